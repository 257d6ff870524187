export const id = 3790;
export const ids = [3790];
export const modules = {

/***/ 3790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   treeOfCommit: () => (/* binding */ treeOfCommit),
/* harmony export */   trustedCommit: () => (/* binding */ trustedCommit)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9796);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8187);
/* harmony import */ var _machine_git_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1650);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(0);
/* harmony import */ var _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3491);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(734);
/** The last commit of the default branch, or of one that is named, and the files of a commit, from git. */








/**
 * Finds the last commit of the branch; fetches it if the clone does not have it.
 *
 * @throws UntrustedError if the branch cannot be read
 */
async function trustedCommit({ repository, branch, server, commit: named }, ports) {
    if (repository === undefined) {
        throw unread((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `these files are in no git repository.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Run it in a clone.`);
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
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) ` (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .foreign */ .V$)(why.replace(/:\/\/[^@\s/]*@/g, '://').slice(0, 200))})`;
}
//# sourceMappingURL=git-files.js.map

/***/ })

};
