"use strict";
exports.id = 9726;
exports.ids = [9726];
exports.modules = {

/***/ 69871:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ki: function() { return /* binding */ gateNameOf; },
/* harmony export */   PJ: function() { return /* binding */ fileOfGate; },
/* harmony export */   ns: function() { return /* binding */ readNamedSettings; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_default_gate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(636);
/* harmony import */ var _model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17866);
/* harmony import */ var _find_settings_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81056);
/** The name of a gate: what tells its comment, its check and its runs from those of another gate of the repository. */




/**
 * A bracket or white space would end the tag in the message of a run, and `--` or `>` a comment of HTML. Of other alphabets,
 * two names can look the same.
 */
const NAME = /^(?!.*--)[A-Za-z0-9._~@:/+%-]{1,200}$/;
/** Reads the input: one value a line, at most one of each form. @returns as a problem the end of a sentence about the input */
function readNamedSettings(text = '') {
    const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
    const written = lines.filter((line) => line !== '');
    const [pinned, ...otherPins] = written.filter(_model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isPinnedAddress */ .Ny);
    const [path, ...otherPaths] = written.filter((line) => !(0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isPinnedAddress */ .Ny)(line));
    if (otherPins.length === 0 && otherPaths.length === 0)
        return { value: { pinned, path } };
    const what = otherPins.length > 0 ? 'addresses' : 'paths';
    return { problem: `has two ${what}. Write at most one path, and one address of a commit.` };
}
/** Between the path and the address in the name of a gate that has both. */
const AND = '+git::';
/**
 * Names a gate by where its settings are: `default` for the usual places, so that a move between them keeps the comment, else
 * the path, the pinned address, or both. Of the address its commit is left out, which changes with each new pin.
 *
 * @returns as a problem the end of a sentence that begins with the name of the input. It does not repeat what was written, which
 *   may have a password in it
 */
function gateNameOf({ pinned, path = '' }) {
    const file = path === '' ? '' : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path);
    if (node_path__WEBPACK_IMPORTED_MODULE_0__.win32.isAbsolute(file) || file.split('/').includes('..')) {
        return { problem: 'is no path in the repository. Name a file as `git ls-files` does.' };
    }
    if (file === _model_default_gate_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULT_GATE */ .s) {
        return { problem: `names a file \`${file}\`, as the first gate is named. Rename the file.` };
    }
    const own = _find_settings_file_js__WEBPACK_IMPORTED_MODULE_2__/* .SETTINGS_PLACES */ .h.includes(file) ? '' : file;
    const parts = [own, ...(pinned === undefined ? [] : [addressOfGate(pinned)])];
    const name = parts.filter((part) => part !== '').join('+') || _model_default_gate_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULT_GATE */ .s;
    return NAME.test(name)
        ? { value: name }
        : {
            problem: 'cannot name a gate. Rename the file: 200 letters of ASCII, digits and signs of `._~@:/+%-` at most, and no `--`.',
        };
}
/** The file of the repository that a gate is named by; undefined for one with the usual file. */
function fileOfGate(gate) {
    const [file = ''] = gate.startsWith('git::') ? [] : gate.split(AND);
    return file === '' || file === _model_default_gate_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULT_GATE */ .s ? undefined : file;
}
/** Of all ways to write the address, one: without its commit, and without the user who asks. */
function addressOfGate(written) {
    const [address = ''] = written.replace(/^git::/, '').split('?');
    return `git::${address.replace(/:\/\/[^/]*@/, '://')}`;
}
//# sourceMappingURL=gate-name.js.map

/***/ }),

/***/ 9726:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openSettingsFiles: function() { return /* binding */ openSettingsFiles; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6609);
/* harmony import */ var _machine_tree_here_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12478);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85382);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(28187);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10000);
/* harmony import */ var _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(13491);
/* harmony import */ var _trust_pinned_commit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29880);
/* harmony import */ var _trust_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80734);
/* harmony import */ var _files_of_default_branch_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82717);
/* harmony import */ var _find_settings_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(81056);
/* harmony import */ var _gate_name_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(69871);
/* harmony import */ var _paths_from_root_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(62072);
/**
 * Reads the files that say how the repository is gated: in a job that of the default branch, at a terminal that of the working
 * tree; and one of another repository, where its address with a commit is given.
 */













/**
 * Opens them. Nothing of what a request has counts.
 *
 * @param written the input `settings`: a path, the address of a commit, or both; undefined for the file with the usual name
 * @returns the problems of the files, and why one of them cannot be read
 */
