export const id = 681;
export const ids = [681];
export const modules = {

/***/ 7681:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  locateResults: () => (/* binding */ locateResults)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/policy/find-addresses.js
var find_addresses = __webpack_require__(1796);
;// CONCATENATED MODULE: ./build/src/locate/addresses.js
/** Parses resource addresses, such as `module.vpc["eu.west"].data.aws_subnet.a[0]`, in one pass. */
/** The word before the type, of all that is no managed resource. */
const PREFIXES = ['data', 'ephemeral', 'action'];
/** A longer text is not an address. */
const LENGTH_LIMIT = 2_000;
/** `.name`, or a key: `[0]`, `[*]`, `["a.b\"]"]`. */
const STEP = /\.([\p{L}_][\p{L}\p{N}\p{M}_-]*)|\[(?:\d{1,18}|\*|"(?:[^"\\\n]|\\.)*")\]/gsuy;
/** Parses a text that is an address, with or without attributes after it; undefined for any other text. */
function parseAddress(text) {
    const trimmed = text.trim();
    const steps = readSteps(trimmed);
    const name = (at) => steps[at]?.name;
    const afterKey = (at) => (steps[at] && name(at) === undefined ? at + 1 : at);
    const upTo = (at) => trimmed.slice(0, steps[at - 1]?.end);
    const modules = [];
    let at = 0;
    while (name(at) === 'module') {
        const called = name(at + 1);
        if (called === undefined)
            return undefined;
        at = afterKey(at + 2);
        // An output follows, or nothing: neither a resource nor another module.
        if (name(at) === undefined || name(at + 1) === undefined)
            return { text: upTo(at), modules, block: { type: 'module', labels: [called] } };
        modules.push(called);
    }
    const first = name(at);
    const prefix = PREFIXES.find((each) => each === first);
    // A resource may have the type `action`, and then two names and no more.
    const type = prefix === 'action' && name(at + 2) === undefined ? 'resource' : (prefix ?? 'resource');
    if (type !== 'resource')
        at += 1;
    const kind = name(at);
    const label = name(at + 1);
    if (kind === undefined || label === undefined)
        return undefined;
    return { text: upTo(afterKey(at + 2)), modules, block: { type, labels: [kind, label] } };
}
/** Names and keys; empty if anything else is in the text. */
function readSteps(text) {
    if (text.length > LENGTH_LIMIT)
        return [];
    const steps = Array.from(`.${text}`.matchAll(STEP), ({ 0: all, 1: name, index }) => ({
        name,
        end: index + all.length - 1,
    }));
    return steps.at(-1)?.end === text.length ? steps : [];
}
//# sourceMappingURL=addresses.js.map
// EXTERNAL MODULE: ./build/src/configuration/file-names.js
var file_names = __webpack_require__(6817);
// EXTERNAL MODULE: ./build/src/configuration/module-files.js
var module_files = __webpack_require__(868);
// EXTERNAL MODULE: ./build/src/configuration/module-source.js
var module_source = __webpack_require__(8230);
// EXTERNAL MODULE: ./build/src/configuration/syntax/hcl-syntax.js
var hcl_syntax = __webpack_require__(6949);
;// CONCATENATED MODULE: ./build/src/locate/removed-blocks.js
/** Locates a block that a change removes: at the line before it, in the new version of the file. */


const HUNK = /^@@ -[\d,]{1,20} \+(\d{1,9})(?:,(\d{1,9}))? @@/;
const LABEL = String.raw `\s+"?([\w-]+)"?`;
const BLOCK = new RegExp(`^-\\s*(resource|data|ephemeral|action|module)${LABEL}(?:${LABEL})?\\s*\\{`);
const LONGEST_LINE = 500;
/**
 * Locates a removed block; undefined if none or more than one has its name.
 *
 * @param directory of the module, relative to the repository
 */
function findRemoved(patches, directory, { type, labels }) {
    const locations = patches.flatMap(({ path, text }) => {
        const { dir, base } = external_node_path_.posix.parse(path);
        if (dir !== directory || !(0,file_names/* declaresBlocks */.mu)(base))
            return [];
        return linesBefore(text, [type, ...labels]).map((line) => {
            const at = Math.max(1, line);
            return { path, startLine: at, endLine: at, source: 'removed-block' };
        });
    });
    return locations.length === 1 ? locations[0] : undefined;
}
function linesBefore(text, words) {
    const lines = [];
    let before = 0;
    for (const line of text.split('\n')) {
        const [, start, count = '1'] = HUNK.exec(line) ?? [];
        // A hunk without new lines names the line before it.
        if (start !== undefined)
            before = Number(start) - (count === '0' ? 0 : 1);
        else if (line.startsWith('+') || line.startsWith(' '))
            before++;
        else if (line.length <= LONGEST_LINE) {
            const block = BLOCK.exec(line)?.slice(1);
            if (block?.filter((word) => word !== undefined).join(' ') === words.join(' ')) {
                lines.push(before);
            }
        }
    }
    return lines;
}
//# sourceMappingURL=removed-blocks.js.map
;// CONCATENATED MODULE: ./build/src/locate/locate.js
/**
 * Finds the block that declares a resource. There is no answer if it is not certain: if two blocks have
 * the same name, if a file cannot be read, or if the files of a module are missing.
 */






const MODULE_DEPTH = 30;
const LABELS = { resource: 2, data: 2, ephemeral: 2, action: 2, module: 1 };
/**
 * Makes a locator for the files of one repository. It parses each file once.
 *
 * @returns functions that resolve to undefined unless the location is certain
 */
function createLocator(options) {
    const { repositoryRoot } = options;
    const modules = new Map();
    let patches;
    const readModule = (directory) => {
        const declared = modules.get(directory) ?? declaredIn(directory, options).then(byName);
        modules.set(directory, declared);
        return declared;
    };
    return {
        /**
         * @param directory Absolute path of the root module.
         * @param mayBeGone Whether the change may have removed the block.
         */
        async locate(address, directory, mayBeGone = false) {
            const removed = async (block) => {
                if (!mayBeGone)
                    return undefined;
                patches ??= options.patches?.();
                return findRemoved((await patches) ?? [], pathInside(repositoryRoot, here) ?? '', block);
            };
            let here = directory;
            let call;
            for (const name of address.modules.slice(0, MODULE_DEPTH)) {
                const called = only(await readModule(here), 'module', [name]);
                if (!called)
                    return (await removed({ type: 'module', labels: [name] })) ?? call;
                call = toLocation(called, repositoryRoot, 'module-call') ?? call;
                const source = (0,module_source/* localPath */.$)(called.source);
                if (source === undefined)
                    return call;
                const inner = (0,external_node_path_.resolve)(here, source);
                if (pathInside(repositoryRoot, inner) === undefined)
                    return call;
                here = inner;
            }
            const { type, labels } = address.block;
            const block = only(await readModule(here), type, labels);
            if (!block)
                return (await removed(address.block)) ?? call;
            return toLocation(block, repositoryRoot, type === 'module' ? 'module-call' : 'block');
        },
    };
}
async function declaredIn(directory, files) {
    const names = (0,file_names/* configurationIn */.AM)(await files.readDirectory(directory)).filter(file_names/* declaresBlocks */.mu);
    const read = await (0,module_files/* fetchModuleFiles */._n)(names, (name) => (0,external_node_path_.join)(directory, name), (path) => files.readFile(path));
    return read.flatMap((file) => declarationsIn(file).map((declaration) => ({ ...declaration, file: file.path })));
}
/** The declarations of a file; leaves out what follows the first malformed part, as it is not certain. */
function declarationsIn({ body, problems }) {
    const firstProblem = problems.reduce((first, { range }) => Math.min(first, range.startLine), Infinity);
    const declared = body.blocks.flatMap(({ type, labels, body: { attributes }, range }) => {
        if (!isDeclared(type) || labels.length !== LABELS[type])
            return [];
        const { startLine, endLine } = range;
        const source = attributes.find(({ name }) => type === 'module' && name === 'source')?.value;
        return [{ type, labels, startLine, endLine, source: (0,hcl_syntax/* literalText */.bK)(source) }];
    });
    return declared.filter(({ endLine }) => endLine < firstProblem);
}
function isDeclared(type) {
    return Object.hasOwn(LABELS, type);
}
function byName(declared) {
    const named = new Map();
    for (const block of declared) {
        const name = blockKey(block.type, block.labels);
        const same = named.get(name);
        if (same === undefined)
            named.set(name, [block]);
        else
            same.push(block);
    }
    return named;
}
function blockKey(type, labels) {
    return [type, ...labels].join('\0');
}
/** The block of that name; undefined if there are two, which is an error of the configuration. */
function only(declared, type, labels) {
    const named = declared.get(blockKey(type, labels)) ?? [];
    return named.length === 1 ? named[0] : undefined;
}
function toLocation({ file, startLine, endLine }, repositoryRoot, source) {
    const path = pathInside(repositoryRoot, file);
    return path === undefined ? undefined : { path, startLine, endLine, source };
}
/** `infra/main.tf`, '' for the root itself; undefined outside of it, as on another drive. */
function pathInside(root, path, system = external_node_path_) {
    const inner = system.relative(root, path);
    const above = inner === '..' || inner.startsWith(`..${system.sep}`);
    return above || system.isAbsolute(inner) ? undefined : inner.split(system.sep).join('/');
}
//# sourceMappingURL=locate.js.map
;// CONCATENATED MODULE: ./build/src/check/locate-results.js
/** Gives policy results and diagnostics their place in the repository's files. */




/**
 * Before: places as the service names them, relative to what was packed or to the working directory
 * in it. After: relative to the repository's root, in a file that exists, on a line that it has; a
 * place that cannot be made certain is gone. Never rejects because of a file.
 */
async function locateResults(result, options) {
    const locator = createLocator(options);
    const workspaces = await oneByOne(result.workspaces, async (workspace) => {
        const { root, workingDirectory, results, diagnostics } = workspace;
        const roots = root === undefined ? [] : [...new Set([(0,external_node_path_.join)(root, workingDirectory), root])];
        const places = { options, locator, roots };
        return {
            ...workspace,
            results: await oneByOne(results, (each) => locateResult(each, places)),
            diagnostics: await oneByOne(diagnostics, (each) => locateDiagnostic(each, places)),
            changes: workspace.changes && (await locateChanges(workspace.changes, places)),
        };
    });
    return { ...result, workspaces };
}
/** Not side by side: there may be more files than a process can open. */
async function oneByOne(items, locate) {
    const located = [];
    for (const item of items)
        located.push(await locate(item));
    return located;
}
async function locateResult({ location: reportedLocation, ...rest }, places) {
    const { status, address, message, output } = rest;
    const reported = reportedLocation && (await resolveReported(reportedLocation, address, places));
    // A passed result is shown nowhere with its place.
    if (status === 'passed')
        return { ...rest, location: reported };
    const resources = await oneByOne(rest.resources, async ({ location, ...named }) => ({
        ...named,
        location: (location && (await resolveReported(location, named.address, places))) ??
            // Only the guard is likely to name a removed block; to ask which are removed costs a request.
            (await locateText(named.address, places, rest.system === 'guard')),
    }));
    const [first] = resources;
    if (first !== undefined)
        return { ...rest, resources, location: first.location ?? reported };
    if (reported)
        return { ...rest, location: reported };
    const only = await onlyAddress([message, ...output], places);
    if (only?.address === undefined)
        return { ...rest, ...only };
    return {
        ...rest,
        ...only,
        resources: [{ address: only.address, message: undefined, location: only.location }],
    };
}
async function locateDiagnostic({ file: path = '', line = 0, ...rest }, places) {
    const { address } = rest;
    const reported = { path, startLine: line, endLine: line, source: 'diagnostic' };
    const location = (await resolveReported(reported, address, places)) ?? (await locateText(address, places));
    return { ...rest, file: location?.path, line: location?.startLine };
}
/** Blocks that are looked up; the worst changes are the first. */
const MOST_BLOCKS = 2_000;
/** All instances of a block have one place. Of what is destroyed the block is often gone. */
async function locateChanges(planned, places) {
    const locations = new Map();
    const changes = await oneByOne(planned.changes, async (change) => {
        const { modules, block } = parseAddress(change.address) ?? {};
        const key = JSON.stringify([modules, block]);
        if (!locations.has(key) && locations.size < MOST_BLOCKS)
            locations.set(key, await locateText(change.address, places));
        return { ...change, location: locations.get(key) };
    });
    return { ...planned, changes };
}
async function locateText(text, places, mayBeGone = false) {
    const address = text === undefined ? undefined : parseAddress(text);
    const [module] = places.roots;
    return address && module !== undefined
        ? places.locator.locate(address, module, mayBeGone)
        : undefined;
}
/** Addresses of a message that are looked up. */
const MOST_NAMED = 50;
/** What a message speaks of, if it speaks of one thing that this configuration declares. */
async function onlyAddress(texts, places) {
    const text = texts
        .map((each) => each.slice(0, 20_000))
        .join('\n')
        .slice(0, 100_000);
    const declared = [];
    for (const each of (0,find_addresses/* findAddresses */.W)(text).slice(0, MOST_NAMED)) {
        const location = await locateText(each, places);
        if (location)
            declared.push({ address: parseAddress(each)?.text ?? each, location });
    }
    const [first, ...others] = declared;
    const blocks = new Set(declared.map(({ location }) => `${location.startLine} ${location.path}`));
    if (!first || blocks.size > 1)
        return undefined;
    // Several instances of one block have one place and no one address.
    return others.length === 0 ? first : { location: first.location };
}
/**
 * A place that the service named. It does not say from which directory it counts: it must be a file
 * under exactly one of the two, or the one that has the address's block there.
 */
async function resolveReported(reported, address, places) {
    const parts = reported.path.split(/[/\\]/).filter((part) => part !== '' && part !== '.');
    if (parts.length === 0 || parts.includes('.terraform') || /^[/\\]|^[A-Za-z]:/.test(reported.path))
        return undefined;
    const candidates = [];
    for (const root of places.roots) {
        const location = await existing(reported, (0,external_node_path_.join)(root, ...parts), places.options);
        if (location && !candidates.some(({ path }) => path === location.path))
            candidates.push(location);
    }
    if (candidates.length < 2)
        return candidates[0];
    const block = await locateText(address, places);
    return candidates.find((candidate) => candidate.path === block?.path);
}
async function existing(reported, file, options) {
    const path = pathInside(options.repositoryRoot, file);
    const text = path === undefined ? undefined : await options.readFile(file);
    if (path === undefined || text === undefined)
        return undefined;
    const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
    const { startLine } = reported;
    if (!Number.isSafeInteger(startLine) || startLine < 1 || startLine > lines)
        return undefined;
    return { ...reported, path, endLine: Math.min(Math.max(reported.endLine, startLine), lines) };
}
//# sourceMappingURL=locate-results.js.map

/***/ }),

