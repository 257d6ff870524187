export const id = 806;
export const ids = [806,790];
export const modules = {

/***/ 6806:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ fetchPinned),
/* harmony export */   readPinned: () => (/* binding */ readPinned),
/* harmony export */   readPinnedAddress: () => (/* binding */ readPinnedAddress)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _machine_git_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1650);
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6238);
/* harmony import */ var _trust_git_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3790);
/* harmony import */ var _trust_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(734);
/* harmony import */ var _model_policy_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8391);
/* harmony import */ var _policy_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5673);
/* harmony import */ var _model_without_trailing_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1804);
/* harmony import */ var _machine_temporary_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9622);
/** A policy set at a git address, pinned to one commit: `git::https://HOST/REPOSITORY.git//DIR?ref=COMMIT`. */










const SHAPE = 'Write `git::https://HOST/REPOSITORY.git//DIRECTORY?ref=COMMIT`';
/** Parses an address. @throws PolicyProblem that says how to write it */
function readPinnedAddress(text) {
    const [address = '', query = ''] = text.replace(/^git::/, '').split('?');
    const [, repository, directory = ''] = /^((?:https|ssh|file):\/\/[^\s'"\\]+?)(?:\/\/([\w./-]*))?$/.exec(address) ?? [];
    // No message repeats a wrong address, because it may contain a password.
    if (repository === undefined) {
        throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_5__/* .PolicyProblem */ .cq(`has an address that git does not take. ${SHAPE}.`);
    }
    if (directory.split('/').includes('..')) {
        throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_5__/* .PolicyProblem */ .cq(`has an address whose directory leads out of its repository. ${SHAPE}.`);
    }
    const commit = query.startsWith('ref=') ? (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_8__/* .readCommitId */ .f)(query.slice('ref='.length)) : undefined;
    if (commit === undefined) {
        throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_5__/* .PolicyProblem */ .cq(`has an address that is not pinned: a branch or a tag may lead to other policies tomorrow. ${SHAPE}, with all 40 digits of the commit.`);
    }
    return { repository, directory: (0,_model_without_trailing_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutTrailing */ .h)(directory, '/'), commit };
}
/** Reads the policies of the commit. Nothing is checked out, and nothing of it is run. */
async function fetchPinned(pinned, ports) {
    const { repository: address, directory } = pinned;
    const name = (0,_policy_files_js__WEBPACK_IMPORTED_MODULE_6__/* .nameOfSet */ .hW)(directory === '' ? address.replace(/\.git$/, '') : directory);
    const shownAs = describePinned(pinned);
    const policies = await readPinned(pinned, ports, (files) => (0,_policy_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readCommitPolicies */ .qN)(files, directory, { name, shownAs }));
    if (policies !== undefined)
        return policies;
    throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_5__/* .PolicyProblem */ .cq(`${shownAs} has no directory "${directory}".`);
}
/** Fetches the commit for as long as its files are read. */
async function readPinned(pinned, ports, read) {
    const { repository: address, commit } = pinned;
    const root = (0,_machine_temporary_js__WEBPACK_IMPORTED_MODULE_7__/* .makeTemporary */ .ww)('plangate-policies-');
    try {
        const repository = { root, gitDirectory: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.git') };
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.gitDirectory, 'objects'), { recursive: true });
        const why = await (0,_machine_git_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .fetchIfMissing */ .s5)(commit, repository, ports, { remote: { address } });
        if (why !== undefined) {
            throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_5__/* .PolicyProblem */ .cq(`${describePinned(pinned)} could not be fetched: ${withoutPassword(why)}`);
        }
        return await read((0,_trust_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .asTrusted */ .O2)((0,_trust_git_files_js__WEBPACK_IMPORTED_MODULE_3__/* .filesAt */ .T)(commit, repository, ports)));
    }
    finally {
        (0,_machine_temporary_js__WEBPACK_IMPORTED_MODULE_7__/* .removeTemporary */ .cF)(root);
    }
}
function describePinned({ repository, commit }) {
    return `${withoutPassword(repository)} at ${commit.slice(0, 12)}`;
}
function withoutPassword(text) {
    return text.replace(/:\/\/[^@\s/]*@/g, '://');
}
//# sourceMappingURL=pinned-policies.js.map

/***/ }),

