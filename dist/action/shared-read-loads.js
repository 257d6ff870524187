export const id = 568;
export const ids = [568];
export const modules = {

/***/ 8285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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

/***/ 2437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gf: () => (/* binding */ followLinksIn),
/* harmony export */   PT: () => (/* binding */ listUnseen),
/* harmony export */   QO: () => (/* binding */ readLoads),
/* harmony export */   ZA: () => (/* binding */ sayDoubtful),
/* harmony export */   aQ: () => (/* binding */ readsHere),
/* harmony export */   aV: () => (/* binding */ mayBeMissed),
/* harmony export */   e6: () => (/* binding */ follow),
/* harmony export */   qB: () => (/* binding */ NAMED),
/* harmony export */   s: () => (/* binding */ findUnseen),
/* harmony export */   yD: () => (/* binding */ loadReader)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _archive_pack_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(847);
/* harmony import */ var _locate_configuration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3606);
/* harmony import */ var _locate_loaded_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7834);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6281);
/** Finds the files that a configuration loads, and which of them are excluded from the archive. */






/**
 * @param directory absolute path of the directory that Terraform runs in
 * @throws GateStop when there is no time left
 */
async function readLoads(directory, files = readsHere, patience) {
    const { findLoads } = await loadReader();
    const check = () => {
        const ended = patience?.ended();
        if (ended === 'aborted')
            throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_4__/* .GateStop */ .K$('canceled', _failure_of_js__WEBPACK_IMPORTED_MODULE_4__/* .CANCELED */ .wS);
        if (ended === undefined)
            return;
        const why = 'Time ran out while the configuration was read. Raise the timeout.';
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_4__/* .GateStop */ .K$('timeout', why);
    };
    return findLoads(directory, files, { ..._locate_configuration_js__WEBPACK_IMPORTED_MODULE_3__/* .BUDGET */ .o3, check });
}
/** Loaded only when it is needed: most checks do not need it. */
function loadReader() {
    return __webpack_require__.e(/* import() */ 951).then(__webpack_require__.bind(__webpack_require__, 2951));
}
/** The files of this machine. */
const readsHere = {
    readDirectory: (path) => orElse(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path), []),
    readFile: (path) => orElse(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'), undefined),
    follow,
};
/** How many links are followed: as many as Linux does. */
const LINK_LIMIT = 40;
/** The path itself, and every path that its links lead to, one after the other. */
function follow(path) {
    const places = [path];
    if (orElse(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path), path) === path)
        return places;
    for (const at of places) {
        const next = places.length > LINK_LIMIT ? undefined : followFirst(at);
        if (next !== undefined)
            places.push(next);
    }
    return places;
}
/** The path with its first link replaced by what that leads to. */
function followFirst(path) {
    const parts = path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    for (let count = 2; count <= parts.length; count++) {
        const link = parts.slice(0, count).join(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
        const target = orElse(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(link), undefined);
        if (target !== undefined)
            return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(link), target), ...parts.slice(count));
    }
    return undefined;
}
/** The targets of all links in a directory and below it; undefined if it has too many entries. */
function followLinksIn(directory, limit = 100_000) {
    const places = [];
    const queue = [directory];
    let entryCount = 0;
    for (const folder of queue) {
        const entries = orElse(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }), []);
        entryCount += entries.length;
        if (entryCount > limit)
            return undefined;
        for (const entry of entries) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
            if (entry.isSymbolicLink())
                places.push(...follow(path));
            else if (entry.isDirectory() && entry.name !== '.git')
                queue.push(path);
        }
    }
    return places;
}
function orElse(read, otherwise) {
    try {
        return read();
    }
    catch {
        return otherwise;
    }
}
/** Whether Terraform could load an excluded entry. It never loads the history of version control. */
function mayBeMissed({ path }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) !== '.git';
}
/**
 * @param root absolute path of what was packed
 * @param module absolute path of the directory that Terraform runs in
 */
