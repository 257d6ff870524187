"use strict";
exports.id = 9263;
exports.ids = [9263,167];
exports.modules = {

/***/ 40167:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: function() { return /* binding */ changedSince; },
/* harmony export */   TD: function() { return /* binding */ compareWithCommit; },
/* harmony export */   listCommitted: function() { return /* binding */ listCommitted; },
/* harmony export */   wu: function() { return /* binding */ mergeBase; }
/* harmony export */ });
/* unused harmony export uncommittedPaths */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _ask_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29796);
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66238);
/* harmony import */ var _model_or_else_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17026);
/* harmony import */ var _find_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6609);
/* harmony import */ var _git_objects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71650);
/**
 * Finds the files of a work tree that differ from the commit that is checked out, and those that this commit changes since
 * the last one that it has in common with a target. Each file is read and compared in the form in which git would store
 * it. No program that an attribute or a configuration names is run.
 */








/**
 * Compares the work tree with the commit that is checked out. Paths are relative to it, with slashes.
 *
 * @returns undefined if git does not answer
 */
async function compareWithCommit(repository, ports, compared = {}) {
    const { files, isNeeded = () => false } = compared;
    const head = await (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .headOf */ .Uo)(repository);
    const entries = head && (await readTree(head, repository, ports));
    const staged = await readIndex(repository, ports);
    const present = files ?? (await listPresent(repository, ports));
    if (entries === undefined || staged === undefined || present === undefined)
        return undefined;
    const skipped = new Set(staged.filter(({ tag }) => tag === 'S').map(({ path }) => path));
    const committed = new Map();
    const differences = [];
    const submodules = new Set();
    const unequal = [];
    const isLinkFree = linkFreeTest(repository.root);
    for (const entry of entries) {
        const { path, mode, id } = entry;
        const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.root, path);
        const isReached = isLinkFree((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(absolute));
        const stats = isReached ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(absolute, { throwIfNoEntry: false }) : undefined;
        if (mode === '160000') {
            submodules.add(path);
            if (stats === undefined)
                continue;
            const inside = await compareSubmodule(entry, repository, ports, compared);
            inside.committed.forEach((innerId, inner) => committed.set(`${path}/${inner}`, innerId));
            for (const difference of inside.differences)
                differences.push(difference);
            continue;
        }
        committed.set(path, id);
        if (stats === undefined) {
            // A sparse checkout leaves files out, and its index marks them. A link in their way leads to other files.
            const isLeftOut = skipped.has(path) && !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(absolute);
            if (!isLeftOut)
                differences.push({ path, how: 'missing' });
            else if (isNeeded(path))
                differences.push({ path, how: 'missing', isLeftOut });
        }
        else if (files?.has(path) !== false && !isEqual(entry, absolute, stats))
            unequal.push(entry);
    }
    for (const difference of await explainDifferences(unequal, repository, ports))
        differences.push(difference);
    for (const path of present) {
        if (!committed.has(path) && !isInOneOf(submodules, path)) {
            differences.push({ path, how: 'added' });
        }
    }
    return { committed, differences };
}
/** Whether the path is one of the directories, or in one of them. */
function isInOneOf(directories, path) {
    const steps = path.replace(/\/$/, '').split('/');
    return steps.some((_, at) => directories.has(steps.slice(0, at + 1).join('/')));
}
/** The files that git tracks, and all others; undefined if git does not answer. */
async function listPresent(repository, ports) {
    const listed = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, ['ls-files', '-z', '--cached', '--others']);
    return 'text' in listed ? new Set((0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsIn */ .Mr)(listed.text)) : undefined;
}
/** The entries of a commit; undefined if git does not answer. */
async function readTree(commit, repository, ports) {
    const args = ['ls-tree', '-r', '-z', '--full-tree', commit];
    const tree = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, args);
    if ('why' in tree)
        return undefined;
    return (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsIn */ .Mr)(tree.text).map((line) => {
        const [, mode = '', id = '', path = ''] = /^(\d+) \w+ (\w+)\t([^]*)$/.exec(line) ?? [];
        return { mode, id, path };
    });
}
/** The entries of the index; `tag` is `S` for a file that a sparse checkout leaves out. Undefined if git does not answer. */
async function readIndex(repository, ports) {
    const index = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, ['ls-files', '-z', '-s', '-t']);
    if ('why' in index)
        return undefined;
    return (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsIn */ .Mr)(index.text).map((line) => {
        const [, tag = '', mode = '', id = '', path = ''] = /^(\w) (\d+) (\w+) \d\t([^]*)$/.exec(line) ?? [];
        return { tag, mode, id, path };
    });
}
/**
 * What a commit has, as path → mode: `160000` is a submodule, `120000` a link. If the commit is not here, that
 * is what is checked out.
 *
 * @returns undefined if git does not answer
 */
