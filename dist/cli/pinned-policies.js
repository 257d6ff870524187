export const id = 6806;
export const ids = [6806,3790];
export const modules = {
/***/ 56806:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
P: () => ( fetchPinned),
readPinned: () => ( readPinned),
readPinnedAddress: () => ( readPinnedAddress)
});
var node_fs_promises_0_ = __webpack_require__(51455);
var node_path_1_ = __webpack_require__(76760);
var _machine_git_objects_js_2_ = __webpack_require__(71650);
var _model_commit_id_js_8_ = __webpack_require__(66238);
var _trust_git_files_js_3_ = __webpack_require__(3790);
var _trust_tree_js_4_ = __webpack_require__(80734);
var _model_policy_files_js_5_ = __webpack_require__(48391);
var _policy_files_js_6_ = __webpack_require__(95673);
var _model_without_trailing_js_9_ = __webpack_require__(21804);
var _machine_temporary_js_7_ = __webpack_require__(53776);
const SHAPE = 'Write `git::https://HOST/REPOSITORY.git//DIRECTORY?ref=COMMIT`';
function readPinnedAddress(text) {
const [address = '', query = ''] = text.replace(/^git::/, '').split('?');
const [, repository, directory = ''] = /^((?:https|ssh|file):\/\/[^\s'"\\]+?)(?:\/\/([\w./-]*))?$/.exec(address) ?? [];
if (repository === undefined) {
throw new _model_policy_files_js_5_ .cq(`has an address that git does not take. ${SHAPE}.`);
}
if (directory.split('/').includes('..')) {
throw new _model_policy_files_js_5_ .cq(`has an address whose directory leads out of its repository. ${SHAPE}.`);
}
const commit = query.startsWith('ref=') ? (0,_model_commit_id_js_8_ .f)(query.slice('ref='.length)) : undefined;
if (commit === undefined) {
throw new _model_policy_files_js_5_ .cq(`has an address that is not pinned: a branch or a tag may lead to other policies tomorrow. ${SHAPE}, with all 40 digits of the commit.`);
}
return { repository, directory: (0,_model_without_trailing_js_9_ .h)(directory, '/'), commit };
}
async function fetchPinned(pinned, ports) {
const { repository: address, directory } = pinned;
const name = (0,_policy_files_js_6_ .hW)(directory === '' ? address.replace(/\.git$/, '') : directory);
const shownAs = describePinned(pinned);
const policies = await readPinned(pinned, ports, (files) => (0,_policy_files_js_6_ .qN)(files, directory, { name, shownAs }));
if (policies !== undefined)
return policies;
throw new _model_policy_files_js_5_ .cq(`${shownAs} has no directory "${directory}".`);
}
async function readPinned(pinned, ports, read) {
const { repository: address, commit } = pinned;
const root = (0,_machine_temporary_js_7_ .ww)('plangate-policies-');
try {
const repository = { root, gitDirectory: (0,node_path_1_.join)(root, '.git') };
await (0,node_fs_promises_0_.mkdir)((0,node_path_1_.join)(repository.gitDirectory, 'objects'), { recursive: true });
const why = await (0,_machine_git_objects_js_2_ .s5)(commit, repository, ports, { remote: { address } });
if (why !== undefined) {
throw new _model_policy_files_js_5_ .cq(`${describePinned(pinned)} could not be fetched: ${withoutPassword(why)}`);
}
return await read((0,_trust_tree_js_4_ .O2)((0,_trust_git_files_js_3_ .T)(commit, repository, ports)));
}
finally {
(0,_machine_temporary_js_7_ .cF)(root);
}
}
function describePinned({ repository, commit }) {
return `${withoutPassword(repository)} at ${commit.slice(0, 12)}`;
}
function withoutPassword(text) {
return text.replace(/:\/\/[^@\s/]*@/g, '://');
}
/***/ }),
};