async function openSettingsFiles(written, place, ports) {
    const read = (0,_gate_name_js__WEBPACK_IMPORTED_MODULE_9__/* .readNamedSettings */ .ns)(written);
    if ('problem' in read)
        return { problems: [{ where: 'settings', message: read.problem }] };
    const { pinned: address, path } = read.value;
    const root = rootOf(place);
    const named = path === undefined ? undefined : pathIn(root, path, place);
    const gate = (0,_gate_name_js__WEBPACK_IMPORTED_MODULE_9__/* .gateNameOf */ .Ki)({ pinned: address, path: named });
    if ('problem' in gate)
        return { problems: [{ where: 'settings', message: gate.problem }] };
    const pinned = address === undefined ? undefined : await readPinned(address, place, ports);
    const opened = await openOwn({ root, path: named, written: path }, place);
    const problems = [pinned, opened].flatMap((each) => each && 'problems' in each ? each.problems : []);
    if ('problems' in opened || (pinned !== undefined && 'problems' in pinned))
        return { problems };
    if (pinned === undefined)
        return { ...opened, gate: gate.value };
    const entriesOfGates = await readEntriesOfGates(opened.deciding ?? opened.checkout);
    return { ...opened, gate: gate.value, pinned, entriesOfGates };
}
/** A pinned file, whose relative paths are of its repository and commit. */
async function readPinned(written, place, ports) {
    const read = await (0,_files_of_default_branch_js__WEBPACK_IMPORTED_MODULE_7__/* .readDecidingText */ .Jm)('settings', written, place, ports);
    if ('problems' in read)
        return read;
    // An address names a commit, which has the file or is a problem.
    if ('absent' in read)
        return { problems: [{ where: 'settings', message: 'names no file.' }] };
    const reading = await readWithYaml(read.text, read.from.path, true);
    if ('problems' in reading)
        return reading;
    const { repository, commit } = (0,_trust_pinned_commit_js__WEBPACK_IMPORTED_MODULE_5__/* .readPinnedAddress */ .zv)(written);
    return (0,_paths_from_root_js__WEBPACK_IMPORTED_MODULE_10__/* .withPathsAs */ .L0)(reading.file, (path) => `git::${repository}//${node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path)}?ref=${commit}`);
}
/** The reader of YAML is loaded only where there is a file. */
async function readWithYaml(text, path, isPinned = false) {
    const { readSettingsFile } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(955)]).then(__webpack_require__.bind(__webpack_require__, 70955));
    return readSettingsFile(text, path, isPinned);
}
/** The repository that holds the configuration, else the directory of the job or of the person. */
function rootOf({ directory, workingDirectory, jobTree }) {
    const place = jobTree.proposed ? jobTree.workspace : workingDirectory;
    return ((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .findAround */ .Di)(directory, place).repository?.root ??
        (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .findRepository */ .W1)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .realOrSame */ .eF)(directory)) ??
        (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .realOrSame */ .eF)(place));
}
/** The path of a file as it is written: a link of the judged files leads to no other one. */
function pathIn(root, written, { workingDirectory }) {
    return (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .realOrSame */ .eF)(workingDirectory), written)));
}
/** @param named.path in the repository; undefined, as what was written, for the file with the usual name */
async function openOwn({ root, path, written }, { jobTree }) {
    const checkout = (0,_files_of_default_branch_js__WEBPACK_IMPORTED_MODULE_7__/* .readTree */ .Zc)((0,_machine_tree_here_js__WEBPACK_IMPORTED_MODULE_2__/* .treeHere */ .X)(root));
    try {
        const deciding = jobTree.proposed ? await jobTree.trusted(root) : undefined;
        // One file for all branches of a repository: what two of them show has one name.
        const ofBranch = jobTree.proposed ? deciding : await branchOfJob(jobTree, root);
        const counts = await findIn(ofBranch ?? checkout, path);
        if (counts !== undefined && 'problems' in counts)
            return counts;
        const opened = { root, deciding, checkout, own: counts?.file };
        if (ofBranch === undefined && counts === undefined && written !== undefined) {
            const message = `names ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_11__/* .quote */ .hD)(written)}, which does not exist.`;
            return { problems: [{ where: 'settings', message }] };
        }
        if (deciding === undefined && (counts !== undefined || written === undefined))
            return opened;
        if (deciding === undefined)
            return { problems: [notOnBranch(written ?? '')] };
        const is = await findIn(checkout, path);
        const isSame = is === counts ||
            (is && !('problems' in is) && is.path === counts?.path && is.text === counts.text);
        if (isSame !== true) {
            const [places, placesOfRequest] = await Promise.all([
                placesOf(counts, deciding),
                placesOf(is && 'path' in is ? is : undefined, checkout),
            ]);
            const proposed = { is: ofRequest(is), inPlaceOf: counts, places, placesOfRequest };
            return { ...opened, proposed };
        }
        if (counts !== undefined || written === undefined)
            return opened;
        return { problems: [notOnBranch(written)] };
    }
    catch (error) {
        if (!(error instanceof _trust_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .UntrustedError */ .lI))
            throw error;
        const says = `could not be looked for on the default branch: ${(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .problemTextOf */ .gU)(error.finding)}`;
        return {
            problems: [
                written === undefined
                    ? { where: 'plangate.yml', message: says }
                    : { where: 'settings', message: `names ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_11__/* .quote */ .hD)(written)}, which ${says}` },
            ],
        };
    }
}
/** The default branch, for a job that is about no request. Files that are in no repository have none. */
async function branchOfJob({ inJob }, root) {
    try {
        return await inJob?.trusted(root);
    }
    catch (error) {
        if (error instanceof _trust_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .UntrustedError */ .lI && (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .openAt */ ._8)(root) === undefined)
            return undefined;
        throw error;
    }
}
function notOnBranch(written) {
    const message = `names ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_11__/* .quote */ .hD)(written)}, which is not on the default branch. ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .toPlainText */ .bo)(_files_of_default_branch_js__WEBPACK_IMPORTED_MODULE_7__/* .MERGE_FIRST */ .eL)}`;
    return { where: 'settings', message };
}
/** The paths of the file and of the one that it is like, and those to which their links lead. */
async function placesOf(found, files) {
    if (found === undefined)
        return [];
    return [...(await files.placesOf(found.path)), ...(await placesOf(found.like, files))];
}
/** A problem of the request's own file says so: the one that counts has none. */
function ofRequest(is) {
    if (is === undefined || !('problems' in is))
        return is;
    return {
        problems: is.problems.map(({ where, ...problem }) => ({
            ...problem,
            where: `${where} of this request`,
        })),
    };
}
/** @param named its path in the tree, where a name is given */
async function findIn(files, named) {
    let path = named;
    try {
        if (path === undefined) {
            const root = (await files.names('')) ?? [];
            const github = root.includes('.github') ? ((await files.names('.github')) ?? []) : [];
            const found = (0,_find_settings_file_js__WEBPACK_IMPORTED_MODULE_8__/* .findSettingsFile */ .Db)({ root, github });
            if (found === undefined || 'problems' in found)
                return found;
            ({ path } = found);
        }
        return await readIn(files, path);
    }
    catch (error) {
        if (!(error instanceof _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_12__/* .UnreadableFile */ .ie))
            throw error;
        return {
            problems: [
                { where: path ?? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join('.github', 'plangate.yml'), message: `${error.message}.` },
            ],
        };
    }
}
async function readIn(files, path, isLike = false) {
    const text = await files.read(path);
    if (text === undefined)
        return undefined;
    const reading = await readWithYaml(text, path);
    if ('problems' in reading)
        return reading;
    const { file } = reading;
    const said = file.values.get('like');
    if (said === undefined)
        return { path, text, file };
    const named = said.words[0] ?? '';
    const refused = (says) => ({
        problems: [
            { where: `${path}:${said.line}: \`like\``, message: `names ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_11__/* .quote */ .hD)(named)}, ${says}` },
        ],
    });
    if (isLike)
        return refused('and another file is like this one. Take it out here.');
    const like = await readIn(files, named, true);
    if (like === undefined)
        return refused('which is not there. Name it from the root of the repository.');
    if ('problems' in like)
        return like;
    const values = new Map(like.file.values);
    for (const [key, value] of values)
        values.set(key, { ...value, path: like.path });
    for (const [key, value] of file.values)
        if (key !== 'like')
            values.set(key, value);
    return { path, text: `${text}\n${like.text}`, file: { ...file, values }, like };
}
/** A file that may be one of a gate of the repository, in the root or in `.github`. */
const OF_A_GATE = /^plangate(?:-[\w.-]+)?\.yml$/;
/** The entries of `workspaces` of all gates of a repository. What is wrong with another gate's file, that gate says. */
async function readEntriesOfGates(files) {
    const namesIn = async (directory) => (await files.names(directory).catch((error) => {
        if (!(error instanceof _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_12__/* .UnreadableFile */ .ie))
            throw error;
    })) ?? [];
    const inRoot = await namesIn('');
    const inGitHub = inRoot.includes('.github') ? await namesIn('.github') : [];
    const paths = inRoot
        .filter((name) => OF_A_GATE.test(name))
        .concat(inGitHub.filter((name) => OF_A_GATE.test(name)).map((name) => `.github/${name}`));
    const read = await Promise.all(paths.map((path) => findIn(files, path)));
    return read.flatMap((found) => {
        const value = found && 'file' in found ? found.file.values.get('workspaces')?.value : [];
        return (value ?? []);
    });
}
//# sourceMappingURL=open-settings-files.js.map

/***/ })

};
;