"use strict";
exports.id = 167;
exports.ids = [167];
exports.modules = {

/***/ 40167:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: function() { return /* binding */ compareWithCommit; },
/* harmony export */   listCommitted: function() { return /* binding */ listCommitted; },
/* harmony export */   m: function() { return /* binding */ uncommittedPaths; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _ask_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29796);
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66238);
/* harmony import */ var _model_or_else_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17026);
/* harmony import */ var _find_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6609);
/* harmony import */ var _git_objects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71650);
/**
 * Finds the files of a work tree that differ from the commit that is checked out. Each file is read and compared in the form in
 * which git would store it. No program that an attribute or a configuration names is run.
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
//# sourceMappingURL=compare-with-commit.js.map

/***/ })

};
;