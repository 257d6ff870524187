export const id = 6650;
export const ids = [6650];
export const modules = {

/***/ 27126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: () => (/* binding */ localPath),
/* harmony export */   Ts: () => (/* binding */ directoriesFor),
/* harmony export */   WI: () => (/* binding */ readManifest),
/* harmony export */   dp: () => (/* binding */ MODULE_MANIFEST),
/* harmony export */   wK: () => (/* binding */ findMisled)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _syntax_read_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59611);
/**
 * What Terraform makes of the module manifest, the file in which `terraform init` notes where the module of
 * each call is. Terraform follows it without a look at the call: an entry may lead `./m` to any other
 * directory. Each reader of a configuration asks here. Source: `internal/modsdir/manifest.go` and
 * `internal/initwd/module_install.go` of Terraform 1.11.4.
 */


/** Where it is in the directory that Terraform runs in. */
const MODULE_MANIFEST = '.terraform/modules/modules.json';
/** Where modules are that no local source names. */
const FETCHED = '.terraform/modules';
/**
 * Reads a manifest as `terraform init` writes it. Terraform accepts more (other cases of names, names that
 * are repeated): such a manifest was written by hand, and it is not certain what it says.
 *
 * @returns the records without that of the root module, or the end of a sentence about the manifest
 */
function readManifest(text) {
    // Terraform takes an empty file as one without records.
    if (text === '')
        return [];
    let json;
    try {
        json = (0,_syntax_read_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readRepeatedJson */ .X)(text);
    }
    catch {
        return { problem: 'is no JSON' };
    }
    const [modules, ...others] = membersOf(json);
    if (modules?.name !== 'Modules' || others.length > 0)
        return { problem: OTHER_FORM };
    const list = modules.value;
    const isOther = list.kind === 'literal' && list.value !== null;
    if (list.kind === 'object' || isOther)
        return { problem: OTHER_FORM };
    const records = [];
    const keys = new Set();
    for (const item of list.kind === 'list' ? list.items : []) {
        const record = toRecord(item);
        if (record === undefined)
            return { problem: OTHER_FORM };
        if (keys.has(record.key))
            return { problem: `has ${describeRecord(record)} twice` };
        keys.add(record.key);
        records.push(record);
    }
    return records;
}
const OTHER_FORM = 'is not in the form that `terraform init` writes';
function membersOf(json) {
    return json.kind === 'object' ? json.entries : [];
}
function toRecord(json) {
    const fields = new Map();
    for (const { name, value } of membersOf(json)) {
        const text = value.kind === 'literal' ? value.value : undefined;
        const isKnown = ['Key', 'Source', 'Version', 'Dir'].includes(name) && !fields.has(name);
        // Terraform replaces what is no Unicode.
        if (!isKnown || typeof text !== 'string' || /[\uFFFD\0]/.test(text))
            return undefined;
        fields.set(name, text);
    }
    const key = fields.get('Key');
    const directory = fields.get('Dir');
    if (key === undefined || directory === undefined)
        return undefined;
    return { key, source: fields.get('Source') ?? '', directory };
}
/**
 * Finds a record that does not lead where its call says: a local source to that directory, any other to the
 * place into which `terraform init` fetches the module of this call.
 *
 * @returns the end of a sentence about the manifest; undefined if all lead there
 */
