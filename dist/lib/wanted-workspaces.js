export const id = 189;
export const ids = [189];
export const modules = {

/***/ 7189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   describeQuery: () => (/* binding */ describeQuery),
/* harmony export */   findWorkspaces: () => (/* binding */ findWorkspaces)
/* harmony export */ });
/* unused harmony export queryWorkspaces */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _archive_pack_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(847);
/* harmony import */ var _archive_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4043);
/* harmony import */ var _affected_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7625);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6281);
/* harmony import */ var _find_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7170);
/* harmony import */ var _read_loads_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2437);
/** Which workspaces are gated: names as written, queries asked, those that no change touches left out. */







/**
 * @throws PackError when a link leads to a directory, before any request; GateStop when a query
 *   finds nothing; or what the client threw.
 */
async function findWorkspaces(client, options) {
    const { settings, workingDirectory, repositoryRoot } = options;
    const connected = settings.source === 'vcs';
    const selected = settings.workspaces.map((selector) => {
        const own = selector.kind === 'name' ? selector.directory : undefined;
        const place = connected
            ? { directory: repositoryRoot, repository: repositoryRoot }
            : (0,_archive_place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(own ?? settings.directory, workingDirectory);
        return { selector, place };
    });
    const all = new Map();
    for (const { selector, place } of selected) {
        if (selector.kind === 'name') {
            all.set(selector.name, { name: selector.name, ...place });
            continue;
        }
        const found = await queryWorkspaces(client, settings.organization, selector);
        if (found.length === 0)
            throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('input', nothingFound(settings, selector));
        for (const workspace of found) {
            const { name } = workspace.attributes;
            if (!all.has(name))
                all.set(name, { name, ...place, known: workspace });
        }
    }
    const changed = settings.affectedOnly || connected ? await options.changedFiles?.() : undefined;
    // A list with nothing in it was not made from a change.
    if (changed === undefined || changed.length === 0) {
        return { wanted: [...all.values()], skipped: [] };
    }
    const isConcerned = concernsOf(changed, repositoryRoot);
    const wanted = [];
    const skipped = [];
    for (const each of all.values()) {
        const workspace = each.known ?? (await client.workspaces.showByName(settings.organization, each.name));
        if (await isConcerned(each, workspace))
            wanted.push(each);
        else if (connected)
            wanted.push({ ...each, unaffected: true });
        else
            skipped.push(each.name);
    }
    return { wanted, skipped };
}
function nothingFound({ organization }, query) {
    return `No workspace of organization "${organization}" was found for ${describeQuery(query)}. Either it is wrong, or the token may not see them.`;
}
/** `tag:net,prod project:Platform`, as people write it. */
function describeQuery({ tags, project }) {
    const parts = [
        tags.length > 0 ? `tag:${tags.join(',')}` : '',
        project === undefined ? '' : `project:${project}`,
    ];
    return parts.filter((part) => part !== '').join(' ');
}
/** Empty when there is none that this token sees. Rejects with what the client threw. */
async function queryWorkspaces(client, organization, { tags, project }) {
    const id = project === undefined ? undefined : await projectId(client, organization, project);
    if (project !== undefined && id === undefined)
        return [];
    const query = { tags: tags.length > 0 ? tags : undefined, project: id };
    return await client.workspaces.list(organization, query).all();
}
async function projectId(client, organization, project) {
    if (/^prj-[A-Za-z0-9]+$/.test(project))
        return project;
    return await client.names.project(organization, project);
}
/**
 * @param changed relative to the repository
 * @param repositoryRoot absolute; what lies in another one, or in none, is in no such list
 */
function concernsOf(changed, repositoryRoot) {
    const known = new Map();
    return async ({ directory, repository }, { attributes }) => {
        if (repository !== repositoryRoot)
            return true;
        const working = (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .readWorkingDirectory */ .bq)(attributes['working-directory']);
        const inside = 'path' in working ? working.path : '';
        const root = (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .uploadRoot */ .SS)(directory, inside);
        const module = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, inside);
        const watched = {
            directory: inRepository(module, repositoryRoot) ?? '',
            patterns: attributes['trigger-patterns'] ?? [],
            prefixes: attributes['trigger-prefixes'] ?? [],
        };
        if ((0,_affected_js__WEBPACK_IMPORTED_MODULE_6__/* .isAffected */ .fH)(changed, watched))
            return true;
        const reading = known.get(module) ?? readElsewhere(module, root, repositoryRoot);
        known.set(module, reading);
        const elsewhere = await reading;
        return elsewhere === undefined || (0,_affected_js__WEBPACK_IMPORTED_MODULE_6__/* .isAffected */ .fH)(changed, { ...watched, ...elsewhere });
    };
}
/** What is read for a plan, wherever it lies; undefined when that is not certain. */
async function readElsewhere(module, root, repositoryRoot) {
    const { modules, paths, patterns, unclear } = (0,_read_loads_js__WEBPACK_IMPORTED_MODULE_5__/* .readLoads */ .QO)(module, await (0,_read_loads_js__WEBPACK_IMPORTED_MODULE_5__/* .loadParser */ .qd)());
    const linked = [module, ...modules].map((each) => (0,_read_loads_js__WEBPACK_IMPORTED_MODULE_5__/* .followLinksIn */ .Gf)(each));
    if (unclear || linked.includes(undefined))
        return undefined;
    const rules = (0,_read_loads_js__WEBPACK_IMPORTED_MODULE_5__/* .follow */ .e6)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, _archive_pack_js__WEBPACK_IMPORTED_MODULE_1__/* .RULE_FILE */ .On));
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
//# sourceMappingURL=wanted-workspaces.js.map

/***/ })

};
