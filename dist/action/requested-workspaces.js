export const id = 724;
export const ids = [724];
export const modules = {

/***/ 7625:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ isAffected),
/* harmony export */   y: () => (/* binding */ touches)
/* harmony export */ });
/**
 * Whether a change to these files concerns a workspace: files below its configuration, what that
 * reads elsewhere, and what its own triggers name. Patterns come from the service and are never
 * made into a RegExp.
 *
 * Beliefs: vcs-300-files
 */
/**
 * Whether a change to these files affects the workspace.
 *
 * @param changed relative to the repository
 */
function isAffected(changed, watched) {
    const { directory, prefixes, reads = [], readPatterns = [] } = watched;
    const places = [directory, ...prefixes, ...reads].map((watchedPath) => segmentsOf(watchedPath).join('/'));
    const patterns = watched.patterns.map(segmentsOf);
    return changed.some((path) => places.some((watchedPath) => touches(path, watchedPath)) ||
        readPatterns.some((pattern) => isLike(path, pattern)) ||
        patterns.some((pattern) => matches(pattern, path.split('/'), '**', matchesSegment)));
}
function segmentsOf(path) {
    return path.split('/').filter((segment) => segment !== '');
}
/** `*` matches any characters, `?` matches one. */
function matchesSegment(pattern, segment) {
    const isSame = (part, character) => part === '?' || part === character;
    return matches(pattern.split(''), segment.split(''), '*', isSame);
}
/** `any` matches any number of items. At most pattern × items steps. */
function matches(pattern, items, any, isSame) {
    let at = 0;
    let star = -1;
    let resume = 0;
    for (let index = 0; index < items.length;) {
        const part = pattern[at];
        if (part === any) {
            star = at++;
            resume = index;
        }
        else if (part !== undefined && isSame(part, items[index] ?? '')) {
            at++;
            index++;
        }
        else if (star >= 0) {
            at = star + 1;
            index = ++resume;
        }
        else
            return false;
    }
    return pattern.slice(at).every((part) => part === any);
}
/** Whether a changed path is this path or below it. It can also be above it: a submodule, or a link that leads there. */
function touches(path, watchedPath) {
    const isBelow = (inner, outer) => inner.startsWith(`${outer}/`);
    return (watchedPath === '' ||
        path === watchedPath ||
        isBelow(path, watchedPath) ||
        isBelow(watchedPath, path));
}
/** Whether a path begins and ends like this. */
function isLike(path, { prefix, suffix }) {
    return (path.length >= prefix.length + suffix.length && path.startsWith(prefix) && path.endsWith(suffix));
}
//# sourceMappingURL=affected.js.map

/***/ }),

/***/ 8285:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BG: () => (/* binding */ isConnectedTo),
/* harmony export */   Q1: () => (/* binding */ readIngress),
/* harmony export */   dC: () => (/* binding */ readConnection),
/* harmony export */   versionControlOf: () => (/* binding */ versionControlOf),
/* harmony export */   xN: () => (/* binding */ LIFETIME_MS)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(486);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8235);
/* harmony import */ var _policy_commit_under_review_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6077);
/* harmony import */ var _model_repository_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7866);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6281);