async function listCommitted(commit, repository, ports) {
    const id = (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_6__/* .readCommitId */ .f)(commit);
    const entries = (id && (await readTree(id, repository, ports))) ?? (await readIndex(repository, ports));
    return entries && new Map(entries.map(({ path, mode }) => [path, mode]));
}
/** Answers whether a directory below `root` is reached without a link; remembers its answers. */
function linkFreeTest(root) {
    const answers = new Map([[root, true]]);
    return (directory) => {
        const isLinkFree = answers.get(directory) ?? (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_7__/* .orElse */ .N)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(directory) === directory, false);
        answers.set(directory, isLinkFree);
        return isLinkFree;
    };
}
/** Whether a file or a link is byte for byte what the commit has. @param path absolute */
function isEqual({ mode, id }, path, stats) {
    const isLink = mode === '120000';
    if (isLink !== stats.isSymbolicLink() || (!isLink && !stats.isFile()))
        return false;
    return (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .idOf */ .TH)('blob', isLink ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(path, 'buffer') : (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path), id) === id;
}
/**
 * Compares a submodule with the commit that the repository names for it. One that was not checked out is an empty
 * directory, which is no difference. Paths are relative to the submodule in `committed`, to the repository in `differences`.
 */
async function compareSubmodule({ path, id }, repository, ports, { files, isNeeded = () => false }) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.root, path);
    const differs = (...differences) => ({ committed: new Map(), differences });
    const filesInside = files && Array.from(files).filter((file) => file.startsWith(`${path}/`));
    if (filesInside?.length === 0)
        return differs();
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(root).isDirectory())
        return differs({ path, how: 'changed' });
    const module = (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findKnownRepository */ .bp)(root, repository.root);
    // Files in a directory that is no repository did not come from git.
    const isEmpty = module === undefined && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(root).length === 0;
    if (isEmpty)
        return differs();
    if (module === undefined || (await (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .headOf */ .Uo)(module)) !== id)
        return differs({ path, how: 'changed' });
    const inside = await compareWithCommit(module, ports, {
        files: filesInside && new Set(filesInside.map((file) => file.slice(path.length + 1))),
        isNeeded: (file) => isNeeded(`${path}/${file}`),
    });
    if (inside === undefined)
        return differs({ path, how: 'unknown', why: 'git gave no answer' });
    const { committed, differences } = inside;
    const inRepository = differences.map((inner) => ({ ...inner, path: `${path}/${inner.path}` }));
    return { committed, differences: inRepository };
}
/** Attributes with which a file in the work tree may differ from what git stores. */
const ATTRIBUTES = ['text', 'filter', 'ident', 'working-tree-encoding'];
/** Which of the files that are not byte for byte what git stores differ all the same, once their attributes are applied. */
async function explainDifferences(entries, repository, ports) {
    if (entries.length === 0)
        return [];
    const paths = entries.map(({ path }) => path).join('\0');
    // The attributes come from the index, because `.gitattributes` in the work tree may have changed.
    const ask = ['check-attr', '--cached', '-z', '--stdin', ...ATTRIBUTES];
    const reading = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, ask, { stdin: `${paths}\0` });
    if ('why' in reading)
        return entries.map(({ path }) => ({ path, how: 'changed' }));
    const values = new Map();
    const words = reading.text.split('\0');
    for (let at = 0; at + 2 < words.length; at += 3) {
        values.set(`${words[at]}\0${words[at + 1]}`, words[at + 2] ?? '');
    }
    const differences = [];
    for (const entry of entries) {
        const attribute = (name) => values.get(`${entry.path}\0${name}`) ?? 'unspecified';
        const difference = await compareAsStored(entry, attribute, repository, ports);
        if (difference !== undefined)
            differences.push(difference);
    }
    return differences;
}
const isUnset = (value) => value === 'unspecified' || value === 'unset';
/** Compares a file in the form in which git would store it, which its attributes say. Undefined if it is the same. */
async function compareAsStored(entry, attribute, repository, ports) {
    const { path, id, mode } = entry;
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.root, path);
    const changed = { path, how: 'changed' };
    if (mode === '120000' || (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(absolute, { throwIfNoEntry: false })?.isFile() !== true) {
        return changed;
    }
    const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(absolute);
    const filter = attribute('filter');
    if (filter === 'lfs') {
        const stored = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, ['cat-file', 'blob', id]);
        return 'text' in stored && isPointerTo(stored.text, bytes) ? undefined : changed;
    }
    const converting = ['filter', 'working-tree-encoding'].find((name) => !isUnset(attribute(name)));
    if (converting !== undefined) {
        const value = attribute(converting);
        const named = value === 'set' ? converting : `${converting}=${value}`;
        return { path, how: 'unknown', why: `only git's attribute ${named} says how it is stored` };
    }
    let text = bytes.toString('latin1');
    // The line ends that git stores.
    if (attribute('text') !== 'unset')
        text = text.replaceAll('\r\n', '\n');
    // Git adds the id of the blob.
    if (!isUnset(attribute('ident')))
        text = text.replaceAll(`$Id: ${id} $`, '$Id$');
    return (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .idOf */ .TH)('blob', Buffer.from(text, 'latin1'), id) === id ? undefined : changed;
}
/** Whether this pointer, which Git LFS stores in place of a file, has the digest and size of the bytes. */
function isPointerTo(pointer, bytes) {
    const [, oid, size] = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\noid sha256:([0-9a-f]{64})\nsize (\d+)\n$/.exec(pointer) ?? [];
    return size === String(bytes.length) && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex') === oid;
}
/** Which of these paths the `.gitignore` files in the work tree ignore. */
async function findIgnored(paths, repository, ports) {
    if (paths.length === 0)
        return new Set();
    const command = ['check-ignore', '--no-index', '-z', '--stdin'];
    const input = { stdin: `${paths.join('\0')}\0` };
    const ignored = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, command, input);
    return new Set('text' in ignored ? (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsIn */ .Mr)(ignored.text) : []);
}
/** More commits than these on both sides are not read. */
const MOST_COMMITS = 50_000;
/**
 * The merge base of the commit that is checked out and the target. Git proposes it. It counts if commits that
 * were hashed here lead to it from both sides.
 *
 * @returns undefined if the clone does not have all commits down to it
 */
