"use strict";
exports.id = 3246;
exports.ids = [3246];
exports.modules = {

/***/ 63246:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   filesOf: function() { return /* binding */ filesOf; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _configuration_affected_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(21818);
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96817);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6609);
/* harmony import */ var _machine_files_here_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80467);
/* harmony import */ var _model_relative_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20319);
/* harmony import */ var _affected_workspaces_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14632);
/* harmony import */ var _hidden_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7707);
/**
 * Which files of a repository belong to a workspace: those that an apply of its plan may depend on. A file that nothing of
 * the configuration names, such as README.md, is not one of them, also where it is in the same directory.
 */








/** Names of files that say how git writes other files, or which version of a program runs: each counts for its directory. */
const FOR_THEIR_DIRECTORY = new Set([
    '.gitattributes',
    '.gitmodules',
    '.lfsconfig',
    '.terraform-version',
    '.opentofu-version',
    '.tool-versions',
    '.mise.toml',
    'mise.toml',
    '.tfswitchrc',
    '.tfswitch.toml',
]);
/** What Terraform takes from the directory that it runs in without being told: its state, plugins, and what `init` writes. */
const UNASKED = /^(?:\.terraform$|terraform\.d$|terraform\.tfstate|terraform-provi|\.?terraformrc$)/;
/** Files of other programs that make configurations: Terragrunt, Terramate. Only they know what belongs to these. */
const OF_GENERATORS = /\.hcl(?:\.json)?$/;
const OF_TESTS = /\.(?:tftest|tofutest|tfquery)\.hcl$/;
/**
 * Makes the test whether a file of the repository, by its relative path, belongs to what is planned in a directory. Every
 * file does where a provisioner runs or where a name is not known; every file of the directory does where a module that it
 * calls is not here.
 */
async function filesOf({ directory, repositoryRoot, files = [] }, { parsed } = {}) {
    const [module, root] = [(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .realOrSame */ .eF)(directory), (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .realOrSame */ .eF)(repositoryRoot)];
    const given = files.map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(module, file));
    const planned = { module, root, variableFiles: given };
    const read = await (0,_affected_workspaces_js__WEBPACK_IMPORTED_MODULE_5__/* .readFilesOf */ .z3)(planned, { repositoryRoot: root, parsed }, () => true);
    if ('why' in read || read.named.provisioners.length > 0)
        return () => true;
    const { named, modules, readPatterns } = read;
    // A link may lead to the module.
    const links = (0,_model_relative_path_js__WEBPACK_IMPORTED_MODULE_4__/* .relativePathInside */ ._)(repositoryRoot, directory) ?? [];
    const own = (0,_model_relative_path_js__WEBPACK_IMPORTED_MODULE_4__/* .relativePathInside */ ._)(root, module) ?? '';
    const inRepository = (paths) => [...paths].flatMap((path) => (0,_model_relative_path_js__WEBPACK_IMPORTED_MODULE_4__/* .relativePathInside */ ._)(root, path) ?? []);
    const reads = [...read.reads, ...inRepository(given)];
    const isOfGenerator = (name) => name !== _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .LOCK_FILE */ .FI && OF_GENERATORS.test(name) && !OF_TESTS.test(name);
    if (named.notFollowed.length > 0 || _machine_files_here_js__WEBPACK_IMPORTED_MODULE_3__/* .localFiles */ .Jd.readDirectory(module).some(isOfGenerator)) {
        const prefixes = [...modules, ...reads].concat(links);
        return (0,_configuration_affected_js__WEBPACK_IMPORTED_MODULE_7__/* .concernedBy */ .lX)({ directory: own, patterns: [], prefixes, readPatterns });
    }
    const besides = [...named.handedOn, ...named.inWords].flatMap((path) => (0,_machine_files_here_js__WEBPACK_IMPORTED_MODULE_3__/* .followLinks */ .n1)(path));
    const isNamed = (0,_configuration_affected_js__WEBPACK_IMPORTED_MODULE_7__/* .concernedBy */ .lX)({
        directory: (0,_hidden_files_js__WEBPACK_IMPORTED_MODULE_6__/* .comparablePath */ .cM)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(own, _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .LOCK_FILE */ .FI)),
        patterns: [],
        prefixes: [...reads, ...inRepository(besides)].map(_hidden_files_js__WEBPACK_IMPORTED_MODULE_6__/* .comparablePath */ .cM),
        // Some file systems take names for one that differ in the case of letters.
        readPatterns: readPatterns.map(({ prefix, suffix }) => ({
            prefix: (0,_hidden_files_js__WEBPACK_IMPORTED_MODULE_6__/* .comparablePath */ .cM)(`${prefix}x`).slice(0, -1),
            suffix: (0,_hidden_files_js__WEBPACK_IMPORTED_MODULE_6__/* .comparablePath */ .cM)(suffix),
        })),
    });
    const directories = new Set([own, ...modules].concat(links).map(_hidden_files_js__WEBPACK_IMPORTED_MODULE_6__/* .comparablePath */ .cM));
    // A change above a module is one of a submodule or a link.
    const around = new Set([...directories].flatMap((each) => [each, ...(0,_configuration_affected_js__WEBPACK_IMPORTED_MODULE_7__/* .directoriesAbove */ .jH)(each)]));
    const isOfModule = (path) => {
        const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path) === '.' ? '' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path);
        if (!directories.has((0,_hidden_files_js__WEBPACK_IMPORTED_MODULE_6__/* .comparablePath */ .cM)(parent)))
            return false;
        return (0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isRead */ .H9)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path)) || _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .VARIABLES */ .ut.test(path);
    };
    const unasked = (path) => {
        const inside = own === '' ? path : ((0,_model_relative_path_js__WEBPACK_IMPORTED_MODULE_4__/* .relativePathInside */ ._)(`/${own}`, `/${path}`) ?? '');
        return UNASKED.test(inside.split('/')[0] ?? '');
    };
    const isOne = (path) => {
        const compared = (0,_hidden_files_js__WEBPACK_IMPORTED_MODULE_6__/* .comparablePath */ .cM)(path);
        return around.has(compared) || isNamed(compared) || isOfModule(path) || unasked(path);
    };
    return (path) => {
        if (!FOR_THEIR_DIRECTORY.has((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path)))
            return isOne(path);
        const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path);
        return parent === '.' || isOne(parent);
    };
}
//# sourceMappingURL=files-of.js.map

/***/ })

};
;