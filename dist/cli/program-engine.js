export const id = 8448;
export const ids = [8448];
export const modules = {
/***/ 88448:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
programEngine: () => ( programEngine)
});
var node_fs_promises_0_ = __webpack_require__(51455);
var node_path_1_ = __webpack_require__(76760);
var _model_error_message_js_5_ = __webpack_require__(34271);
var _plan_failed_plan_js_6_ = __webpack_require__(738);
var _plan_program_plan_js_2_ = __webpack_require__(55933);
var _plan_run_programs_js_3_ = __webpack_require__(1864);
var _tar_js_4_ = __webpack_require__(74802);
function programEngine(options) {
return { plan: (request) => planUpload(options, request) };
}
async function planUpload(options, request) {
const { archive, workingDirectory, environment, signal, terraformVersion } = request;
const directory = await (0,_plan_run_programs_js_3_ .Oh)(options.temporaryDirectory);
let initialized;
const close = async () => {
await initialized?.close();
await (0,_plan_run_programs_js_3_ .q)(directory);
};
try {
if (archive === null) {
throw new _tar_js_4_ .YF('The service has no files of this version.');
}
await writeFiles(archive, directory);
const files = { files: directory, workingDirectory, environment, state: request.stateFile };
initialized = await (0,_plan_program_plan_js_2_ .n)(options, files, signal);
const planned = await initialized.plan(request);
const isGood = planned.problems.every(({ severity }) => severity !== 'error');
if (request.keep && isGood)
return { ...planned, held: { apply: initialized.apply, close } };
await close();
return planned;
}
catch (error) {
await close();
if (!(error instanceof _tar_js_4_ .YF))
throw error;
const summary = `${options.program} made no plan`;
const failed = { severity: 'error', summary, detail: (0,_model_error_message_js_5_ .g)(error) };
return (0,_plan_failed_plan_js_6_ .n)(terraformVersion, [failed]);
}
}
const LIMITS = {
maxBytes: 512 * 1024 * 1024,
maxEntries: 100_000,
wanted: () => true,
maxKept: 512 * 1024 * 1024,
};
async function writeFiles(archive, directory) {
const { files, links, programs } = await (0,_tar_js_4_ .$2)(archive, LIMITS);
for (const path of [...files.keys(), ...links.keys()])
refuseBelowLink(path, links);
for (const [path, content] of files) {
if (links.has(path))
throw new _tar_js_4_ .YF(`the archive has a file and a link: ${path}`);
const target = (0,node_path_1_.join)(directory, path);
await (0,node_fs_promises_0_.mkdir)((0,node_path_1_.dirname)(target), { recursive: true });
await (0,node_fs_promises_0_.writeFile)(target, content, { mode: programs.has(path) ? 0o700 : 0o600 });
}
for (const [path, leadsTo] of links) {
const target = (0,node_path_1_.join)(directory, path);
await (0,node_fs_promises_0_.mkdir)((0,node_path_1_.dirname)(target), { recursive: true });
await (0,node_fs_promises_0_.symlink)(node_path_1_.posix.relative(node_path_1_.posix.dirname(path), leadsTo) || '.', target);
}
}
function refuseBelowLink(path, links) {
for (let at = node_path_1_.posix.dirname(path); at !== '.'; at = node_path_1_.posix.dirname(at)) {
if (links.has(at))
throw new _tar_js_4_ .YF(`the archive has a file below a link: ${path}`);
}
}
/***/ })
};