/** @throws GateStop when the service can have no run of this change */
function readConnection(workspace, versionControl, { unaffected = false, missing }) {
    const { attributes } = workspace;
    const name = `Workspace "${attributes.name}"`;
    if (!isConnectedTo(workspace, versionControl.change)) {
        const identifier = attributes['vcs-repo']?.identifier;
        const how = identifier
            ? `is connected to ${JSON.stringify(identifier)}, not to ${versionControl.change.repository}`
            : 'is not connected to version control';
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_4__/* .GateStop */ .K$('input', `${name} ${how}, so the service starts no runs for this pull request. Use \`source: upload\` for it, or connect it.`);
    }
    if (attributes['speculative-enabled'] === false) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_4__/* .GateStop */ .K$('input', `${name} has automatic speculative plans switched off, so no pull request starts a run. Switch them on in the workspace's version control settings, or use \`source: upload\`.`);
    }
    return {
        unaffected: unaffected && attributes['file-triggers-enabled'] !== false,
        takesSubmodules: attributes['vcs-repo']?.['ingress-submodules'] === true,
        whyNone: missing === undefined ? whyNone(workspace, versionControl) : notHere(missing),
    };
}
function notHere(directory) {
    return `The workspace runs in ${JSON.stringify(directory)}, and the checkout has no Terraform configuration there: correct the working directory in the workspace's settings, or check out the head of the pull request.`;
}
/** Whether version control of the workspace is connected to the repository of the change. */
function isConnectedTo({ attributes }, { slug, repository }) {
    const { identifier, 'repository-http-url': address } = attributes['vcs-repo'] ?? {};
    return (0,_policy_commit_under_review_js__WEBPACK_IMPORTED_MODULE_2__/* .isNamed */ .ev)(identifier, slug) && (!address || (0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameRepository */ .ve)(address, repository));
}
function whyNone(workspace, { fork, target, defaultBranch }) {
    if (fork === true) {
        return 'The pull request comes from a fork, and the service plans none of those unless its organization allows it.';
    }
    const branch = workspace.attributes['vcs-repo']?.branch || defaultBranch;
    if (branch !== undefined && target !== undefined && branch !== target) {
        return `The workspace follows the branch ${JSON.stringify(branch)}, the pull request goes to ${JSON.stringify(target)}, and the service plans none of those.`;
    }
    const { named, hinted } = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .related */ ._2)(workspace, 'latest-run');
    if (named?.length === 0 && !hinted) {
        return 'The workspace never had a run, and before the first one version control starts none: start that one by hand.';
    }
    return undefined;
}
/** Reads the commit of a version. If the service does not include it, it is requested by itself. */
async function readIngress(versionId, client) {
    const versions = client.configurationVersions;
    try {
        const shown = await versions.show(versionId, { include: ['ingress_attributes'] });
        return { read: shown.ingressAttributes ?? (await versions.ingressAttributes(versionId)) };
    }
    catch (error) {
        if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._) || error.code !== 'not-found')
            throw error;
        const doubt = `The commit of configuration version ${versionId} is not known: ${error.message}`;
        return { doubt };
    }
}
/** How far the service's clock may be behind that of the host. */
const SKEW_MS = 60_000;
/** A plan that is older may not be true any more. */
const LIFETIME_MS = 24 * 60 * 60_000;
/** @throws GateStop when the job is not about one commit of one pull request */
function versionControlOf({ repository, commit, pullRequest }, { fork, target, since = '' }, now) {
    if (repository === undefined || commit === undefined || pullRequest === undefined) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_4__/* .GateStop */ .K$('input', '`source: vcs` judges the run of a pull request, and this job does not say of which one: version control starts speculative runs for nothing else, a merge queue among it. Use it on the event pull_request, and `source: upload` elsewhere.');
    }
    const { serverUrl, slug, defaultBranch } = repository;
    const oldestMs = now.getTime() - LIFETIME_MS;
    const sinceMs = Math.max(oldestMs, Date.parse(since) - SKEW_MS || oldestMs);
    return {
        change: {
            commit: commit.sha,
            pullRequest: pullRequest.number,
            repository: `${serverUrl}/${slug}`,
            slug,
            sinceMs,
        },
        fork,
        target,
        defaultBranch,
    };
}
//# sourceMappingURL=connection.js.map

/***/ }),

/***/ 7170:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SS: () => (/* binding */ uploadRoot),
/* harmony export */   VA: () => (/* binding */ showWorkspace),
/* harmony export */   bq: () => (/* binding */ readWorkingDirectory),
/* harmony export */   i_: () => (/* binding */ isReady),
/* harmony export */   ng: () => (/* binding */ startOfResult),
/* harmony export */   pl: () => (/* binding */ findWorkspace)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(486);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8235);
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8285);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6281);




