"use strict";
exports.id = 3904;
exports.ids = [3904];
exports.modules = {

/***/ 44210:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openServedPolicies: function() { return /* binding */ openServedPolicies; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _service_load_policies_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73356);
/* harmony import */ var _rego_open_policies_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76751);
/* harmony import */ var _model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48391);
/* harmony import */ var _rego_policy_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95673);
/* harmony import */ var _rego_find_opa_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95809);
/* harmony import */ var _tools_demo_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45301);
/* harmony import */ var _check_command_input_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89834);
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
            const directory = path ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,_tools_demo_index_js__WEBPACK_IMPORTED_MODULE_6__.findExamples)(), 'policies');
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
        throw new _check_command_input_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .eb(error.problems('--policies'));
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
    // What the methods have read already.
    cachedMembers;
    exactMembers = new Map();
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
    /** A member, with a text in the place of each number that JavaScript would change. */
    exact(name) {
        if (!this.exactMembers.has(name))
            this.exactMembers.set(name, this.readExact(name));
        return this.exactMembers.get(name);
    }
    /** What is named twice, so that one of its two values would be hidden. */
    repeated() {
        return (this.cachedRepeated ??= this.findRepeated());
    }
    readExact(name) {
        const text = this.texts().findLast(([member]) => member === name)?.[1];
        if (text === undefined)
            return undefined;
        const exact = (0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .keepLongNumbers */ .q4)(text);
        return exact === text ? this.document[name] : (0,_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(exact);
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

/***/ 26338:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: function() { return /* binding */ renderTerminal; }
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47187);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74913);
/* harmony import */ var _write_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23907);
/** The report on one screen of a terminal: what the screen has room for. */



/** A screen scrolls: up to so many workspaces and causes, nothing is left out. */
const FEW = 12;
const WHOLE = {
    causes: FEW,
    otherCauses: FEW,
    occurrences: 100,
    others: 100,
    excerpt: true,
    descriptions: true,
    workspaces: FEW,
    changes: 100,
    otherChanges: 0,
    text: { characters: 600, lines: 15 },
};
const LESS = { ...WHOLE, descriptions: false };
const LEAST = { ...LESS, otherCauses: 0, occurrences: 1, others: 1, workspaces: 0 };
const words = (characters) => ({ characters, lines: Math.ceil(characters / 40) });
/**
 * From the most detailed to the shortest: the first that fits is shown. The table of workspaces goes first, then what does not
 * close the gate; causes keep their places as long as one of them fits.
 */
const ROOMS = [
    { ...LESS, otherCauses: 6, occurrences: 4, others: 4, workspaces: 8, changes: 6 },
    { ...LESS, otherCauses: 3, occurrences: 2, others: 2, workspaces: 3, changes: 4 },
    { ...LEAST, changes: 3 },
    { ...LEAST, causes: 8, excerpt: false, changes: 2, text: words(400) },
    { ...LEAST, causes: 5, excerpt: false, changes: 1, text: words(300) },
    { ...LEAST, causes: 3, excerpt: false, changes: 1, text: words(200) },
    { ...LEAST, causes: 1, excerpt: false, changes: 0, text: words(160) },
];
/** Lines ready to print: all of a small report, else at most `screen.rows` of them. */
function renderTerminal(view, screen) {
    const document = (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .makeDocument */ .EG)(view);
    const write = (room) => (0,_write_text_js__WEBPACK_IMPORTED_MODULE_2__/* .writeAsText */ .x)(document, room, screen);
    if (view.workspaces.length <= FEW && view.causes.length <= FEW) {
        return Object.values(write(WHOLE)).flat();
    }
    let parts = { workspaces: [], verdict: [], why: [], steps: [] };
    for (const room of ROOMS) {
        parts = write(room);
        const lines = Object.values(parts).flat();
        if (lines.length <= screen.rows)
            return lines;
    }
    return cutToScreen(parts, screen);
}
/** The verdict gets its lines first, then what to do, then why, and the workspaces what is left. */
function cutToScreen(parts, { rows }) {
    const verdict = cutLines(parts.verdict, rows);
    let left = rows - verdict.length;
    const steps = cutLines(parts.steps, Math.min(left, Math.ceil(rows / 3)));
    left -= steps.length;
    const why = cutLines(parts.why, left);
    left -= why.length;
    return [...cutLines(parts.workspaces, left), ...verdict, ...why, ...steps];
}
/** At most `most` lines: if there are more, the last one counts the others. */
function cutLines(lines, most) {
    if (lines.length <= most)
        return [...lines];
    if (most <= 0)
        return [];
    const shown = lines.slice(0, most - 1);
    return [...shown, `  … and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countWords */ .rj)(lines.length - shown.length, 'more line')}`];
}
//# sourceMappingURL=screen.js.map

/***/ }),

/***/ 73356:
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

/***/ }),

