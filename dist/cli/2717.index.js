"use strict";
exports.id = 2717;
exports.ids = [2717];
exports.modules = {

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

/***/ 12478:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: function() { return /* binding */ treeHere; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34271);
/* harmony import */ var _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13491);
/* harmony import */ var _find_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6609);
/* harmony import */ var _read_regular_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43962);
/** The files of a directory of this machine, as a tree. */






/** @param root absolute real path */
function treeHere(root) {
    const look = async (path) => orUnreadable(() => lookIn(root, path));
    return {
        of: 'directory',
        commit: () => undefined,
        async list(directory) {
            const found = await look(directory);
            return found.kind === 'directory' ? found.entries : undefined;
        },
        look,
    };
}
function lookIn(root, path) {
    const steps = path === '' ? [] : path.split('/');
    let at = root;
    for (const step of steps) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at, { throwIfNoEntry: false })?.isDirectory() !== true)
            return ABSENT;
        // A disk may find a file by a name in other letters, and a commit does not.
        if (isOfGit(step) || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(at).includes(step))
            return ABSENT;
        at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, step);
    }
    return describe(at);
}
const ABSENT = { kind: 'absent' };
/** No commit has such a name. */
const isOfGit = (name) => /^\.git$/i.test(name);
function describe(path) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    if (stats === undefined)
        return ABSENT;
    if (stats.isSymbolicLink())
        return { kind: 'link', target: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path) };
    if (stats.isFile()) {
        const bytes = async () => orUnreadable(() => (0,_read_regular_js__WEBPACK_IMPORTED_MODULE_3__/* .readBytesSync */ .js)(path));
        return { kind: 'file', size: stats.size, bytes };
    }
    if (!stats.isDirectory())
        throw new _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadableFile */ .ie('is not a file');
    const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path, { withFileTypes: true }).filter(({ name }) => !isOfGit(name));
    if (entries.length === 0 && (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .isNamedSubmodule */ .Mn)(path))
        return { kind: 'submodule' };
    return {
        kind: 'directory',
        entries: entries.map((entry) => {
            const kind = entry.isDirectory() ? 'directory' : entry.isSymbolicLink() ? 'link' : 'file';
            return { name: entry.name, kind };
        }),
    };
}
function orUnreadable(read) {
    try {
        return read();
    }
    catch (error) {
        const code = (0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_5__/* .systemErrorCode */ .v)(error);
        if (code === undefined)
            throw error;
        throw new _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadableFile */ .ie(`cannot be read (${code})`);
    }
}
//# sourceMappingURL=tree-here.js.map

/***/ }),

/***/ 48391:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BL: function() { return /* binding */ POLICY_DIRECTORIES; },
/* harmony export */   UP: function() { return /* binding */ wrongPolicies; },
/* harmony export */   Y2: function() { return /* binding */ MissingJudge; },
/* harmony export */   cq: function() { return /* binding */ PolicyProblem; },
/* harmony export */   xC: function() { return /* binding */ policiesMissing; }
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/** The files of a policy set, and what is wrong with them. */


