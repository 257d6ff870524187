export const id = 568;
export const ids = [568];
export const modules = {

/***/ 7625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ON: () => (/* binding */ isLike),
/* harmony export */   fH: () => (/* binding */ isAffected),
/* harmony export */   yI: () => (/* binding */ touches)
/* harmony export */ });
/**
 * Whether a change to these files concerns a workspace: files below its configuration, what that
 * reads elsewhere, and what its own triggers name. Patterns come from the service and are never
 * made into a RegExp.
 */
function isAffected(changed, watched) {
    const { directory, prefixes, reads = [], readPatterns = [] } = watched;
    const places = [directory, ...prefixes, ...reads].map((place) => segmentsOf(place).join('/'));
    const patterns = watched.patterns.map(segmentsOf);
    return changed.some((path) => places.some((place) => touches(path, place)) ||
        readPatterns.some((pattern) => isLike(path, pattern)) ||
        patterns.some((pattern) => matches(pattern, path.split('/'), '**', matchesSegment)));
}
function segmentsOf(path) {
    return path.split('/').filter((segment) => segment !== '');
}
/** `*` stands for any characters, `?` for one. */
function matchesSegment(pattern, segment) {
    const isSame = (part, character) => part === '?' || part === character;
    return matches(pattern.split(''), segment.split(''), '*', isSame);
}
/** `any` stands for any number of items. At most pattern × items steps. */
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
/** At a place or below it; above it when what changed is a submodule or a link that leads there. */
function touches(path, place) {
    const isBelow = (inner, outer) => inner.startsWith(`${outer}/`);
    return place === '' || path === place || isBelow(path, place) || isBelow(place, path);
}
/** Whether a path begins and ends like this. */
function isLike(path, { prefix, suffix }) {
    return (path.length >= prefix.length + suffix.length && path.startsWith(prefix) && path.endsWith(suffix));
}
//# sourceMappingURL=affected.js.map

/***/ }),

/***/ 8285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BG: () => (/* binding */ isConnectedTo),
/* harmony export */   Q1: () => (/* binding */ readIngress),
/* harmony export */   dC: () => (/* binding */ readConnection),
/* harmony export */   versionControlOf: () => (/* binding */ versionControlOf)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(486);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8235);
/* harmony import */ var _policy_of_the_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7162);
/* harmony import */ var _trust_whose_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(616);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6281);





/** @throws GateStop when the service can have no run of this change */
function readConnection(workspace, versionControl, unaffected = false) {
    const { attributes } = workspace;
    const name = `Workspace "${attributes.name}"`;
    if (!isConnectedTo(workspace, versionControl.change)) {
        const identifier = attributes['vcs-repo']?.identifier;
        const how = identifier
            ? `is connected to ${JSON.stringify(identifier)}, not to ${versionControl.change.repository}`
            : 'is not connected to version control';
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_2__/* .GateStop */ .K$('input', `${name} ${how}, so the service starts no runs for this pull request. Use \`source: upload\` for it, or connect it.`);
    }
    if (attributes['speculative-enabled'] === false) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_2__/* .GateStop */ .K$('input', `${name} has automatic speculative plans switched off, so no pull request starts a run. Switch them on in the workspace's version control settings, or use \`source: upload\`.`);
    }
    return {
        unaffected: unaffected && attributes['file-triggers-enabled'] !== false,
        whyNone: whyNone(workspace, versionControl),
    };
}
function isConnectedTo({ attributes }, { slug, repository }) {
    const { identifier, 'repository-http-url': address } = attributes['vcs-repo'] ?? {};
    return (0,_policy_of_the_change_js__WEBPACK_IMPORTED_MODULE_3__/* .isNamed */ .ev)(identifier, slug) && (!address || (0,_trust_whose_js__WEBPACK_IMPORTED_MODULE_4__/* .isSameRepository */ .ve)(address, repository));
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
/** Where a service does not include it, it is asked for by itself. */
async function readIngress(versionId, client) {
    const { configurationVersions } = client;
    try {
        const { ingressAttributes } = await configurationVersions.show(versionId, {
            include: ['ingress_attributes'],
        });
        return {
            read: ingressAttributes ?? (await configurationVersions.ingressAttributes(versionId)),
        };
    }
    catch (error) {
        if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._) || error.code !== 'not-found')
            throw error;
        return {
            doubt: `The commit of configuration version ${versionId} is not known: ${error.message}`,
        };
    }
}
/** How far the service's clock may be behind that of the host. */
const SKEW_MS = 60_000;
/** What was true of an older plan need not be any more. */
const LIFETIME_MS = 24 * 60 * 60_000;
/** @throws GateStop when the job is not about one commit of one pull request */
function versionControlOf({ repository, commit, pullRequest }, { fork, target, since = '' }, now) {
    if (repository === undefined || commit === undefined || pullRequest === undefined) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_2__/* .GateStop */ .K$('input', '`source: vcs` judges the run of a pull request, and this job does not say of which one: version control starts speculative runs for nothing else, a merge queue among it. Use it on the event pull_request, and `source: upload` elsewhere.');
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
/* harmony export */   ZN: () => (/* binding */ isFound),
/* harmony export */   bq: () => (/* binding */ readWorkingDirectory),
/* harmony export */   pl: () => (/* binding */ findWorkspace),
/* harmony export */   q0: () => (/* binding */ describe)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(486);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8235);
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8285);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6281);