/***/ 45301:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  demo: function() { return /* reexport */ demo; },
  findExamples: function() { return /* reexport */ scenarios/* findExamples */.pW; }
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./build/src/tools/demo/scenarios.js
var scenarios = __webpack_require__(7298);
// EXTERNAL MODULE: ./build/src/machine/execute.js + 1 modules
var machine_execute = __webpack_require__(4643);
;// CONCATENATED MODULE: ./build/src/machine/open-in-browser.js
/** Shows a file to the person at this machine. */


const OPENERS = { darwin: 'open', win32: 'explorer' };
/** Variables by which a program finds the graphical session. */
const SESSION = [
    'DISPLAY',
    'WAYLAND_DISPLAY',
    'XDG_RUNTIME_DIR',
    'DBUS_SESSION_BUS_ADDRESS',
    'BROWSER',
];
/**
 * Opens a file in the browser; does nothing on a machine without one.
 *
 * @param path absolute path of a file that this program wrote
 */
async function openInBrowser(path, { execute, ...where }) {
    const variables = (0,machine_execute/* pickVariables */.hY)(where.environment, SESSION);
    const opener = OPENERS[(0,external_node_os_.platform)()] ?? 'xdg-open';
    await execute(opener, [path], { ...where, variables, goesOn: true }).catch(() => undefined);
}
//# sourceMappingURL=open-in-browser.js.map
// EXTERNAL MODULE: ./build/src/model/verdict.js
var verdict = __webpack_require__(83538);
// EXTERNAL MODULE: ./build/src/report/job-log.js
var job_log = __webpack_require__(8600);
// EXTERNAL MODULE: ./build/src/report/json.js
var report_json = __webpack_require__(47912);
// EXTERNAL MODULE: ./build/src/report/neutralise-log.js
var neutralise_log = __webpack_require__(22195);
// EXTERNAL MODULE: ./build/src/features.js + 3 modules
var features = __webpack_require__(73163);
// EXTERNAL MODULE: ./build/src/hosts/write-reports.js
var write_reports = __webpack_require__(14748);
// EXTERNAL MODULE: ./build/src/report/screen.js
var screen = __webpack_require__(26338);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(74913);
// EXTERNAL MODULE: ./build/src/report/markdown-report.js + 1 modules
var markdown_report = __webpack_require__(69543);
// EXTERNAL MODULE: ./build/src/check/command.js
var command = __webpack_require__(19315);
// EXTERNAL MODULE: ./build/src/check/command-input.js
var command_input = __webpack_require__(89834);
// EXTERNAL MODULE: ./build/src/report/wrap-lines.js
var wrap_lines = __webpack_require__(15920);
;// CONCATENATED MODULE: ./build/src/tools/demo/demo.js
/** Shows what a reviewer sees, from the first line of the log to the verdict. */


















