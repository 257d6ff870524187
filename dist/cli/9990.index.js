"use strict";
exports.id = 9990;
exports.ids = [9990];
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
/* harmony import */ var _rego_open_policies_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58199);
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
                return (await open(await readPolicyDirectory(directory, directory, workingDirectory))).set
                    .judge;
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
        const files = await readPolicyDirectory(path, shownAs, workingDirectory);
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
/** Reads a directory of the user's own. @throws PolicyProblem if it is missing or cannot be read */
async function readPolicyDirectory(path, shownAs, workingDirectory) {
    const files = await (0,_rego_policy_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readDirectoryPolicies */ .Ak)(path, shownAs, workingDirectory);
    if (files === undefined)
        throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__/* .PolicyProblem */ .cq((0,_model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__/* .policiesMissing */ .xC)(shownAs));
    return files;
}
//# sourceMappingURL=open-served.js.map

/***/ }),

/***/ 71650:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $I: function() { return /* binding */ readObjects; },
/* harmony export */   Cg: function() { return /* binding */ openCommit; },
/* harmony export */   Fe: function() { return /* binding */ readCommits; },
/* harmony export */   TH: function() { return /* binding */ idOf; },
/* harmony export */   i9: function() { return /* binding */ readTrees; },
/* harmony export */   kN: function() { return /* binding */ readCommit; },
/* harmony export */   rV: function() { return /* binding */ writeCommit; },
/* harmony export */   s5: function() { return /* binding */ fetchIfMissing; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _ask_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29796);
/* harmony import */ var _find_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6609);
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66238);
/* harmony import */ var _take_turn_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44990);
/**
 * Commits, trees and files of git, read by their ids alone. What decides is hashed here: a clone that a machine keeps
 * from job to job may return other bytes under an old id.
 */







/** Objects by their ids. One is left out if the clone does not have it, or has other bytes than its id says. */
async function readObjects(ids, repository, ports) {
    const [sample] = ids;
    if (sample === undefined)
        return new Map();
    const pieces = [];
    const answer = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askObjects */ .kO)(ports, repository, sample, {
        args: ['cat-file', '--batch'],
        stdin: `${ids.join('\n')}\n`,
        take: (bytes) => void pieces.push(bytes),
    });
    return 'why' in answer ? new Map() : parseBatch(Buffer.concat(pieces));
}
/** Parses what `git cat-file --batch` prints: a line of id, type and size, then the object and a line break. */
function parseBatch(printed) {
    const objects = new Map();
    for (let at = 0; at < printed.length;) {
        const end = printed.indexOf(0x0a, at);
        if (end < 0)
            break;
        const [id = '', type = '', size] = printed.toString('latin1', at, end).split(' ');
        at = end + 1;
        if (size === undefined)
            continue;
        const bytes = printed.subarray(at, at + Number(size));
        at += bytes.length + 1;
        if (idOf(type, bytes, id) === id)
            objects.set(id, { type, bytes });
    }
    return objects;
}
/** The id that git gives to an object, made with the same hash as the id `sample`. */
function idOf(type, bytes, sample) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(sample.length === 64 ? 'sha256' : 'sha1');
    return hash.update(`${type} ${bytes.length}\0`).update(bytes).digest('hex');
}
/** Undefined if the clone does not have the commit. */
async function readCommit(commit, repository, ports) {
    return (await readCommits([commit], repository, ports)).get(commit);
}
/** By id, without those that the clone does not have. */
async function readCommits(commits, repository, ports) {
    return parseEach('commit', await readObjects(commits, repository, ports), parseCommit);
}
/** The objects of one type, each parsed. */
function parseEach(type, objects, parse) {
    const ofType = [...objects].filter(([, object]) => object.type === type);
    return new Map(ofType.map(([id, { bytes }]) => [id, parse(bytes, id)]));
}
/** The lines before the first empty one; what follows is the message. */
function parseCommit(bytes) {
    const lines = (bytes.toString('latin1').split('\n\n', 1)[0] ?? '').split('\n');
    const valuesOf = (name) => lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
    return {
        tree: valuesOf('tree')[0] ?? '',
        parents: valuesOf('parent').flatMap((text) => (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_6__/* .readCommitId */ .f)(text) ?? []),
    };
}
/** The entries of directories by the ids of their trees, without those that the clone does not have. */
async function readTrees(ids, repository, ports) {
    return parseEach('tree', await readObjects(ids, repository, ports), parseTree);
}
/** Parses a tree: for each entry the mode, a blank, the name, a zero byte, and an id as long as that of the tree. */
function parseTree(bytes, id) {
    const entries = [];
    for (let at = 0; at < bytes.length;) {
        const blank = bytes.indexOf(0x20, at);
        const zero = bytes.indexOf(0, blank);
        const end = zero + 1 + id.length / 2;
        entries.push({
            mode: bytes.toString('latin1', at, blank).padStart(6, '0'),
            name: bytes.toString('utf8', blank + 1, zero),
            id: bytes.toString('hex', zero + 1, end),
        });
        at = end;
    }
    return entries;
}
/**
 * Fetches a commit from a server if the clone does not have it.
 *
 * @param reference leads to it; any reference may if left out
 * @returns why it is not here afterwards
 */
