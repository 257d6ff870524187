export const id = 9726;
export const ids = [9726];
export const modules = {

/***/ 19726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openSettingsFiles: () => (/* binding */ openSettingsFiles)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __webpack_require__(6609);
// EXTERNAL MODULE: ./build/src/machine/tree-here.js
var tree_here = __webpack_require__(12478);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/quote.js
var quote = __webpack_require__(28187);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/model/unreadable-file.js
var unreadable_file = __webpack_require__(13491);
// EXTERNAL MODULE: ./build/src/trust/pinned-commit.js
var pinned_commit = __webpack_require__(29880);
// EXTERNAL MODULE: ./build/src/trust/tree.js
var tree = __webpack_require__(80734);
// EXTERNAL MODULE: ./build/src/settings/files-of-default-branch.js
var files_of_default_branch = __webpack_require__(82717);
// EXTERNAL MODULE: ./build/src/settings/settings-file/find-settings-file.js
var find_settings_file = __webpack_require__(81056);
// EXTERNAL MODULE: ./build/src/model/default-gate.js
var default_gate = __webpack_require__(636);
// EXTERNAL MODULE: ./build/src/model/repository-address.js
var repository_address = __webpack_require__(17866);
;// CONCATENATED MODULE: ./build/src/settings/settings-file/gate-name.js
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
    const [pinned, ...otherPins] = written.filter(repository_address/* isPinnedAddress */.Ny);
    const [path, ...otherPaths] = written.filter((line) => !(0,repository_address/* isPinnedAddress */.Ny)(line));
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
    const file = path === '' ? '' : external_node_path_.posix.normalize(path);
    if (external_node_path_.win32.isAbsolute(file) || file.split('/').includes('..')) {
        return { problem: 'is no path in the repository. Name a file as `git ls-files` does.' };
    }
    if (file === default_gate/* DEFAULT_GATE */.s) {
        return { problem: `names a file \`${file}\`, as the first gate is named. Rename the file.` };
    }
    const own = find_settings_file/* SETTINGS_PLACES */.h.includes(file) ? '' : file;
    const parts = [own, ...(pinned === undefined ? [] : [addressOfGate(pinned)])];
    const name = parts.filter((part) => part !== '').join('+') || default_gate/* DEFAULT_GATE */.s;
    return NAME.test(name)
        ? { value: name }
        : {
            problem: 'cannot name a gate. Rename the file: 200 letters of ASCII, digits and signs of `._~@:/+%-` at most, and no `--`.',
        };
}
/** The file of the repository that a gate is named by; undefined for one with the usual file. */
function fileOfGate(gate) {
    const [file = ''] = gate.startsWith('git::') ? [] : gate.split(AND);
    return file === '' || file === DEFAULT_GATE ? undefined : file;
}
/** Of all ways to write the address, one: without its commit, and without the user who asks. */
function addressOfGate(written) {
    const [address = ''] = written.replace(/^git::/, '').split('?');
    return `git::${address.replace(/:\/\/[^/]*@/, '://')}`;
}
//# sourceMappingURL=gate-name.js.map
// EXTERNAL MODULE: ./build/src/settings/settings-file/paths-from-root.js
var paths_from_root = __webpack_require__(62072);
;// CONCATENATED MODULE: ./build/src/settings/settings-file/open-settings-files.js
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
    const read = readNamedSettings(written);
    if ('problem' in read)
        return { problems: [{ where: 'settings', message: read.problem }] };
    const { pinned: address, path } = read.value;
    const root = rootOf(place);
    const named = path === undefined ? undefined : pathIn(root, path, place);
    const gate = gateNameOf({ pinned: address, path: named });
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
    const read = await (0,files_of_default_branch/* readDecidingText */.Jm)('settings', written, place, ports);
    if ('problems' in read)
        return read;
    // An address names a commit, which has the file or is a problem.
    if ('absent' in read)
        return { problems: [{ where: 'settings', message: 'names no file.' }] };
    const reading = await readWithYaml(read.text, read.from.path, true);
    if ('problems' in reading)
        return reading;
    const { repository, commit } = (0,pinned_commit/* readPinnedAddress */.zv)(written);
    return (0,paths_from_root/* withPathsAs */.L0)(reading.file, (path) => `git::${repository}//${external_node_path_.posix.normalize(path)}?ref=${commit}`);
}
/** The reader of YAML is loaded only where there is a file. */
async function readWithYaml(text, path, isPinned = false) {
    const { readSettingsFile } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(955)]).then(__webpack_require__.bind(__webpack_require__, 70955));
    return readSettingsFile(text, path, isPinned);
}
/** The repository that holds the configuration, else the directory of the job or of the person. */
function rootOf({ directory, workingDirectory, jobTree }) {
    const place = jobTree.proposed ? jobTree.workspace : workingDirectory;
    return ((0,find_repository/* findAround */.Di)(directory, place).repository?.root ??
        (0,find_repository/* findRepository */.W1)((0,find_repository/* realOrSame */.eF)(directory)) ??
        (0,find_repository/* realOrSame */.eF)(place));
}
/** The path of a file as it is written: a link of the judged files leads to no other one. */
function pathIn(root, written, { workingDirectory }) {
    return (0,find_repository/* slashed */.df)((0,external_node_path_.relative)(root, (0,external_node_path_.resolve)((0,find_repository/* realOrSame */.eF)(workingDirectory), written)));
}
/** @param named.path in the repository; undefined, as what was written, for the file with the usual name */
async function openOwn({ root, path, written }, { jobTree }) {
    const checkout = (0,files_of_default_branch/* readTree */.Zc)((0,tree_here/* treeHere */.X)(root));
    try {
        const deciding = jobTree.proposed ? await jobTree.trusted(root) : undefined;
        // One file for all branches of a repository: what two of them show has one name.
        const ofBranch = jobTree.proposed ? deciding : await branchOfJob(jobTree, root);
        const counts = await findIn(ofBranch ?? checkout, path);
        if (counts !== undefined && 'problems' in counts)
            return counts;
        const opened = { root, deciding, checkout, own: counts?.file };
        if (ofBranch === undefined && counts === undefined && written !== undefined) {
            const message = `names ${(0,quote/* quote */.hD)(written)}, which does not exist.`;
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
        if (!(error instanceof tree/* UntrustedError */.lI))
            throw error;
        const says = `could not be looked for on the default branch: ${(0,finding/* problemTextOf */.gU)(error.finding)}`;
        return {
            problems: [
                written === undefined
                    ? { where: 'plangate.yml', message: says }
                    : { where: 'settings', message: `names ${(0,quote/* quote */.hD)(written)}, which ${says}` },
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
        if (error instanceof tree/* UntrustedError */.lI && (0,find_repository/* openAt */._8)(root) === undefined)
            return undefined;
        throw error;
    }
}
function notOnBranch(written) {
    const message = `names ${(0,quote/* quote */.hD)(written)}, which is not on the default branch. ${(0,sentence/* toPlainText */.bo)(files_of_default_branch/* MERGE_FIRST */.eL)}`;
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
            const found = (0,find_settings_file/* findSettingsFile */.Db)({ root, github });
            if (found === undefined || 'problems' in found)
                return found;
            ({ path } = found);
        }
        return await readIn(files, path);
    }
    catch (error) {
        if (!(error instanceof unreadable_file/* UnreadableFile */.ie))
            throw error;
        return {
            problems: [
                { where: path ?? external_node_path_.posix.join('.github', 'plangate.yml'), message: `${error.message}.` },
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
            { where: `${path}:${said.line}: \`like\``, message: `names ${(0,quote/* quote */.hD)(named)}, ${says}` },
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
        if (!(error instanceof unreadable_file/* UnreadableFile */.ie))
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