async function mergeBase(target, repository, ports) {
    const head = await (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .headOf */ .Uo)(repository);
    if (head === undefined)
        return undefined;
    const ask = (...args) => (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askObjects */ .kO)(ports, repository, head, { args });
    const proposed = await ask('merge-base', head, target);
    const base = 'text' in proposed ? (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_6__/* .readCommitId */ .f)(proposed.text.trim()) : undefined;
    if (base === undefined)
        return undefined;
    const most = `--max-count=${MOST_COMMITS + 1}`;
    const listed = await ask('rev-list', '--boundary', most, `${head}...${target}`);
    if ('why' in listed)
        return undefined;
    const between = listed.text
        .split('\n')
        .flatMap((line) => (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_6__/* .readCommitId */ .f)(line.replace('-', '')) ?? []);
    if (between.length > MOST_COMMITS)
        return undefined;
    const commits = await (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .readCommits */ .Fe)([...new Set([head, target, ...between])], repository, ports);
    const leadsToBase = (from) => {
        const seen = new Set([from]);
        for (const commit of seen) {
            for (const parent of commits.get(commit)?.parents ?? [])
                seen.add(parent);
        }
        return seen.has(base);
    };
    const areAllRead = between.every((commit) => commits.has(commit));
    return areAllRead && leadsToBase(head) && leadsToBase(target) ? base : undefined;
}
/**
 * Lists the files that changed since the merge base of `target` and the commit that is checked out.
 * Changes that are not committed count, too, except in files that git ignores.
 *
 * @returns paths relative to the repository, with slashes, both the old and the new path of a moved
 *   file; undefined if git does not know `target` or the merge base
 */
