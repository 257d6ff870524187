export const id = 9605;
export const ids = [9605];
export const modules = {
/***/ 49605:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
watchChecks: () => ( watchChecks)
});
var node_fs_promises_0_ = __webpack_require__(51455);
var node_path_1_ = __webpack_require__(76760);
var _archive_place_js_2_ = __webpack_require__(74043);
var _configuration_file_names_js_9_ = __webpack_require__(96817);
var _plan_outside_modules_js_3_ = __webpack_require__(42130);
var _hosts_workspace_js_4_ = __webpack_require__(31956);
var _machine_find_repository_js_5_ = __webpack_require__(6609);
var _model_policy_files_js_8_ = __webpack_require__(48391);
var _problems_js_6_ = __webpack_require__(16194);
var _read_input_js_7_ = __webpack_require__(73815);
const PAUSE_MS = 100;
const PAUSE_PER_LOOK = 4;
const OTHER_READ = /\.(?:rego|hcl|sentinel|tftpl|tpl|ya?ml)$|^data\.json$/;
const PASSED_OVER = new Set(['.git', '.terraform', 'node_modules']);
async function watchChecks(input, io, check) {
if (!io.isPersonThere || (0,_hosts_workspace_js_4_ .o5)(io.environment)) {
throw (0,_problems_js_6_ .Wp)('--watch', 'is for a person at a terminal: a job would never end.');
}
let code = 0;
while (!io.signal.aborted) {
const directories = await watchedDirectories(input, io);
const snapshot = await lookAt(directories);
if (io.screen !== undefined)
await io.out('\x1b[2J\x1b[3J\x1b[H');
code = await checkOnce(check, io);
await io.err('Waiting for a change (Ctrl-C ends).\n');
for (;;) {
const began = io.clock.now();
if (io.signal.aborted || (await lookAt(directories)) !== snapshot)
break;
const pauseMs = Math.max(PAUSE_MS, PAUSE_PER_LOOK * (io.clock.now() - began));
await io.clock.sleep(pauseMs, io.signal).catch(() => undefined);
}
}
return code;
}
async function checkOnce(check, io) {
try {
return await check();
}
catch (error) {
if (!(error instanceof _problems_js_6_ .eb))
throw error;
await io.err((0,_problems_js_6_ .x8)('plangate check', error.problems));
return 2;
}
}
async function watchedDirectories(input, { workingDirectory }) {
const { policies, workspaces } = input.options;
const items = (value) => Array.isArray(value) ? value.flatMap((text) => String(text).split(/[,\n]/)) : [];
const at = (paths) => paths
.map((text) => text.trim())
.filter((path) => path !== '' && !path.includes('://'))
.map((path) => (0,node_path_1_.resolve)(workingDirectory, path));
const pairs = items(workspaces).flatMap((item) => item.split('=')[1] ?? []);
const watched = at(policies === undefined ? _model_policy_files_js_8_ .BL : items(policies));
for (const directory of at([(0,_read_input_js_7_ .XD)(input, 'directory') ?? '.', ...pairs])) {
const module = (0,_machine_find_repository_js_5_ .eF)(directory);
const { root } = await (0,_plan_outside_modules_js_3_ .JN)(module, (0,_archive_place_js_2_ ._M)(module));
watched.push(directory, root);
}
const isInner = (path) => watched.some((other) => other !== path && (0,_archive_place_js_2_ .lU)(path, other));
return [...new Set(watched)].filter((path) => !isInner(path));
}
async function lookAt(directories) {
const lines = [];
const walk = async (directory) => {
const entries = await (0,node_fs_promises_0_.readdir)(directory, { withFileTypes: true }).catch(() => []);
for (const entry of entries) {
const path = (0,node_path_1_.join)(directory, entry.name);
if (entry.isDirectory() && !PASSED_OVER.has(entry.name))
await walk(path);
else if ((0,_configuration_file_names_js_9_ .BJ)(entry.name) || OTHER_READ.test(entry.name)) {
const stats = await (0,node_fs_promises_0_.stat)(path).catch(() => undefined);
lines.push(`${path} ${stats?.size} ${stats?.mtimeMs}`);
}
}
};
for (const directory of directories)
await walk(directory);
return lines.join('\n');
}
/***/ })
};