const demo = {
    name: 'demo',
    tidiesUpMs: 3_000,
    summary: 'see all of it in ten seconds, no account, no network',
    description: 'Runs the real gate on the example configuration. A local service plans it and evaluates real policies. A local stand-in for GitHub receives the comment and the annotations. Prints what a reviewer would see, without waiting. Nothing leaves this machine.',
    options: [
        (0,command/* option */.uK)('--scenario <verdict>', 'how it ends', { choices: verdict/* VERDICTS */.bk, default: 'blocked' }),
        (0,command/* option */.uK)('--raw', "print everything: the job's log, the comment as Markdown, the annotations"),
        (0,command/* option */.uK)('--open', 'write the report as a page and open it in the browser'),
        (0,command/* option */.uK)('--json', 'print the report as JSON and nothing else'),
    ],
    examples: {
        'plangate demo': 'failures that cannot be overridden',
        'plangate demo --scenario needs-override': 'one that can be overridden',
        'plangate demo --open': 'the same as a page',
    },
    run,
};
async function run(input, io) {
    const scenario = verdict/* VERDICTS */.bk.find((word) => word === (0,command_input/* optionOf */.XD)(input, 'scenario')) ?? 'blocked';
    const json = (0,command_input/* flagOf */.iP)(input, 'json');
    const raw = (0,command_input/* flagOf */.iP)(input, 'raw') && !json;
    const { createLog } = await io.partsForTools();
    const log = createLog(io, { printTo: json ? 'err' : 'out' });
    if (raw)
        await io.out(`${renderIntroduction(scenario)}${renderHeading("The job's log")}`);
    else if (!json) {
        const title = `Plangate demo: ${scenarios/* SCENARIOS */.U9[scenario].story}\n(the service and GitHub are stand-ins on this machine)`;
        await io.out(`${fitToScreen(title, io)}\n\n`);
    }
    // The simulated hosts are loaded after the first lines are printed.
    const { runDemo } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(8697), __webpack_require__.e(3597), __webpack_require__.e(351), __webpack_require__.e(2940), __webpack_require__.e(6433), __webpack_require__.e(8005), __webpack_require__.e(7937), __webpack_require__.e(177), __webpack_require__.e(5940), __webpack_require__.e(8954), __webpack_require__.e(4080), __webpack_require__.e(3027), __webpack_require__.e(9051), __webpack_require__.e(1307), __webpack_require__.e(4120), __webpack_require__.e(754), __webpack_require__.e(829), __webpack_require__.e(5051)]).then(__webpack_require__.bind(__webpack_require__, 6802));
    const result = await runDemo({
        scenario,
        examples: (0,scenarios/* findExamples */.pW)(),
        version: io.version,
        signal: io.signal,
        log,
        onLines: (lines) => raw && lines.forEach(log.print),
    });
    await log.flush();
    if (json)
        await io.out((0,report_json/* renderJson */.hF)(result.view));
    else
        await io.out(raw ? renderRaw(result) : renderScreen(result, io));
    if ((0,command_input/* flagOf */.iP)(input, 'open'))
        await openPage(result, io);
    return command/* EXIT */.dc.green;
}
/** Rows for the report: with the title and the three lines below it, one screen of 38 rows is full. */
const ROWS = 33;
/** The report, what the pull request gets, and what to try next. */
function renderScreen({ view, comments, annotations }, io) {
    const { colour = false } = io.screen ?? {};
    const columns = io.screen?.columns() ?? 100;
    const report = (0,screen/* renderTerminal */.b)(view, { columns, rows: ROWS, colour });
    const published = [
        comments.length > 0 ? 'one comment' : 'no comment',
        (0,report_text/* countWords */.rj)(annotations.length, 'annotation'),
        `a ${view.green ? 'green' : 'red'} check`,
    ];
    const other = view.verdict === 'passed' ? 'blocked' : 'passed';
    return joinLines([
        ...report,
        '',
        fitToScreen(`The pull request gets ${(0,report_text/* listText */.so)(published)}: plangate demo --open, --raw`, io),
        fitToScreen(`Next: plangate init (your repository) · plangate demo --scenario ${other}`, io),
    ]);
}
function fitToScreen(text, { screen }) {
    return screen === undefined ? text : (0,wrap_lines/* wrapLines */.M)(text, screen.columns());
}
/** Writes the report as a page and opens it. Its address is printed, too, for a machine without a browser. */
async function openPage({ view }, { out, execute, environment, workingDirectory: cwd }) {
    const directory = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'plangate-page-'));
    const page = (0,external_node_path_.join)(directory, 'report.html');
    await (0,promises_.writeFile)(page, await (0,write_reports/* renderFile */.VB)(features/* FILES_OF_FEATURES */.om, 'report.html', view));
    await out(`The page: ${(0,external_node_url_.pathToFileURL)(page).href}\n`);
    await openInBrowser(page, { execute, environment, cwd });
}
function renderIntroduction(scenario) {
    return `Plangate demo: ${scenarios/* SCENARIOS */.U9[scenario].story}.

The configuration, the policies, the gate and what it publishes are real. The service and GitHub are
stand-ins on this machine, shown as ${scenarios/* SHOWN */.kC.service} and
${scenarios/* SHOWN */.kC.github}. Other endings: --scenario ${verdict/* VERDICTS */.bk.filter((word) => word !== scenario).join(', ')}.
`;
}
/** Everything that a pull request and its job would show, below the log of the job. */
function renderRaw({ view, comments, annotations, exitCode }) {
    const [comment] = comments;
    const annotationLines = annotations.flatMap(({ path, start_line: startLine, annotation_level: level, title, message }) => [
        `${path}:${startLine}  ${level}  ${title}`,
        ...message.split('\n').map((line) => `    ${line}`),
    ]);
    return [
        joinLines((0,job_log/* renderVerdict */.gM)(view)),
        renderHeading(`The comment on pull request #42${comment ? `, by ${comment.author}` : ''}`),
        renderMarkdown(comment?.body ?? '(none)'),
        renderHeading('The annotations, on the lines at fault'),
        joinLines(annotationLines.length === 0 ? ['(none)'] : annotationLines),
        renderHeading('The job summary'),
        renderMarkdown((0,markdown_report.renderSummary)(view)),
        renderHeading('The verdict'),
        `${(0,command/* sentence */.em)(view.headline)} The job is ${view.green ? 'green' : 'red'}; plangate check would exit with ${exitCode}.\n`,
    ].join('');
}
/** A line of 100 columns, as wide as the report, with an empty line before and after. */
function renderHeading(text) {
    return `\n── ${text} ${'─'.repeat(Math.max(3, 96 - text.length))}\n\n`;
}
/** Markdown as plain lines, without its invisible comments, such as the marker. */
function renderMarkdown(markdown) {
    const visible = markdown.split('\n').filter((line) => !/^<!-- .* -->$/.test(line));
    const text = visible.join('\n').replaceAll(/\n{3,}/g, '\n\n');
    return joinLines((0,neutralise_log/* neutraliseLog */.Z$)(text.trimEnd()).map((line) => line.trimEnd()));
}
function joinLines(lines) {
    return lines.map((line) => `${line}\n`).join('');
}
//# sourceMappingURL=demo.js.map
;// CONCATENATED MODULE: ./build/src/tools/demo/index.js


//# sourceMappingURL=index.js.map

/***/ }),

/***/ 7298:
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

/***/ })

};
;