function findMisled(records, directories) {
    const byKey = directoriesByKey(records);
    for (const record of records) {
        const problem = misledProblem(record, byKey, directories);
        if (problem !== undefined)
            return problem;
    }
    return undefined;
}
function directoriesByKey(records) {
    return new Map(records.map(({ key, directory }) => [key, directory]));
}
function misledProblem(record, byKey, directories) {
    const { key, source, directory } = record;
    const leadsTo = (why) => `leads ${describeRecord(record)} to ${JSON.stringify(directory)}, and ${why}`;
    if (key === '') {
        if (directory === '.')
            return undefined;
        return `says that the root module is in ${JSON.stringify(directory)}`;
    }
    if (directory !== cleaned(directory))
        return leadsTo('Terraform writes such a path differently');
    if (!isLocal(source)) {
        const fetchedTo = `${FETCHED}/${key}`;
        const isThere = directory === fetchedTo || directory.startsWith(`${fetchedTo}/`);
        if (isThere && !directories.isBehindLink(directory))
            return undefined;
        const links = isThere ? ', with no link on the way' : '';
        return leadsTo(`it belongs in ${JSON.stringify(fetchedTo)}${links}`);
    }
    const expected = directoryOfSource(record, byKey);
    if (expected === undefined)
        return leadsTo('has no record of the module that calls it');
    if (directory === expected || directories.isSame(directory, expected))
        return undefined;
    return leadsTo(`its source is ${JSON.stringify(source)}`);
}
/** The directory that a local source names; undefined if no record says where its caller is. */
function directoryOfSource({ key, source }, byKey) {
    const callerKey = key.slice(0, Math.max(0, key.lastIndexOf('.')));
    let caller = callerKey === '' ? '.' : byKey.get(callerKey);
    // A module of `terraform test` is called by a file of tests, which has no record.
    if (caller === undefined && key.startsWith('test.'))
        caller = '.';
    return caller === undefined ? undefined : cleaned(`${caller}/${source.replaceAll('\\', '/')}`);
}
function describeRecord({ key }) {
    return key === '' ? 'the root module' : `module ${JSON.stringify(key)}`;
}
/** The path as Terraform writes it: without steps that lead nowhere, and without a slash at the end. */
function cleaned(path) {
    return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path).replace(/(.)\/$/s, '$1');
}
/**
 * The directories besides its own to which the records may lead a call with this label, whatever its source
 * is and whichever module has the call.
 */
function directoriesFor(records, label) {
    const byKey = directoriesByKey(records);
    const elsewhere = records.filter((record) => (record.key === label || record.key.endsWith(`.${label}`)) &&
        (!isLocal(record.source) || record.directory !== directoryOfSource(record, byKey)));
    return [...new Set(elsewhere.map(({ directory }) => directory))];
}
/**
 * The path of a source that names a directory near the caller, with slashes; undefined if it names anything
 * else. Terraform takes `..` for no path. Source: `internal/addrs/module_source.go` of Terraform 1.11.4.
 */
function localPath(source) {
    if (source === undefined || !isLocal(source))
        return undefined;
    return source.replaceAll('\\', '/');
}
/** Whether a source begins with a step in the file system, written with slashes or backslashes. */
function isLocal(source) {
    return /^\.{1,2}[/\\]/.test(source);
}
//# sourceMappingURL=module-manifest.js.map

/***/ }),

/***/ 56650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  locateResults: () => (/* binding */ locateResults)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/policy/named-resources.js
var named_resources = __webpack_require__(68397);
// EXTERNAL MODULE: ./build/src/model/address.js
var model_address = __webpack_require__(3543);
// EXTERNAL MODULE: ./build/src/model/relative-path.js
var relative_path = __webpack_require__(20319);
// EXTERNAL MODULE: ./build/src/model/clip.js
var clip = __webpack_require__(94993);
;// CONCATENATED MODULE: ./build/src/locate/excerpts.js
/** The lines of files around the places that a report shows. */


const LINES_AROUND = 2;
/** In UTF-16 units, with the ellipsis of a longer line. */
const LONGEST_LINE = 241;
/** Places of one report that are shown with their lines. */
const MOST_EXCERPTS = 100;
/**
 * Adds the lines around the places that are shown with them: those of failures that close the gate first, and the first place
 * of each policy before the second of any. A place that several workspaces have counts once.
 */
