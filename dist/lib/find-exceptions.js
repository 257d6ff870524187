export const id = 126;
export const ids = [126];
export const modules = {
/***/ 1126:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
_: () => ( readDecidingFile),
findExceptions: () => ( findExceptions)
});
var node_path_0_ = __webpack_require__(6760);
var _machine_find_repository_js_1_ = __webpack_require__(6609);
var _machine_read_regular_js_2_ = __webpack_require__(3962);
var _model_policy_files_js_3_ = __webpack_require__(8391);
var _model_quote_js_7_ = __webpack_require__(8187);
var _model_relative_path_js_4_ = __webpack_require__(319);
var _model_unreadable_file_js_8_ = __webpack_require__(3491);
var _trust_tree_js_5_ = __webpack_require__(734);
var _model_repository_address_js_6_ = __webpack_require__(7866);
const MOST_BYTES = 4 * 1024 * 1024;
async function findExceptions(request, ports) {
const read = await readDecidingFile('exceptions', request, ports);
if ('problems' in read)
return read;
const { text } = read;
if (text !== undefined)
return { text };
const notice = `Nothing is excepted: ${(0,_model_quote_js_7_ .hD)(request.written)} is not on the default branch. Merge the file first: one that a pull request brings along does not count.`;
return { notice };
}
async function readDecidingFile(setting, request, ports) {
try {
return { text: await readWhereBelieved(request, ports) };
}
catch (error) {
if (!(error instanceof _model_policy_files_js_3_ .cq || error instanceof _trust_tree_js_5_ .lI))
throw error;
return { problems: [{ where: setting, message: error.message }] };
}
}
async function readWhereBelieved(request, ports) {
const { written, directory, workingDirectory, jobTree } = request;
if ((0,_model_repository_address_js_6_ .Ny)(written))
return readPinnedFile(written, ports);
const path = (0,node_path_0_.resolve)((0,_machine_find_repository_js_1_ .eF)(workingDirectory), written);
if (!jobTree.proposed) {
const text = await refuseUnreadable(written, () => (0,_machine_read_regular_js_2_ .Ue)(path, MOST_BYTES));
if (text !== undefined)
return text;
throw new _model_policy_files_js_3_ .cq(`names ${(0,_model_quote_js_7_ .hD)(written)}, which does not exist.`);
}
const { repository } = (0,_machine_find_repository_js_1_ .Di)(directory, jobTree.workspace);
const inRepository = repository && (0,_model_relative_path_js_4_ ._)(repository.root, path);
if (repository === undefined || inRepository === undefined) {
throw new _model_policy_files_js_3_ .cq(`names ${(0,_model_quote_js_7_ .hD)(written)}, which is not in the repository of this job. Name a file of its default branch, or a pinned URL.`);
}
return await readTrusted(inRepository, await jobTree.trusted(repository.root, undefined));
}
async function readTrusted(path, files) {
const text = await files.read(path);
if (text !== undefined)
return refuseUnreadable(path, async () => (0,_model_unreadable_file_js_8_ .r)(text));
const directory = node_path_0_.posix.dirname(path);
const names = await files.names(directory === '.' ? '' : directory);
if (names?.includes(node_path_0_.posix.basename(path)) !== true)
return undefined;
throw new _model_policy_files_js_3_ .cq(`names ${(0,_model_quote_js_7_ .hD)(path)}, and no file could be read there from the commit.`);
}
async function refuseUnreadable(shownAs, read) {
return read().catch((error) => {
if (!(error instanceof _model_unreadable_file_js_8_ .i))
throw error;
throw new _model_policy_files_js_3_ .cq(`names ${(0,_model_quote_js_7_ .hD)(shownAs)}, which ${error.message}.`);
});
}
async function readPinnedFile(written, ports) {
const { readPinned, readPinnedAddress } = await __webpack_require__.e( 806).then(__webpack_require__.bind(__webpack_require__, 6806));
const address = readPinnedAddress(written);
const text = await readPinned(address, ports, (files) => readTrusted(address.directory, files));
if (text !== undefined)
return text;
throw new _model_policy_files_js_3_ .cq('has an address with a commit that has no such file.');
}
/***/ }),
};