/** Where a person's policies are if the input is left out; the second is that of conftest. */
const POLICY_DIRECTORIES = ['policies', 'policy'];
/** A policy set cannot be used. It has every reason at once. */
class PolicyProblem extends Error {
    name = 'PolicyProblem';
    findings;
    constructor(...findings) {
        super(findings.map(_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6).join('\n'));
        this.findings = findings;
    }
    /** @param where what names the policies: an input or an option */
    problems(where) {
        return this.findings.map((found) => {
            const { code } = found;
            return { where, message: (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .problemTextOf */ .gU)(found), code: (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .isErrorCode */ .We)(code) ? code : undefined };
        });
    }
}
/** What is wrong in the files of a policy set. @param remedy what to change there */
function wrongPolicies(says, remedy) {
    return (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('policies-wrong', says, { remedy, actor: 'policy-owners' });
}
/** That a directory of policies is not there. @param shownAs as it was written */
function policiesMissing(shownAs, remedy) {
    return (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('policies-missing', (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(shownAs)} does not exist.`, {
        about: { policySet: shownAs },
        remedy,
    });
}
/** Nothing judges: there is no policy, or the program that judges is not here or cannot be used. */
class MissingJudge extends PolicyProblem {
    name = 'MissingJudge';
    finding;
    constructor(found) {
        super(found);
        this.finding = found;
    }
}
//# sourceMappingURL=policy-files.js.map

/***/ }),

/***/ 160:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: function() { return /* binding */ withoutPasswords; }
/* harmony export */ });
/** A text without the credentials of the addresses in it. */
function withoutPasswords(text) {
    return text.replace(/:\/\/[^@\s/]*@/g, '://');
}
//# sourceMappingURL=without-passwords.js.map

/***/ }),

/***/ 82717:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gj: function() { return /* binding */ readBelow; },
/* harmony export */   Jm: function() { return /* binding */ readDecidingText; },
/* harmony export */   Lc: function() { return /* binding */ defaultBranchCommit; },
/* harmony export */   Zc: function() { return /* binding */ readTree; },
/* harmony export */   _f: function() { return /* binding */ filesOfClone; },
/* harmony export */   at: function() { return /* binding */ filesOfRequest; },
/* harmony export */   eL: function() { return /* binding */ MERGE_FIRST; },
/* harmony export */   ep: function() { return /* binding */ filesOfDefaultBranch; },
/* harmony export */   i7: function() { return /* binding */ filesHere; },
/* harmony export */   r6: function() { return /* binding */ UnreadablePart; },
/* harmony export */   readTrusted: function() { return /* binding */ readTrusted; },
/* harmony export */   x8: function() { return /* binding */ MOST_BYTES_TOGETHER; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6609);
/* harmony import */ var _machine_tree_here_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12478);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85382);
/* harmony import */ var _model_policy_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48391);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(28187);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10000);
/* harmony import */ var _model_relative_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20319);
/* harmony import */ var _model_repository_address_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17866);
/* harmony import */ var _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(13491);
/* harmony import */ var _trust_git_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3790);
/* harmony import */ var _trust_pinned_commit_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(29880);
/* harmony import */ var _trust_tree_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(80734);
/**
 * The one reader of files that decide: `plangate.yml`, policies with their levels and data, exceptions, allowed sources,
 * conftest.toml, the `cloud` block. In a job they are those of the default branch, all of one commit, or of a pinned commit. A
 * person has the files of the working tree, by the same rules:
 *
 * - A file has at most 4 MB where its reader names no other bound, and is text in UTF-8. A pointer of Git LFS is not its content.
 * - A link is read where it leads to a file of the same tree. A link to a directory is not, and nothing behind one.
 * - A name is exact, also on a disk that finds other letters.
 * - Absent is only what the listing of a directory lacks. What is there and cannot be read is an error, and so are keys that are
 *   there twice or are not known (`parse.ts` and `json-text.ts` of `model/`).
 */













const MOST_BYTES = 4 * 1024 * 1024;
/** As many as Linux follows. */
const MOST_LINKS = 40;
/** What a job may believe of a tree, read by the rules above. */
function readTrusted(tree) {
    return (0,_trust_tree_js__WEBPACK_IMPORTED_MODULE_10__/* .asTrusted */ .O2)(readTree(tree));
}
function readTree(tree) {
    return new TreeReader(tree);
}
class TreeReader {
    of;
    tree;
    /** What was found at paths that are, or could be, directories. */
    seen = new Map();
    constructor(tree) {
        this.tree = tree;
        this.of = tree.of;
    }
    commit() {
        return this.tree.commit();
    }
    async names(directory) {
        return (await this.entries(directory))?.map(({ name }) => name);
    }
    async entries(directory) {
        const path = pathInTree(directory);
        const before = this.seen.get(path);
        if (before?.kind === 'directory')
            return before.entries;
        const entries = await this.tree.list(path);
        if (entries !== undefined)
            this.seen.set(path, { kind: 'directory', entries });
        else
            await this.expectAbsent(path, 'file');
        return entries;
    }
    async read(path) {
        return (await this.contentOf(path))?.text.replace(/^\uFEFF/, '');
    }
    async bytes(path, mostBytes) {
        return (await this.contentOf(path, mostBytes))?.bytes;
    }
    async idOf(path) {
        return (await this.find(path))?.id;
    }
    async placesOf(written) {
        const places = [];
        try {
            let path = pathInTree(written);
            for (let links = 0; links <= MOST_LINKS; links++) {
                places.push(path);
                const found = await this.lookAt(path);
                if (found.kind !== 'link')
                    break;
                path = targetOf(path, found.target);
            }
        }
        catch (error) {
            if (!(error instanceof _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_11__/* .UnreadableFile */ .ie))
                throw error;
        }
        return places;
    }
    async contentOf(path, mostBytes = MOST_BYTES) {
        const file = await this.find(path);
        if (file === undefined)
            return undefined;
        refuseLonger(file.size ?? 0, mostBytes);
        const bytes = await file.bytes();
        refuseLonger(bytes.length, mostBytes);
        const text = (0,_model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_11__/* .wholeText */ .r0)(Buffer.from(bytes).toString('utf8'));
        if (!POINTER.test(text))
            return { bytes, text };
        throw new _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_11__/* .UnreadableFile */ .ie('is a pointer of Git LFS, and the content of the file is not in git. Keep the file in git itself');
    }
    /** The file at a path, or the one to which links lead; undefined only if nothing is there. */
    async find(written) {
        const path = pathInTree(written);
        const found = await this.lookAt(path);
        switch (found.kind) {
            case 'file':
                return found;
            case 'link':
                return this.follow(targetOf(path, found.target), 1);
            case 'absent':
                await this.expectAbsent(path);
                return undefined;
            default:
                throw new _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_11__/* .UnreadableFile */ .ie(this.whyNotRead(found.kind));
        }
    }
    async follow(path, links) {
        const found = await this.lookAt(path);
        switch (found.kind) {
            case 'file':
                return found;
            case 'link':
                if (links === MOST_LINKS)
                    throw new _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_11__/* .UnreadableFile */ .ie('is a link that leads in a circle');
                return this.follow(targetOf(path, found.target), links + 1);
            case 'absent':
                await this.expectAbsent(path).catch((error) => {
                    if (!(error instanceof _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_11__/* .UnreadableFile */ .ie))
                        throw error;
                    throw new _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_11__/* .UnreadableFile */ .ie(`is a link to ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_12__/* .quote */ .hD)(path)}, which ${error.message}`);
                });
                throw new _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_11__/* .UnreadableFile */ .ie(NOWHERE);
            default:
                throw new _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_11__/* .UnreadableFile */ .ie(`is a link to ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_12__/* .quote */ .hD)(path)}, which ${this.whyNotRead(found.kind)}`);
        }
    }
    /** What is at a path, without asking where a listing lacks it. */
    async lookAt(path) {
        const around = path === '' ? undefined : this.seen.get(parentOf(path));
        const isLacking = around?.kind === 'directory' && !around.entries.some(({ name }) => name === nameOf(path));
        return isLacking ? ABSENT : this.tree.look(path);
    }
    /**
     * Rejects unless the tree lacks a path at which nothing was found: the last directory on the way that is there was listed, and
     * does not have the next step.
     *
     * @param allowed what may be at the path itself
     */
    async expectAbsent(path, allowed) {
        for (let at = path; at !== ''; at = parentOf(at)) {
            const directory = parentOf(at);
            const around = await this.lookAround(directory);
            if (around.kind === 'absent')
                continue;
            // Behind a file there is nothing.
            if (around.kind === 'file')
                return;
            if (around.kind !== 'directory')
                throw this.inside(path, directory, around.kind);
            const kind = around.entries.find(({ name }) => name === nameOf(at))?.kind;
            if (kind === undefined || kind === (at === path ? allowed : 'file'))
                return;
            const { kind: seen } = await this.tree.look(at);
            throw this.inside(path, at, seen === 'submodule' ? seen : kind);
        }
        throw new _trust_tree_js__WEBPACK_IMPORTED_MODULE_10__/* .UntrustedError */ .lI((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('default-branch-unread', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `the files of its last commit could not be listed.`));
    }
    /** @param at the path itself, or a directory around it */
    inside(path, at, kind) {
        const isLost = kind === 'file' || kind === 'directory';
        const why = isLost
            ? 'is there, and could not be read. Run the job again'
            : this.whyNotRead(kind);
        return new _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_11__/* .UnreadableFile */ .ie(at === path ? why : `is in ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_12__/* .quote */ .hD)(at)}, which ${why}`);
    }
    async lookAround(directory) {
        const found = this.seen.get(directory) ?? (await this.tree.look(directory));
        this.seen.set(directory, found);
        return found;
    }
    whyNotRead(kind) {
        return kind === 'submodule' ? WHY_NO_SUBMODULE[this.of] : WHY_NOT_READ[kind];
    }
}
function refuseLonger(bytes, mostBytes) {
    if (bytes <= mostBytes)
        return;
    throw new _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_11__/* .UnreadableFile */ .ie(`has ${bytes} bytes, and at most ${mostBytes} are read. Leave out what nothing reads, or divide the file`);
}
const ABSENT = { kind: 'absent' };
const POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\/v\d+\r?\n(?:.*\r?\n)*oid sha256:/;
const NOWHERE = 'is a link that leads to no file';
const OUTSIDE = 'is a link that leads out of the repository';
const WHY_NOT_READ = {
    file: 'is a file',
    directory: 'is a directory',
    link: 'is a link, and the files of a directory behind one are not read. Put the directory in its place',
};
const WHY_NO_SUBMODULE = {
    commit: 'is a submodule, and its files are not in this commit. Name its repository by a pinned URL, as in `git::https://HOST/REPOSITORY.git//DIR?ref=COMMIT`',
    directory: 'is a submodule that is not checked out. Check it out: `git submodule update --init --recursive`, or `submodules: true` for actions/checkout',
};
function pathInTree(written) {
    const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(written).replace(/\/$/, '');
    if (path === '.')
        return '';
    if (/^(?:\.\.(?:\/|$)|\/)/.test(path))
        throw new _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_11__/* .UnreadableFile */ .ie('is outside of the repository');
    return path;
}
const nameOf = (path) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path);
function parentOf(path) {
    const parent = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path);
    return parent === '.' ? '' : parent;
}
/** Where a link leads, by its text alone. */
function targetOf(link, target) {
    if (node_path__WEBPACK_IMPORTED_MODULE_0__.posix.isAbsolute(target))
        throw new _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_11__/* .UnreadableFile */ .ie(OUTSIDE);
    const steps = target.split('/');
    const firstName = steps.findIndex((step) => !/^\.{0,2}$/.test(step));
    // Where a way up after a name leads depends on what has this name. A slash at the end asks for a directory.
    const turnsBack = firstName >= 0 && steps.lastIndexOf('..') > firstName;
    if (turnsBack || /^\.?$/.test(steps.at(-1) ?? ''))
        throw new _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_11__/* .UnreadableFile */ .ie(NOWHERE);
    const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(link), target);
    if (path === '..' || path.startsWith('../'))
        throw new _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_11__/* .UnreadableFile */ .ie(OUTSIDE);
    return path === '.' ? '' : path;
}
/** What to do about a file that decides and that the default branch does not have. */
const MERGE_FIRST = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Merge the file first: one that a pull request brings along does not count.`;
/**
 * Reads a text that decides, from where it may be believed.
 *
 * @param setting names the file, and begins the sentence of a problem
 * @param written a path, or a pinned URL that ends with the path of a file
 * @returns `absent` only if the tree does not have it. A file that a person names, or that a URL pins, has to be there
 */
async function readDecidingText(setting, written, place, ports) {
    try {
        return await withTree(written, place, ports, async (files, path, from) => {
            const text = await files.read(path);
            const at = { ...from, commit: files.commit() };
            if (text !== undefined)
                return { text, from: at };
            if (from.in === 'default branch')
                return { absent: at };
            const says = from.in === 'pinned commit'
                ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `has an address with a commit that has no such file.`
                : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `names ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .TL)(written)}, which does not exist.`;
            throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_4__/* .PolicyProblem */ .cq((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('file-missing', says));
        });
    }
    catch (error) {
        return { problems: [{ where: setting, message: whyUnread(error, written) }] };
    }
}
/** Calls `read` with the tree that has what is written, and with its path there. */
async function withTree(written, { directory, workingDirectory, jobTree }, ports, read) {
    if ((0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_7__/* .isPinnedAddress */ .Ny)(written)) {
        const pinned = (0,_trust_pinned_commit_js__WEBPACK_IMPORTED_MODULE_9__/* .readPinnedAddress */ .zv)(written);
        const path = `${(0,_trust_pinned_commit_js__WEBPACK_IMPORTED_MODULE_9__/* .describePinned */ .AU)(pinned)}: ${pinned.path}`;
        return (0,_trust_pinned_commit_js__WEBPACK_IMPORTED_MODULE_9__/* .withPinned */ .zi)(pinned, ports, (tree) => read(readTree(tree), pinned.path, { in: 'pinned commit', path }));
    }
    // The path is taken as it is written: a link of the judged files leads to no other one.
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .realOrSame */ .eF)(workingDirectory), written);
    if (!jobTree.proposed) {
        const here = filesHere(path, workingDirectory);
        return read(here.files, here.path, { in: 'working tree', path: written });
    }
    const { repository } = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .findAround */ .Di)(directory, jobTree.workspace);
    const inRepository = repository && (0,_model_relative_path_js__WEBPACK_IMPORTED_MODULE_6__/* .relativePathInside */ ._)(repository.root, path);
    if (repository === undefined || inRepository === undefined) {
        throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_4__/* .PolicyProblem */ .cq((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('file-missing', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `names ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .TL)(written)}, which is not in the repository of this job.`, { remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Name a file of its default branch, or a pinned URL.` }));
    }
    const files = await jobTree.trusted(repository.root);
    return read(files, inRepository, { in: 'default branch', path: inRepository });
}
/** The rest of a sentence that begins with a setting. */
function whyUnread(error, written) {
    if (error instanceof _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_11__/* .UnreadableFile */ .ie)
        return `names ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_12__/* .quote */ .hD)(written)}, which ${error.message}.`;
    if (error instanceof _trust_tree_js__WEBPACK_IMPORTED_MODULE_10__/* .UntrustedError */ .lI)
        return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .problemTextOf */ .gU)(error.finding);
    if (error instanceof _model_policy_files_js__WEBPACK_IMPORTED_MODULE_4__/* .PolicyProblem */ .cq)
        return error.findings.map(_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .problemTextOf */ .gU).join(' ');
    throw error;
}
/**
 * The working tree that has a path, and the path in it: the repository of the working directory, else the nearest one around the
 * path, else the working directory, else the nearest directory.
 *
 * @param path absolute
 */