async function changedSince(target, repository, ports) {
    const head = await (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .headOf */ .Uo)(repository);
    const base = await mergeBase(target, repository, ports);
    if (head === undefined || base === undefined)
        return undefined;
    const committed = await pathsThatDiffer({ old: base, now: head }, repository, ports);
    const uncommitted = await uncommittedPaths(repository, ports);
    if (committed === undefined || uncommitted === undefined)
        return undefined;
    return [...new Set([...committed, ...uncommitted])];
}
/** The files that differ from the commit that is checked out, except in files that git ignores; undefined if git does not answer. */
async function uncommittedPaths(repository, ports) {
    const compared = await compareWithCommit(repository, ports);
    if (compared === undefined)
        return undefined;
    const { differences } = compared;
    const added = differences.filter(({ how }) => how === 'added').map(({ path }) => path);
    const ignored = await findIgnored(added, repository, ports);
    return differences.map(({ path }) => path).filter((path) => !ignored.has(path));
}
/** The paths of files that differ between two commits; undefined if the clone does not have all of their directories. */
async function pathsThatDiffer({ old, now }, repository, ports) {
    const commits = await (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .readCommits */ .Fe)([old, now], repository, ports);
    const oldTree = commits.get(old)?.tree;
    const newTree = commits.get(now)?.tree;
    if (oldTree === undefined || newTree === undefined)
        return undefined;
    const top = (id) => ({ mode: '040000', name: '', id });
    const paths = [];
    // One level of directories after the other, so that each level is one question to git.
    let pairs = [{ path: '', before: top(oldTree), after: top(newTree) }];
    while (pairs.length > 0) {
        const entries = pairs.flatMap(({ before, after }) => [before, after]);
        const ids = new Set(entries.flatMap((entry) => treeOf(entry) ?? []));
        const trees = await (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .readTrees */ .i9)([...ids], repository, ports);
        if ([...ids].some((id) => !trees.has(id)))
            return undefined;
        const deeper = [];
        for (const { path, before, after } of pairs) {
            if (isFile(before) || isFile(after))
                paths.push(path);
            const oldEntries = entriesByName(trees.get(treeOf(before) ?? ''));
            const newEntries = entriesByName(trees.get(treeOf(after) ?? ''));
            for (const name of new Set([...oldEntries.keys(), ...newEntries.keys()])) {
                const innerBefore = oldEntries.get(name);
                const innerAfter = newEntries.get(name);
                const isSame = innerBefore?.id === innerAfter?.id && innerBefore?.mode === innerAfter?.mode;
                if (isSame)
                    continue;
                const inner = path === '' ? name : `${path}/${name}`;
                deeper.push({ path: inner, before: innerBefore, after: innerAfter });
            }
        }
        pairs = deeper;
    }
    return paths;
}
/** Also true for a link and a submodule. */
function isFile(entry) {
    return entry !== undefined && treeOf(entry) === undefined;
}
/** The id of a directory's tree; undefined for a file, a link or a submodule. */
function treeOf(entry) {
    return entry?.mode === '040000' ? entry.id : undefined;
}
function entriesByName(entries = []) {
    return new Map(entries.map((entry) => [entry.name, entry]));
}
//# sourceMappingURL=compare-with-commit.js.map

/***/ }),

