export const id = 520;
export const ids = [520];
export const modules = {

/***/ 8520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   concernsOf: () => (/* binding */ concernsOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _archive_pack_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(847);
/* harmony import */ var _affected_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7625);
/* harmony import */ var _find_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7170);
/* harmony import */ var _read_loads_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7664);
/** Whether a change concerns a workspace: its files, or what its configuration reads elsewhere. */





/**
 * @param changed relative to the repository
 * @param repositoryRoot absolute; what lies in another one, or in none, is in no such list
 */
function concernsOf(changed, repositoryRoot) {
    const known = new Map();
    return async ({ directory, repository }, { attributes }) => {
        if (repository !== repositoryRoot)
            return true;
        const working = (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .readWorkingDirectory */ .bq)(attributes['working-directory']);
        const inside = 'path' in working ? working.path : '';
        const root = (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .uploadRoot */ .SS)(directory, inside);
        const module = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, inside);
        const watched = {
            directory: inRepository(module, repositoryRoot) ?? '',
            patterns: attributes['trigger-patterns'] ?? [],
            prefixes: attributes['trigger-prefixes'] ?? [],
        };
        if ((0,_affected_js__WEBPACK_IMPORTED_MODULE_4__/* .isAffected */ .fH)(changed, watched))
            return true;
        const reading = known.get(module) ?? readElsewhere(module, root, repositoryRoot);
        known.set(module, reading);
        const elsewhere = await reading;
        return elsewhere === undefined || (0,_affected_js__WEBPACK_IMPORTED_MODULE_4__/* .isAffected */ .fH)(changed, { ...watched, ...elsewhere });
    };
}
/** What is read for a plan, wherever it lies; undefined when that is not certain. */
async function readElsewhere(module, root, repositoryRoot) {
    const { modules, paths, patterns, unclear } = (0,_read_loads_js__WEBPACK_IMPORTED_MODULE_3__/* .readLoads */ .QO)(module, await (0,_read_loads_js__WEBPACK_IMPORTED_MODULE_3__/* .loadParser */ .qd)());
    const linked = [module, ...modules].map((each) => (0,_read_loads_js__WEBPACK_IMPORTED_MODULE_3__/* .followLinksIn */ .Gf)(each));
    if (unclear || linked.includes(undefined))
        return undefined;
    const rules = (0,_read_loads_js__WEBPACK_IMPORTED_MODULE_3__/* .follow */ .e6)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, _archive_pack_js__WEBPACK_IMPORTED_MODULE_1__/* .RULE_FILE */ .On));
    const reads = [...rules, ...modules, ...paths, ...linked.flatMap((places) => places ?? [])];
    return {
        reads: reads.flatMap((path) => inRepository(path, repositoryRoot) ?? []),
        readPatterns: patterns.flatMap(({ prefix, suffix }) => {
            const from = inRepository(prefix, repositoryRoot);
            if (from === undefined)
                return [];
            return { prefix: prefix.endsWith(node_path__WEBPACK_IMPORTED_MODULE_0__.sep) && from !== '' ? `${from}/` : from, suffix };
        }),
    };
}
/** Undefined outside of it. */
function inRepository(path, repositoryRoot) {
    const inner = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(repositoryRoot, path).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
    return inner === '..' || inner.startsWith('../') ? undefined : inner;
}
//# sourceMappingURL=concerns.js.map

/***/ })

};