/** Whether the workspace was found. */
function isReady(looked) {
    return 'workspaceId' in looked;
}
/** The fields that every result of a workspace has. */
function startOfResult(looked) {
    const workspace = isReady(looked) ? looked : undefined;
    const run = workspace?.runSeen;
    return {
        workspace: looked.name,
        workspaceId: workspace?.workspaceId,
        workingDirectory: workspace?.workingDirectory ?? '',
        root: workspace?.root,
        configurationVersionId: workspace?.versionId,
        runId: run?.id,
        runUrl: run?.url,
        runStatus: run?.status,
        results: [],
        runTasks: [],
        notices: Array.from(workspace?.notices ?? []),
        diagnostics: [],
    };
}
/** @throws GateStop with what to change, or what the client threw. */
async function findWorkspace(requested, { client, options }, listed) {
    const { name, directory, repository } = requested;
    const workspace = listed ?? (await showWorkspace(client, options.organization, name));
    const { attributes } = workspace;
    if (attributes['execution-mode'] === 'local') {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('input', `Workspace "${name}" is in local execution mode: the service keeps its state but runs nothing, so there is nothing to gate. Set its execution mode to remote or agent, or gate another workspace.`);
    }
    const { versionControl } = options;
    const connection = versionControl && (0,_connection_js__WEBPACK_IMPORTED_MODULE_2__/* .readConnection */ .dC)(workspace, versionControl, requested);
    if (!connection && attributes.permissions?.['can-queue-run'] === false) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('refused', `Workspace "${name}" exists for this token, but the token may not queue runs in it. Give its team at least the plan level on the workspace; a token of an organization has no team: use one of a team or of a user.`);
    }
    if (options.mode === 'provisional')
        refuseProvisional(name, workspace, options);
    const working = readWorkingDirectory(attributes['working-directory']);
    if ('problem' in working) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('input', `Workspace "${name}" cannot be gated: ${working.problem}. Change the working directory in the workspace's settings.`);
    }
    const { path: workingDirectory } = working;
    const root = connection ? directory : uploadRoot(directory, workingDirectory);
    // The root is the directory itself or a directory above it, so a shorter path is outside the repository.
    if (repository !== undefined && root.length < repository.length) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('input', `Workspace "${name}" runs in "${workingDirectory}", so ${root} would be sent, but the repository is ${repository}. Point \`directory\` at the directory of the repository that contains "${workingDirectory}", or change the working directory in the workspace's settings.`);
    }
    const notices = attributes.locked === true ? [LOCKED[options.mode]] : [];
    const terraformVersion = attributes['terraform-version'] ?? undefined;
    const current = {
        versionId: (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(workspace, 'current-configuration-version'),
        runId: (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(workspace, 'current-run'),
    };
    return {
        name,
        workspaceId: workspace.id,
        workingDirectory,
        root,
        repository,
        terraformVersion,
        current,
        connection,
        notices,
        mayHaveRun: false,
    };
}
const LOCKED = {
    speculative: 'The workspace is locked. Speculative runs go on; nothing can be applied until it is unlocked.',
    provisional: 'The workspace is locked: the saved plan cannot be applied until it is unlocked.',
};
/** Refuses a provisional run that the gate could not control, before anything is uploaded. */
function refuseProvisional(name, { attributes }, options) {
    if (options.autoQueueRuns) {
        // The action and the command line refuse this as input; a program that calls `gate` gets here.
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('input', '`mode: provisional` cannot go with `auto-queue-runs: true`: the upload would start an ordinary run, not one that only saves its plan, and a workspace that applies by itself would apply it. Remove `auto-queue-runs`.');
    }
    if (options.onFailure === 'discard' && attributes.permissions?.['can-queue-apply'] === false) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('refused', `A provisional run of workspace "${name}" could not be discarded if the gate failed: this token may not apply runs there, and discarding a run needs that permission. Nothing was uploaded. Give the team of the token the permission to apply runs (access level write, or runs: apply), or set \`on-failure: keep\` and discard such runs by hand.`);
    }
}
/** @throws GateStop when it is not found, or when the service answers with another one */
async function showWorkspace(client, organization, name) {
    try {
        const workspace = await client.workspaces.showByName(organization, name);
        const { name: answered } = workspace.attributes;
        if (answered.toLowerCase() === name.toLowerCase())
            return workspace;
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('service', `Workspace "${name}" was asked for, and the service answered with "${answered}". Nothing is known about the first one. Ask the administrator of the service.`);
    }
    catch (error) {
        if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._ && error.code === 'not-found') {
            throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('refused', `Workspace "${name}" was not found in organization "${organization}" on ${new URL(client.origin).host}: ${error.method} ${error.path} answered 404. Either one of the names is wrong, or the token may not see the workspace.`);
        }
        throw error;
    }
}
/** @returns the working directory with single slashes and none at its ends, or why it cannot be used */
function readWorkingDirectory(text) {
    const parts = (text ?? '')
        .replaceAll('\\', '/')
        .split('/')
        .filter((part) => part !== '' && part !== '.');
    return parts.includes('..')
        ? { problem: `its working directory "${text}" leads out of what is uploaded` }
        : { path: parts.join('/') };
}
/**
 * The directory to pack: `/repo/infra/prod` without the working directory `infra/prod` is `/repo`. A
 * directory that does not end in the working directory is packed itself; packing shows whether the
 * working directory is in it.
 */