/***/ 12097:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EN: function() { return /* binding */ isOnePlan; },
/* harmony export */   M5: function() { return /* binding */ loadSettings; },
/* harmony export */   MM: function() { return /* binding */ environmentProblems; },
/* harmony export */   v_: function() { return /* binding */ readBlocks; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _archive_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74043);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6609);
/* harmony import */ var _machine_files_here_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80467);
/* harmony import */ var _machine_read_regular_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43962);
/* harmony import */ var _configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80177);
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(96817);
/* harmony import */ var _trust_target_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(37351);
/* harmony import */ var _trust_tree_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(80734);
/* harmony import */ var _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(90440);
/* harmony import */ var _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(13491);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(28187);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(81908);
/* harmony import */ var _workspace_selectors_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(30589);
/* harmony import */ var _model_proxies_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(84091);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(34271);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(74132);
/**
 * Loads the settings with what the file system adds: the `cloud` block of the configuration, or that of the default branch if the
 * files are under judgement, and whether each directory exists and holds a configuration. This happens before any request to the service.
 */



















/**
 * Reads the settings, and checks what they name on the disk.
 *
 * @param workingDirectory absolute: from which relative paths start
 * @param jobTree whether the files of the checkout may choose settings
 * @param parsed what this check has parsed before
 */
async function loadSettings(sources, workingDirectory, jobTree, parsed) {
    const { inputs, environment } = sources;
    const unanswered = (0,_settings_js__WEBPACK_IMPORTED_MODULE_11__/* .unansweredSettings */ .uI)(sources);
    const blocks = await readBlocks(inputs, unanswered, { workingDirectory, jobTree, parsed });
    const { written, directory, ownBlock, trusted, names, forHost, proposed, backend } = blocks;
    const reading = (0,_settings_js__WEBPACK_IMPORTED_MODULE_11__/* .readSettings */ .sb)({
        ...sources,
        names,
        backend,
        forHost,
        proposed,
        unnamed: (0,_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_12__/* .nameOfDirectory */ .yJ)(directory),
        isOnePlan: (files) => isOnePlan(files, workingDirectory),
    });
    const settings = 'settings' in reading ? reading.settings : undefined;
    const service = settings?.plans.service;
    const problems = [];
    // Version control has the files of its runs, and this machine need not have them.
    const readsFiles = settings?.plans.from !== 'version-control';
    const planned = settings === undefined ? [written] : (0,_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_12__/* .plannedDirectories */ .s7)(settings.plan);
    for (const text of readsFiles ? planned : []) {
        const isOfWorkspace = text !== written;
        const input = isOfWorkspace ? 'workspaces' : 'directory';
        let problem = outsideProblem(input, text, directory, workingDirectory) ??
            (await directoryProblem(input, text, workingDirectory, { plan: inputs['plan'], jobTree }));
        // `readSettings` has compared the host with that of the block in `directory`.
        if (problem === undefined && service !== undefined && isOfWorkspace && proposed) {
            const { possible } = await (0,_configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_7__/* .readCloudBlock */ .h$)((0,_machine_files_here_js__WEBPACK_IMPORTED_MODULE_5__/* .filesBelow */ .DR)(workingDirectory), text, undefined, parsed);
            for (const block of possible)
                problem ??= (0,_trust_target_js__WEBPACK_IMPORTED_MODULE_9__/* .otherHostProblem */ .k0)(service, block);
        }
        if (problem !== undefined)
            problems.push(problem);
    }
    if (blocks.problem !== undefined)
        problems.push(blocks.problem);
    // These come last: what is missing may only be missing because the directory is, or because its block cannot be read.
    if ('problems' in reading) {
        const isExplained = blocks.problem !== undefined;
        problems.push(...reading.problems.filter(({ isMissing }) => !(isExplained && isMissing)));
    }
    const caFile = inputs['ca-file']?.trim() || undefined;
    problems.push(...(await environmentProblems(caFile, environment, workingDirectory)));
    const missing = problems.findIndex(({ isMissing }) => isMissing);
    const firstMissing = problems[missing];
    if (firstMissing !== undefined && sources.entryPoint === 'action') {
        const { blocksSentence } = await __webpack_require__.e(/* import() */ 7094).then(__webpack_require__.bind(__webpack_require__, 17094));
        const hint = await blocksSentence({ directory, shownAs: written }, jobTree.proposed, '');
        problems[missing] = { ...firstMissing, message: firstMissing.message + hint };
    }
    if (problems.length > 0 || settings === undefined)
        return { problems };
    const notices = [
        ...(trusted.block ? (0,_trust_tree_js__WEBPACK_IMPORTED_MODULE_10__/* .describeDifferences */ .g7)(ownBlock, trusted.block, unanswered) : []),
        ...(proposed ? authorityNotices(caFile, directory, workingDirectory) : []),
    ];
    return { settings, notices };
}
/**
 * Whether the input `plan` names one file that is one plan. A directory, a pattern, a pair `workspace=FILE` and a list may
 * stand for several plans.
 */
