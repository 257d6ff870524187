export const id = 8805;
export const ids = [8805];
export const modules = {
/***/ 88805:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
startsApart: () => ( startsApart)
});
var node_fs_promises_0_ = __webpack_require__(51455);
var node_os_1_ = __webpack_require__(48161);
var _program_path_js_2_ = __webpack_require__(60439);
const AS_ONESELF = ['--user', '--map-current-user'];
const WAYS = [
[
[...AS_ONESELF, '--pid', '--fork', '--kill-child', '--mount-proc'],
[...AS_ONESELF, '--mount'],
],
[AS_ONESELF],
];
const LOOK = '[ "$$" = 1 ] || ! (: < "/proc/$PPID/environ") 2>/dev/null && echo apart';
const LOOK_MS = 10_000;
const MOST_BYTES = 10_000;
async function startsApart(program, execute, environment) {
const found = await findApart(execute, environment);
if ('execute' in found)
return found;
const notApart = `${program} could read what the other processes of this user hold, because this machine does not prevent it: ${found.why}`;
return { execute, notApart };
}
async function findApart(execute, environment) {
if ((0,node_os_1_.platform)() !== 'linux')
return { why: `on ${(0,node_os_1_.platform)()}, nothing separates the processes of one user.` };
const unshare = (0,_program_path_js_2_ .aY)('unshare', environment);
if (unshare === undefined)
return { why: 'the PATH has no `unshare` (package util-linux).' };
for (const way of WAYS) {
const before = way.flatMap((options) => [unshare, ...options, '--']);
if (await isApart(before, execute))
return { execute: startedBy(before, execute) };
}
const isRestricted = await (0,node_fs_promises_0_.readFile)(RESTRICTED, 'utf8').catch(() => '');
return { why: isRestricted.trim() === '1' ? WHY_RESTRICTED : WHY_REFUSED };
}
const RESTRICTED = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns';
const WHY_RESTRICTED = 'Ubuntu restricts user namespaces. `sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0` in a step before the gate permits them.';
const WHY_REFUSED = 'it permits no user namespaces to `unshare --user --map-current-user`.';
async function isApart(before, execute) {
const [program = '', ...args] = before;
const look = [...args, '/bin/sh', '-c', LOOK];
const { signal } = new AbortController();
const limits = { cwd: '/', signal, timeoutMs: LOOK_MS, maxBytes: MOST_BYTES };
const seen = await execute(program, look, { ...limits, variables: {} }).catch(() => undefined);
return seen?.stdout === 'apart\n';
}
function startedBy(before, execute) {
const [first = '', ...rest] = before;
return (program, args, options) => {
const path = (0,_program_path_js_2_ .aY)(program, (0,_program_path_js_2_ .DD)(options.variables, options.cwd));
if (path === undefined)
return execute(program, args, options);
return execute(first, [...rest, path, ...args], options);
};
}
/***/ })
};