function uploadRoot(directory, workingDirectory) {
    if (workingDirectory === '')
        return directory;
    const separator = directory.includes('\\') && !directory.includes('/') ? '\\' : '/';
    const parts = directory.split(separator);
    while (parts.length > 1 && parts.at(-1) === '')
        parts.pop();
    const expected = workingDirectory.split('/');
    const tail = parts.slice(-expected.length);
    if (tail.length < expected.length || tail.some((part, index) => part !== expected[index])) {
        return directory;
    }
    const root = parts.slice(0, -expected.length).join(separator);
    return root === '' ? separator : root.endsWith(':') ? `${root}${separator}` : root;
}
//# sourceMappingURL=find-workspace.js.map

/***/ }),

/***/ 5724:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findWorkspaces: () => (/* binding */ findWorkspaces)
/* harmony export */ });
/* unused harmony exports queryWorkspaces, toQuery */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _archive_pack_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(847);
/* harmony import */ var _archive_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6424);
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6817);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6609);
/* harmony import */ var _settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(589);
/* harmony import */ var _affected_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7625);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6281);
/* harmony import */ var _find_workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7170);
/* harmony import */ var _read_loads_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2437);
/** Finds the workspaces to gate: those with a name, those that a query finds, and without those that the change does not affect. */










/**
 * @throws PackError when a link leads to a directory, before any request; GateStop when a query
 *   finds nothing; or what the client threw.
 */
async function findWorkspaces(client, options) {
    const { settings, workingDirectory, repositoryRoot } = options;
    const connected = settings.source === 'vcs';
    const selected = settings.workspaces.map((selector) => {
        const ownDirectory = selector.kind === 'name' ? selector.directory : undefined;
        const directories = connected
            ? { directory: repositoryRoot, repository: repositoryRoot }
            : (0,_archive_place_js__WEBPACK_IMPORTED_MODULE_2__/* .resolvePackDirectory */ .DR)(ownDirectory ?? settings.directory, workingDirectory);
        return { selector, directories };
    });
    const all = new Map();
    for (const { selector, directories } of selected) {
        if (selector.kind === 'name') {
            all.set(selector.name, { name: selector.name, ...directories });
            continue;
        }
        const workspaces = await queryWorkspaces(client, settings.organization, selector);
        if (workspaces.length === 0)
            throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_4__/* .GateStop */ .K$('input', nothingFound(settings, selector));
        for (const workspace of workspaces) {
            const { name } = workspace.attributes;
            if (!all.has(name))
                all.set(name, { name, ...directories, workspace });
        }
    }
    const changed = settings.affectedOnly || connected ? await options.changedFiles?.() : undefined;
    // A list with nothing in it was not made from a change.
    if (changed === undefined || changed.length === 0) {
        return { requested: [...all.values()], skipped: [] };
    }
    const isConcerned = concernsOf(changed, repositoryRoot);
    const requested = [];
    const skipped = [];
    for (const each of all.values()) {
        const workspace = each.workspace ?? (await (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .showWorkspace */ .VA)(client, settings.organization, each.name));
        const missing = missingPlace(each, workspace);
        if (missing !== undefined)
            requested.push({ ...each, missing });
        else if (await isConcerned(each, workspace))
            requested.push(each);
        else if (connected)
            requested.push({ ...each, unaffected: true });
        else
            skipped.push(each.name);
    }
    return { requested, skipped };
}
function nothingFound({ organization }, query) {
    return `No workspace of organization "${organization}" was found for ${(0,_settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_7__/* .describeSelector */ .r5)(query)}. Either it is wrong, or the token may not see them.`;
}
/** The workspaces that a query finds and that this token sees. Rejects with what the client threw. */
async function queryWorkspaces(client, organization, selector) {
    const query = await toQuery(client, organization, selector);
    return query === undefined ? [] : await client.workspaces.list(organization, query).all();
}
/** The query of the service's list; undefined if there is no such project. */
async function toQuery(client, organization, { tags, project }) {
    const isName = project !== undefined && !/^prj-[A-Za-z0-9]+$/.test(project);
    const id = isName ? await client.names.project(organization, project) : project;
    if (isName && id === undefined)
        return undefined;
    return { tags: tags.length > 0 ? tags : undefined, project: id };
}
/** The directory that would be packed for a workspace, and the one that Terraform runs in; a `..` is ignored here. */
function configurationOf(directory, { 'working-directory': text }) {
    const working = (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .readWorkingDirectory */ .bq)(text);
    const inside = 'path' in working ? working.path : '';
    const root = (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .uploadRoot */ .SS)(directory, inside);
    return { root, module: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, inside) };
}
/**
 * If the checkout does not have the directory, the list of changes says nothing about the workspace: its
 * working directory may be misspelt, or the service may be wrong. The gate refuses such a workspace.
 * @returns what the service calls it; undefined when there is a configuration
 */