async function addExcerpts(result, options) {
    const rounds = new Map();
    const wanted = placesByPolicy(result);
    const longest = wanted.reduce((most, places) => Math.max(most, places.length), 0);
    for (let round = 0; round < longest && rounds.size < MOST_EXCERPTS; round++) {
        for (const places of wanted) {
            const place = places[round];
            if (place !== undefined && rounds.size < MOST_EXCERPTS)
                rounds.set(keyOfPlace(place), place);
        }
    }
    const read = excerptReader(options);
    const excerpts = new Map();
    for (const [key, place] of rounds)
        excerpts.set(key, await read(place));
    const excerptAt = (location) => location && excerpts.get(keyOfPlace(location));
    const withExcerpt = (placed) => {
        return { ...placed, excerpt: excerptAt(placed.location) };
    };
    const workspaces = result.workspaces.map((workspace) => ({
        ...workspace,
        results: workspace.results.map((each) => each.status === 'passed'
            ? each
            : {
                ...each,
                resources: each.resources.map(withExcerpt),
                generalMessages: each.generalMessages.map(withExcerpt),
                excerpt: namesNothing(each) ? excerptAt(each.location) : undefined,
            }),
        diagnostics: workspace.diagnostics.map((each) => {
            const { file, line } = each;
            if (file === undefined || line === undefined)
                return each;
            return { ...each, excerpt: excerpts.get(keyOfPlace({ path: file, startLine: line })) };
        }),
    }));
    return { ...result, workspaces };
}
function keyOfPlace({ path, startLine }) {
    return `${startLine} ${path}`;
}
function namesNothing({ resources, generalMessages }) {
    return resources.length + generalMessages.length === 0;
}
/** The different places of each policy and of the problems of plans, what closes the gate first. */
function placesByPolicy({ workspaces }) {
    const found = new Map();
    const add = (key, locations) => {
        const places = found.get(key) ?? new Map();
        for (const place of locations)
            if (place !== undefined)
                places.set(keyOfPlace(place), place);
        found.set(key, places);
    };
    const results = workspaces.flatMap((workspace) => workspace.results);
    const isMandatory = ({ level, status }) => level !== 'advisory' &&
        status !== 'excepted' &&
        status !== 'existing' &&
        status !== 'overridden';
    const failing = results.filter(({ status }) => status !== 'passed');
    const addDiagnostics = (wanted) => {
        for (const { severity, file, line } of workspaces.flatMap(({ diagnostics }) => diagnostics)) {
            if (severity !== wanted || file === undefined || line === undefined)
                continue;
            add(wanted, [{ path: file, startLine: line, endLine: line, source: 'diagnostic' }]);
        }
    };
    addDiagnostics('error');
    for (const each of [
        ...failing.filter(isMandatory),
        ...failing.filter((one) => !isMandatory(one)),
    ]) {
        const { judge, policySet, policy, level, resources, generalMessages, location } = each;
        const placed = [...resources, ...generalMessages];
        const places = namesNothing(each) ? [location] : placed.map((one) => one.location);
        add(JSON.stringify([judge.name, policySet, policy, level]), places);
    }
    addDiagnostics('warning');
    return [...found.values()].map((places) => [...places.values()]);
}
/** Reads the lines around a place; none if the file cannot be read or is too short. Each file is read once. */
function excerptReader(options) {
    const files = new Map();
    return async ({ path, startLine: line }) => {
        const reading = files.get(path) ?? options.readFile((0,external_node_path_.join)(options.repositoryRoot, path));
        files.set(path, reading);
        const text = (await reading) ?? '';
        const linesOfFile = text.split(/\r?\n/);
        if (line > linesOfFile.length || text === '')
            return undefined;
        const first = Math.max(1, line - LINES_AROUND);
        const around = linesOfFile.slice(first - 1, line + LINES_AROUND);
        return { lines: around.map((each) => (0,clip/* clip */.$)(each, LONGEST_LINE)), at: line - first };
    };
}
//# sourceMappingURL=excerpts.js.map
// EXTERNAL MODULE: ./build/src/model/add-to.js
var add_to = __webpack_require__(72588);
// EXTERNAL MODULE: ./build/src/configuration/file-names.js
var file_names = __webpack_require__(96817);
// EXTERNAL MODULE: ./build/src/configuration/module-files.js
var module_files = __webpack_require__(60868);
// EXTERNAL MODULE: ./build/src/configuration/module-manifest.js
var module_manifest = __webpack_require__(27126);
// EXTERNAL MODULE: ./build/src/configuration/syntax/hcl-syntax.js
var hcl_syntax = __webpack_require__(56949);
// EXTERNAL MODULE: ./build/src/model/attribute-path.js
var attribute_path = __webpack_require__(95663);
;// CONCATENATED MODULE: ./build/src/locate/block-parts.js
/** The arguments and nested blocks that a block has after its overrides, each with its place. */

