"use strict";
exports.id = 3790;
exports.ids = [3790];
exports.modules = {

/***/ 3790:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: function() { return /* binding */ filesAt; },
/* harmony export */   trustedCommit: function() { return /* binding */ trustedCommit; },
/* harmony export */   trustedInGit: function() { return /* binding */ trustedInGit; }
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
;