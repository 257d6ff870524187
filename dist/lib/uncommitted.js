export const id = 535;
export const ids = [535];
export const modules = {
/***/ 9535:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
findUncommitted: () => ( findUncommitted)
});
var node_fs_0_ = __webpack_require__(3024);
var node_path_1_ = __webpack_require__(6760);
var _configuration_file_names_js_6_ = __webpack_require__(6817);
var _machine_compare_with_commit_js_2_ = __webpack_require__(167);
var _machine_find_repository_js_3_ = __webpack_require__(6609);
var _ignore_rules_js_4_ = __webpack_require__(1365);
var _never_ships_js_5_ = __webpack_require__(8476);
async function findUncommitted({ root, entries }, { rules, workspace }, ports) {
const { repository, others } = (0,_machine_find_repository_js_3_ .Di)(root, workspace);
if (repository === undefined || others.length > 0)
return undefined;
const inRepository = (path) => (0,_machine_find_repository_js_3_ .df)((0,node_path_1_.relative)(repository.root, path));
const files = new Set(entries.flatMap((entry) => pathsOf(entry, root)).map(inRepository));
const directories = new Set(Array.from(files, (path) => (0,node_path_1_.dirname)(path)));
const isNeeded = (path) => (0,_configuration_file_names_js_6_ .ZC)((0,node_path_1_.basename)(path)) && directories.has((0,node_path_1_.dirname)(path));
const compared = await (0,_machine_compare_with_commit_js_2_ .TD)(repository, ports, { files, isNeeded });
if (compared === undefined)
return undefined;
const isExcluded = (0,_ignore_rules_js_4_ .ah)(await (0,_ignore_rules_js_4_ .RQ)(root, repository.root, rules));
const rootInRepository = inRepository(root);
const wouldShip = (path) => {
const inRoot = node_path_1_.posix.relative(rootInRepository, path);
if (inRoot.startsWith('../'))
return false;
return (0,_never_ships_js_5_ .jQ)(inRoot, 'file') === undefined && !isExcluded(inRoot, false);
};
const uncommitted = compared.differences.filter(({ path, how }) => {
return how === 'missing' ? wouldShip(path) : how !== 'unknown';
});
const isUncertain = compared.differences.some(({ how }) => how === 'unknown');
if (uncommitted.length === 0 && isUncertain)
return undefined;
return [...new Set(uncommitted.map(({ path }) => path))].sort();
}
function pathsOf({ path, type }, root) {
if (path.split('/').includes('.terraform'))
return [];
const written = (0,node_path_1_.join)(root, path);
const real = (0,node_path_1_.join)((0,_machine_find_repository_js_3_ .eF)((0,node_path_1_.dirname)(written)), (0,node_path_1_.basename)(written));
const isLink = (0,node_fs_0_.lstatSync)(real, { throwIfNoEntry: false })?.isSymbolicLink() === true;
if (type === 'directory')
return isLink ? [real] : [];
return isLink && type === 'file' ? [real, (0,_machine_find_repository_js_3_ .eF)(real)] : [real];
}
/***/ })
};