/** Terraform merges these argument by argument; an override replaces all other blocks of its type. */
const MERGED = new Set(['lifecycle']);
/** What a block has after its overrides. */
function partsOfBlock(declared, overrides) {
    return overrides.reduce((parts, override) => replaceParts(parts, partsOfBody(override)), partsOfBody(declared));
}
/** Puts the parts of an override in place of those with the same name. */
function replaceParts(parts, overriding) {
    const fresh = overriding.map((part) => {
        const old = parts.find(({ name }) => MERGED.has(name) && name === part.name);
        return old ? { ...part, parts: replaceParts(old.parts, part.parts) } : part;
    });
    const replaced = new Set(fresh.map(({ name }) => name));
    return [...parts.filter(({ name }) => !replaced.has(name)), ...fresh];
}
function partsOfBody({ body, file }) {
    const nested = body.blocks.map((block) => {
        const { type, labels, range } = block;
        const place = { file, range };
        if (type !== 'dynamic')
            return { ...place, name: type, kind: 'block', parts: partsOfBody({ ...block, file }) };
        const content = block.body.blocks.find((inner) => inner.type === 'content');
        const parts = content === undefined ? [] : partsOfBody({ ...content, file });
        return { ...place, name: labels[0] ?? '', kind: 'dynamic', parts };
    });
    const assigned = body.attributes.flatMap(({ name, value, range }) => {
        const part = toPart(name, value, { file, range });
        // In JSON, blocks are values as well.
        return name === 'dynamic' ? dynamicParts(part) : [part];
    });
    return [...assigned, ...nested];
}
function dynamicParts({ parts }) {
    return withoutObjects(parts).map((part) => {
        const content = withoutObjects(part.parts).find(({ name }) => name === 'content');
        return { ...part, kind: 'dynamic', parts: content?.parts ?? [] };
    });
}
function toPart(name, value, place) {
    const kind = name === '' ? 'object' : 'argument';
    const parts = partsOfValue(value, place.file);
    return { name, kind, ...place, parts };
}
function partsOfValue(value, file) {
    if (value.kind === 'object') {
        return value.entries.flatMap(({ key, value: inner }) => {
            const name = (0,hcl_syntax/* literalText */.bK)(key);
            const range = { startLine: key.range.startLine, endLine: inner.range.endLine };
            return name === undefined ? [] : [toPart(name, inner, { file, range })];
        });
    }
    const items = value.kind === 'tuple' ? value.items : [];
    return items
        .filter(({ kind }) => kind === 'object')
        .map((item) => toPart('', item, { file, range: item.range }));
}
/** Puts its parts in the place of each object of a list, because the object has no name. */
function withoutObjects(parts) {
    return parts.flatMap((part) => (part.kind === 'object' ? withoutObjects(part.parts) : [part]));
}
//# sourceMappingURL=block-parts.js.map
;// CONCATENATED MODULE: ./build/src/locate/meant-part.js
/**
 * Finds the one argument or nested block that a rule or a message names: the rule by its path, the message by a name in
 * quotes, with an underscore, as a path, or after the address. Where several could be named, or none, the answer is the block itself.
 */



/**
 * The argument or nested block that the hint names; undefined for the block itself.
 *
 * @param overrides what changes the block, in the order in which Terraform reads it
 */