function filesHere(path, workingDirectory) {
    const directory = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .realOrSame */ .eF)(workingDirectory);
    const roots = [
        (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .findAround */ .Di)(directory, directory).repository?.root,
        (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .findRepository */ .W1)(path),
        directory,
    ];
    for (const root of roots) {
        const inside = root === undefined ? undefined : (0,_model_relative_path_js__WEBPACK_IMPORTED_MODULE_6__/* .relativePathInside */ ._)(root, path);
        if (root === undefined || inside === undefined)
            continue;
        return { files: readTree((0,_machine_tree_here_js__WEBPACK_IMPORTED_MODULE_2__/* .treeHere */ .X)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .realOrSame */ .eF)(root))), path: inside };
    }
    let root = path;
    while (!(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .isDirectory */ .wd)(root) && (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(root) !== root)
        root = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(root);
    return { files: readTree((0,_machine_tree_here_js__WEBPACK_IMPORTED_MODULE_2__/* .treeHere */ .X)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .realOrSame */ .eF)(root))), path: (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, path)) };
}
/** The last commit of the default branch. Rejects with an UntrustedError. @param root of the repository, absolute */
async function defaultBranchCommit(root, jobTree, ports) {
    if (jobTree.proposed)
        return jobTree.trustedCommit(root);
    return (0,_trust_git_files_js__WEBPACK_IMPORTED_MODULE_8__.trustedCommit)({ repository: (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .openAt */ ._8)(root), branch: jobTree.defaultBranch }, ports);
}
/** The files of that commit, for what is compared with them. Rejects with an UntrustedError. */
async function filesOfDefaultBranch(root, jobTree, ports) {
    return jobTree.proposed
        ? jobTree.trusted(root)
        : filesOfClone(root, ports, jobTree.defaultBranch);
}
/** The default branch as a clone knows it that no host and no server is asked about. Rejects with an UntrustedError. */
async function filesOfClone(root, ports, branch) {
    const { commit, repository } = await (0,_trust_git_files_js__WEBPACK_IMPORTED_MODULE_8__.trustedCommit)({ repository: (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .openAt */ ._8)(root), branch }, ports);
    return readTrusted((0,_trust_tree_js__WEBPACK_IMPORTED_MODULE_10__/* .asTrusted */ .O2)((0,_trust_git_files_js__WEBPACK_IMPORTED_MODULE_8__.treeOfCommit)(commit, repository, ports)));
}
/** The files of the commit that is checked out: what a request has in the place of those that decide. Undefined without one. */
async function filesOfRequest(root, ports) {
    const repository = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .openAt */ ._8)(root);
    const head = repository && (await (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .headOf */ .Uo)(repository));
    return head && readTree((0,_trust_git_files_js__WEBPACK_IMPORTED_MODULE_8__.treeOfCommit)(head, repository, ports));
}
const MOST_FILES = 2_000;
const MOST_BYTES_TOGETHER = 64 * 1024 * 1024;
const MOST_LEVELS = 12;
/**
 * Reads the files of a directory and of those below it, by their paths relative to it. Nothing is left out in silence: a link that
 * could be a directory, and a submodule, are UnreadableFiles.
 *
 * @returns undefined if the tree has no such directory
 * @throws UnreadablePart
 */