function isFound(looked) {
    return 'workspaceId' in looked;
}
/** What is told of a workspace in every result. */
function describe(looked) {
    const found = isFound(looked) ? looked : undefined;
    const { versionId, run, notices = [] } = found?.soFar ?? {};
    return {
        workspace: looked.name,
        workspaceId: found?.workspaceId,
        workingDirectory: found?.workingDirectory ?? '',
        root: found?.root,
        configurationVersionId: versionId,
        runId: run?.id,
        runUrl: run?.url,
        runStatus: run?.status,
        results: [],
        runTasks: [],
        notices,
        diagnostics: [],
    };
}
/** @throws GateStop with what to change, or what the client threw. */
async function findWorkspace({ name, directory, repository, unaffected }, { client, options }, listed) {
    const workspace = listed ?? (await showWorkspace(client, options.organization, name));
    const { attributes } = workspace;
    if (attributes['execution-mode'] === 'local') {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('input', `Workspace "${name}" is in local execution mode: the service keeps its state but runs nothing, so there is nothing to gate. Set its execution mode to remote or agent, or gate another workspace.`);
    }
    const { versionControl } = options;
    const connection = versionControl && (0,_connection_js__WEBPACK_IMPORTED_MODULE_2__/* .readConnection */ .dC)(workspace, versionControl, unaffected);
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
    // It is the directory or one above it.
    if (repository !== undefined && root.length < repository.length) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('input', `Workspace "${name}" runs in "${workingDirectory}", so ${root} would be sent, but the repository is ${repository}. Point \`directory\` at the directory of the repository that contains "${workingDirectory}", or change the working directory in the workspace's settings.`);
    }
    const notices = attributes.locked === true ? [LOCKED[options.mode]] : [];
    const terraformVersion = attributes['terraform-version'] ?? undefined;
    const current = {
        versionId: (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(workspace, 'current-configuration-version'),
        runId: (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(workspace, 'current-run'),
    };
    const soFar = { notices, mayHaveRun: false };
    const workspaceId = workspace.id;
    const found = { name, workspaceId, workingDirectory, root, terraformVersion };
    return { ...found, current, connection, soFar };
}
const LOCKED = {
    speculative: 'The workspace is locked. Speculative runs go on; nothing can be applied until it is unlocked.',
    provisional: 'The workspace is locked: the saved plan cannot be applied until it is unlocked.',
};
/** What a provisional run would leave behind is settled before anything is uploaded. */
function refuseProvisional(name, { attributes }, wanted) {
    if (wanted.autoQueueRuns) {
        // For who calls the library; the doors refuse it as input.
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('input', '`mode: provisional` cannot go with `auto-queue-runs: true`: the upload would start an ordinary run, not one that only saves its plan, and a workspace that applies by itself would apply it. Leave `auto-queue-runs` out.');
    }
    if (wanted.onFailure === 'discard' && attributes.permissions?.['can-queue-apply'] === false) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('refused', `A provisional run of workspace "${name}" could not be discarded if the gate closed: this token may not apply runs there, and only who may apply a run may discard it. Nothing was uploaded. Give the team of the token the permission to apply runs (access level write, or runs: apply), or set \`on-failure: keep\` and discard such runs by hand.`);
    }
}
async function showWorkspace(client, organization, name) {
    try {
        return await client.workspaces.showByName(organization, name);
    }
    catch (error) {
        if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._ && error.code === 'not-found') {
            throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('refused', `Workspace "${name}" was not found in organization "${organization}" on ${new URL(client.origin).host}: ${error.method} ${error.path} answered 404. Either one of the names is wrong, or the token may not see the workspace.`);
        }
        throw error;
    }
}
/** @returns the working directory with single slashes and none at its ends, or why it is none. */
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
 * `/repo/infra/prod` less `infra/prod` is `/repo`. A directory that does not end in the working
 * directory is taken for the root itself; whether the working directory is in it shows when packed.
 */
