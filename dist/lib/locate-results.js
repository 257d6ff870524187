export const id = 681;
export const ids = [681];
export const modules = {

/***/ 7681:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


__webpack_require__.d(__webpack_exports__, {
  locateResults: () => ( locateResults)
});

var external_node_path_ = __webpack_require__(6760);
var find_addresses = __webpack_require__(1796);
;// CONCATENATED MODULE: ./build/src/locate/addresses.js
const PREFIXES = ['data', 'ephemeral', 'action'];
const LENGTH_LIMIT = 2_000;
const STEP = /\.([\p{L}_][\p{L}\p{N}\p{M}_-]*)|\[(?:\d{1,18}|\*|"(?:[^"\\\n]|\\.)*")\]/gsuy;
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
        if (name(at) === undefined || name(at + 1) === undefined)
            return { text: upTo(at), modules, block: { type: 'module', labels: [called] } };
        modules.push(called);
    }
    const first = name(at);
    const prefix = PREFIXES.find((each) => each === first);
    const type = prefix === 'action' && name(at + 2) === undefined ? 'resource' : (prefix ?? 'resource');
    if (type !== 'resource')
        at += 1;
    const kind = name(at);
    const label = name(at + 1);
    if (kind === undefined || label === undefined)
        return undefined;
    return { text: upTo(afterKey(at + 2)), modules, block: { type, labels: [kind, label] } };
}
function readSteps(text) {
    if (text.length > LENGTH_LIMIT)
        return [];
    const steps = Array.from(`.${text}`.matchAll(STEP), ({ 0: all, 1: name, index }) => ({
        name,
        end: index + all.length - 1,
    }));
    return steps.at(-1)?.end === text.length ? steps : [];
}
var file_names = __webpack_require__(6817);
var module_files = __webpack_require__(868);
var module_source = __webpack_require__(8230);
var hcl_syntax = __webpack_require__(6949);
;// CONCATENATED MODULE: ./build/src/locate/removed-blocks.js


const HUNK = /^@@ -[\d,]{1,20} \+(\d{1,9})(?:,(\d{1,9}))? @@/;
const LABEL = String.raw `\s+"?([\w-]+)"?`;
const BLOCK = new RegExp(`^-\\s*(resource|data|ephemeral|action|module)${LABEL}(?:${LABEL})?\\s*\\{`);
const LONGEST_LINE = 500;
function findRemoved(patches, directory, { type, labels }) {
    const locations = patches.flatMap(({ path, text }) => {
        const { dir, base } = external_node_path_.posix.parse(path);
        if (dir !== directory || !(0,file_names.mu)(base))
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
;// CONCATENATED MODULE: ./build/src/locate/locate.js






const MODULE_DEPTH = 30;
const LABELS = { resource: 2, data: 2, ephemeral: 2, action: 2, module: 1 };
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
                const source = (0,module_source.$)(called.source);
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
    const names = (0,file_names.AM)(await files.readDirectory(directory)).filter(file_names.mu);
    const read = await (0,module_files._n)(names, (name) => (0,external_node_path_.join)(directory, name), (path) => files.readFile(path));
    return read.flatMap((file) => declarationsIn(file).map((declaration) => ({ ...declaration, file: file.path })));
}
function declarationsIn({ body, problems }) {
    const firstProblem = problems.reduce((first, { range }) => Math.min(first, range.startLine), Infinity);
    const declared = body.blocks.flatMap(({ type, labels, body: { attributes }, range }) => {
        if (!isDeclared(type) || labels.length !== LABELS[type])
            return [];
        const { startLine, endLine } = range;
        const source = attributes.find(({ name }) => type === 'module' && name === 'source')?.value;
        return [{ type, labels, startLine, endLine, source: (0,hcl_syntax.bK)(source) }];
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
function only(declared, type, labels) {
    const named = declared.get(blockKey(type, labels)) ?? [];
    return named.length === 1 ? named[0] : undefined;
}
function toLocation({ file, startLine, endLine }, repositoryRoot, source) {
    const path = pathInside(repositoryRoot, file);
    return path === undefined ? undefined : { path, startLine, endLine, source };
}
function pathInside(root, path, system = external_node_path_) {
    const inner = system.relative(root, path);
    const above = inner === '..' || inner.startsWith(`..${system.sep}`);
    return above || system.isAbsolute(inner) ? undefined : inner.split(system.sep).join('/');
}
;// CONCATENATED MODULE: ./build/src/check/locate-results.js




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
async function oneByOne(items, locate) {
    const located = [];
    for (const item of items)
        located.push(await locate(item));
    return located;
}
async function locateResult({ location: reportedLocation, ...rest }, places) {
    const { status, address, message, output } = rest;
    const reported = reportedLocation && (await resolveReported(reportedLocation, address, places));
    if (status === 'passed')
        return { ...rest, location: reported };
    const resources = await oneByOne(rest.resources, async ({ location, ...named }) => ({
        ...named,
        location: (location && (await resolveReported(location, named.address, places))) ??
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
const MOST_BLOCKS = 2_000;
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
const MOST_NAMED = 50;
async function onlyAddress(texts, places) {
    const text = texts
        .map((each) => each.slice(0, 20_000))
        .join('\n')
        .slice(0, 100_000);
    const declared = [];
    for (const each of (0,find_addresses.W)(text).slice(0, MOST_NAMED)) {
        const location = await locateText(each, places);
        if (location)
            declared.push({ address: parseAddress(each)?.text ?? each, location });
    }
    const [first, ...others] = declared;
    const blocks = new Set(declared.map(({ location }) => `${location.startLine} ${location.path}`));
    if (!first || blocks.size > 1)
        return undefined;
    return others.length === 0 ? first : { location: first.location };
}
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

/***/ }),

/***/ 868:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

 __webpack_require__.d(__webpack_exports__, {
   _n: () => ( fetchModuleFiles),
   ch: () => ( TOO_LONG),
   v8: () => ( CANNOT_BE_READ),
   yW: () => ( readModuleFiles)
 });
 var _file_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6817);
 var _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6949);
 var _syntax_hcl_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3984);



const CANNOT_BE_READ = 'it cannot be read';
const TOO_LONG = `it is longer than ${_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_0__ .h1} characters`;
function readModuleFiles(names, inDirectory, source) {
    return names.map((name) => readModuleFile(name, inDirectory(name), source));
}
function readModuleFile(name, path, source) {
    return toFile(name, path, source.text(path), source.parsed);
}
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
    const about = { name, path, isOverride: (0,_file_names_js__WEBPACK_IMPORTED_MODULE_2__ .jn)(name) };
    const why = typeof text !== 'string' ? text.why : text.length > _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_0__ .h1 ? TOO_LONG : undefined;
    if (typeof text !== 'string' || why !== undefined) {
        return { ...about, text: '', body: { attributes: [], blocks: [] }, problems: [], unread: why };
    }
    const key = `${(0,_file_names_js__WEBPACK_IMPORTED_MODULE_2__ .i)(name) ? 'json' : 'hcl'} ${text}`;
    const file = parsed.get(key) ?? (0,_syntax_hcl_js__WEBPACK_IMPORTED_MODULE_1__.parseFile)(name, text);
    parsed.set(key, file);
    return { ...about, ...file, text, unread: undefined };
}

/***/ })

};