/***/ 5673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ak: () => (/* binding */ readDirectoryPolicies),
/* harmony export */   c7: () => (/* binding */ findUnjudged),
/* harmony export */   gC: () => (/* binding */ mayBeDirectory),
/* harmony export */   hW: () => (/* binding */ nameOfSet),
/* harmony export */   hl: () => (/* binding */ isTestFile),
/* harmony export */   qN: () => (/* binding */ readCommitPolicies),
/* harmony export */   vY: () => (/* binding */ withoutTestsOfConftest)
/* harmony export */ });
/* unused harmony export isPolicyFile */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6609);
/* harmony import */ var _machine_read_regular_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3962);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4271);
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(239);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8187);
/* harmony import */ var _model_policy_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8391);
/* harmony import */ var _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3491);
/* harmony import */ var _syntax_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2930);
/* harmony import */ var _trust_tree_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(734);
/** The files of a policy set: from a directory of this machine, a commit, or a pinned URL. */











/**
 * Whether a file belongs to a policy set. Data files have the same names as in a bundle of `opa`. Files of tests belong to
 * it, because a `deny` in one judges, for `opa` and for conftest; so do policies that `findUnjudged` reports.
 *
 * @param name without its directory
 */
function isPolicyFile(name) {
    return (/\.(?:rego|sentinel|wasm|tar\.gz|policy\.hcl)$/.test(name) ||
        /^(?:policies|sentinel)\.hcl$/.test(name) ||
        /^data\.(?:json|yaml)$/.test(name));
}
const MOST_NAMED = 5;
/** The files of policies that nothing on this machine judges, and what to do with them; undefined if a set has none. */
function findUnjudged({ shownAs, files, }) {
    const all = [...files.keys()];
    const sentinel = all.filter((name) => /(?:^|\/)sentinel\.hcl$|\.sentinel$/.test(name));
    if (sentinel.length > 0) {
        const why = `"${shownAs}" holds Sentinel policies (${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_8__/* .nameSome */ .Kf)(sentinel, MOST_NAMED)}), which are not judged here. HCP Terraform judges them: attach them to the workspace as a policy set, and check with the service. \`sentinel test\` tries them on your machine. Keep Rego in a directory of its own.`;
        return { names: sentinel, why };
    }
    const compiled = all.filter(isCompiled);
    if (compiled.length === 0)
        return undefined;
    const why = `"${shownAs}" holds compiled policies (${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_8__/* .nameSome */ .Kf)(compiled, MOST_NAMED)}), which are not judged here. \`opa\` judges Rego as it is written: keep the .rego files in this directory, and compiled ones elsewhere.`;
    return { names: compiled, why };
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
        const rules = (0,_syntax_js__WEBPACK_IMPORTED_MODULE_6__/* .readModule */ .bH)(name, trees[name])?.rules;
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
    const notice = `"${policies.shownAs}" has tests for \`conftest verify\` (${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_8__/* .nameSome */ .Kf)(tests, MOST_NAMED)}), which no check runs.`;
    return { ...policies, files, notices: [policies.notices ?? [], notice].flat() };
}
const MOST_FILES = 2_000;
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_LEVELS = 12;
/** Directories in which programs keep files of their own. Others that are hidden are read, as `opa` and conftest do. */
const PROGRAM_DIRECTORIES = new Set([
    '.git',
    '.regal',
    '.terraform',
    '.terragrunt-cache',
    '.venv',
    'node_modules',
]);
function addFile(collected, path, content, shownAs) {
    collected.files.set(path, content);
    collected.bytes += content.length;
    if (collected.files.size <= MOST_FILES && collected.bytes <= MOST_BYTES)
        return;
    throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_5__/* .PolicyProblem */ .cq(`"${shownAs}" holds more than ${MOST_FILES} policy files, or more than 64 MB of them. Name the directory of the policies alone.`);
}
/**
 * Reads the policies of a directory of this machine.
 *
 * @param directory absolute
 * @param followsLinks whether symbolic links are followed; those of judged files must not be
 * @param belongs which files are read
 * @returns undefined if there is no such directory
 */