function uploadRoot(directory, workingDirectory) {
    if (workingDirectory === '')
        return directory;
    const separator = directory.includes('\\') && !directory.includes('/') ? '\\' : '/';
    const parts = directory.split(separator);
    while (parts.length > 1 && parts.at(-1) === '')
        parts.pop();
    const wanted = workingDirectory.split('/');
    const tail = parts.slice(-wanted.length);
    if (tail.length < wanted.length || tail.some((part, index) => part !== wanted[index])) {
        return directory;
    }
    const root = parts.slice(0, -wanted.length).join(separator);
    return root === '' ? separator : root.endsWith(':') ? `${root}${separator}` : root;
}
//# sourceMappingURL=find-workspace.js.map

/***/ }),

/***/ 2437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gf: () => (/* binding */ followLinksIn),
/* harmony export */   QO: () => (/* binding */ readLoads),
/* harmony export */   aQ: () => (/* binding */ readsHere),
/* harmony export */   aV: () => (/* binding */ mayBeMissed),
/* harmony export */   e6: () => (/* binding */ follow),
/* harmony export */   qd: () => (/* binding */ loadParser),
/* harmony export */   s: () => (/* binding */ findUnseen)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _archive_pack_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(847);
/* harmony import */ var _locate_loads_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6957);
/* harmony import */ var _affected_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7625);
/** What a configuration loads, read from the files of this machine, and which of it stays here. */





/** @param directory absolute path of the directory that Terraform runs in */
function readLoads(directory, hcl) {
    return (0,_locate_loads_js__WEBPACK_IMPORTED_MODULE_3__/* .findLoads */ .Rv)(directory, readsHere, hcl);
}
/** The files of this machine. */
const readsHere = {
    readDirectory: (path) => orElse(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path), []),
    readFile: (path) => orElse(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'), undefined),
    follow: (path) => follow(path),
};
/** Most runs get along without it. */
async function loadParser() {
    const { loadHcl } = await __webpack_require__.e(/* import() */ 210).then(__webpack_require__.bind(__webpack_require__, 7210));
    return loadHcl();
}
/** As many links as Linux follows. */
const LINK_LIMIT = 40;
/** The path itself, and every place at which one arrives when its links are followed. */
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
/** Where the links in a directory lead, however deep they lie; undefined when there is too much in it. */
function followLinksIn(directory, limit = 100_000) {
    const places = [];
    const queue = [directory];
    let seen = 0;
    for (const folder of queue) {
        const entries = orElse(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }), []);
        seen += entries.length;
        if (seen > limit)
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
/** Whether what stays here may be something that Terraform would load: the history never is. */
function mayBeMissed({ path }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) !== '.git';
}
/**
 * @param root absolute path of what was packed
 * @param module absolute path of the directory that Terraform runs in
 */
function findUnseen(withheld, loads, root, module) {
    return withheld.filter(mayBeMissed).flatMap((entry) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...entry.path.split('/'));
        const certain = isLoaded(path, loads, module);
        const possible = entry.reason === _archive_pack_js__WEBPACK_IMPORTED_MODULE_2__/* .IGNORED */ .$h && (loads.computed || loads.unclear);
        return certain || possible ? [{ entry, path, certain }] : [];
    });
}
function isLoaded(path, { modules, paths, patterns }, module) {
    const [directory, name] = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)];
    const isIn = (inner, outer) => inner.startsWith(outer + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    const holds = (other) => other === path || isIn(other, path);
    return ((directory === module ? (0,_locate_loads_js__WEBPACK_IMPORTED_MODULE_3__/* .isRead */ .H9)(name) : modules.includes(directory) && (0,_locate_loads_js__WEBPACK_IMPORTED_MODULE_3__/* .isConfiguration */ .ZC)(name)) ||
        modules.some(holds) ||
        // A path that leads up to the configuration itself names no file that it reads.
        paths.some((other) => holds(other) || (isIn(path, other) && !isIn(module + node_path__WEBPACK_IMPORTED_MODULE_1__.sep, other))) ||
        patterns.some((pattern) => (0,_affected_js__WEBPACK_IMPORTED_MODULE_4__/* .isLike */ .ON)(path, pattern) || isIn(pattern.prefix, path)));
}
//# sourceMappingURL=read-loads.js.map

/***/ }),

