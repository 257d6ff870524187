export const id = 535;
export const ids = [535];
export const modules = {
/***/ 8476:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Sx: () => ( excludedManifest),
YF: () => ( whyNeverShipped),
jQ: () => ( whyPathNeverShips),
kD: () => ( findManifests),
nz: () => ( warnOfManifest)
});
var node_fs_0_ = __webpack_require__(3024);
var node_buffer_1_ = __webpack_require__(4573);
var node_path_2_ = __webpack_require__(6760);
var _configuration_file_names_js_8_ = __webpack_require__(6817);
var _machine_ask_git_js_3_ = __webpack_require__(9796);
var _machine_read_regular_js_4_ = __webpack_require__(3962);
var _configuration_module_manifest_js_5_ = __webpack_require__(7126);
var _model_or_else_js_9_ = __webpack_require__(7026);
var _pack_js_6_ = __webpack_require__(847);
var _machine_find_repository_js_7_ = __webpack_require__(6609);
function whyNeverShipped(name, parent, type) {
if (parent.toLowerCase() === '.terraform') {
return name === 'modules' && type === 'directory'
? undefined
: 'only the directory modules/ ships of a .terraform directory';
}
const lower = name.toLowerCase();
if (lower === '.git' || lower === '.hg' || lower === '.svn')
return 'version control data';
if (lower === '.terraform' && type === 'link')
return 'a .terraform link';
if (type !== 'file')
return /\.tfstate(?:\.|$)/.test(lower) ? 'state' : undefined;
return lower.includes('.tfstate') && !(0,_configuration_file_names_js_8_ .BJ)(name) ? 'state' : undefined;
}
function whyPathNeverShips(path, type) {
const names = path.split('/');
for (const [at, name] of names.entries()) {
const typeOfName = at === names.length - 1 ? type : 'directory';
const reason = whyNeverShipped(name, names[at - 1] ?? '', typeOfName);
if (reason)
return reason;
}
return undefined;
}
const LONGEST_BYTES = 16 * 1024 * 1024;
function findManifests(directory, names) {
const [dotTerraform = '', ...inner] = _configuration_module_manifest_js_5_ .dp.split('/');
return names
.filter((name) => name.toLowerCase() === dotTerraform)
.map((name) => (0,node_path_2_.join)(name, ...inner))
.filter((path) => (0,_model_or_else_js_9_ .N)(() => (0,node_fs_0_.statSync)((0,node_path_2_.join)(directory, path)).isFile(), false));
}
function excludedManifest(inner, directory, tracked) {
const { path, absolute, repository } = directory;
const manifest = absolute + node_path_2_.sep + inner;
const problem = problemOfManifest(manifest, absolute);
const withSlashes = (0,_machine_find_repository_js_7_ .df)(inner);
const exclude = (reason, detail) => ({
path: path === '' ? withSlashes : `${path}/${withSlashes}`,
reason,
detail,
misleads: problem !== undefined,
});
if ('unknown' in tracked) {
if (tracked.unknown !== _machine_ask_git_js_3_ .NZ)
return exclude(_pack_js_6_ .AX, problem ?? tracked.unknown);
}
else if (isTracked((0,_machine_find_repository_js_7_ .df)((0,node_path_2_.relative)(repository, manifest)), tracked)) {
return exclude(_pack_js_6_ .NM, problem);
}
return problem === undefined ? undefined : exclude(_pack_js_6_ .kK, problem);
}
function warnOfManifest({ path, reason, detail }) {
let remedy = 'Delete it and run `terraform init` again';
if (reason === _pack_js_6_ .NM) {
remedy = `Remove it from the repository: git rm --cached ${path}`;
}
else if (reason === _pack_js_6_ .AX) {
remedy = 'Check the files out with git';
}
const facts = detail ? ` (it ${detail})` : '';
return { at: path, message: `is not sent: it ${reason}${facts}. ${remedy}` };
}
function isTracked(path, tracked) {
const manifest = path.toLowerCase();
const places = [manifest, node_path_2_.posix.dirname(manifest), node_path_2_.posix.dirname(node_path_2_.posix.dirname(manifest))];
for (const trackedPath of tracked) {
if (MAY_BE_PLACE.test(trackedPath) && places.includes(trackedPath.toLowerCase()))
return true;
}
return false;
}
const MAY_BE_PLACE = /(?:\.terraform|modules|modules\.json)$/i;
function problemOfManifest(path, directory) {
if (node_fs_0_.realpathSync.native(path) !== path)
return 'is behind a link';
if ((0,node_fs_0_.statSync)(path).size > LONGEST_BYTES)
return 'is too long to be read';
const bytes = (0,_machine_read_regular_js_4_ .js)(path);
if (!(0,node_buffer_1_.isUtf8)(bytes))
return 'is not in UTF-8';
const records = (0,_configuration_module_manifest_js_5_ .WI)(bytes.toString());
if ('problem' in records)
return records.problem;
const realPath = (inner) => node_fs_0_.realpathSync.native((0,node_path_2_.join)(directory, ...inner.split('/')));
return (0,_configuration_module_manifest_js_5_ .wK)(records, {
isSame: (one, other) => (0,_model_or_else_js_9_ .N)(() => realPath(one) === realPath(other), false),
isBehindLink: (inner) => isBehindLink(directory, inner.split('/')),
});
}
function isBehindLink(directory, names) {
let path = directory;
for (const name of names) {
path = (0,node_path_2_.join)(path, name);
if ((0,node_fs_0_.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink())
return true;
}
return false;
}
/***/ }),
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
var _ignore_rules_js_4_ = __webpack_require__(5940);
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
/***/ }),
};