async function fetchIfMissing(commit, repository, ports, { remote, reference }) {
    const isHere = async () => (await readCommit(commit, repository, ports)) !== undefined;
    if (await isHere())
        return undefined;
    const wanted = { commit, reference, here: await (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .headOf */ .Uo)(repository) };
    const why = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .fetchObjects */ .rt)(ports, repository, remote, wanted);
    if (await isHere())
        return undefined;
    return why ? (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .firstLine */ .TM)(why) : `the repository has no commit ${commit}.`;
}
const FILES_AT_ONCE = 200;
/** Names that git gives to no entry of a directory. */
const IMPOSSIBLE_NAME = /^(?:\.{0,2}|\.git)$|[/\\]/i;
/**
 * Writes the files of a commit into an empty directory, each with the bytes that its id says. A submodule is an empty
 * directory there.
 *
 * @returns false if the clone does not have all of them
 */
async function writeCommit(commit, repository, root, ports) {
    const top = await readCommit(commit, repository, ports);
    const files = [];
    // One level of directories after the other, so that each level is one question to git.
    let level = [{ path: root, id: top?.tree ?? '' }];
    while (level.length > 0) {
        const trees = await readTrees([...new Set(level.map(({ id }) => id))], repository, ports);
        const nextLevel = [];
        for (const { path: directory, id: tree } of level) {
            const entries = trees.get(tree);
            if (entries === undefined || entries.some(({ name }) => IMPOSSIBLE_NAME.test(name)))
                return false;
            for (const entry of entries) {
                const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, entry.name);
                const isFile = entry.mode.startsWith('1') && entry.mode !== '160000';
                if (isFile)
                    files.push({ ...entry, path });
                else
                    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(path);
                if (entry.mode === '040000')
                    nextLevel.push({ path, id: entry.id });
            }
        }
        level = nextLevel;
    }
    for (let at = 0; at < files.length; at += FILES_AT_ONCE) {
        const batch = files.slice(at, at + FILES_AT_ONCE);
        const objects = await readObjects([...new Set(batch.map(({ id }) => id))], repository, ports);
        for (const { path, mode, id } of batch) {
            const bytes = objects.get(id)?.bytes;
            if (bytes === undefined)
                return false;
            if (mode === '120000')
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.symlinkSync)(bytes, path);
            else
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(path, bytes, { flag: 'wx', mode: mode === '100755' ? 0o755 : 0o644 });
        }
    }
    return true;
}
/** Makes one question of what is asked for in one turn: each question to git is a process. */
function readTogether(read) {
    let open;
    return async (id) => {
        if (open === undefined || open.ids.size >= FILES_AT_ONCE) {
            const ids = new Set();
            const asked = {
                ids,
                answer: (0,_take_turn_js__WEBPACK_IMPORTED_MODULE_5__/* .nextTurn */ .tJ)().then(() => {
                    if (open === asked)
                        open = undefined;
                    return read([...ids]);
                }),
            };
            open = asked;
        }
        open.ids.add(id);
        return (await open.answer).get(id);
    };
}
/** Opens the files of a commit. Every directory is read once. */
function openCommit(commit, repository, ports) {
    const trees = new Map();
    const readObject = readTogether((ids) => readObjects(ids, repository, ports));
    const readTree = async (id) => {
        const object = await readObject(id);
        if (object?.type !== 'tree')
            return undefined;
        const entries = parseTree(object.bytes, id);
        return { entries, byName: new Map(entries.map((each) => [each.name, each])) };
    };
    const treeAt = (id) => {
        const reading = trees.get(id) ?? readTree(id);
        trees.set(id, reading);
        return reading;
    };
    let rootTree;
    const entry = async (path) => {
        rootTree ??= readCommit(commit, repository, ports).then((read) => read?.tree);
        const root = await rootTree;
        if (root === undefined)
            return undefined;
        let found = { mode: '040000', name: '', id: root };
        for (const name of path === '' ? [] : path.split('/')) {
            if (found.mode !== '040000')
                return 'missing';
            const tree = await treeAt(found.id);
            if (tree === undefined)
                return undefined;
            const next = tree.byName.get(name);
            if (next === undefined)
                return 'missing';
            found = next;
        }
        return found;
    };
    return {
        entry,
        async list(directory) {
            const found = await entry(directory);
            if (typeof found !== 'object' || found.mode !== '040000')
                return undefined;
            return (await treeAt(found.id))?.entries;
        },
        async bytes(path) {
            const found = await entry(path);
            if (typeof found !== 'object' || !found.mode.startsWith('1'))
                return undefined;
            const object = await readObject(found.id);
            return object?.type === 'blob' ? object.bytes : undefined;
        },
    };
}
//# sourceMappingURL=git-objects.js.map

/***/ }),

/***/ 35379:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: function() { return /* binding */ ACCEPTED_LIMITS; },
/* harmony export */   F3: function() { return /* binding */ resourcesOf; },
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

/***/ })

};
;