function findUnseen(withheld, loads, root, module) {
    const linked = linkedFrom();
    return withheld.filter(mayBeMissed).flatMap((entry) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...entry.path.split('/'));
        const byName = waysByName(path, loads, module);
        const isDirectory = orElse(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isDirectory(), false);
        const reads = loads.reads.filter((read) => mayRead({ path, isDirectory }, read, linked));
        if (byName.length === 0 && reads.length === 0)
            return [];
        const certain = byName.length > 0 || reads.some(({ kind }) => CERTAIN.includes(kind));
        const ways = () => reads.map((read) => ({ kind: read.kind, ...read.how() }));
        return {
            entry,
            path,
            certain,
            reads,
            hows: () => new Set([...byName, ...ways().map(({ kind, text }) => `${kind}\n${text}`)]),
            onAnyFile: () => ways().some(({ onAnyFile }) => onAnyFile),
        };
    });
}
const CERTAIN = ['file', 'inside'];
const isIn = (inner, outer) => inner.startsWith(outer === node_path__WEBPACK_IMPORTED_MODULE_1__.sep ? outer : outer + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
const isAtOrIn = (inner, outer) => inner === outer || isIn(inner, outer);
/** Why Terraform loads this file although no expression names it. */
function waysByName(path, { modules, linked, calls }, module) {
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path);
    const isByName = (directory === module && (0,_locate_loaded_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isRead */ .H9)(name)) ||
        (modules.includes(directory) && (0,_locate_loaded_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isConfiguration */ .ZC)(name)) ||
        // Where `terraform init` looks for providers first.
        isAtOrIn(path, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(module, 'terraform.d'));
    const holds = [...modules, ...linked].filter((other) => isAtOrIn(other, path));
    if (!isByName && holds.length === 0)
        return [];
    const called = calls.filter((call) => isAtOrIn(directory, call.path) || isAtOrIn(call.path, path));
    return ['by its name', ...holds, ...called.map(({ path: at, how }) => `${at} ${how}`)];
}
/** Makes a function that answers where the links in a directory lead. Each directory is read once. */
function linkedFrom() {
    const targets = new Map();
    return (directory) => {
        if (!targets.has(directory))
            targets.set(directory, followLinksIn(directory));
        return targets.get(directory);
    };
}
function mayRead({ path, isDirectory }, { kind, path: at, ending }, linked) {
    if (kind === 'any' || isAtOrIn(at, path))
        return true;
    if (kind === 'file')
        return false;
    if (isIn(path, at) && (isDirectory || path.endsWith(ending)))
        return true;
    const places = linked(at);
    return (places === undefined || places.some((target) => isAtOrIn(target, path) || isIn(path, target)));
}
/** How many files a sentence names. */
const NAMED = 3;
/** Names the first of the excluded files, for a sentence. */
function listUnseen(unseen, detail) {
    const names = unseen.slice(0, NAMED).map(({ entry }) => {
        const more = detail(entry);
        return more === undefined ? entry.path : `${entry.path} (${more})`;
    });
    return `${names.join(', ')}${unseen.length > NAMED ? ` and ${unseen.length - NAMED} more` : ''}`;
}
/**
 * Why the gate stops: Terraform would load a file that looks like a credential, and git cannot say
 * whether it is tracked. Undefined if there is no such file.
 */
function sayDoubtful(unseen, root) {
    const doubtful = unseen.filter(({ certain, entry }) => certain && entry.reason === _archive_pack_js__WEBPACK_IMPORTED_MODULE_2__/* .TRACKING_UNKNOWN */ .vp);
    if (doubtful.length === 0)
        return undefined;
    const why = doubtful[0]?.entry.detail ?? '';
    const remedy = /dubious ownership/i.test(why)
        ? `Run \`git config --global --add safe.directory ${root}\` in a step before (\`'*'\` instead of the path covers submodules)`
        : `Check the files out with git`;
    return `Terraform would load ${listUnseen(doubtful, () => undefined)}: it looks like a credential, and git cannot say whether it is tracked (${why}). Plangate does not exclude files that Terraform loads without an answer. ${remedy}, or set \`include-untracked-secrets: true\` to send such files all the same.`;
}
//# sourceMappingURL=read-loads.js.map