async function readBelow(files, directory, { belongs, skips, read, leaves }) {
    const found = new Map();
    let bytes = 0;
    const walk = async (inner, level) => {
        const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, inner);
        const entries = await naming(inner, () => files.entries(path));
        if (entries !== undefined && level > MOST_LEVELS)
            throw new UnreadablePart(inner, TOO_DEEP);
        for (const { name, kind } of entries ?? []) {
            const innerPath = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(inner, name);
            const whole = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(path, name);
            if (belongs(name)) {
                const one = await naming(innerPath, () => read(whole));
                found.set(innerPath, one.value);
                bytes += one.bytes;
                if (found.size > MOST_FILES || bytes > MOST_BYTES_TOGETHER)
                    throw new UnreadablePart('', TOO_MUCH);
            }
            else if (skips?.has(name))
                continue;
            else if (kind === 'directory' || kind === 'submodule')
                await walk(innerPath, level + 1);
            else {
                // It must not lead to a directory with further ones.
                if (kind === 'link')
                    await naming(innerPath, () => files.idOf(whole));
                leaves?.(innerPath);
            }
        }
        return entries !== undefined;
    };
    return (await walk('', 0)) ? found : undefined;
}
const TOO_DEEP = 'is a directory that is too deep, and none below it is read. Move up what it has';
const TOO_MUCH = `has more than ${MOST_FILES} files that are read, or more than 64 MB of them. Name the directory of these alone`;
/** Something in a directory cannot be read. The message is the rest of a sentence that begins with its path. */
class UnreadablePart extends _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_11__/* .UnreadableFile */ .ie {
    /** Relative to the directory; '' for itself. */
    path;
    constructor(path, message) {
        super(message);
        this.path = path;
    }
}
async function naming(path, read) {
    return read().catch((error) => {
        if (!(error instanceof _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_11__/* .UnreadableFile */ .ie))
            throw error;
        throw new UnreadablePart(path, error.message);
    });
}
//# sourceMappingURL=files-of-default-branch.js.map

