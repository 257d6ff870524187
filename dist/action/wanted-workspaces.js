export const id = 189;
export const ids = [189];
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
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6281);



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
async function findWorkspace({ name, directory, repository }, { client, options }) {
    const workspace = await showWorkspace(client, options.organization, name);
    const { attributes } = workspace;
    if (attributes['execution-mode'] === 'local') {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_2__/* .GateStop */ .K$('input', `Workspace "${name}" is in local execution mode: the service keeps its state but runs nothing, so there is nothing to gate. Set its execution mode to remote or agent, or gate another workspace.`);
    }
    if (attributes.permissions?.['can-queue-run'] === false) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_2__/* .GateStop */ .K$('refused', `Workspace "${name}" exists for this token, but the token may not queue runs in it. Give its team at least the plan level on the workspace, or use another token.`);
    }
    if (options.mode === 'provisional')
        refuseProvisional(name, workspace, options);
    const working = readWorkingDirectory(attributes['working-directory']);
    if ('problem' in working) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_2__/* .GateStop */ .K$('input', `Workspace "${name}" cannot be gated: ${working.problem}. Change the working directory in the workspace's settings.`);
    }
    const { path: workingDirectory } = working;
    const root = uploadRoot(directory, workingDirectory);
    // It is the directory or one above it.
    if (repository !== undefined && root.length < repository.length) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_2__/* .GateStop */ .K$('input', `Workspace "${name}" runs in "${workingDirectory}", so ${root} would be sent, but the repository is ${repository}. Point \`directory\` at the directory of the repository that contains "${workingDirectory}", or change the working directory in the workspace's settings.`);
    }
    const notices = attributes.locked === true ? [LOCKED[options.mode]] : [];
    const terraformVersion = attributes['terraform-version'] ?? undefined;
    const current = {
        versionId: (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(workspace, 'current-configuration-version'),
        runId: (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(workspace, 'current-run'),
    };
    const soFar = { notices, mayHaveRun: false };
    const workspaceId = workspace.id;
    return { name, workspaceId, workingDirectory, root, terraformVersion, current, soFar };
}
const LOCKED = {
    speculative: 'The workspace is locked. Speculative runs go on; nothing can be applied until it is unlocked.',
    provisional: 'The workspace is locked: the saved plan cannot be applied until it is unlocked.',
};
/** What a provisional run would leave behind is settled before anything is uploaded. */
function refuseProvisional(name, { attributes }, wanted) {
    if (wanted.autoQueueRuns) {
        // For who calls the library; the doors refuse it as input.
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_2__/* .GateStop */ .K$('input', '`mode: provisional` cannot go with `auto-queue-runs: true`: the upload would start an ordinary run, not one that only saves its plan, and a workspace that applies by itself would apply it. Leave `auto-queue-runs` out.');
    }
    if (wanted.onFailure === 'discard' && attributes.permissions?.['can-queue-apply'] === false) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_2__/* .GateStop */ .K$('refused', `A provisional run of workspace "${name}" could not be discarded if the gate closed: this token may not apply runs there, and only who may apply a run may discard it. Nothing was uploaded. Give the team of the token the permission to apply runs (access level write, or runs: apply), or set \`on-failure: keep\` and discard such runs by hand.`);
    }
}
async function showWorkspace(client, organization, name) {
    try {
        return await client.workspaces.showByName(organization, name);
    }
    catch (error) {
        if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._ && error.code === 'not-found') {
            throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_2__/* .GateStop */ .K$('refused', `Workspace "${name}" was not found in organization "${organization}" on ${new URL(client.origin).host}: ${error.method} ${error.path} answered 404. Either one of the names is wrong, or the token may not see the workspace.`);
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

/***/ 7664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ findUnseen),
  e6: () => (/* binding */ follow),
  Gf: () => (/* binding */ followLinksIn),
  qd: () => (/* binding */ loadParser),
  aV: () => (/* binding */ mayBeMissed),
  QO: () => (/* binding */ readLoads)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/archive/pack.js
var pack = __webpack_require__(847);
// EXTERNAL MODULE: ./build/src/locate/hcl-syntax.js
var hcl_syntax = __webpack_require__(9479);
;// CONCATENATED MODULE: ./build/src/locate/loads.js
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
            const path = (0,external_node_path_.join)(directory, name);
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
    if (text === undefined || text.length > hcl_syntax/* FILE_LIMIT */.h1) {
        found.unclear = true;
        return [];
    }
    const { modules, reads, sets, unclear } = readReferences(path, text, hcl);
    const place = (written) => resolveFrom(written.from === 'module' ? (0,external_node_path_.dirname)(path) : root, written);
    const note = (whole, prefix, suffix) => {
        const end = prefix.lastIndexOf(external_node_path_.sep);
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
        note(false, directory.whole ? (0,external_node_path_.join)(place(directory), external_node_path_.sep, before) : place(directory), after);
    }
    const called = [];
    for (const source of modules) {
        const from = (0,external_node_path_.join)((0,external_node_path_.dirname)(path), source.text);
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
    return /^(?:[/\\]|[A-Za-z]:)/.test(text) ? (0,external_node_path_.join)(text) : (0,external_node_path_.join)(directory, text);
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
    const range = hcl_syntax/* TOP */.wv;
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
// EXTERNAL MODULE: ./build/src/gate/affected.js
var affected = __webpack_require__(7625);
;// CONCATENATED MODULE: ./build/src/gate/read-loads.js
/** What a configuration loads, read from the files of this machine, and which of it stays here. */





/** @param directory absolute path of the directory that Terraform runs in */
function readLoads(directory, hcl) {
    const files = {
        readDirectory: (path) => orElse(() => (0,external_node_fs_.readdirSync)(path), []),
        readFile: (path) => orElse(() => (0,external_node_fs_.readFileSync)(path, 'utf8'), undefined),
        follow,
    };
    return findLoads(directory, files, hcl);
}
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
    if (orElse(() => external_node_fs_.realpathSync.native(path), path) === path)
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
    const parts = path.split(external_node_path_.sep);
    for (let count = 2; count <= parts.length; count++) {
        const link = parts.slice(0, count).join(external_node_path_.sep);
        const target = orElse(() => (0,external_node_fs_.readlinkSync)(link), undefined);
        if (target !== undefined)
            return (0,external_node_path_.join)((0,external_node_path_.resolve)((0,external_node_path_.dirname)(link), target), ...parts.slice(count));
    }
    return undefined;
}
/** Where the links in a directory lead, however deep they lie; undefined when there is too much in it. */
function followLinksIn(directory, limit = 100_000) {
    const places = [];
    const queue = [directory];
    let seen = 0;
    for (const folder of queue) {
        const entries = orElse(() => (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true }), []);
        seen += entries.length;
        if (seen > limit)
            return undefined;
        for (const entry of entries) {
            const path = (0,external_node_path_.join)(folder, entry.name);
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
    return (0,external_node_path_.basename)(path) !== '.git';
}
/**
 * @param root absolute path of what was packed
 * @param module absolute path of the directory that Terraform runs in
 */
function findUnseen(withheld, loads, root, module) {
    return withheld.filter(mayBeMissed).flatMap((entry) => {
        const path = (0,external_node_path_.join)(root, ...entry.path.split('/'));
        const certain = isLoaded(path, loads, module);
        const possible = entry.reason === pack/* IGNORED */.$h && (loads.computed || loads.unclear);
        return certain || possible ? [{ entry, path, certain }] : [];
    });
}
function isLoaded(path, { modules, paths, patterns }, module) {
    const [directory, name] = [(0,external_node_path_.dirname)(path), (0,external_node_path_.basename)(path)];
    const isIn = (inner, outer) => inner.startsWith(outer + external_node_path_.sep);
    const holds = (other) => other === path || isIn(other, path);
    return ((directory === module ? isRead(name) : modules.includes(directory) && isConfiguration(name)) ||
        modules.some(holds) ||
        // A path that leads up to the configuration itself names no file that it reads.
        paths.some((other) => holds(other) || (isIn(path, other) && !isIn(module + external_node_path_.sep, other))) ||
        patterns.some((pattern) => (0,affected/* isLike */.ON)(path, pattern) || isIn(pattern.prefix, path)));
}
//# sourceMappingURL=read-loads.js.map

/***/ }),