function isOnePlan([first, ...others], workingDirectory) {
    if (first === undefined)
        return true;
    const isPatternOrPair = /[*?]|^[\w-]+=/.test(first);
    if (others.length > 0 || isPatternOrPair)
        return false;
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workingDirectory, first), { throwIfNoEntry: false });
    return stats === undefined || !stats.isDirectory();
}
/**
 * Reads the `cloud` blocks that may answer open settings, and those that must not name another host.
 *
 * @param unanswered settings that neither an input nor the environment answers
 */
async function readBlocks(inputs, unanswered, { workingDirectory, jobTree, parsed, }) {
    const written = inputs['directory']?.trim() || '.';
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workingDirectory, written);
    const needsNames = unanswered.organization || unanswered.workspaces;
    const isNeeded = jobTree.proposed || needsNames || unanswered.hostname;
    const checkedOut = isNeeded
        ? await (0,_configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_7__/* .readCloudBlock */ .h$)((0,_machine_files_here_js__WEBPACK_IMPORTED_MODULE_5__/* .filesBelow */ .DR)(workingDirectory), written, programOf(inputs), parsed)
        : { possible: [] };
    const trusted = jobTree.proposed && needsNames
        ? await findTrustedBlock({
            program: programOf(inputs),
            directory,
            workingDirectory,
            jobTree,
            parsed,
        })
        : { why: '' };
    const forHost = !jobTree.proposed && checkedOut.block ? (0,_trust_tree_js__WEBPACK_IMPORTED_MODULE_10__/* .asOwn */ .dd)(jobTree, checkedOut.block) : undefined;
    return {
        written,
        directory,
        ownBlock: checkedOut.block,
        backend: checkedOut.backend,
        trusted,
        names: jobTree.proposed ? trusted.block : forHost,
        forHost,
        // The block of a pull request chooses nothing; it is read because it must not name another host.
        proposed: jobTree.proposed
            ? { blocks: [...checkedOut.possible, trusted.block], why: trusted.why }
            : undefined,
        /** Why a block cannot be read: what it would say is not missing. */
        problem: trusted.problem ??
            checkedOut.problem ??
            (jobTree.proposed ? undefined : checkedOut.difference),
    };
}
/** The program that plans, where the inputs name one of the two. */
function programOf(inputs) {
    const engine = inputs['engine']?.trim();
    return engine === 'terraform' || engine === 'tofu' ? engine : undefined;
}
/** Warns of certificate authorities inside the checkout: a pull request could add one and read the traffic. */
function authorityNotices(caFile, directory, workingDirectory) {
    const root = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findCheckout */ .I8)(directory) ?? workingDirectory;
    if (caFile === undefined || !(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelow */ .Yw)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workingDirectory, caFile), root))
        return [];
    return [
        `The certificate authorities in ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_15__/* .quote */ .hD)(caFile)} are trusted, and a pull request can change that file. Keep it outside of the checkout.`,
    ];
}
async function findTrustedBlock(query) {
    const { directory, workingDirectory, jobTree, program, parsed } = query;
    const { trusted, workspace } = jobTree;
    const root = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findAround */ .Di)(directory, workspace).repository?.root ?? workingDirectory;
    // As it is written: a link of the judged files leads to no other block.
    const written = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelow */ .Yw)(directory, workingDirectory)
        ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .realOrSame */ .eF)(workingDirectory), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(workingDirectory, directory))
        : directory;
    const path = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, written));
    try {
        const files = await trusted(root);
        const { block, ...reading } = await (0,_configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_7__/* .readCloudBlock */ .h$)(files, path, program, parsed);
        const problem = reading.problem ?? reading.difference;
        if (problem !== undefined) {
            return { why: '', problem: { ...problem, where: `${problem.where} of the default branch` } };
        }
        if (block !== undefined) {
            const at = `${block.at} of the default branch`;
            return {
                block: (0,_trust_tree_js__WEBPACK_IMPORTED_MODULE_10__/* .asTrusted */ .O2)({ ...block, at }),
                why: `The block at ${at} does not name it.`,
            };
        }
        const where = path === '' ? 'the repository' : (0,_model_quote_js__WEBPACK_IMPORTED_MODULE_15__/* .quote */ .hD)(path);
        return {
            why: `There is no \`cloud\` block in ${where} on the default branch, and one that a pull request adds does not count.`,
        };
    }
    catch (error) {
        const why = whyUnreadable(error, path);
        return { why: `The \`cloud\` block of the default branch could not be read: ${why}` };
    }
}
/** A sentence. @param path of the directory that was read */
function whyUnreadable(error, path) {
    if (error instanceof _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_16__/* .UnreadableFile */ .ie)
        return `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_15__/* .quote */ .hD)(path)} ${error.message}.`;
    if (error instanceof _trust_tree_js__WEBPACK_IMPORTED_MODULE_10__/* .UntrustedError */ .lI)
        return error.message;
    throw error;
}
/**
 * Finds a directory that contains the whole checkout, or one outside of it that is in no repository.
 * This runs before anything walks through the directory, which may be as large as the disk.
 *
 * @param input the name of the input that names it
 * @param text the directory to check, as written
 * @param directory absolute: the directory of all workspaces that name none
 */