async function readDirectoryPolicies(directory, shownAs, followsLinks, belongs = isPolicyFile) {
    const collected = { files: new Map(), bytes: 0 };
    const walk = async (path, level) => {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, path);
        const entries = await orPolicyProblem(shownAs, path, () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder, { withFileTypes: true }));
        if (entries.length === 0 && (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .isNamedSubmodule */ .Mn)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder))) {
            throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_5__/* .PolicyProblem */ .cq(`"${node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(shownAs, path)}" is a submodule that is not checked out, so its policies are missing. Check it out: \`git submodule update --init --recursive\`, or \`submodules: true\` for actions/checkout.`);
        }
        const countedEntries = entries.filter((entry) => followsLinks || !entry.isSymbolicLink());
        for (const { name } of countedEntries.filter((entry) => belongs(entry.name))) {
            const inner = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(path, name);
            const read = async () => (isCompiled(inner) ? '' : (0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_3__/* .readDeciding */ .Ue)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, inner)));
            const text = await orPolicyProblem(shownAs, inner, read);
            addFile(collected, inner, Buffer.from(text ?? ''), shownAs);
        }
        for (const entry of countedEntries) {
            if (belongs(entry.name) || PROGRAM_DIRECTORIES.has(entry.name))
                continue;
            const inner = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(path, entry.name);
            const target = entry.isSymbolicLink()
                ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, inner)).catch(() => undefined)
                : entry;
            if (target === undefined && mayBeDirectory(entry.name)) {
                throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_5__/* .PolicyProblem */ .cq(describeUnread('link', node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(shownAs, inner), shownAs));
            }
            if (target?.isDirectory() !== true)
                continue;
            if (level < MOST_LEVELS)
                await walk(inner, level + 1);
            // What is so deep below a hidden directory is a cache.
            else if (!/(?:^|\/)\./.test(inner))
                throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_5__/* .PolicyProblem */ .cq(describeTooDeep(inner, shownAs));
        }
    };
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(directory).catch(() => undefined);
    if (stats === undefined && (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(directory).then(() => false, isNotFound))) {
        return undefined;
    }
    if (stats?.isDirectory() !== true) {
        throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_5__/* .PolicyProblem */ .cq(`"${shownAs}" is no directory. Name the directory of the policies: ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_8__/* .quote */ .hD)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(shownAs))}.`);
    }
    if (!followsLinks && (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(directory)) !== directory)
        return undefined;
    await walk('', 0);
    return { name: nameOfSet(directory), shownAs, files: collected.files };
}
function isNotFound(error) {
    return /^ENO(?:ENT|TDIR)(?![A-Z])/.test((0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_9__/* .errorMessage */ .g)(error));
}
function describeTooDeep(path, shownAs) {
    return `"${shownAs}" has the directory ${path}, and none below it is read. Move its policies up.`;
}
/** @throws PolicyProblem if a part of the set cannot be read: it may be a policy that fails */
async function orPolicyProblem(shownAs, path, read) {
    try {
        return await read();
    }
    catch (error) {
        const isOfSystem = error instanceof Error && 'code' in error;
        if (!(error instanceof _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_10__/* .UnreadableFile */ .i) && !isOfSystem)
            throw error;
        const [first = ''] = (0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_9__/* .errorMessage */ .g)(error).split(':');
        const why = isOfSystem ? `cannot be read (${first})` : (0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_9__/* .errorMessage */ .g)(error);
        throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_5__/* .PolicyProblem */ .cq(`"${node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(shownAs, path)}" ${why}.`);
    }
}
/**
 * Reads the policies of a directory in a commit.
 *
 * @param directory relative to the repository, '' for the repository itself
 * @returns undefined if the commit has no such directory
 */
