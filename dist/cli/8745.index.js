"use strict";
exports.id = 8745;
exports.ids = [8745];
exports.modules = {

/***/ 71126:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: function() { return /* binding */ readDecidingFile; },
/* harmony export */   findExceptions: function() { return /* binding */ findExceptions; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6609);
/* harmony import */ var _machine_read_regular_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43962);
/* harmony import */ var _model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48391);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28187);
/* harmony import */ var _model_relative_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20319);
/* harmony import */ var _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(13491);
/* harmony import */ var _trust_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80734);
/* harmony import */ var _model_repository_address_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17866);
/**
 * Reads the file of exceptions as policies are read: from the default branch or a pinned URL in a job,
 * from the disk for a person. What a pull request has written excepts nothing.
 */









const MOST_BYTES = 4 * 1024 * 1024;
/**
 * Finds the file of a check, and reads its text. What the text says is for `parseExceptions`.
 *
 * @returns the text; a sentence for people, if the file is not there and nothing is excepted; or what is wrong
 */
async function findExceptions(request, ports) {
    const read = await readDecidingFile('exceptions', request, ports);
    if ('problems' in read)
        return read;
    const { text } = read;
    if (text !== undefined)
        return { text };
    const notice = `Nothing is excepted: ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(request.written)} is not on the default branch. Merge the file first: one that a pull request brings along does not count.`;
    return { notice };
}
/**
 * Reads a file that decides, from where it may be believed.
 *
 * @param setting names the file, and begins the sentence of a problem
 * @returns no text if the default branch does not have it
 */
async function readDecidingFile(setting, request, ports) {
    try {
        return { text: await readWhereBelieved(request, ports) };
    }
    catch (error) {
        if (!(error instanceof _model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__/* .PolicyProblem */ .cq || error instanceof _trust_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .UntrustedError */ .lI))
            throw error;
        return { problems: [{ where: setting, message: error.message }] };
    }
}
/** @throws PolicyProblem or UntrustedError, whose message is the rest of a sentence about the setting */
async function readWhereBelieved(request, ports) {
    const { written, directory, workingDirectory, jobTree } = request;
    if ((0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_6__/* .isPinnedAddress */ .Ny)(written))
        return readPinnedFile(written, ports);
    // The path is taken as it is written: a link of the judged files leads to no other one.
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .realOrSame */ .eF)(workingDirectory), written);
    if (!jobTree.proposed) {
        const text = await refuseUnreadable(written, () => (0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_2__/* .readDeciding */ .Ue)(path, MOST_BYTES));
        if (text !== undefined)
            return text;
        throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__/* .PolicyProblem */ .cq(`names ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(written)}, which does not exist.`);
    }
    const { repository } = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .findAround */ .Di)(directory, jobTree.workspace);
    const inRepository = repository && (0,_model_relative_path_js__WEBPACK_IMPORTED_MODULE_4__/* .relativePathInside */ ._)(repository.root, path);
    if (repository === undefined || inRepository === undefined) {
        throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__/* .PolicyProblem */ .cq(`names ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(written)}, which is not in the repository of this job. Name a file of its default branch, or a pinned URL.`);
    }
    return await readTrusted(inRepository, await jobTree.trusted(repository.root));
}
/** @returns undefined only if the commit has nothing there */
async function readTrusted(path, files) {
    const text = await files.read(path);
    if (text !== undefined)
        return refuseUnreadable(path, async () => (0,_model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_8__/* .wholeText */ .r)(text));
    const directory = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path);
    const names = await files.names(directory === '.' ? '' : directory);
    if (names?.includes(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path)) !== true)
        return undefined;
    throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__/* .PolicyProblem */ .cq(`names ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(path)}, and no file could be read there from the commit.`);
}
async function refuseUnreadable(shownAs, read) {
    return read().catch((error) => {
        if (!(error instanceof _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_8__/* .UnreadableFile */ .i))
            throw error;
        throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__/* .PolicyProblem */ .cq(`names ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(shownAs)}, which ${error.message}.`);
    });
}
async function readPinnedFile(written, ports) {
    const { readPinned, readPinnedAddress } = await Promise.all(/* import() */[__webpack_require__.e(1650), __webpack_require__.e(5673), __webpack_require__.e(6806)]).then(__webpack_require__.bind(__webpack_require__, 56806));
    const address = readPinnedAddress(written);
    const text = await readPinned(address, ports, (files) => readTrusted(address.directory, files));
    if (text !== undefined)
        return text;
    throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__/* .PolicyProblem */ .cq('has an address with a commit that has no such file.');
}
//# sourceMappingURL=find-exceptions.js.map

/***/ })

};
;