function outsideProblem(input, text, directory, workingDirectory) {
    const path = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .realOrSame */ .eF)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workingDirectory, text));
    const repository = (0,_archive_place_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryOf */ ._)(directory);
    // Without a repository, `directory` sets the bound for the others.
    if (repository === undefined && input === 'directory')
        return undefined;
    const bound = repository ?? (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .realOrSame */ .eF)(workingDirectory);
    const isAbove = path !== bound && (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelow */ .Yw)(bound, path);
    const isInNoRepository = repository !== undefined &&
        !(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelow */ .Yw)(path, bound) &&
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) &&
        (0,_archive_place_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryOf */ ._)(path) === undefined;
    if (!isAbove && !isInNoRepository)
        return undefined;
    const message = `names ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_15__/* .quote */ .hD)(text)}, which leads out of ${bound}: only files in a repository are planned. Write the path relative to the working directory of the job.`;
    return { where: input, message };
}
/**
 * The problem of a directory that does not exist or holds no configuration; undefined if there is none.
 *
 * @param input the name of the input that names it
 * @param text the directory as written
 * @param plan the text of the input `plan`
 */
async function directoryProblem(input, text, workingDirectory, { plan = '', jobTree }) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workingDirectory, text);
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => undefined);
    if (stats === undefined) {
        const near = await nearDirectory(text, workingDirectory);
        let hint = text === '.' ? '' : ' Is the checkout step there, and the name right?';
        if (input === 'workspaces') {
            hint = ' The path is relative to the current directory and ignores `directory`.';
        }
        if (near !== undefined)
            hint = ` Did you mean ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_15__/* .quote */ .hD)(near)}?`;
        return { where: input, message: `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_15__/* .quote */ .hD)(text)} does not exist.${hint}` };
    }
    if (!stats.isDirectory()) {
        const hint = text.endsWith('.json') ? ' Name a plan with `plan`.' : '';
        return { where: input, message: `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_15__/* .quote */ .hD)(text)} is not a directory.${hint}` };
    }
    const otherNames = new Set();
    const found = await hasConfiguration(path, otherNames).catch((error) => error);
    if (found === true)
        return undefined;
    // A person's plan can lie anywhere, and Terragrunt plans a unit, which has no configuration of its own.
    const needsNone = !jobTree.proposed || otherNames.has('terragrunt.hcl');
    if (plan.trim() !== '' && needsNone)
        return undefined;
    if (found !== false) {
        const { code, path: errorPath = path } = found;
        const inner = errorPath === path ? '' : `: ${errorPath}`;
        const message = `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_15__/* .quote */ .hD)(text)} cannot be read (${code}${inner}). Is it the right directory?`;
        return { where: input, message };
    }
    const message = `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_15__/* .quote */ .hD)(text)} holds no configuration: not a single .tf file in it or below. Is the checkout step there, and the name right?`;
    return { where: input, message, code: _model_errors_js__WEBPACK_IMPORTED_MODULE_14__/* .CODES */ .Lp.noConfiguration };
}
/** A sibling directory with nearly the same name, as a person would write it. */
async function nearDirectory(text, workingDirectory) {
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(text);
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workingDirectory, parent), { withFileTypes: true }).catch(() => []);
    const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    const visible = names.filter((name) => !name.startsWith('.'));
    const near = (0,_model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_17__/* .didYouMean */ .a)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(text), visible);
    return near === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, near);
}
/**
 * Whether a directory or one below holds a file of a configuration; hidden directories and `node_modules` do not count.
 *
 * @param otherNames gets the names of all other files that are met
 */