async function readCommitPolicies(source, directory, { name: setName, shownAs }) {
    const collected = { files: new Map(), bytes: 0 };
    const walk = async (path, level) => {
        const at = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(directory, path).replace(/^\.$/, '');
        const names = await source.names(at);
        const obstacle = names === undefined ? await source.obstacleAt?.(at) : undefined;
        if (obstacle !== undefined)
            throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_5__/* .PolicyProblem */ .cq(describeUnread(obstacle, at, shownAs));
        for (const name of names ?? []) {
            const inner = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(path, name);
            if (isPolicyFile(name)) {
                const file = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(directory, inner);
                const content = await orPolicyProblem(shownAs, inner, () => contentOf(source, file));
                if (content === undefined) {
                    const isSubmodule = (await source.obstacleAt?.(file)) === 'submodule';
                    throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_5__/* .PolicyProblem */ .cq(isSubmodule
                        ? describeUnread('submodule', file, shownAs)
                        : `"${shownAs}" has ${inner}, and no file could be read there from the commit. A policy that is not read may be one that fails.`);
                }
                addFile(collected, inner, content, shownAs);
            }
            else if (mayBeDirectory(name) || (await source.isNoFile?.(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(at, name)))) {
                const file = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(directory, inner);
                if ((await walk(inner, level + 1)) || !(await source.isNoFile?.(file)))
                    continue;
                // A link may lead to a file.
                if ((await source.read(file)) !== undefined)
                    continue;
                throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_5__/* .PolicyProblem */ .cq(describeUnread('unlisted', file, shownAs));
            }
        }
        if (names !== undefined && level > MOST_LEVELS)
            throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_5__/* .PolicyProblem */ .cq(describeTooDeep(path, shownAs));
        return names !== undefined;
    };
    if (!(await walk('', 0)))
        return undefined;
    return (0,_trust_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .asTrusted */ .O2)({ name: setName, shownAs, files: collected.files });
}
/** Without its files, policies would be missing and everything would pass. */
function describeUnread(obstacle, path, shownAs) {
    const why = {
        submodule: 'a submodule, and its files are not in this commit. Name its repository by a pinned URL, as in `git::https://HOST/REPOSITORY.git//DIR?ref=COMMIT`.',
        link: 'a link that leads to no file here, and the policies of a directory behind it are not read. Put the directory in its place, or name it in `policies`, too.',
        unlisted: 'no file, and what is in it was not listed. Run the job again.',
    };
    return `"${shownAs}" cannot be read as a whole: ${path} is ${why[obstacle]}`;
}
/** A listing does not show which entries are directories, and each attempt to list one may be a request. */
function mayBeDirectory(name) {
    const isFile = /\.(?:md|rego|txt|sh|json|ya?ml|tf|hcl|lock|png|svg|gitignore|gitattributes|gitkeep|editorconfig)$/;
    return !PROGRAM_DIRECTORIES.has(name) && !isFile.test(name);
}
async function contentOf(source, path) {
    // Of a compiled file only the name is needed.
    if (isCompiled(path))
        return new Uint8Array();
    const text = await source.read(path);
    return text === undefined ? undefined : Buffer.from((0,_model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_10__/* .wholeText */ .r)(text));
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

/***/ 2930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ih: () => (/* binding */ annotationsOf),
/* harmony export */   K$: () => (/* binding */ NOTHING),
/* harmony export */   Kp: () => (/* binding */ groupsBelow),
/* harmony export */   Lg: () => (/* binding */ constantsOf),
/* harmony export */   bH: () => (/* binding */ readModule),
/* harmony export */   dr: () => (/* binding */ groupRules),
/* harmony export */   gI: () => (/* binding */ toAnnotations),
/* harmony export */   x3: () => (/* binding */ writeText)
/* harmony export */ });
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/* harmony import */ var _model_policy_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8391);
/**
 * The syntax tree of a policy, read from the JSON in which `opa` writes it, and all rules of a policy set by their names:
 * rules of one name are alternatives, in whichever files they are.
 */