/***/ 868:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _n: () => (/* binding */ fetchModuleFiles),
/* harmony export */   ch: () => (/* binding */ TOO_LONG),
/* harmony export */   v8: () => (/* binding */ CANNOT_BE_READ),
/* harmony export */   yW: () => (/* binding */ readModuleFiles)
/* harmony export */ });
/* unused harmony export readModuleFile */
/* harmony import */ var _file_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6817);
/* harmony import */ var _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6949);
/* harmony import */ var _syntax_hcl_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3984);



const CANNOT_BE_READ = 'it cannot be read';
const TOO_LONG = `it is longer than ${_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_0__/* .FILE_LIMIT */ .h1} characters`;
/**
 * Reads the files of these names, in this order.
 *
 * @param inDirectory makes the path of a name
 */
function readModuleFiles(names, inDirectory, source) {
    return names.map((name) => readModuleFile(name, inDirectory(name), source));
}
/** Reads one file of a module, or of variables. */
function readModuleFile(name, path, source) {
    return toFile(name, path, source.text(path), source.parsed);
}
/**
 * The same for files that a request may have to fetch.
 *
 * @param isWorth decides which texts are parsed; the files of the others are left out
 */
async function fetchModuleFiles(names, inDirectory, read, isWorth = () => true) {
    const files = await Promise.all(names.map(async (name) => {
        const path = inDirectory(name);
        const text = await read(path);
        if (text !== undefined && !isWorth(text))
            return [];
        return [toFile(name, path, text ?? { why: CANNOT_BE_READ }, new Map())];
    }));
    return files.flat();
}
function toFile(name, path, text, parsed) {
    const about = { name, path, isOverride: (0,_file_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isOverride */ .jn)(name) };
    const why = typeof text !== 'string' ? text.why : text.length > _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_0__/* .FILE_LIMIT */ .h1 ? TOO_LONG : undefined;
    if (typeof text !== 'string' || why !== undefined) {
        return { ...about, text: '', body: { attributes: [], blocks: [] }, problems: [], unread: why };
    }
    const key = `${(0,_file_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonSyntax */ .i)(name) ? 'json' : 'hcl'} ${text}`;
    const file = parsed.get(key) ?? (0,_syntax_hcl_js__WEBPACK_IMPORTED_MODULE_1__.parseFile)(name, text);
    parsed.set(key, file);
    return { ...about, ...file, text, unread: undefined };
}
//# sourceMappingURL=module-files.js.map

/***/ })

};