/***/ }),

/***/ 3606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TD: () => (/* binding */ readConfiguration),
/* harmony export */   aX: () => (/* binding */ argumentsOf),
/* harmony export */   o3: () => (/* binding */ BUDGET),
/* harmony export */   xV: () => (/* binding */ readTemplate),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _hcl_syntax_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9479);
/* harmony import */ var _json_body_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2477);
/* harmony import */ var _loaded_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7834);
/* harmony import */ var _parse_hcl_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2172);
/** Reads the modules of a configuration: their blocks, named values, and calls. */





const MODULE_LIMIT = 1_000;
const BUDGET = { characters: 10_000_000, check: () => undefined };
/**
 * Reads the root module and every local module that it calls.
 *
 * @param directory absolute path of the root module
 */
function readConfiguration(directory, sources) {
    const root = emptyModule(directory);
    const configuration = { root, modules: [], unclear: [], sources: [] };
    const modules = new Map([[directory, root]]);
    for (const module of modules.values()) {
        if (configuration.modules.length >= MODULE_LIMIT) {
            configuration.unclear.push({ path: module.directory, why: 'there are too many modules' });
            break;
        }
        configuration.modules.push(module);
        const names = sources.files.readDirectory(module.directory);
        for (const name of names.filter((entry) => isText(entry, module === root))) {
            readModuleFile((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(module.directory, name), module, sources, configuration);
        }
        for (const call of module.calls.values()) {
            for (const target of sourcesOf(call, configuration)) {
                const callee = modules.get(target) ?? emptyModule(target);
                modules.set(target, callee);
                callee.callers.push(call);
                call.targets.push(callee);
            }
        }
    }
    return configuration;
}
function isText(name, isRoot) {
    return (0,_loaded_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isConfiguration */ .ZC)(name) || (isRoot && (0,_loaded_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isVariables */ .OT)(name));
}
function emptyModule(directory) {
    return {
        directory,
        blocks: [],
        loose: [],
        locals: new Map(),
        variables: new Map(),
        calls: new Map(),
        callers: [],
    };
}
function readModuleFile(path, module, sources, { unclear }) {
    const { body, problem } = readBody(path, sources);
    if (problem !== undefined)
        unclear.push({ path, why: problem });
    for (const { name, value, range } of body.attributes) {
        const key = { kind: 'literal', value: name, range };
        const entry = { kind: 'object', entries: [{ key, value }], range };
        module.loose.push({ module, block: undefined, path, value: entry });
    }
    for (const block of body.blocks) {
        module.blocks.push({ block, path });
        register(block, path, module);
    }
}
function register(block, path, module) {
    const [label = ''] = block.labels;
    const { attributes } = block.body;
    if (block.type === 'locals') {
        for (const { name, value } of attributes) {
            addTo(module.locals, name, { module, block: undefined, path, value });
        }
    }
    else if (block.type === 'variable') {
        const value = attributes.find(({ name }) => name === 'default')?.value;
        if (value)
            addTo(module.variables, label, { module, block, path, value });
    }
    else if (block.type === 'module' && block.labels.length === 1) {
        const call = module.calls.get(label) ?? { module, label, blocks: [], targets: [] };
        module.calls.set(label, call);
        // This value represents the whole block; arguments are looked up in the block.
        const value = { kind: 'literal', value: null, range: block.range };
        call.blocks.push({ module, block, path, value });
    }
}
function addTo(map, key, item) {
    const items = map.get(key);
    if (items)
        items.push(item);
    else
        map.set(key, [item]);
}
/** The values of one argument in all blocks of a call. Overrides come last, and any of them may count. */
function argumentsOf({ blocks }, argument) {
    return blocks.flatMap((callBlock) => (callBlock.block?.body.attributes ?? []).flatMap(({ name, value }) => name === argument ? [{ ...callBlock, value }] : []));
}
/** The directories of the local modules that a call may name. */
function sourcesOf(call, configuration) {
    return argumentsOf(call, 'source').flatMap((source) => {
        const { value } = source;
        const text = value.kind === 'literal' ? String(value.value).normalize('NFC') : undefined;
        if (text !== undefined && /^\.{1,2}(?:[/\\]|$)/.test(text)) {
            return [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(call.module.directory, text.replaceAll('\\', '/'))];
        }
        // Other names of local directories are not followed; they count as unknown.
        const isElsewhere = text !== undefined && !/^(?:\.|\/|[a-z]+::[./]|(?:\w+::)?file:)/i.test(text);
        if (!isElsewhere)
            configuration.sources.push(source);
        return [];
    });
}
function readBody(path, sources) {
    const isJson = path.endsWith('.json');
    const text = readText(path, sources);
    if (typeof text !== 'string')
        return { body: { attributes: [], blocks: [] }, problem: text.why };
    const key = `${isJson ? 'json' : 'hcl'} ${text}`;
    const earlier = sources.bodies.get(key);
    if (earlier !== undefined)
        return earlier;
    const { body, problems } = isJson ? (0,_json_body_js__WEBPACK_IMPORTED_MODULE_2__/* .readJsonBody */ .n)(text) : (0,_parse_hcl_js__WEBPACK_IMPORTED_MODULE_3__/* .parseHcl */ .z)(text);
    const [first] = problems;
    const problem = first && `line ${first.range.startLine}: ${first.message}`;
    const parsed = { body, problem };
    sources.bodies.set(key, parsed);
    return parsed;
}
/** Reads a file within the budget, or says why it cannot be read. */
function readText(path, { files, budget }) {
    budget.check();
    const text = files.readFile(path);
    if (text === undefined)
        return { why: 'it cannot be read' };
    if (text.length > _hcl_syntax_js__WEBPACK_IMPORTED_MODULE_1__/* .FILE_LIMIT */ .h1)
        return { why: `it is longer than ${_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_1__/* .FILE_LIMIT */ .h1} characters` };
    budget.characters -= text.length;
    if (budget.characters < 0)
        return { why: 'the configuration is too large to be read here' };
    return text;
}
/** Parses a text that Terraform reads as a template; undefined if it is malformed or beyond the budget. */
function readTemplate(text, { budget }) {
    budget.check();
    budget.characters -= text.length;
    if (budget.characters < 0 || text.length > _hcl_syntax_js__WEBPACK_IMPORTED_MODULE_1__/* .FILE_LIMIT */ .h1)
        return undefined;
    if (!text.includes('${') && !text.includes('%{')) {
        return { kind: 'literal', value: text, range: _hcl_syntax_js__WEBPACK_IMPORTED_MODULE_1__/* .TOP */ .wv };
    }
    const { value, problems } = (0,_parse_hcl_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTemplate */ .Q)(text);
    return problems.length === 0 ? value : undefined;
}
//# sourceMappingURL=configuration.js.map

/***/ }),

/***/ 7834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H9: () => (/* binding */ isRead),
/* harmony export */   OT: () => (/* binding */ isVariables),
/* harmony export */   ZC: () => (/* binding */ isConfiguration)
/* harmony export */ });
/** Names of files that Terraform reads by itself. */
/** Terraform skips files with these names, even if their ending fits. */
const IGNORED_NAME = /^\.|~$|^#.*#$/s;
/** Whether Terraform or OpenTofu reads a file of this name in the directory of a module. */
function isConfiguration(name) {
    return /\.(?:tf|tofu)(?:\.json)?$/.test(name) && !IGNORED_NAME.test(name);
}
/** Whether Terraform reads a file of this name in the directory that it runs in. */
function isRead(name) {
    return isConfiguration(name) || isVariables(name) || name === '.terraform.lock.hcl';
}
/** Whether Terraform reads a file of this name as values of variables. */
function isVariables(name) {
    return /^terraform\.tfvars(?:\.json)?$|\.auto\.tfvars(?:\.json)?$/.test(name);
}
//# sourceMappingURL=loaded-names.js.map

/***/ })

};
