"use strict";
exports.id = 8763;
exports.ids = [8763];
exports.modules = {

/***/ 38763:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   isolateProgram: function() { return /* binding */ isolateProgram; }
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var _program_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60439);
/**
 * Isolates programs that run other people's code from the other processes of the job. Those hold tokens in
 * their environments and on their command lines, and Linux shows both below /proc to each process of the same
 * user. A new user namespace keeps a program from reading their environments and memory; a process
 * namespace hides that they exist, and ends everything in it together with the program.
 */



/** The same user, so that programs find that user's files, such as SSH keys; without any further right. */
const SAME_USER = ['--user', '--map-current-user'];
/**
 * What a machine may allow, the best first. The second `unshare` takes the right to uncover the old /proc
 * away from those who run as root. A container that covers parts of /proc allows no new one.
 */
const ISOLATIONS = [
    [
        [...SAME_USER, '--pid', '--fork', '--kill-child', '--mount-proc'],
        [...SAME_USER, '--mount'],
    ],
    [SAME_USER],
];
/** Prints if it cannot read the environment of the process that started it. Number 1 is in another namespace. */
const CHECK_SCRIPT = '[ "$$" = 1 ] || ! (: < "/proc/$PPID/environ") 2>/dev/null && echo isolated';
const CHECK_MS = 10_000;
const MOST_BYTES = 10_000;
/**
 * Finds out, by a try, how this machine isolates programs.
 *
 * @param program its name for people
 * @param environment its PATH leads to `unshare`
 * @returns with `notIsolated`, a sentence for people, if the program can read what other processes hold
 */
async function isolateProgram(program, execute, environment) {
    const found = await findIsolation(execute, environment);
    if ('execute' in found)
        return found;
    const notIsolated = `${program} could read what the other processes of this user hold, because this machine does not prevent it: ${found.why}`;
    return { execute, notIsolated };
}
/** How programs are isolated; or why they cannot be, as the end of a sentence. */
async function findIsolation(execute, environment) {
    if ((0,node_os__WEBPACK_IMPORTED_MODULE_1__.platform)() !== 'linux')
        return { why: `on ${(0,node_os__WEBPACK_IMPORTED_MODULE_1__.platform)()}, nothing separates the processes of one user.` };
    const unshare = (0,_program_path_js__WEBPACK_IMPORTED_MODULE_2__/* .findOnPath */ .aY)('unshare', environment);
    if (unshare === undefined)
        return { why: 'the PATH has no `unshare` (package util-linux).' };
    for (const way of ISOLATIONS) {
        const wrapper = way.flatMap((options) => [unshare, ...options, '--']);
        if (await isIsolated(wrapper, execute))
            return { execute: wrapPrograms(wrapper, execute) };
    }
    const isRestricted = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(RESTRICTED, 'utf8').catch(() => '');
    return { why: isRestricted.trim() === '1' ? WHY_RESTRICTED : WHY_REFUSED };
}
/** Ubuntu 24.04 has it, GitHub's runners included. */
const RESTRICTED = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns';
const WHY_RESTRICTED = 'Ubuntu restricts user namespaces. `sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0` in a step before the gate permits them.';
const WHY_REFUSED = 'it permits no user namespaces to `unshare --user --map-current-user`.';
/** Whether a program that is started by these words cannot read what others hold. */
async function isIsolated(wrapper, execute) {
    const [program = '', ...args] = wrapper;
    const check = [...args, '/bin/sh', '-c', CHECK_SCRIPT];
    const { signal } = new AbortController();
    const limits = { cwd: '/', signal, timeoutMs: CHECK_MS, maxBytes: MOST_BYTES };
    const end = await execute(program, check, { ...limits, variables: {} }).catch(() => undefined);
    return end?.stdout === 'isolated\n';
}
/** @param wrapper the words before the path of a program that isolate it */
function wrapPrograms(wrapper, execute) {
    const [unshare = '', ...options] = wrapper;
    return (program, args, limits) => {
        const path = (0,_program_path_js__WEBPACK_IMPORTED_MODULE_2__/* .findOnPath */ .aY)(program, (0,_program_path_js__WEBPACK_IMPORTED_MODULE_2__/* .environmentFor */ .DD)(limits.variables, limits.cwd));
        // If the program is missing, its own start says so.
        if (path === undefined)
            return execute(program, args, limits);
        return execute(unshare, [...options, path, ...args], limits);
    };
}
//# sourceMappingURL=isolate-program.js.map

/***/ })

};
;