/***/ 9570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   describeQuery: () => (/* binding */ describeQuery),
/* harmony export */   findWorkspaces: () => (/* binding */ findWorkspaces)
/* harmony export */ });
/* unused harmony export queryWorkspaces */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _archive_pack_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(847);
/* harmony import */ var _archive_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6424);
/* harmony import */ var _affected_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7625);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6281);
/* harmony import */ var _find_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7170);
/* harmony import */ var _read_loads_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7664);
/** Which workspaces are gated: names as written, queries asked, those that no change touches left out. */







/**
 * @throws PackError when a link leads to a directory, before any request; GateStop when a query
 *   finds nothing; or what the client threw.
 */
async function findWorkspaces(client, options) {
    const { settings, workingDirectory } = options;
    const selected = settings.workspaces.map((selector) => {
        const own = selector.kind === 'name' ? selector.directory : undefined;
        return { selector, place: (0,_archive_place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(own ?? settings.directory, workingDirectory) };
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
    const changed = settings.affectedOnly ? await options.changedFiles?.() : undefined;
    // A list with nothing in it was not made from a change.
    if (changed === undefined || changed.length === 0) {
        return { wanted: [...all.values()], skipped: [] };
    }
    const isConcerned = concernsOf(changed, options.repositoryRoot);
    const wanted = [];
    const skipped = [];
    for (const each of all.values()) {
        const workspace = each.known ?? (await client.workspaces.showByName(settings.organization, each.name));
        if (await isConcerned(each, workspace))
            wanted.push(each);
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
    return (await client.workspaces.findProject(organization, project))?.id;
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