async function hasConfiguration(path, otherNames) {
    const subdirectories = [];
    for await (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.opendir)(path)) {
        if (entry.isFile() && (0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_8__/* .isConfiguration */ .ZC)(entry.name))
            return true;
        if (entry.isFile())
            otherNames.add(entry.name);
        if (entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules') {
            subdirectories.push((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, entry.name));
        }
    }
    for (const directory of subdirectories) {
        if (await hasConfiguration(directory, otherNames))
            return true;
    }
    return false;
}
/**
 * The problems of certificate files and proxies.
 *
 * @param caFile the input `ca-file` as written; relative to `workingDirectory`
 */
async function environmentProblems(caFile, environment, workingDirectory) {
    const problems = [];
    // The file of NODE_EXTRA_CA_CERTS is read here only to be added to `ca-file`; else Node.js reads it by itself.
    const certificateFiles = caFile === undefined
        ? {}
        : { 'ca-file': caFile, NODE_EXTRA_CA_CERTS: environment['NODE_EXTRA_CA_CERTS'] ?? '' };
    for (const [where, path] of Object.entries(certificateFiles)) {
        const message = path === '' ? undefined : await certificateProblem(path, workingDirectory);
        if (message !== undefined)
            problems.push({ where, message });
    }
    for (const proxy of (0,_model_proxies_js__WEBPACK_IMPORTED_MODULE_13__/* .proxiesIn */ .Iz)(environment)) {
        // A SOCKS proxy carries no request of this program, but NO_PROXY may name all hosts that it asks.
        if (proxy.url !== undefined || (0,_model_proxies_js__WEBPACK_IMPORTED_MODULE_13__/* .isSocks */ .oS)(proxy))
            continue;
        // The message leaves the value out, because it may hold a password.
        const message = 'is not the address of a proxy. Write http://HOST:PORT.';
        problems.push({ where: proxy.variable, message });
    }
    return problems;
}
/** The end of a sentence about the file; undefined if it holds a certificate. */
async function certificateProblem(path, workingDirectory) {
    try {
        const text = await (0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_6__/* .readRegular */ .VX)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workingDirectory, path));
        if (text.includes('-----BEGIN CERTIFICATE-----'))
            return undefined;
        return `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_15__/* .quote */ .hD)(path)} holds no certificate in PEM form.`;
    }
    catch (error) {
        return `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_15__/* .quote */ .hD)(path)} cannot be read (${(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_18__/* .systemErrorCode */ .v)(error) ?? 'unknown error'}).`;
    }
}
//# sourceMappingURL=load-settings.js.map

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
 * @param defaultBranch as the host names it
 */
function treeOf(proposed, trustedFiles, defaultBranch) {
    if (proposed)
        return { ...trustedFiles, proposed };
    return markAsOwn({ proposed: false, defaultBranch });
}
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