function findMeantPart({ message, attribute }, address, declared, overrides) {
    const parts = partsOfBlock(declared, overrides);
    if (attribute !== undefined)
        return holderOf(followPath(parts, attribute));
    const named = pathsIn(message.slice(0, model_address/* LONGEST_MESSAGE */.bX), address)
        .map((path) => (path.length > 1 ? wholePath(parts, path) : findNamed(parts, path[0])))
        .filter((lineages) => lineages.length > 0);
    return holderOf(fittingAll(named));
}
const PATH = String.raw `[A-Za-z_][A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+|\[(?:\d+|\*|"[^"\n\]]*")\])*`;
const QUOTED = String.raw `(["'\x60])(${PATH})\1`;
/** Not a part of a longer word, a file or an address. */
const BARE = String.raw `(?<![\w.\-/:@$"'\x60])(${PATH})(?![\w\-/(]|:\S)`;
const NAME = new RegExp(`${QUOTED}|${BARE}`, 'g');
/** What can be no word of a sentence: with an underscore, or a path. */
const IS_NAME = /\w_\w|\w[.[]\w/;
const AFTER_ADDRESS = new RegExp(String.raw `\.(${PATH})`, 'y');
/** What a message names: in quotes, as a word that only a name can be, or at once after the address. */
function pathsIn(message, { text, block }) {
    const written = Array.from(message.matchAll(NAME), ([, , quoted, bare = '']) => IS_NAME.test(bare) ? bare : quoted);
    for (const address of new Set([text, block.labels.join('.')])) {
        for (let at = message.indexOf(address); at >= 0; at = message.indexOf(address, at + 1)) {
            AFTER_ADDRESS.lastIndex = at + address.length;
            written.push(AFTER_ADDRESS.exec(message)?.[1]);
        }
    }
    return written.flatMap((path) => {
        const read = (0,attribute_path/* readAttributePath */.w)(path);
        return read === undefined ? [] : [read];
    });
}
/** Follows a path; no lineage unless all of its names are there. */
function wholePath(parts, path) {
    const names = path.filter((step) => typeof step === 'string');
    const ends = followPath(parts, path);
    return ends.some(({ length }) => length >= names.length) ? ends : [];
}
/** The places that fit all that is named: `ingress` and `from_port` name one argument together. None if they do not fit. */
function fittingAll(named) {
    const ends = named.map((lineages) => new Set(lineages.map((lineage) => lineage.at(-1))));
    return named
        .flat()
        .filter((lineage) => ends.every((ofOne) => lineage.some((part) => ofOne.has(part))));
}
/** More places of one name are not compared. */
const MOST_PLACES = 200;
/**
 * Follows a path from the block. If the last steps do not exist, the result is the last part that does: a nested block, or
 * a map. Several nested blocks of one name stay side by side, also those without the next step.
 */
function followPath(parts, path) {
    let ends = [{ lineage: [], isWhole: true }];
    for (const [position, step] of path.entries()) {
        if (typeof step === 'number') {
            // The path leads to a later block of the plan, and the configuration has only one.
            const [only, ...others] = ends;
            if (step > 0 && others.length === 0 && only?.lineage.at(-1)?.kind === 'block')
                return [];
            continue;
        }
        ends = ends.flatMap((end) => {
            const inner = end.isWhole ? childrenNamed(end.lineage, parts, step) : [];
            if (inner.length === 0)
                return [{ ...end, isWhole: false }];
            return inner.map((lineage) => ({ lineage, isWhole: true }));
        });
        if (position === 0 && ends[0]?.isWhole === false)
            return [];
        if (ends.length > MOST_PLACES)
            return [];
    }
    return ends.map(({ lineage }) => lineage);
}
/**
 * The children with this name of the last part of a lineage, or of the block if the lineage is empty. An object of a list
 * has no name, so its own children count instead.
 */
function childrenNamed(lineage, parts, name) {
    const children = lineage.at(-1)?.parts ?? parts;
    return children.flatMap((child) => {
        const inner = [...lineage, child];
        if (child.kind === 'object')
            return childrenNamed(inner, parts, name);
        return child.name === name ? [inner] : [];
    });
}
/** Every argument and nested block of this name, however deep; no key of a map, as it may have any name. */
function findNamed(parts, name) {
    return parts.flatMap((part) => {
        const isBlock = part.kind === 'block' || part.kind === 'dynamic';
        const inner = isBlock ? findNamed(part.parts, name) : [];
        const below = inner.map((lineage) => [part, ...lineage]);
        return part.name === name ? [[part], ...below] : below;
    });
}
/** The innermost part that holds all of these; undefined for the block itself. */
function holderOf(lineages) {
    const [first, ...others] = withoutEnclosing(lineages);
    if (first === undefined)
        return undefined;
    let shared = 0;
    while (shared < first.length && others.every((other) => other[shared] === first[shared]))
        shared++;
    return first[shared - 1];
}
/** One lineage for each part, without parts that enclose another one. */
function withoutEnclosing(lineages) {
    const enclosing = new Set(lineages.flatMap((lineage) => lineage.slice(0, -1)));
    const byPart = new Map(lineages.map((lineage) => [lineage.at(-1), lineage]));
    return [...byPart.values()].filter((lineage) => {
        const part = lineage.at(-1);
        return part !== undefined && !enclosing.has(part);
    });
}
//# sourceMappingURL=meant-part.js.map
;// CONCATENATED MODULE: ./build/src/locate/locate.js
/**
 * Finds the block that declares a resource, and the argument inside it that a message or a rule names. It never guesses:
 * there is no answer where two blocks have the same name, a file cannot be read, or files of a module are missing.
 */








/** How many labels each block has that an address can name. */
const LABEL_COUNTS = {
    resource: 2,
    data: 2,
    ephemeral: 2,
    action: 2,
    module: 1,
};
/**
 * Makes a locator for the files of one repository. It parses each file once, and resolves to undefined unless the location
 * is certain.
 */
function createLocator(options) {
    const { repositoryRoot } = options;
    const modules = new Map();
    const readModule = (directory) => {
        const module = modules.get(directory) ?? readModuleFiles(directory, options);
        modules.set(directory, module);
        return module;
    };
    return {
        /** @param directory absolute path of the root module */
        async locate(address, directory, hint) {
            // Each step leads into the directory of the next module. What was found last is the answer if a step fails.
            let moduleDirectory = directory;
            let call;
            for (const { name } of address.modules) {
                const { declared, overriding } = await readModule(moduleDirectory);
                const called = uniqueBlock(declared, 'module', [name]);
                if (!called)
                    return call;
                call = toLocation(called, repositoryRoot, 'module-call') ?? call;
                // An override file that cannot be read may give the call another source.
                if (overriding === undefined)
                    return call;
                const overrides = overriding.get(blockKey('module', [name])) ?? [];
                const written = [called, ...overrides].flatMap((block) => sourceOf(block) ?? []);
                const source = (0,module_manifest/* localPath */.$S)(written.at(-1));
                if (source === undefined)
                    return call;
                const inner = (0,external_node_path_.resolve)(moduleDirectory, source);
                if ((0,relative_path/* relativePathInside */._)(repositoryRoot, inner) === undefined)
                    return call;
                moduleDirectory = inner;
            }
            const { type, labels } = address.block;
            const { declared, overriding } = await readModule(moduleDirectory);
            const block = uniqueBlock(declared, type, labels);
            if (!block)
                return call;
            const source = type === 'module' ? 'module-call' : 'block';
            const overrides = overriding?.get(blockKey(type, labels)) ?? [];
            // An override file that cannot be read may replace the argument: then the block is the answer.
            const part = hint && overriding && findMeantPart(hint, address, block, overrides);
            const argument = part && toLocation(part, repositoryRoot, 'argument');
            return argument ?? toLocation(block, repositoryRoot, source);
        },
    };
}
async function readModuleFiles(directory, { parsed, ...files }) {
    const names = (0,file_names/* configurationIn */.AM)(await files.readDirectory(directory));
    const paths = names.map((name) => (0,external_node_path_.join)(directory, name));
    const reading = await (0,module_files/* fetchModuleFiles */._n)(paths, (path) => files.readFile(path), parsed);
    const overrides = reading.filter(({ isOverride }) => isOverride);
    const isWhole = overrides.every(({ problems, unread }) => problems.length === 0 && unread === undefined);
    return {
        declared: blocksByName(reading.filter(({ isOverride }) => !isOverride)),
        overriding: isWhole ? blocksByName(overrides) : undefined,
    };
}
/** What a module call says where its files are; undefined if that is not written as a text. */
function sourceOf({ body }) {
    return (0,hcl_syntax/* literalText */.bK)(body.attributes.find(({ name }) => name === 'source')?.value);
}
/** The blocks of a file that an address can name; leaves out what follows the first malformed part, as it is not certain. */
function declarationsIn({ body, problems }) {
    const firstProblem = problems.reduce((first, { range }) => Math.min(first, range.startLine), Infinity);
    return body.blocks.filter(({ type, labels, range }) => labels.length === LABEL_COUNTS[type] && range.endLine < firstProblem);
}
function blocksByName(files) {
    const named = new Map();
    for (const file of files) {
        for (const block of declarationsIn(file)) {
            (0,add_to/* addTo */.D)(named, blockKey(block.type, block.labels), { ...block, file: file.path });
        }
    }
    return named;
}
function blockKey(type, labels) {
    return [type, ...labels].join('\0');
}
/** The block of that name; undefined if there are two, which is an error of the configuration. */
function uniqueBlock(declared, type, labels) {
    const named = declared.get(blockKey(type, labels)) ?? [];
    return named.length === 1 ? named[0] : undefined;
}
function toLocation({ file, range: { startLine, endLine } }, repositoryRoot, source) {
    const path = (0,relative_path/* relativePathInside */._)(repositoryRoot, file);
    return path === undefined ? undefined : { path, startLine, endLine, source };
}
//# sourceMappingURL=locate.js.map
;// CONCATENATED MODULE: ./build/src/locate/locate-results.js
/** Gives policy results, diagnostics and changes their place in the repository's files, and failures the lines around it. */






/**
 * Finds a place for each resource of a result: what the service says, else its block. A message about several has a place
 * where all of them are in one block. `createLocator` follows module calls to the one block of an address.
 *
 * Before: places as the service names them, relative to what was packed or to the working directory
 * in it. After: relative to the repository's root, in a file that exists, on a line that it has; a
 * place that cannot be made certain is gone. Never rejects because of a file.
 */
async function locateResults(result, options) {
    const locator = createLocator(options);
    const countLines = lineCounter(options);
    const workspaces = await oneByOne(result.workspaces, async (workspace) => {
        const { root, workingDirectory, results, diagnostics } = workspace;
        const roots = root === undefined ? [] : [...new Set([(0,external_node_path_.join)(root, workingDirectory), root])];
        const places = { options, locator, countLines, roots };
        return {
            ...workspace,
            results: await oneByOne(results, (each) => locateResult(each, places)),
            diagnostics: await oneByOne(diagnostics, (each) => locateDiagnostic(each, places)),
            changes: workspace.changes && (await locateChanges(workspace.changes, places)),
        };
    });
    return addExcerpts({ ...result, workspaces }, options);
}
/** Not side by side: there may be more files than a process can open. */
async function oneByOne(items, work) {
    const done = [];
    for (const item of items)
        done.push(await work(item));
    return done;
}
async function locateResult(result, places) {
    const { status, address, message, output } = result;
    const reported = result.location && (await resolveReported(result.location, address, places));
    // A passed result is shown nowhere with its place.
    if (status === 'passed')
        return { ...result, location: reported };
    const blockOf = blockFinder(places);
    const assigned = await assignToBlocks(result, blockOf);
    // Where nothing was printed, the message of the result is about its only resource.
    const ofOnly = result.resources.length === 1 && output.length === 0 ? [message] : [];
    const resources = await oneByOne(assigned.resources, async ({ attribute, ...resource }) => {
        const messages = resource.messages.length > 0 ? resource.messages : ofOnly;
        const location = (resource.location && (await resolveReported(resource.location, resource.address, places))) ??
            (await locateMeant(resource.address, { messages, attribute }, places));
        return { ...resource, location };
    });
    const generalMessages = await oneByOne(assigned.generalMessages, async (general) => {
        const location = general.location
            ? await resolveReported(general.location, undefined, places)
            : await commonBlock(general, blockOf);
        return { ...general, location };
    });
    const named = { ...result, resources, generalMessages };
    const [first] = (0,named_resources/* resourcesAlone */.nh)(named);
    if (first !== undefined) {
        return { ...named, address: address ?? first.address, location: first.location ?? reported };
    }
    const location = reported ?? generalMessages.find((general) => general.location)?.location;
    return { ...named, location };
}
/**
 * A message that starts with the address of a block belongs to that resource, unless it names another one of the
 * configuration. Other names in it may be those of files or hosts.
 */
async function assignToBlocks(result, blockOf) {
    const generalMessages = [];
    const ofOne = [];
    const noResources = new Set();
    for (const general of result.generalMessages) {
        const [first = '', ...others] = general.addresses;
        const message = (0,named_resources/* withoutAddress */.L1)(general.text, first);
        const isInFront = message !== general.text && (await blockOf(first)) !== undefined;
        const blocks = isInFront ? await oneByOne(others, blockOf) : [];
        if (!isInFront || blocks.some((block) => block !== undefined)) {
            generalMessages.push(general);
            continue;
        }
        ofOne.push({ address: first, messages: [message] });
        for (const name of others)
            noResources.add(name);
    }
    if (ofOne.length === 0)
        return result;
    for (const { addresses } of generalMessages)
        for (const address of addresses)
            noResources.delete(address);
    const resources = (0,named_resources/* mergeByAddress */.ko)([...result.resources, ...ofOne]).filter(({ address, messages }) => messages.length > 0 || !noResources.has(address));
    return { ...result, resources, generalMessages };
}
/** What is compared of the messages about one resource: more of them mean the whole block. */
const MOST_MEANT = 20;
/** The place that all messages about a resource mean, else its block. */
async function locateMeant(address, { messages, attribute }, places) {
    const meant = new Map();
    for (const message of messages.length > MOST_MEANT ? [] : messages) {
        const location = await locateText(address, places, { message, attribute });
        meant.set(JSON.stringify(location), location);
    }
    if (meant.size === 1)
        return meant.values().next().value;
    return locateText(address, places, { message: '', attribute });
}
/** Makes the function that finds the block of an address, each once. */
function blockFinder(places) {
    const blocks = new Map();
    return async (address) => {
        if (!blocks.has(address))
            blocks.set(address, await locateText(address, places));
        return blocks.get(address);
    };
}
/** The one block of all resources that a message names; undefined if there are several, or if one is not known. */
async function commonBlock({ addresses }, blockOf) {
    const [first, ...others] = addresses;
    if (first === undefined || others.length === 0)
        return undefined;
    const block = await blockOf(first);
    for (const address of others) {
        const other = await blockOf(address);
        const isSame = other?.path === block?.path && other?.startLine === block?.startLine;
        if (!isSame)
            return undefined;
    }
    return block;
}
async function locateDiagnostic({ file: path = '', line = 0, ...rest }, places) {
    const { address } = rest;
    const reported = { path, startLine: line, endLine: line, source: 'diagnostic' };
    const location = (await resolveReported(reported, address, places)) ?? (await locateText(address, places));
    return { ...rest, file: location?.path, line: location?.startLine };
}
/** Blocks that are looked up; the worst changes are the first. */
const MOST_BLOCKS = 2_000;
/** All instances of a block have one place. The block of a destroyed resource is often gone. */
async function locateChanges(planned, places) {
    const locations = new Map();
    const changes = await oneByOne(planned.changes, async (change) => {
        const { modules, block } = (0,model_address/* readAddress */.zq)(change.address) ?? {};
        const key = JSON.stringify([modules?.map(({ name }) => name), block]);
        if (!locations.has(key) && locations.size < MOST_BLOCKS)
            locations.set(key, await locateText(change.address, places));
        return { ...change, location: locations.get(key) };
    });
    return { ...planned, changes };
}
async function locateText(text, places, hint) {
    const address = text === undefined ? undefined : (0,model_address/* readAddress */.zq)(text);
    const [module] = places.roots;
    if (address === undefined || module === undefined)
        return undefined;
    return places.locator.locate(address, module, hint);
}
/**
 * A place that the service named. It does not say from which directory it counts: it must be a file
 * under exactly one of the two, or the one that has the address's block there.
 */
async function resolveReported(reported, address, places) {
    const parts = reported.path.split(/[/\\]/).filter((part) => part !== '' && part !== '.');
    const isAbsolute = /^(?:[A-Za-z]:)?[/\\]/.test(reported.path);
    // The place of a scanner is in the checkout, whatever is planned of it.
    if (reported.source === 'scanner') {
        return existingPlace(reported, (0,external_node_path_.join)(places.options.repositoryRoot, ...parts), places);
    }
    if (parts.length === 0 || parts.includes('.terraform') || isAbsolute)
        return undefined;
    const candidates = new Map();
    for (const root of places.roots) {
        const location = await existingPlace(reported, (0,external_node_path_.join)(root, ...parts), places);
        if (location !== undefined)
            candidates.set(location.path, location);
    }
    const [first] = candidates.values();
    if (candidates.size < 2)
        return first;
    const block = await locateText(address, places);
    return block && candidates.get(block.path);
}
async function existingPlace(reported, file, { options, countLines }) {
    const path = (0,relative_path/* relativePathInside */._)(options.repositoryRoot, file);
    const lines = path === undefined ? undefined : await countLines(file);
    if (path === undefined || lines === undefined)
        return undefined;
    const { startLine } = reported;
    if (!Number.isSafeInteger(startLine) || startLine < 1 || startLine > lines)
        return undefined;
    return { ...reported, path, endLine: Math.min(Math.max(reported.endLine, startLine), lines) };
}
/** Reads each file once: a scanner may name thousands of places in one. */
function lineCounter(options) {
    const counts = new Map();
    const count = async (file) => {
        const text = await options.readFile(file);
        if (text === undefined)
            return undefined;
        return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
    };
    return (file) => {
        const counting = counts.get(file) ?? count(file);
        counts.set(file, counting);
        return counting;
    };
}
//# sourceMappingURL=locate-results.js.map

/***/ })

};
