export const id = 986;
export const ids = [986];
export const modules = {

/***/ 9605:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   watchChecks: () => (/* binding */ watchChecks)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6194);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3815);
/** Checks again whenever the configuration or a policy changes, until it is stopped. */




/** The pause between two looks at the files. Looks at many files take longer, and so do the pauses. */
const PAUSE_MS = 100;
const PAUSE_PER_LOOK = 4;
/** What a plan or a policy may read; reports are not among them, or each check would start the next one. */
const READ = /\.(?:tf|tofu|tfvars|rego|hcl|sentinel|tftpl|tpl|wasm|gz|ya?ml)$|\.(?:tf|tofu|tfvars)\.json$|^data\.json$/;
const PASSED_OVER = new Set(['.git', '.terraform', 'node_modules']);
/**
 * @param check one check, as without `--watch`
 * @returns the exit code of the last check
 */
async function watchChecks(input, io, check) {
    if (!io.isPersonThere) {
        throw (0,_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .usageError */ .Wp)('--watch', 'is for a person at a terminal: a job would never end.');
    }
    const directories = watchedDirectories(input, io);
    let code = 0;
    while (!io.signal.aborted) {
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
/** Prints a mistake in a policy and goes on watching, because a person is about to correct it. */
async function checkOnce(check, io) {
    try {
        return await check();
    }
    catch (error) {
        if (!(error instanceof _problems_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb))
            throw error;
        await io.err((0,_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .renderProblems */ .x8)('plangate check', error.problems));
        return 2;
    }
}
function watchedDirectories(input, { workingDirectory }) {
    const { policies, workspaces } = input.options;
    const items = (value) => Array.isArray(value) ? value.flatMap((text) => String(text).split(/[,\n]/)) : [];
    const sets = policies === undefined ? ['policies'] : items(policies);
    const pairs = items(workspaces).flatMap((item) => item.split('=')[1] ?? []);
    const paths = [...sets, ...pairs].map((text) => text.trim());
    const local = paths.filter((path) => path !== '' && !path.includes('://'));
    return [(0,_read_input_js__WEBPACK_IMPORTED_MODULE_3__/* .optionOf */ .XD)(input, 'directory') ?? '.', ...local].map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, path));
}
/** A text that changes when a file is added, removed or written. */
async function lookAt(directories) {
    const lines = [];
    const walk = async (directory) => {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory, { withFileTypes: true }).catch(() => []);
        for (const entry of entries) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, entry.name);
            if (entry.isDirectory() && !PASSED_OVER.has(entry.name))
                await walk(path);
            else if (READ.test(entry.name)) {
                const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(() => undefined);
                lines.push(`${path} ${stats?.size} ${stats?.mtimeMs}`);
            }
        }
    };
    for (const directory of directories)
        await walk(directory);
    return lines.join('\n');
}
//# sourceMappingURL=watch-checks.js.map

/***/ })

};