/***/ }),

/***/ 3790:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   treeOfCommit: function() { return /* binding */ treeOfCommit; },
/* harmony export */   trustedCommit: function() { return /* binding */ trustedCommit; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29796);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28187);
/* harmony import */ var _machine_git_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71650);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10000);
/* harmony import */ var _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13491);
/* harmony import */ var _model_without_passwords_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(160);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80734);
/** The last commit of the default branch, or of one that is named, and the files of a commit, from git. */









/**
 * Finds the last commit of the branch; fetches it if the clone does not have it.
 *
 * @throws UntrustedError if the branch cannot be read
 */
async function trustedCommit({ repository, branch, server, commit: named }, ports) {
    if (repository === undefined) {
        const remedy = server === undefined
            ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Run it in a clone.`
            : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Check them out with git, and keep their directory ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)('.git')}: what decides is read from the default branch.`;
        throw unread((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `these files are in no git repository.`, remedy);
    }
    if (named !== undefined && (await (0,_machine_git_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommit */ .kN)(named, repository, ports)) !== undefined) {
        return { commit: named, repository };
    }
    const commitOfClone = () => branch === undefined
        ? (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__/* .commitOfDefaultBranch */ .Oh)(repository, ports)
        : (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__/* .commitOfRemoteBranch */ .hZ)(branch, repository, ports);
    if (server === undefined) {
        const commit = (await commitOfClone()) ?? (await fetchFromOrigin(branch, repository, ports));
        return { commit, repository };
    }
    // A clone that was made for this job is as new as the server. Without a credential, the server may not answer.
    const isCloneEnough = server.isNew && server.authorization === undefined && named === undefined;
    const known = isCloneEnough ? await commitOfClone() : undefined;
    const commit = known ?? (await askServer(server, { branch, named }, repository, ports));
    return { commit, repository };
}
/** Asks the server of the repository, unless the commit is known, and fetches that if the clone does not have it. */
async function askServer({ address, authorization, remedy }, { branch, named }, repository, ports) {
    const branchWords = describeBranch(branch);
    if (address === undefined) {
        throw unread((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `this job does not say where ${branchWords} of its repository is.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .pj)(remedy));
    }
    const remote = { address, authorization };
    const reference = referenceOf(branch);
    const answer = named ? { commit: named } : await (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__/* .commitOnServer */ .k6)(remote, reference, ports);
    if ('why' in answer) {
        throw unread((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `the server did not say which commit is the last of ${branchWords}${inBrackets(answer.why)}.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .pj)(remedy));
    }
    const { commit } = answer;
    const why = await (0,_machine_git_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .fetchIfMissing */ .s5)(commit, repository, ports, { remote, reference });
    if (why === undefined)
        return commit;
    throw unread((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `the last commit of ${branchWords} could not be fetched${inBrackets(why)}.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .pj)(remedy));
}
function referenceOf(branch) {
    return branch === undefined ? 'HEAD' : `refs/heads/${branch}`;
}
function describeBranch(branch) {
    return branch === undefined ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `the default branch` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `the branch ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(branch)}`;
}
function unread(says, remedy) {
    return new _tree_js__WEBPACK_IMPORTED_MODULE_5__/* .UntrustedError */ .lI((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('default-branch-unread', says, { remedy }));
}
/** Fetches the last commit from the remote of a person's own clone, which is the one that `git fetch` asks. */
async function fetchFromOrigin(branch, repository, ports) {
    const origin = await (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__/* .originOf */ .yv)(repository, ports);
    if ('why' in origin) {
        throw unread((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `git knows no remote ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)('origin')} here${inBrackets(origin.why)}.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Add it: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .typed */ .nE)('git remote add origin URL')}.`);
    }
    const from = { remote: { address: origin.text.trim() }, reference: referenceOf(branch) };
    const answer = await (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__/* .commitOnServer */ .k6)(from.remote, from.reference, ports);
    const why = 'why' in answer ? answer.why : await (0,_machine_git_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .fetchIfMissing */ .s5)(answer.commit, repository, ports, from);
    if ('commit' in answer && why === undefined)
        return answer.commit;
    throw unread((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `git does not have ${describeBranch(branch)} and could not fetch it${inBrackets(why)}.`);
}
/** The files of one commit that git has here. */
function treeOfCommit(commit, repository, ports) {
    const files = (0,_machine_git_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .openCommit */ .Cg)(commit, repository, ports);
    const lacks = (directory) => unread((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `git does not have the directory ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(directory)} of that commit.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Check out the whole history, without ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('filter')}.`);
    const entryAt = async (path) => {
        const entry = await files.entry(path);
        if (entry === undefined)
            throw lacks(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path));
        return entry === 'missing' ? undefined : entry;
    };
    const bytesOf = async (path) => {
        const bytes = await files.bytes(path);
        if (bytes !== undefined)
            return bytes;
        throw new _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_6__/* .UnreadableFile */ .ie('is not in this clone. Check out the whole history, without `filter`');
    };
    const look = async (path) => {
        const entry = await entryAt(path);
        if (entry === undefined)
            return { kind: 'absent' };
        switch (KINDS[entry.mode]) {
            case 'submodule':
                return { kind: 'submodule' };
            case 'link':
                return { kind: 'link', target: (await bytesOf(path)).toString('utf8') };
            case 'directory': {
                const entries = await files.list(path);
                // A directory that the commit has, and git has not, is not the same as none.
                if (entries === undefined)
                    throw lacks(path);
                // One of two such entries would be read in the place of both.
                if (new Set(entries.map(({ name }) => name)).size < entries.length)
                    throw sameNames(path);
                return { kind: 'directory', entries: entries.map(toListed) };
            }
            default:
                return { kind: 'file', id: entry.id, bytes: () => bytesOf(path) };
        }
    };
    return {
        of: 'commit',
        commit: () => commit,
        async list(directory) {
            const found = await look(directory);
            return found.kind === 'directory' ? found.entries : undefined;
        },
        look,
    };
}
function sameNames(directory) {
    const where = directory === '' ? 'the repository' : (0,_model_quote_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(directory);
    return new _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_6__/* .UnreadableFile */ .ie(`has two names in ${where} that are the same in UTF-8. Rename one of them`);
}
function toListed({ name, mode }) {
    return { name, kind: KINDS[mode] ?? 'file' };
}
/** Every other mode is one of a file. */
const KINDS = {
    '040000': 'directory',
    '120000': 'link',
    '160000': 'submodule',
};
/** What git printed, in brackets, without the credentials of addresses. */
function inBrackets(printed = '') {
    const why = (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__/* .firstLine */ .TM)(printed);
    if (why === '')
        return '';
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) ` (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .foreign */ .V$)((0,_model_without_passwords_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutPasswords */ .h)(why).slice(0, 200))})`;
}
//# sourceMappingURL=git-files.js.map

/***/ }),

/***/ 29880:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: function() { return /* binding */ describePinned; },
/* harmony export */   _J: function() { return /* binding */ withEmptyRepository; },
/* harmony export */   zi: function() { return /* binding */ withPinned; },
/* harmony export */   zv: function() { return /* binding */ readPinnedAddress; }
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _machine_git_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71650);
/* harmony import */ var _machine_temporary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53776);
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(66238);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85382);
/* harmony import */ var _model_policy_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48391);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10000);
/* harmony import */ var _model_without_passwords_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(160);
/* harmony import */ var _model_without_trailing_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(21804);
/* harmony import */ var _git_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3790);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80734);
/** One commit of any repository, by its address: `git::https://HOST/REPOSITORY.git//PATH?ref=COMMIT`. */