/** @returns undefined if this is no syntax tree */
function readModule(file, json) {
    const tree = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(json);
    const path = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(tree['package'])['path']);
    if (path.length === 0)
        return undefined;
    const imports = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(tree['imports']).map((item) => {
        const { path: ref, alias } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(item);
        const words = constantsOf((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(ref)['value']);
        return [(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .textIn */ .r7)(alias) ?? words.at(-1) ?? '', words];
    });
    return {
        file,
        package: constantsOf(path).slice(1),
        imports: new Map(imports.filter(([, [first]]) => first === 'input' || first === 'data')),
        rules: (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(tree['rules']).flatMap((rule) => toRules(rule)),
        annotations: toAnnotations([]),
    };
}
/** A text as Rego has it. `opa` takes no byte order mark in its sources. */
function writeText(text) {
    return JSON.stringify(text).replaceAll('\uFEFF', String.raw `\ufeff`);
}
/** The constant words that a reference begins with. */
function constantsOf(ref) {
    const words = [];
    for (const [at, part] of (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(ref).entries()) {
        const { type, value } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(part);
        if (typeof value !== 'string' || !(type === 'string' || (at === 0 && type === 'var')))
            break;
        words.push(value);
    }
    return words;
}
/** A rule, and what its `else` say. */
function toRules(json, isElse = false) {
    const { head: headJson, body, else: otherwise, default: isDefault } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(json);
    const head = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(headJson);
    const ref = head['ref'] === undefined ? [{ type: 'var', value: head['name'] }] : head['ref'];
    const name = constantsOf(ref);
    const keys = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(ref).slice(name.length).map(toTerm);
    const rule = {
        name,
        args: head['args'] === undefined ? undefined : (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(head['args']).map(toTerm),
        body: isKnown(json, RULE) && isKnown(headJson, HEAD) ? toBody(body) : [UNKNOWN_EXPRESSION],
        value: keys.reduceRight(objectWith, headValue(head)),
        isPartial: keys.length > 0 || isSetHead(head),
        isElse,
        isDefault: isDefault === true,
        annotations: toAnnotations([]),
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
/** What blocks of METADATA say, as `opa` writes them. */
function toAnnotations(all) {
    const title = all.map((block) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .textIn */ .r7)(block['title'])).find((text) => text !== undefined);
    const textsOf = (key) => all.flatMap(({ custom }) => {
        // A text, or a list of texts. A number or a switch is kept, to be refused.
        const value = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(custom)[key];
        const items = [value, ...(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(value)];
        return items.flatMap((item) => typeof item === 'string' || typeof item === 'number' || typeof item === 'boolean'
            ? String(item)
            : []);
    });
    const inputKeys = textsOf('input-keys');
    const documents = textsOf('input-document');
    const areOfAll = all.some(({ scope, custom }) => scope !== undefined && scope !== 'rule' && 'enforcement_level' in (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(custom));
    const approvals = all.flatMap(({ custom }) => {
        const said = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(custom);
        const hasRule = 'approvers' in said || 'approvals' in said;
        return hasRule ? { approvers: said['approvers'], count: said['approvals'] } : [];
    });
    const levels = textsOf('enforcement_level');
    const annotations = { inputKeys, documents, levels, approvals, areOfAll };
    return title === undefined ? annotations : { title, ...annotations };
}
/** The members of the nodes that are read here. What a node with another member does is not known. */
const RULE = ['head', 'body', 'else', 'default', 'annotations', 'location'];
const HEAD = ['name', 'ref', 'args', 'key', 'value', 'assign', 'location'];
const EXPRESSION = ['index', 'terms', 'negated', 'with', 'generated', 'location'];
const STATEMENT = ['symbols', 'key', 'value', 'domain', 'body', 'location', 'type'];
function isKnown(json, members) {
    return Object.keys((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(json)).every((member) => members.includes(member));
}
/** `null`: nothing is in it. */
const NOTHING = { kind: 'scalar', value: null };
const UNKNOWN_EXPRESSION = toExpression({ kind: 'other' });
function toExpression(term) {
    return { term, isNegated: false, replaced: [], place: undefined };
}
function toBody(json) {
    return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(json).flatMap(toExpressions);
}
function toExpressions(json) {
    const { terms, negated, with: modifiers } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(json);
    const place = placeOf(json);
    const isStatement = Array.isArray(terms) || isKnown(terms, STATEMENT);
    if (!isKnown(json, EXPRESSION) || !isStatement)
        return [{ ...UNKNOWN_EXPRESSION, place }];
    const replaced = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(modifiers).flatMap((modifier) => {
        const { target, value } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(modifier);
        return [toTerm(value), toTerm(target)];
    });
    const isNegated = negated === true;
    return readTerms(terms).map((term) => ({ term, isNegated, replaced, place }));
}
function readTerms(terms) {
    if (Array.isArray(terms))
        return [toCall(terms)];
    const { symbols, domain, body, key, value } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(terms);
    const names = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(symbols);
    const { type, value: members } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(names[0]);
    // `some x in list` is a call of `internal.member_2`.
    if (type === 'call')
        return readMembers((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(members).slice(1));
    if (names.length > 0)
        return [{ kind: 'call', name: 'some', args: names.map(toTerm) }];
    if (domain === undefined)
        return [toTerm(terms)];
    const inner = readMembers([key, value, domain]).map(toExpression);
    return [{ kind: 'comprehension', value: NOTHING, body: [...inner, ...toBody(body)] }];
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
    const words = constantsOf((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(name)['value']);
    return { kind: 'call', name: words.join('.'), args: args.map(toTerm) };
}
function toTerm(json) {
    const { type, value } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(json);
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
            const [head = { kind: 'other' }, ...parts] = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(value).map(toTerm);
            return { kind: 'reference', head, parts };
        }
        case 'array':
        case 'set':
            return collectionOf(type, (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(value));
        case 'object': {
            const entries = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(value).map((pair) => {
                const [key, inner] = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(pair);
                return { key: toTerm(key), value: toTerm(inner) };
            });
            return { kind: 'collection', isSet: false, entries };
        }
        case 'arraycomprehension':
        case 'setcomprehension':
        case 'objectcomprehension': {
            const { term, key, value: member, body } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(value);
            const isObject = type === 'objectcomprehension';
            const members = isObject
                ? objectWith(toTerm(member), toTerm(key))
                : collectionOf(type, [term]);
            return { kind: 'comprehension', value: members, body: toBody(body) };
        }
        case 'templatestring': {
            const parts = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(value)['parts']);
            const body = toBody(parts.filter((part) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(part)['type'] !== 'string'));
            const text = { kind: 'call', name: type, args: body.map(({ term }) => term) };
            return { kind: 'comprehension', value: text, body };
        }
        case 'call':
            return toCall((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(value));
        default:
            return { kind: 'other' };
    }
}
function collectionOf(type, items) {
    const entries = items.map((item) => ({ value: toTerm(item) }));
    return { kind: 'collection', isSet: type.startsWith('set'), entries };
}
function placeOf(json) {
    const { row, col } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(json)['location']);
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
                throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_0__/* .PolicyProblem */ .cq(`${shownAs}/${module.file}: a name of a package or a rule has NUL in it. Rename it.`);
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

/***/ }),

/***/ 3790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ filesAt),
/* harmony export */   trustedCommit: () => (/* binding */ trustedCommit),
/* harmony export */   trustedInGit: () => (/* binding */ trustedInGit)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9796);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8187);
/* harmony import */ var _machine_git_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1650);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(734);
/** Files of the default branch, or of one that is named, read from git where no CI host serves them. */





/**
 * Opens the files of the branch.
 *
 * @throws UntrustedError if the branch cannot be read
 */
async function trustedInGit(branch, ports) {
    const { commit, repository } = await trustedCommit(branch, ports);
    return (0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .asTrusted */ .O2)(filesAt(commit, repository, ports));
}
/**
 * Finds the last commit of the branch; fetches it if the clone does not have it.
 *
 * @throws UntrustedError if the branch cannot be read
 */
async function trustedCommit({ repository, branch, server }, ports) {
    if (repository === undefined) {
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UntrustedError */ .lI('these files are in no git repository. Run it in a clone.');
    }
    const commitOfClone = () => branch === undefined
        ? (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__/* .commitOfDefaultBranch */ .Oh)(repository, ports)
        : (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__/* .commitOfRemoteBranch */ .hZ)(branch, repository, ports);
    if (server === undefined) {
        const commit = (await commitOfClone()) ?? (await fetchFromOrigin(branch, repository, ports));
        return { commit, repository };
    }
    // A clone that was made for this job is as new as the server. Without a credential, the server may not answer.
    const isCloneEnough = server.isNew && server.authorization === undefined;
    const known = isCloneEnough ? await commitOfClone() : undefined;
    return { commit: known ?? (await askServer(server, branch, repository, ports)), repository };
}
/** Asks the server of the repository, and fetches the commit if the clone does not have it. */
async function askServer({ address, authorization, remedy }, branch, repository, ports) {
    const branchWords = describeBranch(branch);
    if (address === undefined) {
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UntrustedError */ .lI(`this job does not say where ${branchWords} of its repository is. ${remedy}`);
    }
    const remote = { address, authorization };
    const reference = referenceOf(branch);
    const answer = await (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__/* .commitOnServer */ .k6)(remote, reference, ports);
    if ('why' in answer) {
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UntrustedError */ .lI(`the server did not say which commit is the last of ${branchWords}${inBrackets(answer.why)}. ${remedy}`);
    }
    const { commit } = answer;
    const why = await (0,_machine_git_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .fetchIfMissing */ .s5)(commit, repository, ports, { remote, reference });
    if (why === undefined)
        return commit;
    throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UntrustedError */ .lI(`the last commit of ${branchWords} could not be fetched${inBrackets(why)}. ${remedy}`);
}
function referenceOf(branch) {
    return branch === undefined ? 'HEAD' : `refs/heads/${branch}`;
}
function describeBranch(branch) {
    return branch === undefined ? 'the default branch' : `the branch "${branch}"`;
}
/** Fetches the last commit from the remote of a person's own clone, which is the one that `git fetch` asks. */
async function fetchFromOrigin(branch, repository, ports) {
    const origin = await (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__/* .originOf */ .yv)(repository, ports);
    if ('why' in origin) {
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UntrustedError */ .lI(`git knows no remote "origin" here${inBrackets(origin.why)}. Add it: \`git remote add origin URL\`.`);
    }
    const from = { remote: { address: origin.text.trim() }, reference: referenceOf(branch) };
    const answer = await (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__/* .commitOnServer */ .k6)(from.remote, from.reference, ports);
    const why = 'why' in answer ? answer.why : await (0,_machine_git_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .fetchIfMissing */ .s5)(answer.commit, repository, ports, from);
    if ('commit' in answer && why === undefined)
        return answer.commit;
    throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UntrustedError */ .lI(`git does not have ${describeBranch(branch)} and could not fetch it${inBrackets(why)}.`);
}
/** The files of one commit that git has here. */
function filesAt(commit, repository, ports) {
    const files = (0,_machine_git_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .openCommit */ .Cg)(commit, repository, ports);
    const modeAt = async (path) => {
        const entry = await files.entry(path);
        return typeof entry === 'object' ? entry.mode : undefined;
    };
    /** Follows this many links, and reads the file that the last one leads to. */
    const readBehindLinks = async (path, mostLinks) => {
        const text = (await files.bytes(path))?.toString('utf8');
        if (text === undefined || (await modeAt(path)) !== MODE.link)
            return text;
        const isOutside = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.isAbsolute(text);
        if (isOutside || mostLinks === 0)
            return undefined;
        return readBehindLinks(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), text), mostLinks - 1);
    };
    const read = (path) => readBehindLinks(path, MOST_LINKS);
    return {
        async obstacleAt(path) {
            const names = path.split('/');
            for (const count of names.keys()) {
                const upToHere = names.slice(0, count + 1).join('/');
                const mode = await modeAt(upToHere);
                if (mode === MODE.submodule)
                    return 'submodule';
                if (mode !== MODE.link)
                    continue;
                const isFile = upToHere === path && (await read(path)) !== undefined;
                return isFile ? undefined : 'link';
            }
            return undefined;
        },
        isNoFile: async (path) => !['100644', '100755'].includes((await modeAt(path)) ?? ''),
        async names(directory) {
            const entries = await files.list(directory);
            if (entries !== undefined)
                return entries.map(({ name }) => name);
            const entry = await files.entry(directory);
            if (entry === 'missing')
                return undefined;
            // A directory that the commit has, and git has not, is not the same as none.
            if (entry === undefined || entry.mode === MODE.directory) {
                throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UntrustedError */ .lI(`git does not have the directory ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(directory)} of that commit. Check out the whole history, without \`filter\`.`);
            }
            return undefined;
        },
        read,
    };
}
/** As many as Linux follows. */
const MOST_LINKS = 40;
const MODE = { directory: '040000', link: '120000', submodule: '160000' };
/** What git printed, in brackets, without the credentials of addresses. */
function inBrackets(printed = '') {
    const why = (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__/* .firstLine */ .TM)(printed);
    return why === '' ? '' : ` (${why.replace(/:\/\/[^@\s/]*@/g, '://').slice(0, 200)})`;
}
//# sourceMappingURL=git-files.js.map

/***/ })

};
