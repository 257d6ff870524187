export const id = 8448;
export const ids = [8448];
export const modules = {
/***/ 88448:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
programEngine: () => ( programEngine)
});
var _plan_plan_document_js_0_ = __webpack_require__(91870);
var node_fs_promises_1_ = __webpack_require__(51455);
var node_path_2_ = __webpack_require__(76760);
var _model_error_message_js_6_ = __webpack_require__(34271);
var _plan_program_log_js_7_ = __webpack_require__(506);
var _plan_program_plan_js_3_ = __webpack_require__(45570);
var _plan_run_programs_js_4_ = __webpack_require__(1864);
var _tar_js_5_ = __webpack_require__(74802);
function programEngine(options) {
return { plan: (request) => planUpload(options, request) };
}
async function planUpload(options, request) {
const { archive, workingDirectory, signal } = request;
const directory = await (0,_plan_run_programs_js_4_ .Oh)(options.temporaryDirectory);
let initialized;
const close = async () => {
await initialized?.close();
await (0,_plan_run_programs_js_4_ .q)(directory);
};
try {
if (archive === null) {
throw new _tar_js_5_ .YF('The service has no files of this version.');
}
await writeFiles(archive, directory);
const files = { files: directory, workingDirectory, state: request.stateFile };
initialized = await (0,_plan_program_plan_js_3_ .n)(options, files, signal);
const planned = await initialized.plan(request);
const isPlanned = planned.problems.every(({ severity }) => severity !== 'error');
const saved = initialized.latest();
if (request.keep && isPlanned && saved !== undefined) {
const apply = (applyRequest) => applyPlan(saved, applyRequest);
return { ...planned, appliablePlan: { apply, close } };
}
await close();
return planned;
}
catch (error) {
await close();
if (!(error instanceof _tar_js_5_ .YF))
throw error;
const summary = `${options.program} made no plan`;
const failed = { severity: 'error', summary, detail: (0,_model_error_message_js_6_ .g)(error) };
return (0,_plan_plan_document_js_0_ .nC)([failed]);
}
}
async function applyPlan({ programs, file }, { workspaceName, state, signal, log }) {
await (0,_plan_program_plan_js_3_ .J)(programs, workspaceName, state);
const filter = (0,_plan_program_log_js_7_ .R)((text) => log(programs.withoutPaths(text)));
const end = await programs.run(['apply', '-input=false', '-lock=false', '-no-color', '-json', file], {
signal,
deadline: programs.deadline(),
take: filter.take,
variables: { TF_WORKSPACE: workspaceName },
});
const problems = (0,_plan_program_log_js_7_ ._)(filter.log());
if (end.exitCode !== 0 && !problems.some(({ severity }) => severity === 'error')) {
const detail = programs.withoutPaths((end.stderr || end.stdout).trim()).slice(-4_000);
problems.push({ severity: 'error', summary: 'The apply failed', detail });
}
return {
state: await (0,node_fs_promises_1_.readFile)(programs.stateOf(workspaceName), 'utf8').catch(() => undefined),
log: programs.withoutPaths(filter.log()),
problems,
};
}
const LIMITS = {
maxBytes: 512 * 1024 * 1024,
maxEntries: 100_000,
wanted: () => true,
maxKept: 512 * 1024 * 1024,
};
async function writeFiles(archive, directory) {
const { files, links, programs } = await (0,_tar_js_5_ .$2)(archive, LIMITS);
for (const path of [...files.keys(), ...links.keys()])
refuseBelowLink(path, links);
for (const [path, content] of files) {
if (links.has(path))
throw new _tar_js_5_ .YF(`the archive has a file and a link: ${path}`);
const target = (0,node_path_2_.join)(directory, path);
await (0,node_fs_promises_1_.mkdir)((0,node_path_2_.dirname)(target), { recursive: true });
await (0,node_fs_promises_1_.writeFile)(target, content, { mode: programs.has(path) ? 0o700 : 0o600 });
}
for (const [path, leadsTo] of links) {
const target = (0,node_path_2_.join)(directory, path);
await (0,node_fs_promises_1_.mkdir)((0,node_path_2_.dirname)(target), { recursive: true });
await (0,node_fs_promises_1_.symlink)(node_path_2_.posix.relative(node_path_2_.posix.dirname(path), leadsTo) || '.', target);
}
}
function refuseBelowLink(path, links) {
for (let parent = node_path_2_.posix.dirname(path); parent !== '.'; parent = node_path_2_.posix.dirname(parent)) {
if (!links.has(parent))
continue;
throw new _tar_js_5_ .YF(`the archive has a file below a link: ${path}`);
}
}
/***/ })
};