const SHAPE = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `Write ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .typed */ .nE)('git::https://HOST/REPOSITORY.git//DIRECTORY?ref=COMMIT')}`;
/** Parses an address. @throws PolicyProblem that says how to write it */
function readPinnedAddress(text) {
    const [address = '', query = '', ...others] = text.replace(/^git::/, '').split('?');
    const [, repository, path = ''] = /^((?:https|ssh|file):\/\/[^\s'"\\]+?)(?:\/\/([\w./-]*))?$/.exec(address) ?? [];
    // No message repeats a wrong address, because it may contain a password.
    if (repository === undefined) {
        throw notPinned((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `has an address that git does not take.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `${SHAPE}.`);
    }
    if (path.split('/').includes('..')) {
        throw notPinned((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `has an address whose directory leads out of its repository.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `${SHAPE}.`);
    }
    const isRef = query.startsWith('ref=') && others.length === 0;
    const commit = isRef ? (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_9__/* .readCommitId */ .f)(query.slice('ref='.length)) : undefined;
    if (commit === undefined) {
        throw notPinned((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `has an address that is not pinned: a branch or a tag may lead to other policies tomorrow.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `${SHAPE}, with all 40 digits of the commit.`);
    }
    return { repository, path: (0,_model_without_trailing_js__WEBPACK_IMPORTED_MODULE_10__/* .withoutTrailing */ .h)(path, '/'), commit };
}
function notPinned(says, remedy) {
    return new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_5__/* .PolicyProblem */ .cq((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .finding */ .gk)('address-not-pinned', says, { remedy }));
}
/** Fetches the commit for as long as its files are read. Nothing is checked out, and nothing of it is run. */
async function withPinned(pinned, ports, read) {
    const { repository: address, commit } = pinned;
    return withEmptyRepository('plangate-pinned-', async (repository) => {
        const why = await (0,_machine_git_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .fetchIfMissing */ .s5)(commit, repository, ports, { remote: { address } });
        if (why !== undefined) {
            const name = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentencePart */ .vn)('name', describePinned(pinned), 160);
            throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_5__/* .PolicyProblem */ .cq((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .finding */ .gk)('policies-unread', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `${name} could not be fetched: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .foreign */ .V$)((0,_model_without_passwords_js__WEBPACK_IMPORTED_MODULE_11__/* .withoutPasswords */ .h)(why))}`));
        }
        return read((0,_tree_js__WEBPACK_IMPORTED_MODULE_8__/* .asTrusted */ .O2)((0,_git_files_js__WEBPACK_IMPORTED_MODULE_7__.treeOfCommit)(commit, repository, ports)));
    });
}
/**
 * Makes a repository without files, into which git fetches what is read of another one, for as long as the work takes.
 *
 * @param prefix of the name of its temporary directory
 */
async function withEmptyRepository(prefix, work) {
    const root = (0,_machine_temporary_js__WEBPACK_IMPORTED_MODULE_3__/* .makeTemporary */ .ww)(prefix);
    try {
        const repository = { root, gitDirectory: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.git') };
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.gitDirectory, 'objects'), { recursive: true });
        return await work(repository);
    }
    finally {
        (0,_machine_temporary_js__WEBPACK_IMPORTED_MODULE_3__/* .removeTemporary */ .cF)(root);
    }
}
/** `https://github.com/acme/rules.git at 6f1cb40a3d2e` */
function describePinned({ repository, commit }) {
    return `${(0,_model_without_passwords_js__WEBPACK_IMPORTED_MODULE_11__/* .withoutPasswords */ .h)(repository)} at ${commit.slice(0, 12)}`;
}
//# sourceMappingURL=pinned-commit.js.map

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
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10000);
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
 * @param own of one that is not: the default branch as the host names it, and whether a job has the checkout
 */
function treeOf(proposed, trustedFiles, { defaultBranch, isJob = false } = {}) {
    if (proposed)
        return { ...trustedFiles, proposed };
    const inJob = isJob ? { trusted: trustedFiles.trusted } : undefined;
    return markAsOwn({ proposed: false, defaultBranch, inJob });
}
/** The one place in which a mark is made: the stronger one, which a caller narrows by the type that it returns. */
function markAsOwn(value) {
    return value;
}
/** Marks what was read of the checkout, which no pull request has written: the tree is the evidence. */
function asOwn(_tree, value) {
    return markAsOwn(value);
}
/**
 * Marks what was read of a branch to which no pull request has written, of a pinned commit, or from outside of the
 * checkout. The type that is returned is all that keeps it from choosing the host.
 */
function asTrusted(value) {
    return markAsOwn(value);
}
/** The default branch cannot be read, and why: its sentence can follow a colon. */
class UntrustedError extends Error {
    name = 'UntrustedError';
    finding;
    constructor(found) {
        super((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(found));
        this.finding = found;
    }
}
/**
 * What the pull request's own block would have chosen, which does not count.
 *
 * @param blockOfCheckout the block of the pull request
 * @param trusted the one that counts
 * @param chosen what the trusted block chooses, because no input names it
 */
function describeDifferences(blockOfCheckout, trusted, chosen) {
    const found = [];
    const compare = (what, ownName, name) => {
        if (name === undefined || ownName === name)
            return;
        const says = ownName === undefined ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `names none` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `says ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(ownName)}`;
        const where = blockOfCheckout === undefined ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `the pull request` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .filePart */ .A4)(blockOfCheckout.at);
        found.push((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('other-block', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The ${what} comes from ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .filePart */ .A4)(trusted.at)}, ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(name)}: ${where} ${says}, which does not count before it is merged.`));
    };
    if (chosen.organization) {
        compare((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `organization`, blockOfCheckout?.organization, trusted.organization);
    }
    if (chosen.workspaces) {
        compare((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `workspace`, describeWorkspaces(blockOfCheckout), describeWorkspaces(trusted));
    }
    return found;
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