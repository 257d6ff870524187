"use strict";
exports.id = 339;
exports.ids = [339,167];
exports.modules = {

/***/ 94264:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KF: function() { return /* binding */ keyedDigest160; },
/* harmony export */   SN: function() { return /* binding */ digest160; },
/* harmony export */   WA: function() { return /* binding */ DIGEST_PATTERN; },
/* harmony export */   dj: function() { return /* binding */ canonicalJson; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/** JSON in which a value has one text only, and digests of 160 bits: with fewer, two plans with one digest can be searched for. */


const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const BYTES = 20;
/** A digest of 160 bits: 32 letters and digits of lower-case base32. */
const DIGEST_PATTERN = /^[a-z2-7]{32}$/;
/** The text of a value of JSON: sorted names, no white space. A member that is undefined is left out. */
function canonicalJson(value) {
    if (Array.isArray(value))
        return `[${value.map(canonicalJson).join(',')}]`;
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(value))
        return JSON.stringify(value ?? null);
    const names = Object.keys(value).filter((name) => value[name] !== undefined);
    const members = names
        .sort()
        .map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name])}`);
    return `{${members.join(',')}}`;
}
/** @param subject what is digested: texts of two subjects never have one digest */
function digest160(subject, text) {
    return toBase32((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`plangate ${subject} v1\n${text}`).digest());
}
/** As `digest160`; who does not have the key cannot try values until one fits. */
function keyedDigest160(key, subject, text) {
    return toBase32((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', key).update(`plangate ${subject} v1\n${text}`).digest());
}
function toBase32(bytes) {
    let text = '';
    let rest = 0;
    let bits = 0;
    for (const byte of bytes.subarray(0, BYTES)) {
        rest = (rest << 8) | byte;
        bits += 8;
        for (; bits >= 5; bits -= 5)
            text += ALPHABET.charAt((rest >> (bits - 5)) & 31);
        rest &= 31;
    }
    return text;
}
//# sourceMappingURL=canonical.js.map

/***/ }),

/***/ 60339:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openFileDigests: function() { return /* binding */ openFileDigests; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _approvals_canonical_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94264);
/* harmony import */ var _configuration_affected_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(21818);
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96817);
/* harmony import */ var _machine_compare_with_commit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40167);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6609);
/* harmony import */ var _machine_read_regular_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43962);
/* harmony import */ var _model_relative_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20319);
/* harmony import */ var _requested_workspaces_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15724);
/** Digests of the files that a plan is made of, to compare what was approved with what is judged. */









/** Makes the function that digests the files of a directory. The work tree is compared with its commit once. */
function openFileDigests(ports) {
    const compared = new Map();
    const compare = (repository) => {
        const comparing = compared.get(repository.root) ?? (0,_machine_compare_with_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .compareWithCommit */ .TD)(repository, ports);
        compared.set(repository.root, comparing);
        return comparing;
    };
    /** Nothing is the same as this but another look at the same commit. */
    const ofCommit = () => {
        const digest = (0,_approvals_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .digest160 */ .SN)('files of a commit', ports.commit);
        return { configuration: digest, named: digest };
    };
    /** @param directory absolute; undefined where the files are not on this machine */
    return async (directory) => {
        if (directory === undefined)
            return ofCommit();
        const module = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .realOrSame */ .eF)(directory);
        const { repository } = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findAround */ .Di)(module, ports.workspace);
        const comparison = repository && (await compare(repository));
        if (repository === undefined || comparison === undefined)
            return ofCommit();
        const { root } = repository;
        const { parsed, variableFiles = [] } = ports;
        const given = variableFiles.map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(module, file));
        const elsewhere = await (0,_requested_workspaces_js__WEBPACK_IMPORTED_MODULE_7__/* .readFilesElsewhere */ .yw)({ module, root, variableFiles: given }, { repositoryRoot: root, parsed });
        const ofVariables = given.flatMap((path) => (0,_model_relative_path_js__WEBPACK_IMPORTED_MODULE_6__/* .relativePathInside */ ._)(root, path) ?? []);
        const place = (0,_model_relative_path_js__WEBPACK_IMPORTED_MODULE_6__/* .relativePathInside */ ._)(root, module) ?? '';
        const isWhole = 'why' in elsewhere;
        const isNamed = isWhole ? () => false : (0,_configuration_affected_js__WEBPACK_IMPORTED_MODULE_8__/* .concernedBy */ .lX)({ ...NOTHING, ...elsewhere });
        const isBelow = (0,_configuration_affected_js__WEBPACK_IMPORTED_MODULE_8__/* .concernedBy */ .lX)({ ...NOTHING, directory: place, prefixes: ofVariables });
        const isLoaded = (path) => isWhole || isBelow(path) || isNamed(path);
        const files = new Map([...comparison.committed].filter(([path]) => isLoaded(path)));
        for (const { path, how } of comparison.differences) {
            // Of what no commit has, a plan that lies there is no part of the configuration.
            const isAddedPart = isBelow(path) ? (0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isRead */ .H9)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path)) : isNamed(path);
            const isPart = how === 'added' ? isAddedPart : isLoaded(path);
            const isOfTerraform = path.split('/').includes('.terraform');
            if (isPart && !isOfTerraform && !path.endsWith('/'))
                files.set(path, how === 'missing' ? how : contentOf((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, path)));
        }
        return digestsOf(files);
    };
}
/** A directory that no file is in: the files that are read are what concerns it. */
const NOTHING = { directory: '\0', patterns: [], prefixes: [] };
function contentOf(path) {
    try {
        return (0,_approvals_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .digest160 */ .SN)('file', (0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_5__/* .readBytesSync */ .js)(path).toString('base64'));
    }
    catch {
        return 'not read';
    }
}
function digestsOf(files) {
    const all = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
    const isConfigured = ([path]) => (0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isRead */ .H9)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path));
    const digest = (of) => (0,_approvals_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .digest160 */ .SN)('files', (0,_approvals_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(of));
    return {
        configuration: digest(all.filter(isConfigured)),
        named: digest(all.filter((file) => !isConfigured(file))),
    };
}
//# sourceMappingURL=digest-files.js.map

/***/ }),

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

/***/ })

};
;