function missingPlace({ directory, repository }, { attributes }) {
    const { module } = configurationOf(directory, attributes);
    const real = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .realOrSame */ .eF)(module);
    const isInside = repository === undefined || (0,_archive_place_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(real, repository);
    const isProgram = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(directory, module).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).some(isOfPrograms);
    const isProper = 'path' in (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .readWorkingDirectory */ .bq)(attributes['working-directory']);
    if (isProper && isInside && !isProgram && holdsConfigurationFile(real))
        return undefined;
    return attributes['working-directory'] ?? '';
}
/** Whether a file in the directory is one of Terraform: a directory or a broken link of such a name is none. */
function holdsConfigurationFile(directory) {
    const names = _read_loads_js__WEBPACK_IMPORTED_MODULE_6__/* .readsHere */ .aQ.readDirectory(directory).filter(_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_8__/* .isConfiguration */ .ZC);
    return names.some((name) => _read_loads_js__WEBPACK_IMPORTED_MODULE_6__/* .readsHere */ .aQ.readFile((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, name)) !== undefined);
}
/** Directories of git and Terraform themselves, in which no configuration is. */
function isOfPrograms(segment) {
    return segment === '.git' || segment === '.terraform';
}
/**
 * @param changed relative to the repository
 * @param repositoryRoot absolute; the list has no file of another repository, or of none
 */
function concernsOf(changed, repositoryRoot) {
    const modulesElsewhere = new Map();
    return async ({ directory, repository }, { attributes }) => {
        if (repository !== repositoryRoot)
            return true;
        const { root, module } = configurationOf(directory, attributes);
        const real = inRepository((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .realOrSame */ .eF)(module), repositoryRoot) ?? '';
        const watched = {
            directory: inRepository(module, repositoryRoot) ?? '',
            patterns: attributes['trigger-patterns'] ?? [],
            // Some file systems ignore the case of letters, so the directory may have another name there.
            prefixes: (attributes['trigger-prefixes'] ?? []).concat(real),
        };
        if ((0,_affected_js__WEBPACK_IMPORTED_MODULE_9__/* .isAffected */ .f)(changed, watched))
            return true;
        const reading = modulesElsewhere.get(module) ?? readElsewhere(module, root, repositoryRoot);
        modulesElsewhere.set(module, reading);
        const elsewhere = await reading;
        return elsewhere === undefined || (0,_affected_js__WEBPACK_IMPORTED_MODULE_9__/* .isAffected */ .f)(changed, { ...watched, ...elsewhere });
    };
}
/** The files that a plan reads, also outside of the directory; undefined if that is not certain. */
async function readElsewhere(module, root, repositoryRoot) {
    const { modules, linked, reads: found } = await (0,_read_loads_js__WEBPACK_IMPORTED_MODULE_6__/* .readLoads */ .QO)(module);
    if (found.some(({ kind }) => kind === 'any'))
        return undefined;
    // For a set of files, the end of their names counts as well.
    const isSet = ({ ending }) => ending !== '';
    const sets = found.filter(isSet);
    const named = found.filter((read) => !isSet(read)).map(({ path }) => path);
    const places = [...new Set([module, ...modules, ...named])];
    const links = [...places, ...sets.map(({ path }) => path)].map((each) => (0,_read_loads_js__WEBPACK_IMPORTED_MODULE_6__/* .followLinksIn */ .Gf)(each));
    if (links.includes(undefined))
        return undefined;
    const rules = (0,_read_loads_js__WEBPACK_IMPORTED_MODULE_6__/* .follow */ .e6)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, _archive_pack_js__WEBPACK_IMPORTED_MODULE_1__/* .RULE_FILE */ .On));
    const reads = [...rules, ...linked, ...places, ...links.flatMap((some) => some ?? [])];
    return {
        reads: reads.flatMap((path) => inRepository(path, repositoryRoot) ?? []),
        readPatterns: sets.flatMap(({ path, ending: suffix }) => {
            const from = inRepository(path, repositoryRoot);
            return from === undefined ? [] : { prefix: from === '' ? '' : `${from}/`, suffix };
        }),
    };
}
/** The path in the repository; undefined outside of it. The locator has the same function, and would slow down every start. */
function inRepository(path, repositoryRoot) {
    const inner = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(repositoryRoot, path).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
    return inner === '..' || inner.startsWith('../') ? undefined : inner;
}
//# sourceMappingURL=requested-workspaces.js.map

/***/ })

};
