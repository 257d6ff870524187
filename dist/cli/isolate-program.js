export const id = 8763;
export const ids = [8763];
export const modules = {
/***/ 38763:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
isolateProgram: () => ( isolateProgram)
});
var node_fs_promises_0_ = __webpack_require__(51455);
var node_os_1_ = __webpack_require__(48161);
var _program_path_js_2_ = __webpack_require__(60439);
const SAME_USER = ['--user', '--map-current-user'];
const ISOLATIONS = [
[
[...SAME_USER, '--pid', '--fork', '--kill-child', '--mount-proc'],
[...SAME_USER, '--mount'],
],
[SAME_USER],
];
const CHECK_SCRIPT = '[ "$$" = 1 ] || ! (: < "/proc/$PPID/environ") 2>/dev/null && echo isolated';
const CHECK_MS = 10_000;
const MOST_BYTES = 10_000;
async function isolateProgram(program, execute, environment) {
const found = await findIsolation(execute, environment);
if ('execute' in found)
return found;
const notIsolated = `${program} could read what the other processes of this user hold, because this machine does not prevent it: ${found.why}`;
return { execute, notIsolated };
}
async function findIsolation(execute, environment) {
if ((0,node_os_1_.platform)() !== 'linux')
return { why: `on ${(0,node_os_1_.platform)()}, nothing separates the processes of one user.` };
const unshare = (0,_program_path_js_2_ .aY)('unshare', environment);
if (unshare === undefined)
return { why: 'the PATH has no `unshare` (package util-linux).' };
for (const way of ISOLATIONS) {
const wrapper = way.flatMap((options) => [unshare, ...options, '--']);
if (await isIsolated(wrapper, execute))
return { execute: wrapPrograms(wrapper, execute) };
}
const isRestricted = await (0,node_fs_promises_0_.readFile)(RESTRICTED, 'utf8').catch(() => '');
return { why: isRestricted.trim() === '1' ? WHY_RESTRICTED : WHY_REFUSED };
}
const RESTRICTED = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns';
const WHY_RESTRICTED = 'Ubuntu restricts user namespaces. `sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0` in a step before the gate permits them.';
const WHY_REFUSED = 'it permits no user namespaces to `unshare --user --map-current-user`.';
async function isIsolated(wrapper, execute) {
const [program = '', ...args] = wrapper;
const check = [...args, '/bin/sh', '-c', CHECK_SCRIPT];
const { signal } = new AbortController();
const limits = { cwd: '/', signal, timeoutMs: CHECK_MS, maxBytes: MOST_BYTES };
const end = await execute(program, check, { ...limits, variables: {} }).catch(() => undefined);
return end?.stdout === 'isolated\n';
}
function wrapPrograms(wrapper, execute) {
const [unshare = '', ...options] = wrapper;
return (program, args, limits) => {
const path = (0,_program_path_js_2_ .aY)(program, (0,_program_path_js_2_ .DD)(limits.variables, limits.cwd));
if (path === undefined)
return execute(program, args, limits);
return execute(unshare, [...options, path, ...args], limits);
};
}
/***/ })
};