/***/ 6957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H9: () => (/* binding */ isRead),
/* harmony export */   Rv: () => (/* binding */ findLoads),
/* harmony export */   ZC: () => (/* binding */ isConfiguration)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _hcl_syntax_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9479);
/**
 * What Terraform would read of the files that are here: the configuration of the root module and of
 * local modules, variables that it loads by itself, and files that the configuration names.
 */


const MODULE_LIMIT = 1_000;
/** Whether Terraform reads a file of this name in the directory of a module. */
function isConfiguration(name) {
    return /\.(?:tf|tofu)(?:\.json)?$/.test(name) && !/^[.#]/.test(name);
}
/** Whether Terraform reads a file of this name in the directory that it runs in. */
function isRead(name) {
    return (isConfiguration(name) ||
        /^terraform\.tfvars(?:\.json)?$|\.auto\.tfvars(?:\.json)?$/.test(name) ||
        name === '.terraform.lock.hcl');
}
/** @param root absolute path of the directory that Terraform runs in */
function findLoads(root, files, hcl) {
    const found = { modules: [], paths: [], patterns: [], computed: false, unclear: false };
    const queue = [root];
    for (let at = 0; at < queue.length; at++) {
        const directory = queue[at] ?? root;
        if (queue.indexOf(directory) < at)
            continue;
        if (at >= MODULE_LIMIT)
            return { ...found, unclear: true };
        found.modules.push(...files.follow(directory));
        const names = files.readDirectory(directory);
        for (const name of names.filter(directory === root ? isRead : isConfiguration)) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, name);
            const places = files.follow(path);
            if (places.length > 1)
                found.paths.push(...places);
            if (isConfiguration(name))
                queue.push(...readFile(path, root, files, hcl, found));
        }
    }
    return found;
}
/** @returns directories of modules that the file calls. */
function readFile(path, root, files, hcl, found) {
    const text = files.readFile(path);
    if (text === undefined || text.length > _hcl_syntax_js__WEBPACK_IMPORTED_MODULE_1__/* .FILE_LIMIT */ .h1) {
        found.unclear = true;
        return [];
    }
    const { modules, reads, sets, unclear } = readReferences(path, text, hcl);
    const place = (written) => resolveFrom(written.from === 'module' ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path) : root, written);
    const note = (whole, prefix, suffix) => {
        const end = prefix.lastIndexOf(node_path__WEBPACK_IMPORTED_MODULE_0__.sep);
        if (whole)
            found.paths.push(...files.follow(prefix));
        else if (prefix === '')
            found.computed = true;
        else {
            for (const directory of files.follow(prefix.slice(0, end))) {
                found.patterns.push({ prefix: directory + prefix.slice(end), suffix });
            }
        }
    };
    found.unclear ||= unclear;
    for (const read of reads) {
        // Any file of the module: that says no more than nothing.
        const isAny = !read.whole && /^\.?[/\\]?$/.test(read.text) && read.ending === '';
        note(read.whole, isAny ? '' : place(read), read.ending);
    }
    for (const [directory, pattern] of sets) {
        const [before, after] = aroundSigns(pattern);
        note(false, directory.whole ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(place(directory), node_path__WEBPACK_IMPORTED_MODULE_0__.sep, before) : place(directory), after);
    }
    const called = [];
    for (const source of modules) {
        const from = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path), source.text);
        if (source.whole)
            called.push(from);
        else
            note(false, from, source.ending);
    }
    return called;
}
/** Empty when nothing of the path is written out. */
function resolveFrom(directory, { text, whole }) {
    if (text === '' && !whole)
        return '';
    return /^(?:[/\\]|[A-Za-z]:)/.test(text) ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(text) : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, text);
}
/** What stands before the first and behind the last sign of a pattern that may stand for several. */
function aroundSigns({ text, whole, ending }) {
    const all = whole ? text : `${text}*${ending}`;
    const first = all.search(/[*?[{]/);
    return first < 0 ? [all, ''] : [all.slice(0, first), /[^*?[\]{}]*$/.exec(all)?.[0] ?? ''];
}
/** Functions that read the file which their first argument names. */
const READER = /^(?:file(?!set)\w*|templatefile)$/;
/** Most files name none, and parsing takes its time. */
const MAY_NAME = /\bmodule\b|\bfile|\btemplatefile|\bpath\b|"\.|\\u/i;
/** Modules are shared by many configurations: a text is read once. */
const READ = new WeakMap();
function readReferences(name, text, hcl) {
    const texts = READ.get(hcl) ?? new Map();
    const isJson = name.endsWith('.json');
    const key = `${isJson ? 'json' : 'hcl'} ${text}`;
    const found = texts.get(key) ?? { modules: [], reads: [], sets: [], unclear: false };
    if (texts.has(key))
        return found;
    READ.set(hcl, texts.set(key, found));
    if (isJson)
        readJson(text, hcl, found);
    else if (MAY_NAME.test(text)) {
        const { body, problems } = hcl.parse(text);
        found.unclear = problems.length > 0;
        readBody(body, found);
    }
    return found;
}
function readBody({ attributes, blocks }, found, inModule = false) {
    for (const { name, value } of attributes) {
        if (inModule && name === 'source')
            readSource(value, found);
        else
            readExpression(value, found);
    }
    for (const { type, labels, body } of blocks) {
        readBody(body, found, type === 'module' && labels.length === 1);
    }
}
/** Only what starts with a dot is a path; what is not written out at all may be one. */
function readSource(value, found) {
    const source = writtenOf(value);
    if (source.text.startsWith('.'))
        found.modules.push(source);
    else if (source.text === '' && !source.whole)
        found.unclear = true;
}
function readExpression(value, found) {
    if (typeof value !== 'object' || value === null)
        return;
    const expression = 'kind' in value ? value : undefined;
    if (expression)
        note(expression, found);
    // What is a path as a whole is none in pieces.
    const parts = expression?.kind === 'template'
        ? expression.parts.filter(({ kind }) => kind !== 'literal')
        : Object.values(value);
    for (const part of parts)
        readExpression(part, found);
}
function note(value, found) {
    if (value.kind === 'call') {
        const [first, second] = value.arguments;
        if (first && READER.test(value.name))
            found.reads.push(writtenOf(first));
        if (first && second && value.name === 'fileset') {
            found.sets.push([writtenOf(first), writtenOf(second)]);
        }
    }
    else if (value.kind === 'template' ? placeOf(value.parts[0]) : looksLikePath(value)) {
        found.reads.push(writtenOf(value));
    }
}
/** Also what is there and cannot be read here, if it may read a file. */
function looksLikePath(value) {
    if (value.kind === 'other')
        return /\bfile|\btemplatefile|\bpath\./.test(value.text);
    return value.kind === 'literal' && /^\.\.?[/\\]/.test(String(value.value));
}
function writtenOf(value) {
    const parts = value.kind === 'template' ? value.parts : [value];
    const place = placeOf(parts[0]);
    const from = place === 'module' ? place : 'root';
    const written = { from, text: place ? '.' : '', whole: true, ending: '' };
    for (const part of place ? parts.slice(1) : parts) {
        if (part.kind !== 'literal')
            Object.assign(written, { whole: false, ending: '' });
        else if (written.whole)
            written.text += String(part.value);
        else
            written.ending += String(part.value);
    }
    return written;
}
/** `path.module`, `path.root` and `path.cwd`. */
function placeOf(value) {
    if (value?.kind !== 'traversal' || value.root !== 'path')
        return undefined;
    const [step] = value.steps;
    return step?.kind === 'literal' && step.value === 'module' ? 'module' : 'root';
}
/** In JSON every text is a template. */
function readJson(text, hcl, found) {
    const read = (value, keys) => {
        if (typeof value === 'string') {
            const [first, , third, ...more] = keys;
            const isSource = first === 'module' && third === 'source' && more.length === 0;
            (isSource ? readSource : readExpression)(toExpression(value, hcl), found);
        }
        else if (Array.isArray(value)) {
            for (const item of value)
                read(item, keys);
        }
        else if (typeof value === 'object' && value !== null) {
            for (const [key, item] of Object.entries(value))
                read(item, [...keys, key]);
        }
    };
    try {
        read(JSON.parse(text.replace(/^\uFEFF/, '')), []);
    }
    catch {
        found.unclear = true;
    }
}
function toExpression(text, hcl) {
    const range = _hcl_syntax_js__WEBPACK_IMPORTED_MODULE_1__/* .TOP */ .wv;
    if (!text.includes('${') && !text.includes('%{'))
        return { kind: 'literal', value: text, range };
    const { body, problems } = hcl.parse(`text = <<PLANGATE\n${text}\nPLANGATE\n`);
    const value = body.attributes[0]?.value;
    if (value?.kind !== 'template' || problems.length > 0)
        return { kind: 'other', text, range };
    // The line break before the closing word is not part of the text.
    const parts = value.parts.map((part, at) => part.kind === 'literal' && at === value.parts.length - 1
        ? { ...part, value: String(part.value).slice(0, -1) }
        : part);
    return { ...value, parts };
}
//# sourceMappingURL=loads.js.map

/***/ })

};
