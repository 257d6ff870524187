"use strict";
exports.id = 827;
exports.ids = [827,1741];
exports.modules = {

/***/ 20827:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  OpenedScanners: function() { return /* binding */ OpenedScanners; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/configuration/file-names.js
var file_names = __webpack_require__(96817);
// EXTERNAL MODULE: ./build/src/configuration/parsed-files.js + 1 modules
var parsed_files = __webpack_require__(67025);
// EXTERNAL MODULE: ./build/src/locate/carry-lines.js
var carry_lines = __webpack_require__(15145);
// EXTERNAL MODULE: ./build/src/machine/files-here.js
var files_here = __webpack_require__(80467);
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __webpack_require__(6609);
// EXTERNAL MODULE: ./build/src/model/add-to.js
var add_to = __webpack_require__(72588);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/relative-path.js
var relative_path = __webpack_require__(20319);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/model/severity.js
var model_severity = __webpack_require__(54572);
// EXTERNAL MODULE: ./build/src/policy/exception-notices.js
var exception_notices = __webpack_require__(345);
// EXTERNAL MODULE: ./build/src/policy/fitting-exceptions.js
var fitting_exceptions = __webpack_require__(92046);
// EXTERNAL MODULE: ./build/src/policy/policy-owners.js
var policy_owners = __webpack_require__(79925);
// EXTERNAL MODULE: ./build/src/policy/systems/scanners.js
var scanners = __webpack_require__(7642);
;// CONCATENATED MODULE: ./build/src/scanners/known-scanners.js
/**
 * What of a repository a scanner reads that says what it leaves out: comments, files to ignore, and its configuration. A
 * request that adds or changes these chooses its judge.
 */

const KNOWN_SCANNERS = [
    {
        tools: ['trivy'],
        comments: { pattern: /\b(?:trivy|tfsec):(?: *ignore)?\S*/giu, rules: 'sections' },
        readsTofu: true,
        leavesOut: /^(?:dev|proc|sys)(?:\/|$)/,
    },
    {
        tools: ['tfsec'],
        comments: { pattern: /\btfsec:(?: *ignore)?\S*/giu, rules: 'sections' },
    },
    {
        tools: ['checkov', 'bridgecrew'],
        // In a comment, in an annotation of Kubernetes, and in the metadata of CloudFormation.
        comments: {
            pattern: /\b(?:checkov|bridgecrew|cortex)(?:\.io\/skip\d*|["']?\s*:\s*\{?\s*["']?skip)/giu,
            rules: 'one',
        },
        leavesOut: /(?:^|\/)(?:\.|node_modules(?:\/|$))/,
    },
    {
        tools: ['tflint'],
        comments: { pattern: /\btflint-ignore(?:-file)?/giu, rules: 'list' },
        leavesOut: /(?:^|\/)\./,
    },
    {
        tools: ['kics'],
        comments: { pattern: /\bkics-scan/giu, rules: 'list' },
        files: ['.gitignore'],
    },
    { tools: ['terrascan'], comments: { pattern: /\bts: *skip/giu, rules: 'one' } },
    {
        tools: ['semgrep'],
        comments: { pattern: /\bnosem(?:grep)?\b/giu, rules: 'list' },
        files: ['.gitignore'],
    },
    { tools: ['snyk'], comments: { pattern: /\b(?:file|deepcode) *ignore/giu, rules: 'one' } },
];
/** More than people write in one file; each is compared with those before. */
const MOST_COMMENTS = 1_000;
/**
 * In the order of the text; of more than `MOST_COMMENTS`, some. A scanner that is not known has the comments of all that are.
 */
function ignoreComments(written, tool) {
    const known = knownAs(tool);
    const text = withoutEscapes(written);
    const all = [];
    for (const { comments } of known === undefined ? KNOWN_SCANNERS : [known]) {
        let left = MOST_COMMENTS + 1;
        for (const { 0: word, index: at } of text.matchAll(comments.pattern)) {
            if (comments.rules === 'sections' && !/ignore/i.test(word))
                continue;
            all.push({ at, word, comments });
            if (--left === 0)
                break;
        }
    }
    if (all.length === 0)
        return [];
    const ends = Array.from(text.matchAll(/\r\n|[\n\r\u2028\u2029]|$/gu));
    let line = 0;
    let start = 0;
    return all
        .sort((one, other) => one.at - other.at)
        .flatMap(({ at, word, comments }) => {
        for (let end = ends[line]; end !== undefined && end.index <= at; end = ends[line]) {
            start = end.index + end[0].length;
            line++;
        }
        const after = at + word.length;
        const end = Math.max(ends[line]?.index ?? text.length, after);
        const rest = text.slice(after, Math.min(end, after + LONGEST_LIST + 1));
        const shown = text.slice(Math.max(start, at - MOST_AROUND), Math.min(end, after + MOST_AROUND));
        return rulesOf(word, rest, comments).map((rule) => ({ line: line + 1, text: shown, rule }));
    });
}
/** Of a line, so much before and after a comment. */
const MOST_AROUND = 1_000;
/** No list of rules that people write is longer. */
const LONGEST_LIST = 300;
/** JSON and YAML have escapes in names. */
function withoutEscapes(text) {
    return text.replace(/\\u([0-9a-f]{4})|\\x([0-9a-f]{2})/gi, (_, long, short) => {
        const sign = String.fromCodePoint(parseInt(long ?? short, 16));
        return /[\p{Cc}\p{Zl}\p{Zp}]/u.test(sign) ? ' ' : sign;
    });
}
/** @param rest of the line, after the word that was found */
function rulesOf(word, rest, { rules }) {
    if (rules === 'sections') {
        const [, sections] = /ignore([^]*)/i.exec(word) ?? [];
        if (sections === undefined)
            return [];
        const [, rule, isPattern = ''] = /^:([A-Za-z0-9][\w.-]*)(\*?)/.exec(sections) ?? [];
        return [isPattern === '' ? rule : undefined];
    }
    if (rules === 'one') {
        const [, rule] = /^["']?\s*[:=]\s*["']?([A-Za-z0-9][\w.-]*)/.exec(rest) ?? [];
        return [rule];
    }
    const [whole = '', list] = /^\s*(?:[:=]|disable=)\s*([\w.-]+(?:\s*,\s*[\w.-]+)*)/.exec(rest) ?? [];
    if (list === undefined || whole.length > LONGEST_LIST)
        return [undefined];
    return list.split(',').map((rule) => rule.trim());
}
/** Whether a scanner of a directory passes over a path in it. @param path relative to that directory */
function leavesOut(path, tool) {
    return knownAs(tool)?.leavesOut?.test(path) === true;
}
/** Whether a scanner reads `.tofu` files; undefined if it is not known. */
function readsTofu(tool) {
    const known = knownAs(tool);
    return known && known.readsTofu === true;
}
function knownAs(tool) {
    const name = tool.toLowerCase();
    return KNOWN_SCANNERS.find(({ tools }) => tools.some((known) => name.startsWith(known)));
}
/** Whether no scanner is configured by a file of this name, whatever it begins with. */
function isOtherFile(name) {
    return (0,file_names/* mayBeRead */.BJ)(name) || /\.(?:md|sarif)$/.test(name);
}
/** Whether a scanner reads a file to know what to look for, or what to leave out. */
function configures(path, tool) {
    const known = knownAs(tool);
    const stems = known?.tools ?? [/^[a-z0-9]+/.exec(tool.toLowerCase())?.[0] ?? tool];
    const names = path.toLowerCase().split('/');
    const name = names.at(-1) ?? '';
    if (known?.files?.includes(name) === true)
        return true;
    return stems.some((stem) => names.some((part) => part.startsWith(`.${stem}`)) ||
        (name.startsWith(stem) && !isOtherFile(name)));
}
//# sourceMappingURL=known-scanners.js.map
;// CONCATENATED MODULE: ./build/src/scanners/old-results.js
/** Which findings the scan of the merge base has too. What is not certain to be the same is new. */


/**
 * Those that are old: in the same file, the scan of the base has a result of the same rule that is at least as bad, with one of
 * the same fingerprints, or else with the same message at the same line. Each result of the base makes one old. A fingerprint
 * that several results of one scan have tells none from another.
 *
 * @param lineBefore the line of the merge base that a line of a file was; undefined if that had no such line
 */
function oldResults(results, base, lineBefore) {
    const old = new Set();
    const used = new Set();
    const ofBase = base.filter(({ isSuppressed }) => !isSuppressed);
    const match = (keysOf) => {
        const byKey = new Map();
        for (const each of ofBase) {
            for (const key of keysOf(each, true))
                (0,add_to/* addTo */.D)(byKey, key, each);
        }
        for (const result of results) {
            if (old.has(result))
                continue;
            for (const key of keysOf(result, false)) {
                const candidates = byKey.get(key) ?? [];
                while (candidates[0] !== undefined && used.has(candidates[0]))
                    candidates.shift();
                const [same] = candidates;
                if (same === undefined || (0,model_severity/* worseOf */.WD)(same.severity, result.severity) !== same.severity)
                    continue;
                used.add(same);
                old.add(result);
                break;
            }
        }
    };
    const shared = new Set([...sharedPrints(results), ...sharedPrints(ofBase)]);
    match((result) => printKeys(result).filter((key) => !shared.has(key)));
    match(({ rule, place, elsewhere, message }, isBase) => {
        const { path, line } = place ?? {};
        if (path === undefined || line === undefined || isBase) {
            return [JSON.stringify([rule, path, line, elsewhere, message])];
        }
        const before = lineBefore(path, line);
        if (before === undefined)
            return [];
        return [JSON.stringify([rule, path, before, elsewhere, message])];
    });
    return old;
}
function printKeys({ rule, place, elsewhere, fingerprints }) {
    return fingerprints.map((print) => JSON.stringify([rule, place?.path, elsewhere, print]));
}
function sharedPrints(results) {
    const keys = results.flatMap(printKeys);
    const seen = new Set();
    const shared = [];
    for (const key of keys) {
        if (seen.has(key))
            shared.push(key);
        seen.add(key);
    }
    return shared;
}
//# sourceMappingURL=old-results.js.map
// EXTERNAL MODULE: ./build/src/settings/parse-inputs.js
var parse_inputs = __webpack_require__(28608);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/src/machine/read-regular.js
var read_regular = __webpack_require__(43962);
// EXTERNAL MODULE: ./build/src/model/or-else.js
var or_else = __webpack_require__(17026);
;// CONCATENATED MODULE: ./build/src/scanners/block-at.js
/** Which block of a configuration a line is in. */

/** Makes the function for one file; of a file that is no configuration, or that cannot be read, no line is in a block. */
function blockAt(path, text, parsed) {
    const name = path.split('/').at(-1) ?? '';
    if (!(0,file_names/* isConfiguration */.ZC)(name))
        return () => undefined;
    const { body, problems } = parsed.parse(name, text);
    const firstProblem = Math.min(...problems.map(({ range }) => range.startLine), Infinity);
    const blockOfLine = new Map();
    for (const block of body.blocks) {
        const { startLine, endLine } = block.range;
        if (endLine >= firstProblem)
            continue;
        for (let line = startLine; line <= endLine; line++) {
            if (!blockOfLine.has(line))
                blockOfLine.set(line, block);
        }
    }
    return (line) => {
        const block = blockOfLine.get(line);
        return block && describeBlock(block);
    };
}
/**
 * The arguments of the blocks of a file, by the names of the blocks: `acl`, `ingress.cidr_blocks`. Of a call of a module, also
 * its text: what it says is what the module gets. Of a file that is no configuration, none.
 */
function argumentsIn(path, text, parsed) {
    const name = path.split('/').at(-1) ?? '';
    const found = new Map();
    if (!(0,file_names/* isConfiguration */.ZC)(name))
        return found;
    const collect = ({ body }, before, into) => {
        for (const attribute of body.attributes)
            into.add(before + attribute.name);
        for (const inner of body.blocks)
            collect(inner, `${before}${inner.type}.`, into);
    };
    for (const block of parsed.parse(name, text).body.blocks) {
        const { name: blockName } = describeBlock(block);
        const of = found.get(blockName) ?? new Set();
        found.set(blockName, of);
        collect(block, '', of);
        if (block.type === 'module')
            of.add(textOfBlock(block, text));
    }
    return found;
}
/** The lines of a block. Their ends are left out: git may have written them anew. */
function textOfBlock({ range }, text) {
    const lines = text.split('\n').slice(range.startLine - 1, range.endLine);
    return lines.map((line) => line.replace(/\r$/, '')).join('\n');
}
function describeBlock({ type, labels }) {
    const [first = '', second = ''] = labels;
    if (type === 'resource' && labels.length === 2)
        return address(`${first}.${second}`);
    if (type === 'data' && labels.length === 2)
        return address(`data.${first}.${second}`);
    if (type === 'ephemeral' && labels.length === 2)
        return address(`ephemeral.${first}.${second}`);
    if (type === 'module' && labels.length === 1)
        return address(`module.${first}`);
    return { name: [type, ...labels].join(' '), isAddress: false };
}
const address = (name) => ({ name, isAddress: true });
//# sourceMappingURL=block-at.js.map
;// CONCATENATED MODULE: ./build/src/check/checkout-texts.js
/** The texts of the files of a checkout, and the blocks in them. Each is read once. */







/** In bytes. A larger file is not read. */
const MOST_BYTES_OF_TEXT = 5_000_000;
/** All paths are relative to the checkout. */
class CheckoutTexts {
    #root;
    #parsed;
    #texts = new Map();
    #blocks = new Map();
    /** @param root absolute path of the checkout */
    constructor(root, parsed) {
        this.#root = root;
        this.#parsed = parsed;
    }
    /** The text of a file; undefined if it is not there, no file, or too large. */
    textOf(path) {
        if (!this.#texts.has(path)) {
            const file = (0,external_node_path_.join)(this.#root, path);
            this.#texts.set(path, (0,or_else/* orElse */.N)(() => (0,read_regular/* readRegularSync */.Wy)(file, MOST_BYTES_OF_TEXT), undefined));
        }
        return this.#texts.get(path);
    }
    isThere(path) {
        return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(this.#root, path));
    }
    /** The path that a path leads to by links; undefined if that is outside of the checkout. */
    targetOf(path) {
        return (0,relative_path/* relativePathInside */._)((0,find_repository/* realOrSame */.eF)(this.#root), (0,find_repository/* realOrSame */.eF)((0,external_node_path_.join)(this.#root, path)));
    }
    /** The address, in its module, of the block that a line is in. */
    addressAt(path, line) {
        if (line === undefined)
            return undefined;
        const find = this.#blocks.get(path) ?? blockAt(path, this.textOf(path) ?? '', this.#parsed);
        this.#blocks.set(path, find);
        const block = find(line);
        return block?.isAddress === true ? block.name : undefined;
    }
}
//# sourceMappingURL=checkout-texts.js.map
;// CONCATENATED MODULE: ./build/src/configuration/module-prefixes.js
/** Each level of calls can multiply the ways. */
const MOST_WAYS = 100;
/**
 * With what addresses in each module begin, as in `module.network.`: one for each way of calls that leads there, '' for the root.
 *
 * @param modules the root first
 * @returns for each, all of them; none where they are more than `MOST_WAYS`
 */
function prefixesOf(modules) {
    const [root] = modules;
    const known = new Map([[root, ['']]]);
    const find = (module, around) => {
        const found = known.get(module);
        if (found !== undefined)
            return found;
        // A circle of calls leads nowhere.
        if (around.includes(module))
            return [];
        const prefixes = prefixesBehind(module.callers.map((call) => ({
            label: call.label,
            before: find(call.module, [...around, module]),
        })));
        known.set(module, prefixes);
        return prefixes;
    };
    for (const module of modules)
        find(module, []);
    return new Map(Array.from(known, ([module, prefixes]) => [module, prefixes === 'too many' ? [] : prefixes]));
}
/** @param callers the labels of all calls of a module, each with the prefixes of the module that has it */
function prefixesBehind(callers) {
    const prefixes = new Set();
    for (const { label, before } of callers) {
        if (before === 'too many')
            return before;
        for (const prefix of before)
            prefixes.add(`${prefix}module.${label}.`);
    }
    return prefixes.size <= MOST_WAYS ? [...prefixes] : 'too many';
}
//# sourceMappingURL=module-prefixes.js.map
// EXTERNAL MODULE: ./build/src/configuration/read-configuration.js
var read_configuration = __webpack_require__(51741);
;// CONCATENATED MODULE: ./build/src/check/handed-values.js
/** Which modules of a configuration are given other values by a request: by a call, or by a file of variables. */







/**
 * The modules of a root that are given other values: those whose call changes, all that they call, and all modules where a file
 * of variables changes.
 *
 * @param modules the root first
 * @param root absolute path of the checkout, without links
 */
function modulesHandedOthers(modules, changed, root, parsed) {
    const [first] = modules;
    if (first === undefined || changed.paths.length === 0)
        return new Set();
    if (hasOtherVariables(first, changed.paths, root))
        return new Set(modules);
    const labels = new Map(modules.map((module) => [module, changedCalls(module, changed, root, parsed)]));
    const isCalledAnew = ({ callers }) => callers.some(({ module, label }) => labels.get(module)?.has(label) === true);
    const handed = new Set(modules.filter(isCalledAnew));
    // More are added while the loop runs: those that such a module calls.
    for (const caller of handed) {
        for (const module of modules) {
            if (module.callers.some((call) => call.module === caller))
                handed.add(module);
        }
    }
    return handed;
}
/** Whether a file of variables changes that Terraform reads in a root by itself, or that its call may name. */
function hasOtherVariables({ directory }, paths, root) {
    const names = (0,file_names/* variablesIn */.DF)(files_here/* localFiles */.Jd.readDirectory(directory));
    const read = new Set(names.flatMap((name) => placesOf((0,external_node_path_.join)(directory, name), root)));
    const own = directoryIn(root, directory);
    return paths.some((path) => {
        if (read.has(path))
            return true;
        const name = (0,external_node_path_.basename)(path);
        if ((0,file_names/* isConfiguration */.ZC)(name) || !(0,file_names/* mayBeRead */.BJ)(name))
            return false;
        const at = directoryOf(path);
        // Where Terraform runs, it reads a file of this name by itself: it is of that directory alone.
        const isOfDirectory = (0,file_names/* variablesIn */.DF)([name]).length > 0 &&
            files_here/* localFiles */.Jd.readDirectory((0,external_node_path_.join)(root, at)).some(file_names/* isConfiguration */.ZC);
        return !isOfDirectory || at === own;
    });
}
/** The labels of the calls in a module that say something else than before. One that only moved to another file does not. */
function changedCalls({ directory, paths }, changed, root, parsed) {
    const own = directoryIn(root, directory);
    const read = new Set(paths.flatMap((path) => placesOf(path, root)));
    // What is gone is not in the directory any more.
    const files = changed.paths.filter((path) => read.has(path) || (directoryOf(path) === own && (0,file_names/* isConfiguration */.ZC)((0,external_node_path_.basename)(path))));
    const [before, after] = [changed.before, changed.after].map((textOf) => callsIn(files, textOf, parsed));
    const labels = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
    const textsOf = (calls, label) => JSON.stringify(calls?.get(label)?.toSorted() ?? []);
    return new Set([...labels].filter((label) => textsOf(before, label) !== textsOf(after, label)));
}
/** The texts of the calls of modules in files, by their labels. */
function callsIn(files, textOf, parsed) {
    const calls = new Map();
    for (const path of files) {
        const text = textOf(path) ?? '';
        for (const block of parsed.parse((0,external_node_path_.basename)(path), text).body.blocks) {
            const [label = ''] = block.labels;
            if (block.type === 'module')
                (0,add_to/* addTo */.D)(calls, label, textOfBlock(block, text));
        }
    }
    return calls;
}
/** A path and all to which its links lead, relative to the checkout; those outside of it are left out. */
function placesOf(path, root) {
    return (0,files_here/* followLinks */.n1)(path).flatMap((place) => (0,relative_path/* relativePathInside */._)(root, place) ?? []);
}
function directoryIn(root, directory) {
    return (0,relative_path/* relativePathInside */._)(root, (0,find_repository/* realOrSame */.eF)(directory));
}
function directoryOf(path) {
    const directory = (0,external_node_path_.dirname)(path);
    return directory === '.' ? '' : directory;
}
//# sourceMappingURL=handed-values.js.map
;// CONCATENATED MODULE: ./build/src/check/workspace-modules.js
/** Which directories of a checkout have the modules of a workspace. */








class WorkspaceModules {
    #root;
    #parsed;
    #written = new Map();
    #known = new Map();
    /** @param root absolute path of the checkout, without links */
    constructor(root, parsed) {
        this.#root = root;
        this.#parsed = parsed;
    }
    of(place) {
        const directory = (0,external_node_path_.join)(place.root, place.workingDirectory);
        const modules = this.#known.get(directory) ?? this.#prefixesIn(this.#modulesIn(directory));
        this.#known.set(directory, modules);
        return modules;
    }
    /** The directories of the modules that are given other values than before. */
    handedOthers(place, changed) {
        const modules = this.#modulesIn((0,external_node_path_.join)(place.root, place.workingDirectory));
        const handed = modulesHandedOthers(modules, changed, this.#root, this.#parsed);
        return new Set([...handed].flatMap((module) => this.#pathOf(module) ?? []));
    }
    /** Whether all is known of which modules a workspace has. */
    isWhole(place) {
        const read = this.#read((0,external_node_path_.join)(place.root, place.workingDirectory));
        return read !== undefined && read.unclear.length + read.unknownSources.length === 0;
    }
    #modulesIn(directory) {
        return this.#read(directory)?.modules ?? [];
    }
    #read(directory) {
        const real = (0,find_repository/* realOrSame */.eF)(directory);
        if (!this.#written.has(real)) {
            const read = () => (0,read_configuration.readConfiguration)(real, (0,read_configuration.searchedFiles)(files_here/* localFiles */.Jd, this.#parsed));
            this.#written.set(real, (0,or_else/* orElse */.N)(read, undefined));
        }
        return this.#written.get(real);
    }
    #prefixesIn(modules) {
        const prefixes = prefixesOf(modules);
        return new Map(modules.flatMap((module) => {
            const path = this.#pathOf(module);
            return path === undefined ? [] : [[path, prefixes.get(module) ?? []]];
        }));
    }
    #pathOf({ directory }) {
        return (0,relative_path/* relativePathInside */._)(this.#root, (0,find_repository/* realOrSame */.eF)(directory));
    }
}
/** The directory of the module that has a file: its own, or the nearest above it that is one of a workspace. */
function moduleOf(path, directories) {
    if (path === undefined)
        return undefined;
    for (let at = (0,external_node_path_.dirname)(path);; at = (0,external_node_path_.dirname)(at)) {
        const directory = at === '.' ? '' : at;
        if (directories.has(directory))
            return directory;
        if (directory === '')
            return undefined;
    }
}
//# sourceMappingURL=workspace-modules.js.map
;// CONCATENATED MODULE: ./build/src/check/left-aside.js
/** Which findings of scanners concern other workspaces of a check alone: they are in a notice, and close nothing. */




/** So many findings are named. */
const MOST_NAMED = 5;
/** So much of the name of a rule is shown. */
const LONGEST_RULE = 80;
/**
 * Makes the test whether a file concerns one workspace alone, which the change does not affect, and none that is judged. A file of
 * several workspaces is none of these, and where it is not known of a module who calls it, no file is.
 *
 * @param isChanged whether the request changes a file; undefined if that is not known
 */
function leftAsideTest({ all, skipped }, modules, isChanged) {
    const judged = all.map(({ root, workingDirectory }) => root === undefined ? undefined : { root, workingDirectory });
    const others = skipped.map(({ directory }) => directory === undefined ? undefined : { root: directory, workingDirectory: '' });
    const isKnown = [...judged, ...others].every((place) => place !== undefined && modules.isWhole(place));
    if (all.length === 0 || isChanged === undefined || !isKnown)
        return () => false;
    const ofJudged = new Set(judged.flatMap((place) => (place === undefined ? [] : [...modules.of(place).keys()])));
    const rootsOf = new Map();
    for (const place of others) {
        if (place === undefined)
            continue;
        // Two workspaces of one directory are one root.
        const root = (0,find_repository/* realOrSame */.eF)(place.root);
        for (const directory of modules.of(place).keys()) {
            rootsOf.set(directory, (rootsOf.get(directory) ?? new Set()).add(root));
        }
    }
    const directories = new Set([...ofJudged, ...rootsOf.keys()]);
    return (path) => {
        const directory = moduleOf(path, directories);
        if (path === undefined || directory === undefined || ofJudged.has(directory))
            return false;
        return rootsOf.get(directory)?.size === 1 && !isChanged(path);
    };
}
/** @param found at least one finding of the tool that is left aside */
function saidLeftAside(tool, found) {
    const named = found.map(({ rule, path = '' }) => (0,sentence/* phrase */.MZ) `${(0,sentence/* setting */.Pe)(rule.slice(0, LONGEST_RULE))} at ${(0,sentence/* filePart */.A4)(path)}`);
    return (0,finding/* finding */.gk)('scan-left-aside', (0,sentence/* phrase */.MZ) `${(0,sentence/* setting */.Pe)(tool)} has findings in files that concern no workspace of this check but those that the change does not affect, and they close nothing: ${(0,sentence/* listParts */.Z)(named, MOST_NAMED)}.`);
}
//# sourceMappingURL=left-aside.js.map
;// CONCATENATED MODULE: ./build/src/check/not-scanned.js
/** What of a workspace a scanner has not looked at, by what its files say and by what it is known to pass over. */









/**
 * What all calls of a tool together have not scanned of a workspace: one call may scan a directory that another one leaves out.
 *
 * @param calls of this tool
 * @param root absolute path of the checkout
 */
function whyNotScanned(tool, calls, { ofRoot, ofModules }, root) {
    return [...whyElsewhere(tool, calls, ofRoot), ...whyPassedOver(tool, calls, ofModules, root)];
}
/** That the directory of a workspace was not scanned, by what the files of the tool say. */
function whyElsewhere(tool, calls, directory) {
    const [first] = calls;
    const saysNothing = calls.some(({ scanned }) => scanned.length === 0);
    if (first === undefined || saysNothing || directory === undefined)
        return [];
    const scanned = calls.flatMap((each) => each.scanned);
    const isIn = (outer) => outer === '' || directory === outer || directory.startsWith(`${outer}/`);
    if (scanned.some(isIn))
        return [];
    const named = (0,sentence/* listParts */.Z)([...new Set(scanned)].map(sentence/* directoryPart */.Pv), 5);
    const says = (0,sentence/* phrase */.MZ) `${(0,sentence/* setting */.Pe)(tool)} did not scan ${(0,sentence/* directoryPart */.Pv)(directory)}: ${(0,sentence/* filePart */.A4)(first.entry.file)} says that it scanned ${named}.`;
    return [
        (0,finding/* finding */.gk)('scan-elsewhere', says, {
            remedy: (0,sentence/* phrase */.MZ) `Let one call scan the whole checkout.`,
            actor: 'operators',
        }),
    ];
}
/** The directories and links in a workspace that a scanner passes over without a word. */
function whyPassedOver(tool, calls, directories, root) {
    const starts = calls.flatMap(({ scanned }) => (scanned.length === 0 ? [''] : scanned));
    const isScanned = (path) => {
        const inside = starts.flatMap((start) => (0,relative_path/* relativePathInside */._)((0,external_node_path_.join)('/', start), (0,external_node_path_.join)('/', path)) ?? []);
        return inside.length === 0 || inside.some((below) => !leavesOut(below, tool));
    };
    const written = directories.filter((path) => !isInstalled(path));
    const links = written.flatMap((directory) => unscannedLinks(directory, isScanned, root));
    const left = [...written.filter((path) => !isScanned(path)).map(sentence/* directoryPart */.Pv), ...links];
    if (left.length === 0)
        return [];
    const says = (0,sentence/* phrase */.MZ) `${(0,sentence/* setting */.Pe)(tool)} passes over ${(0,sentence/* listParts */.Z)(left, 5)} without a word.`;
    const remedy = (0,sentence/* phrase */.MZ) `Give the directory another name, and put a file in place of the link; or scan the directory by a call of its own, with an entry for its file.`;
    return [(0,finding/* finding */.gk)('scan-elsewhere', says, { remedy, actor: 'author' })];
}
/**
 * The files of OpenTofu alone in the modules of a workspace, which most scanners do not read.
 *
 * @returns what is not known because of them, or, where it is not known whether the scanner reads them, what to look up
 */
function tofuNotScanned(tool, { ofModules }, root) {
    const isRead = readsTofu(tool);
    const files = ofModules
        .filter((path) => isRead !== true && !isInstalled(path))
        .flatMap((directory) => (0,or_else/* orElse */.N)(() => (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(root, directory)), [])
        .filter((name) => (0,file_names/* isConfiguration */.ZC)(name) && (0,file_names/* isForTofuAlone */.d3)(name))
        .map((name) => (0,sentence/* filePart */.A4)((0,external_node_path_.join)(directory, name))));
    if (files.length === 0)
        return { doubts: [], notices: [] };
    const named = (0,sentence/* listParts */.Z)(files, 5);
    if (isRead === undefined) {
        const says = (0,sentence/* phrase */.MZ) `It is not known whether ${(0,sentence/* setting */.Pe)(tool)} reads ${named}.`;
        const remedy = (0,sentence/* phrase */.MZ) `Look it up in the pages of the scanner. What it does not read, it finds nothing in.`;
        return {
            doubts: [],
            notices: [(0,finding/* finding */.gk)('scan-elsewhere', says, { remedy, actor: 'operators' })],
        };
    }
    const says = (0,sentence/* phrase */.MZ) `${(0,sentence/* setting */.Pe)(tool)} does not read ${named}.`;
    const remedy = (0,sentence/* phrase */.MZ) `Scan with one that reads the files of OpenTofu, as Trivy does, or give them the ending ${(0,sentence/* setting */.Pe)('.tf')}.`;
    return { doubts: [(0,finding/* finding */.gk)('scan-elsewhere', says, { remedy, actor: 'author' })], notices: [] };
}
/** The links to files that no scanner knows for a configuration. */
function unscannedLinks(directory, isScanned, root) {
    const names = (0,or_else/* orElse */.N)(() => (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(root, directory), { withFileTypes: true }), []);
    return names.flatMap((one) => {
        if (!one.isSymbolicLink() || !(0,file_names/* isConfiguration */.ZC)(one.name))
            return [];
        const target = (0,relative_path/* relativePathInside */._)(root, (0,find_repository/* realOrSame */.eF)((0,external_node_path_.join)(root, directory, one.name)));
        const isRead = target !== undefined && (0,file_names/* isConfiguration */.ZC)((0,external_node_path_.basename)(target)) && isScanned(target);
        return isRead ? [] : [(0,sentence/* filePart */.A4)((0,external_node_path_.join)(directory, one.name))];
    });
}
/** Where Terraform puts modules of others; a module in a directory that people wrote is another thing. */
const isInstalled = (path) => /(?:^|\/)\.terraform\/modules\//.test(path);
//# sourceMappingURL=not-scanned.js.map
// EXTERNAL MODULE: ./build/src/machine/ask-git.js + 1 modules
var ask_git = __webpack_require__(29796);
// EXTERNAL MODULE: ./build/src/machine/tree-here.js
var tree_here = __webpack_require__(12478);
// EXTERNAL MODULE: ./build/src/model/clip.js
var clip = __webpack_require__(94993);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/model/json-text.js
var json_text = __webpack_require__(62177);
;// CONCATENATED MODULE: ./build/src/scanners/scan.js
const UNNAMED_RULE = 'unnamed';
//# sourceMappingURL=scan.js.map
;// CONCATENATED MODULE: ./build/src/scanners/scan-place.js
/** Where the addresses of a SARIF file lead: into the checkout, or not. */

/** GitHub mounts the checkout here for actions that run in a container. */
const MOUNTED = '/github/workspace';
/** How many bases may be relative to one another. */
const MOST_BASES = 10;
/**
 * The path with slashes, relative or absolute; undefined for an address of something else.
 *
 * @param uri as it is written: an address, or a path that a tool took for one
 */
function pathOf(uri) {
    const [, scheme = '', rest = ''] = /^(?:([A-Za-z][A-Za-z0-9+.-]+):)?([^]*)$/.exec(uri) ?? [];
    if (scheme !== '' && scheme.toLowerCase() !== 'file')
        return undefined;
    const [, host = '', afterHost = rest] = /^\/\/([^/]*)([^]*)$/.exec(rest) ?? [];
    if (!['', 'localhost'].includes(host.toLowerCase()))
        return undefined;
    const path = decoded(afterHost.replace(/[?#][^]*$/, ''));
    if (path === undefined || /[\p{Cc}\p{Cf}]/u.test(path))
        return undefined;
    const slashes = path.replaceAll('\\', '/');
    return scheme === '' ? slashes : slashes.replace(/^\/(?=[A-Za-z]:)/, '');
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        // A path that is no address may have a percent sign.
        return text;
    }
}
const isAbsolute = (path) => /^(?:\/|[A-Za-z]:\/)/.test(path);
/** The path without `.` and `..`; undefined if it leads out of where it begins. */
function normalized(path) {
    const [start = ''] = /^(?:\/|[A-Za-z]:\/)/.exec(path) ?? [];
    const parts = [];
    for (const part of path.slice(start.length).split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            parts.push(part);
        else if (parts.pop() === undefined)
            return undefined;
    }
    return start + parts.join('/');
}
/** The path from the checkout, '' for the checkout itself; undefined outside of it. */
function insideOf(path, { root }) {
    if (!isAbsolute(path))
        return normalized(path);
    const absolute = normalized(path) ?? '';
    for (const directory of [root, MOUNTED]) {
        if (absolute === directory)
            return '';
        if (absolute.startsWith(`${directory}/`))
            return absolute.slice(directory.length + 1);
    }
    return undefined;
}
/** The directories that names of `originalUriBaseIds` stand for, as far as they are known. */
function readBases(run) {
    const written = (0,parse/* recordOf */.zv)((0,parse/* fieldOf */._F)(run, 'originalUriBaseIds'));
    const bases = new Map();
    for (const name of Object.keys(written).slice(0, 100)) {
        let at = name;
        let path = '';
        for (let depth = 0; at !== undefined && depth < MOST_BASES; depth++) {
            const base = Object.hasOwn(written, at) ? written[at] : undefined;
            const outer = pathOf((0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(base, 'uri')) ?? '') ?? '';
            if (!isAbsolute(path))
                path = [outer, path].filter(Boolean).join('/');
            at = (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(base, 'uriBaseId'));
        }
        bases.set(name, path);
    }
    return bases;
}
/** The one directory that a run says it scanned, as the checkout of its paths. */
function scannedRoot(bases) {
    const [root] = [...bases.values()].filter(isAbsolute).map(normalized);
    return root === undefined ? undefined : { root };
}
/** Which directory a run says that it scanned. `elsewhere`: it says one, and that is neither in the checkout nor around it. */
function readScanned(bases, checkout) {
    const said = [...bases.values()].filter(isAbsolute);
    const scanned = said.flatMap((path) => {
        const inside = insideOf(path, checkout);
        if (inside !== undefined)
            return inside;
        const outer = normalized(path) ?? '';
        return `${checkout.root}/`.startsWith(outer.endsWith('/') ? outer : `${outer}/`) ? '' : [];
    });
    const [first] = said;
    return scanned.length === 0 && first !== undefined ? { elsewhere: first } : { scanned };
}
/** The path of an artifact in the checkout; or, where it is not inside, what the file says of it. */
function artifactPlace(location, bases, checkout) {
    const uri = (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(location, 'uri'));
    if (uri === undefined || uri === '')
        return undefined;
    const path = pathOf(uri);
    if (path === undefined)
        return { elsewhere: uri };
    const base = bases.get((0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(location, 'uriBaseId')) ?? '') ?? '';
    const whole = isAbsolute(path) || base === '' ? path : `${base}/${path}`;
    const inside = insideOf(whole, checkout);
    return inside === undefined || inside === '' ? { elsewhere: uri } : { path: inside };
}
//# sourceMappingURL=scan-place.js.map
;// CONCATENATED MODULE: ./build/src/scanners/sarif-fields.js
/**
 * The fields of SARIF 2.1.0 with its errata. Of each field that can make a result count for less, the form that it must have:
 * in another form it says something that nobody understood, and so does a field that the format does not have. Of each field
 * that is not read, why it cannot make a result count for less.
 */

const isText = (value) => typeof value === 'string';
const isFlag = (value) => typeof value === 'boolean';
/** A place in a list; -1 for none. */
const isIndex = (value) => Number.isSafeInteger(value) && Number(value) >= -1;
const oneOf = (words) => ({ is: (value) => words.includes(value) });
/** What the functions that read it look at in whatever form it has. */
const ANY = { is: () => true };
const TEXT = { is: isText };
/** A name or an id: an empty one is of nothing. */
const NAME = { is: (value) => isText(value) && value !== '' };
const GUID = { is: isGuid };
const INDEX = { is: isIndex };
const BAG = 'What is in it is of the tool alone.';
const WORDS = 'It is shown to people, or is about what is shown.';
const WHO = 'It says which product wrote the file, and the name of the driver decides whose file it is.';
const SHOWN = 'It explains a finding, which counts without it.';
const ID = 'It finds a thing again elsewhere, and nothing here is found by it.';
const WHERE = 'It says where and how the tool ran. Whether it ran well is said by `executionSuccessful`.';
const SHARED = 'It is a list from which parts that are not read take something.';
function isGuid(value) {
    return isText(value) && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
}
const LEVEL = oneOf(['none', 'note', 'warning', 'error']);
/** `security-severity` is not of the format: code scanning of GitHub reads it, the text of a number from 0.0 to 10.0. */
const isScore = (value) => isText(value) && /^(?:10(?:\.0{1,9})?|\d(?:\.\d{1,9})?)$/.test(value);
const SCORED = { isOpen: true, fields: { 'security-severity': { is: isScore } } };
const ARTIFACT_LOCATION = {
    fields: {
        uri: TEXT,
        uriBaseId: TEXT,
        index: INDEX,
        description: WORDS,
        properties: BAG,
    },
};
const COMPONENT_REFERENCE = {
    fields: { name: NAME, index: INDEX, guid: GUID, properties: BAG },
};
const DESCRIPTOR_REFERENCE = {
    fields: {
        id: NAME,
        index: INDEX,
        guid: GUID,
        toolComponent: { object: COMPONENT_REFERENCE },
        properties: BAG,
    },
};
const CONFIGURATION = {
    fields: {
        // A rule that is off and has a result contradicts itself. One that is off and has none was turned off by the call of the
        // scanner, which people wrote, or by a file, which is looked for among those that a request changes.
        enabled: { is: isFlag },
        level: LEVEL,
        rank: 'It orders findings. How bad one is, its level says.',
        parameters: BAG,
        properties: BAG,
    },
};
const OVERRIDE = {
    required: ['descriptor', 'configuration'],
    fields: {
        descriptor: { object: DESCRIPTOR_REFERENCE },
        configuration: { object: CONFIGURATION },
        properties: BAG,
    },
};
const DESCRIPTOR = {
    required: ['id'],
    fields: {
        id: NAME,
        guid: GUID,
        // A result may name a rule by an id that it had.
        deprecatedIds: { is: (value) => Array.isArray(value) && value.every(isText) },
        defaultConfiguration: { object: CONFIGURATION },
        properties: { object: SCORED },
        name: WORDS,
        shortDescription: WORDS,
        fullDescription: WORDS,
        messageStrings: WORDS,
        helpUri: WORDS,
        help: WORDS,
        deprecatedGuids: ID,
        deprecatedNames: ID,
        relationships: 'A rule has its level by itself, and not by what it is related to.',
    },
};
const COMPONENT = {
    required: ['name'],
    fields: {
        name: NAME,
        guid: GUID,
        rules: { list: DESCRIPTOR },
        notifications: { list: DESCRIPTOR },
        properties: BAG,
        organization: WHO,
        product: WHO,
        productSuite: WHO,
        fullName: WHO,
        version: WHO,
        semanticVersion: WHO,
        dottedQuadFileVersion: WHO,
        releaseDateUtc: WHO,
        downloadUri: WHO,
        informationUri: WHO,
        shortDescription: WORDS,
        fullDescription: WORDS,
        globalMessageStrings: WORDS,
        language: WORDS,
        localizedDataSemanticVersion: WORDS,
        minimumRequiredLocalizedDataSemanticVersion: WORDS,
        translationMetadata: WORDS,
        taxa: 'It sorts rules and results by a list of others. Their level does not come from there.',
        supportedTaxonomies: 'It names such lists.',
        locations: WHERE,
        contents: 'It says which parts of the component are in the file. A rule that is named and not there leaves the file undecided.',
        isComprehensive: 'The same.',
        associatedComponent: 'It is of translations and policies, and a run with a policy is undecided.',
    },
};
const NOTIFICATION = {
    fields: {
        level: LEVEL,
        descriptor: { object: DESCRIPTOR_REFERENCE },
        message: WORDS,
        locations: 'An error counts wherever it is.',
        associatedRule: 'An error counts whichever rule it is about.',
        exception: 'What it meant for the scan, the level says.',
        threadId: WHERE,
        timeUtc: WHERE,
        properties: BAG,
    },
};
const INVOCATION = {
    required: ['executionSuccessful'],
    fields: {
        executionSuccessful: { is: isFlag },
        // That they are there at all says that the scan did not end by itself.
        exitSignalName: ANY,
        exitSignalNumber: ANY,
        processStartFailureMessage: ANY,
        toolExecutionNotifications: { list: NOTIFICATION },
        toolConfigurationNotifications: { list: NOTIFICATION },
        ruleConfigurationOverrides: { list: OVERRIDE },
        notificationConfigurationOverrides: { list: OVERRIDE },
        // Tools end with another one than 0 where they found something. What it means, `executionSuccessful` says.
        exitCode: { is: Number.isSafeInteger },
        exitCodeDescription: WORDS,
        commandLine: WHERE,
        arguments: WHERE,
        responseFiles: WHERE,
        startTimeUtc: 'How old a file is, its time on the disk says, which the file cannot choose.',
        endTimeUtc: 'The same.',
        machine: WHERE,
        account: WHERE,
        processId: WHERE,
        executableLocation: WHERE,
        workingDirectory: 'Places are relative to `originalUriBaseIds`, or to the checkout.',
        environmentVariables: WHERE,
        stdin: WHERE,
        stdout: WHERE,
        stderr: WHERE,
        stdoutStderr: WHERE,
        properties: BAG,
    },
};
const SUPPRESSION = {
    required: ['kind'],
    fields: {
        kind: oneOf(['inSource', 'external']),
        status: oneOf(['accepted', 'underReview', 'rejected']),
        guid: ID,
        justification: WORDS,
        location: 'Which comments a request adds, its changed files say.',
        properties: BAG,
    },
};
const TOOL = {
    required: ['driver'],
    fields: {
        driver: { object: COMPONENT },
        extensions: { list: COMPONENT },
        properties: BAG,
    },
};
const RESULT = {
    fields: {
        ruleId: NAME,
        ruleIndex: INDEX,
        rule: { object: DESCRIPTOR_REFERENCE },
        kind: oneOf(['fail', 'open', 'review', 'pass', 'notApplicable', 'informational']),
        level: LEVEL,
        locations: {
            list: {
                fields: {
                    physicalLocation: {
                        object: {
                            fields: {
                                artifactLocation: { object: ARTIFACT_LOCATION },
                                // Without a line that is understood, the finding is one of the file.
                                region: ANY,
                                address: 'It is a place in a program.',
                                contextRegion: WORDS,
                                properties: BAG,
                            },
                        },
                    },
                    id: ID,
                    logicalLocations: SHOWN,
                    message: WORDS,
                    annotations: SHOWN,
                    relationships: SHOWN,
                    properties: BAG,
                },
            },
        },
        suppressions: { list: SUPPRESSION, orNull: true },
        baselineState: oneOf(['new', 'unchanged', 'updated', 'absent']),
        provenance: {
            object: {
                fields: {
                    invocationIndex: INDEX,
                    firstDetectionTimeUtc: ID,
                    lastDetectionTimeUtc: ID,
                    firstDetectionRunGuid: ID,
                    lastDetectionRunGuid: ID,
                    conversionSources: ID,
                    properties: BAG,
                },
            },
        },
        properties: { object: SCORED },
        // A print that is no text makes nothing old.
        fingerprints: ANY,
        partialFingerprints: ANY,
        message: WORDS,
        guid: ID,
        correlationGuid: ID,
        occurrenceCount: 'A result counts once, also where it was seen more often.',
        rank: 'It orders findings. How bad one is, its level says.',
        analysisTarget: SHOWN,
        stacks: SHOWN,
        codeFlows: SHOWN,
        graphs: SHOWN,
        graphTraversals: SHOWN,
        relatedLocations: SHOWN,
        attachments: SHOWN,
        hostedViewerUri: SHOWN,
        workItemUris: SHOWN,
        fixes: SHOWN,
        taxa: 'It sorts a result by a list of others. Its level does not come from there.',
        webRequest: SHOWN,
        webResponse: SHOWN,
    },
};
const RUN = {
    required: ['tool'],
    fields: {
        tool: { object: TOOL },
        invocations: { list: INVOCATION },
        conversion: {
            object: {
                required: ['tool'],
                fields: {
                    invocation: { object: INVOCATION },
                    tool: { object: TOOL },
                    analysisToolLogFiles: WHERE,
                    properties: BAG,
                },
            },
        },
        versionControlProvenance: {
            list: {
                required: ['repositoryUri'],
                fields: {
                    repositoryUri: NAME,
                    revisionId: NAME,
                    branch: 'A branch names another commit each day. Without `revisionId`, the commit is unknown.',
                    revisionTag: 'The same.',
                    asOfTimeUtc: 'The same.',
                    mappedTo: 'The directory that was scanned is in `originalUriBaseIds`.',
                    properties: BAG,
                },
            },
        },
        originalUriBaseIds: { named: ARTIFACT_LOCATION },
        artifacts: {
            list: {
                fields: {
                    location: { object: ARTIFACT_LOCATION },
                    description: WORDS,
                    parentIndex: 'A finding in an archive counts where its name leads.',
                    offset: 'The same.',
                    length: 'The same.',
                    roles: SHOWN,
                    mimeType: SHOWN,
                    contents: SHOWN,
                    encoding: SHOWN,
                    sourceLanguage: SHOWN,
                    hashes: 'That the file was written in this job, its time and git say.',
                    lastModifiedTimeUtc: 'The same.',
                    properties: BAG,
                },
            },
        },
        results: { list: RESULT },
        baselineGuid: GUID,
        automationDetails: {
            object: {
                fields: { guid: GUID, id: ID, correlationGuid: ID, description: WORDS, properties: BAG },
            },
        },
        // What is in another file, and what could make a rule stricter, is not read: so nothing may be there.
        externalPropertyFileReferences: { is: parse/* isRecord */.u4 },
        policies: { is: Array.isArray },
        language: WORDS,
        translations: WORDS,
        redactionTokens: WORDS,
        columnKind: WORDS,
        newlineSequences: WORDS,
        defaultEncoding: WORDS,
        defaultSourceLanguage: WORDS,
        runAggregates: ID,
        logicalLocations: SHARED,
        graphs: SHARED,
        threadFlowLocations: SHARED,
        taxonomies: SHARED,
        addresses: SHARED,
        webRequests: SHARED,
        webResponses: SHARED,
        specialLocations: WORDS,
        properties: BAG,
    },
};
/** The file as a whole. */
const LOG = {
    fields: {
        $schema: { is: (value) => isText(value) && value !== '' && isOfThisVersion(value) },
        version: ANY,
        // The runs of other tools are not read, so each run is looked at by itself.
        runs: ANY,
        inlineExternalProperties: { is: Array.isArray },
        properties: BAG,
    },
};
/** Whether an address names no version of the format, or this one. */
function isOfThisVersion(address) {
    const versions = address.match(/\d+\.\d+\.\d+/g) ?? [];
    return versions.length === 0 || versions.includes('2.1.0');
}
/**
 * Where a value has not the form that the format gives it, as a path from it: `results[3].level`. Undefined if all that is read
 * of it has the form.
 */
function whereUnclear(value, { required = [], isOpen = false, fields }) {
    if (!(0,parse/* isRecord */.u4)(value))
        return '';
    const missing = required.find((name) => !Object.hasOwn(value, name));
    if (missing !== undefined)
        return missing;
    for (const name of Object.keys(value)) {
        const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
        if (field === undefined && !isOpen)
            return name;
        if (field === undefined || typeof field === 'string')
            continue;
        const at = inForm(value[name], field);
        if (at !== undefined)
            return at.startsWith('[') || at === '' ? name + at : `${name}.${at}`;
    }
    return undefined;
}
function inForm(value, form) {
    if ('is' in form)
        return form.is(value) ? undefined : '';
    if ('object' in form)
        return whereUnclear(value, form.object);
    if ('list' in form) {
        if (value === null && form.orNull === true)
            return undefined;
        if (!Array.isArray(value))
            return '';
        return firstOf(value.entries(), form.list, (at) => `[${at}]`);
    }
    if (!(0,parse/* isRecord */.u4)(value))
        return '';
    return firstOf(Object.entries(value), form.named, (name) => `[${JSON.stringify(name)}]`);
}
function firstOf(entries, of, named) {
    for (const [key, value] of entries) {
        const at = whereUnclear(value, of);
        if (at !== undefined)
            return at === '' ? named(key) : `${named(key)}.${at}`;
    }
    return undefined;
}
//# sourceMappingURL=sarif-fields.js.map
;// CONCATENATED MODULE: ./build/src/scanners/sarif-rules.js
/** The rules of a run as results, notifications and overrides name them, and the level that each has. */


const LEVELS = ['none', 'note', 'warning', 'error'];
/** One kind of descriptions of a tool. */
class Descriptions {
    driver;
    extensions;
    constructor(run, kind) {
        const tool = (0,parse/* fieldOf */._F)(run, 'tool');
        this.driver = componentOf((0,parse/* fieldOf */._F)(tool, 'driver'), kind);
        this.extensions = (0,parse/* listOf */.c3)((0,parse/* fieldOf */._F)(tool, 'extensions')).map((each) => componentOf(each, kind));
    }
    /**
     * What a reference is of. Where it has neither an index nor a guid, all with its id may be: nothing says which of them is.
     *
     * @param reference a reportingDescriptorReference; undefined if there is none
     * @param besides what a result says of its rule besides
     */
    find(reference, besides = {}) {
        const [ownId, besideId] = [(0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(reference, 'id')), (0,parse/* textIn */.r7)(besides.id)];
        const [ownIndex, besideIndex] = [(0,parse/* fieldOf */._F)(reference, 'index'), besides.index];
        if (ownId !== undefined && besideId !== undefined && ownId !== besideId)
            return { unresolved: 'two' };
        if (ownIndex !== undefined && besideIndex !== undefined && ownIndex !== besideIndex)
            return { unresolved: 'two' };
        const id = ownId ?? besideId;
        const index = indexIn(ownIndex ?? besideIndex);
        const guid = (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(reference, 'guid'))?.toLowerCase();
        const component = this.componentOf((0,parse/* fieldOf */._F)(reference, 'toolComponent'));
        if (component === undefined)
            return { unresolved: 'absent' };
        if (index === undefined && guid === undefined) {
            if (id === undefined)
                return { unresolved: 'unnamed' };
            const all = [this.driver, ...this.extensions].flatMap((each) => withId(each, id));
            return { id, isCertain: false, descriptors: all };
        }
        const ofGuid = component.byGuid.get(guid ?? '') ?? [];
        const found = index === undefined ? ofGuid : component.listed.slice(index, index + 1);
        const [descriptor] = found;
        const itsId = (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(descriptor, 'id')) ?? '';
        const isIt = found.length === 1 &&
            (guid === undefined || ofGuid.includes(descriptor)) &&
            (id === undefined || isPartOf(id, itsId));
        return isIt
            ? { id: id ?? itsId, isCertain: true, descriptors: [descriptor] }
            : { unresolved: 'absent' };
    }
    /** By the index of an extension, else by its guid, else the driver; undefined if the reference says something else besides. */
    componentOf(named) {
        const index = indexIn((0,parse/* fieldOf */._F)(named, 'index'));
        const guid = (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(named, 'guid'))?.toLowerCase();
        const name = (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(named, 'name'));
        const hasGuid = ({ component }) => (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(component, 'guid'))?.toLowerCase() === guid;
        let found = [this.driver];
        if (index !== undefined)
            found = this.extensions.slice(index, index + 1);
        else if (guid !== undefined)
            found = [this.driver, ...this.extensions].filter(hasGuid);
        const [component] = found;
        if (component === undefined || found.length > 1)
            return undefined;
        const isIt = (guid === undefined || hasGuid(component)) &&
            (name === undefined || (0,parse/* fieldOf */._F)(component.component, 'name') === name);
        return isIt ? component : undefined;
    }
}
/** -1 says that there is no index. */
function indexIn(value) {
    return typeof value === 'number' && value >= 0 ? value : undefined;
}
function componentOf(component, kind) {
    const listed = (0,parse/* listOf */.c3)((0,parse/* fieldOf */._F)(component, kind));
    const byId = new Map();
    const byGuid = new Map();
    for (const each of listed) {
        const older = (0,parse/* listOf */.c3)((0,parse/* fieldOf */._F)(each, 'deprecatedIds')).flatMap((id) => (0,parse/* textIn */.r7)(id) ?? []);
        for (const id of new Set([(0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(each, 'id')) ?? '', ...older]))
            (0,add_to/* addTo */.D)(byId, id, each);
        (0,add_to/* addTo */.D)(byGuid, (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(each, 'guid'))?.toLowerCase() ?? '', each);
    }
    return { component, listed, byId, byGuid };
}
/** A reference may name a part of a rule: `CA1000/1` of `CA1000`. */
function isPartOf(id, of) {
    return id === of || wholeOf(id) === of;
}
function withId({ byId }, id) {
    return [...(byId.get(id) ?? []), ...(byId.get(wholeOf(id)) ?? [])];
}
const wholeOf = (id) => id.slice(0, Math.max(0, id.lastIndexOf('/')));
/** What one invocation changes of the rules of the tool. */
class Overrides {
    certain = new Map();
    /** Of overrides that have an id alone: by what they may be of, and by the id and what it is a part of. */
    possible = new Map();
    /** @returns why an override is of nothing, or of two things */
    add(override, descriptions) {
        const found = descriptions.find((0,parse/* fieldOf */._F)(override, 'descriptor'));
        if ('unresolved' in found)
            return found;
        const { id, isCertain, descriptors } = found;
        const configuration = (0,parse/* fieldOf */._F)(override, 'configuration');
        for (const each of descriptors)
            (0,add_to/* addTo */.D)(isCertain ? this.certain : this.possible, each, configuration);
        if (!isCertain) {
            for (const each of new Set([id, wholeOf(id)]))
                (0,add_to/* addTo */.D)(this.possible, each, configuration);
        }
        return undefined;
    }
    /** The configurations that are of a description, and those that may be. */
    of(descriptor, id) {
        const possible = [descriptor, id, wholeOf(id)].flatMap((key) => this.possible.get(key) ?? []);
        return { certain: this.certain.get(descriptor) ?? [], possible };
    }
}
function levelIn(value) {
    return LEVELS.find((level) => level === value);
}
/**
 * The level of what names none, the worst of those that it may have; undefined if a rule is said to be off. A rule of which only
 * the id is known may be another one than those that the file describes.
 *
 * @param overrides of the invocation that it is of; of each where it is not known of which
 */
function usualLevel({ id, isCertain, descriptors }, overrides, isKnown) {
    const levels = isCertain ? [] : ['warning'];
    for (const each of descriptors.length === 0 ? [undefined] : descriptors) {
        const about = overrides.map((one) => one.of(each, (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(each, 'id')) ?? id));
        const certain = about.flatMap((one) => one.certain);
        const usual = (0,parse/* fieldOf */._F)(each, 'defaultConfiguration');
        const all = [...certain, ...about.flatMap((one) => one.possible)];
        const said = all.flatMap((one) => (0,parse/* fieldOf */._F)(one, 'enabled') ?? []);
        const isOff = said.length === 0 ? (0,parse/* fieldOf */._F)(usual, 'enabled') === false : said.includes(false);
        if (isOff)
            return undefined;
        const level = levelIn((0,parse/* fieldOf */._F)(usual, 'level')) ?? 'warning';
        const isReplaced = isKnown && certain.some((one) => (0,parse/* fieldOf */._F)(one, 'level') !== undefined);
        levels.push(...all.flatMap((one) => levelIn((0,parse/* fieldOf */._F)(one, 'level')) ?? []));
        if (!isReplaced)
            levels.push(level);
    }
    return worstLevel(levels);
}
function worstLevel(levels) {
    return levels.reduce((worst, level) => LEVELS.indexOf(level) > LEVELS.indexOf(worst) ? level : worst);
}
//# sourceMappingURL=sarif-rules.js.map
;// CONCATENATED MODULE: ./build/src/scanners/severity-of.js
/** How bad a result is: by its level, and by the number that security tools give a rule. */


/**
 * The worst of all counts: a tool that leaves one of them at its default lowers nothing by it.
 *
 * @param rules all that may be the rule of the result
 */
function severityOf(level, result, rules) {
    const scores = [result, ...rules].flatMap((each) => scoreOf(each) ?? []);
    return scores.reduce(model_severity/* worseOf */.WD, SEVERITY_OF_LEVEL[level]);
}
const SEVERITY_OF_LEVEL = {
    error: 'high',
    warning: 'medium',
    note: 'low',
    none: 'none',
};
/** The number from 0.0 to 10.0 in the properties, with the limits that GitHub has. */
function scoreOf(of) {
    const written = (0,parse/* fieldOf */._F)((0,parse/* fieldOf */._F)(of, 'properties'), 'security-severity');
    if (written === undefined)
        return undefined;
    const score = Number(written);
    if (score >= 9)
        return 'critical';
    if (score >= 7)
        return 'high';
    if (score >= 4)
        return 'medium';
    return score > 0 ? 'low' : 'none';
}
//# sourceMappingURL=severity-of.js.map
;// CONCATENATED MODULE: ./build/src/scanners/read-sarif.js
/**
 * Reads the file of a scanner, SARIF 2.1.0: https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/sarif-v2.1.0-errata01-os-complete.html. A
 * scan counts only where the file is whole and says that it went well: what it does not say is no pass. Which fields are read,
 * and why the others need not be, is in `sarif-fields.ts`.
 */









/** More than any scanner writes for a repository, and what is read in a second for each 10 MB. */
const MOST_BYTES = 50_000_000;
const MOST_RESULTS = 25_000;
const MOST_RUNS = 100;
/** SARIF has 15 levels; a code flow or the properties of a tool may have more. */
const MOST_LEVELS = 100;
/** Of objects and lists: a result has about 20. To parse far more takes more memory than there is. */
const MOST_VALUES = 2_000_000;
const LONGEST_TEXT = 2_000;
const read_sarif_LONGEST_RULE = 200;
const MOST_FINGERPRINTS = 10;
const AGAIN = (0,sentence/* phrase */.MZ) `Let the scanner write the whole file as SARIF 2.1.0, in UTF-8, in an earlier step of this job.`;
const ANOTHER_VERSION = (0,sentence/* phrase */.MZ) `Take a version of the scanner that writes SARIF 2.1.0 as it is specified.`;
/** @param bytes of the file */
function parseSarif(bytes) {
    const unread = (why, remedy = AGAIN) => {
        return { code: 'scan-unread', why, remedy };
    };
    if (bytes.length > MOST_BYTES)
        return tooLarge(bytes.length);
    if (bytes.length === 0)
        return unread((0,sentence/* phrase */.MZ) `is empty.`);
    const text = decodeText(bytes);
    if (typeof text !== 'string')
        return unread(text.why);
    const tooMuch = whyTooMuch(bytes);
    if (tooMuch !== undefined)
        return unread(tooMuch);
    const document = (0,parse/* parseJson */.qF)(text);
    if (document === undefined) {
        const isCut = /^\s*\{/.test(text) && !/\}\s*$/.test(text);
        return unread(isCut ? (0,sentence/* phrase */.MZ) `is cut: its JSON ends too early.` : (0,sentence/* phrase */.MZ) `is no JSON.`);
    }
    const repeated = (0,json_text/* firstRepeatedName */.aE)(text);
    if (repeated !== undefined) {
        const says = (0,sentence/* phrase */.MZ) `has the key ${(0,sentence/* quoted */.TL)(repeated.name)} twice, and only one of them could count.`;
        return unread(says, ANOTHER_VERSION);
    }
    const version = (0,parse/* fieldOf */._F)(document, 'version');
    const runs = (0,parse/* fieldOf */._F)(document, 'runs');
    if (!Array.isArray(runs))
        return unread((0,sentence/* phrase */.MZ) `is no SARIF: it has no list ${(0,sentence/* quoted */.TL)('runs')}.`);
    if (version !== '2.1.0') {
        return unread((0,sentence/* phrase */.MZ) `is no SARIF 2.1.0: its version is ${(0,sentence/* quoted */.TL)(String(version))}.`);
    }
    const at = whereUnclear(document, LOG);
    if (at !== undefined)
        return unclear(at);
    if (runs.length > MOST_RUNS)
        return unread((0,sentence/* phrase */.MZ) `has more than ${(0,sentence/* formatNumber */.ZV)(MOST_RUNS)} runs.`);
    if ((0,parse/* listOf */.c3)((0,parse/* fieldOf */._F)(document, 'inlineExternalProperties')).length > 0)
        return notRead('inlineExternalProperties');
    return { runs };
}
function tooLarge(bytes) {
    const most = (0,sentence/* formatNumber */.ZV)(MOST_BYTES / 1_000_000);
    return {
        code: 'scan-unread',
        why: (0,sentence/* phrase */.MZ) `has ${(0,sentence/* formatNumber */.ZV)(Math.ceil(bytes / 1_000_000))} MB, and at most ${most} MB are read.`,
        remedy: (0,sentence/* phrase */.MZ) `Scan less with one call, and make an entry for the file of each.`,
    };
}
function decodeText(bytes) {
    const [first, second] = bytes;
    const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
    if (isUtf16 || first === 0 || second === 0)
        return { why: (0,sentence/* phrase */.MZ) `is UTF-16, and not UTF-8.` };
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        return { why: (0,sentence/* phrase */.MZ) `is no text in UTF-8.` };
    }
}
/** Looks at JSON before it is parsed. */
function whyTooMuch(bytes) {
    let depth = 0;
    let values = 0;
    let inString = false;
    for (let at = 0; at < bytes.length; at++) {
        const byte = bytes[at];
        if (inString) {
            // The byte after a backslash is escaped.
            if (byte === 0x5c)
                at++;
            else if (byte === 0x22)
                inString = false;
        }
        else if (byte === 0x22)
            inString = true;
        else if (byte === 0x7b || byte === 0x5b) {
            depth++;
            values++;
            if (depth > MOST_LEVELS) {
                return (0,sentence/* phrase */.MZ) `has more than ${(0,sentence/* formatNumber */.ZV)(MOST_LEVELS)} levels, and no SARIF has.`;
            }
            if (values > MOST_VALUES) {
                return (0,sentence/* phrase */.MZ) `has more than ${(0,sentence/* formatNumber */.ZV)(MOST_VALUES)} objects and lists.`;
            }
        }
        else if (byte === 0x7d || byte === 0x5d)
            depth--;
    }
    return undefined;
}
/**
 * Reads all runs of one tool.
 *
 * @param tool the name of the tool, in letters of either case
 * @param isBase whether it is the scan of the merge base: of another directory, whose paths are compared, and of none of `commits`
 */
function readRuns({ runs }, tool, judged, isBase = false) {
    const wanted = tool.toLowerCase();
    const nameOf = (run) => (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(driverOf(run), 'name'))?.trim() ?? '';
    const ofTool = runs.filter((run) => nameOf(run).toLowerCase() === wanted);
    const [first] = ofTool;
    if (first === undefined)
        return ofOtherTools([...new Set(runs.map(nameOf))], tool);
    // It may be one of this tool.
    const unnamed = runs.findIndex((run) => nameOf(run) === '');
    if (unnamed >= 0)
        return unclear(`runs[${unnamed}].tool.driver.name`);
    // tflint has a run of its own for what it could not read.
    const ofErrors = runs.filter((run) => nameOf(run).toLowerCase() === `${wanted}-errors`);
    const [error] = ofErrors.flatMap((run) => (0,parse/* listOf */.c3)((0,parse/* fieldOf */._F)(run, 'results')));
    if (error !== undefined)
        return notScanned(error);
    for (const run of ofErrors) {
        const failure = failureOf(run) ?? whyOfOtherCommit(run, judged.commits, isBase);
        if (failure !== undefined)
            return failure;
    }
    const results = [];
    const rules = new Map();
    const scanned = [];
    for (const run of ofTool) {
        const failure = failureOf(run) ?? whyOfOtherCommit(run, judged.commits, isBase);
        if (failure !== undefined)
            return failure;
        const bases = readBases(run);
        const checkout = isBase ? (scannedRoot(bases) ?? judged) : judged;
        const directories = readScanned(bases, checkout);
        if ('elsewhere' in directories)
            return scannedElsewhere(directories.elsewhere);
        scanned.push(...directories.scanned);
        const written = (0,parse/* listOf */.c3)((0,parse/* fieldOf */._F)(run, 'results'));
        const ofRun = openRun(run, bases, checkout);
        if ('code' in ofRun)
            return ofRun;
        let count = results.length + written.length;
        for (const [at, result] of written.entries()) {
            count += Math.max(0, (0,parse/* listOf */.c3)((0,parse/* fieldOf */._F)(result, 'locations')).length - 1);
            if (count > MOST_RESULTS)
                return tooMany(written.length);
            const read = readResult(result, ofRun, `results[${at}]`);
            if (read === undefined)
                continue;
            if ('code' in read)
                return read;
            results.push(...read.results);
            if (!rules.has(read.rule))
                rules.set(read.rule, read.described);
        }
    }
    return { scan: { tool: nameOf(first), results, rules, scanned } };
}
function ofOtherTools(names, tool) {
    const named = names.filter((name) => name !== '').slice(0, 5);
    const has = named.length === 0
        ? (0,sentence/* phrase */.MZ) `names no tool`
        : (0,sentence/* phrase */.MZ) `has runs of ${named.map((name, at) => (at === 0 ? (0,sentence/* quoted */.TL)(name) : (0,sentence/* phrase */.MZ) `, ${(0,sentence/* quoted */.TL)(name)}`))}`;
    return {
        code: 'scan-unread',
        why: (0,sentence/* phrase */.MZ) `${has}, and none of ${(0,sentence/* quoted */.TL)(tool)}.`,
        remedy: (0,sentence/* phrase */.MZ) `Write the name of the tool as its file has it, or name the file of this tool.`,
    };
}
function scannedElsewhere(path) {
    return {
        code: 'scan-elsewhere',
        why: (0,sentence/* phrase */.MZ) `says that ${(0,sentence/* quoted */.TL)(path)} was scanned, and that is not what is gated.`,
        remedy: (0,sentence/* phrase */.MZ) `Scan the checkout of this job. In a container, mount it where it is: ${(0,sentence/* quoted */.TL)('docker run -v "$PWD:$PWD" -w "$PWD"')}.`,
    };
}
function tooMany(count) {
    return {
        code: 'scan-unread',
        why: (0,sentence/* phrase */.MZ) `has ${(0,sentence/* formatNumber */.ZV)(count)} results, and at most ${(0,sentence/* formatNumber */.ZV)(MOST_RESULTS)} are read.`,
        remedy: (0,sentence/* phrase */.MZ) `Let the scanner leave out the levels that nobody reads, or scan less with one call.`,
    };
}
const scanFailed = (why) => ({
    code: 'scan-failed',
    why,
    remedy: (0,sentence/* phrase */.MZ) `The log of the step that scans says more. Repair it, and run the job again.`,
});
/** @param error what has the message */
function notScanned(error) {
    const written = (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)((0,parse/* fieldOf */._F)(error, 'message'), 'text')) ?? 'an error';
    const said = written.replace(/\p{Cc}\[[\d;]*m/gu, '').replace(/\s+/g, ' ');
    return scanFailed((0,sentence/* phrase */.MZ) `says that something could not be scanned: ${(0,sentence/* foreign */.V$)((0,clip/* clip */.$)(said, 300))}`);
}
/** Why a run does not say what there is; undefined if it ended well and its results are in it. */
function failureOf(run) {
    const conversion = (0,parse/* fieldOf */._F)(run, 'conversion');
    const invocations = (0,parse/* listOf */.c3)((0,parse/* fieldOf */._F)(run, 'invocations'));
    for (const invocation of [...invocations, (0,parse/* fieldOf */._F)(conversion, 'invocation')]) {
        const why = howEnded(invocation);
        if (why !== undefined)
            return scanFailed(why);
    }
    const outside = (0,parse/* recordOf */.zv)((0,parse/* fieldOf */._F)(run, 'externalPropertyFileReferences'));
    const isEmpty = (part) => Array.isArray(part) && part.length === 0;
    if (Object.keys(outside).some((name) => name !== 'properties' && !isEmpty(outside[name]))) {
        return scanFailed((0,sentence/* phrase */.MZ) `has a part of its results or rules in another file.`);
    }
    // A scan that found nothing has an empty list. Without a list there was no scan.
    if (!Array.isArray((0,parse/* fieldOf */._F)(run, 'results'))) {
        return scanFailed((0,sentence/* phrase */.MZ) `has a run without a list ${(0,sentence/* quoted */.TL)('results')}: nothing says what was found.`);
    }
    const at = whereUnclear(run, RUN);
    if (at !== undefined)
        return unclear(at);
    if ((0,parse/* listOf */.c3)((0,parse/* fieldOf */._F)(run, 'policies')).length > 0)
        return notRead('policies');
    return (whyIncomplete(invocations, run) ??
        whyIncomplete([(0,parse/* fieldOf */._F)(conversion, 'invocation')], conversion));
}
/** That a process did not do its work; undefined if nothing says that. */
function howEnded(invocation) {
    const atStart = (0,parse/* fieldOf */._F)(invocation, 'processStartFailureMessage');
    if (atStart !== undefined) {
        return (0,sentence/* phrase */.MZ) `says that the scan did not start: ${(0,sentence/* foreign */.V$)(saidIn(atStart))}`;
    }
    const signal = (0,parse/* fieldOf */._F)(invocation, 'exitSignalName') ?? (0,parse/* fieldOf */._F)(invocation, 'exitSignalNumber');
    if (signal !== undefined) {
        return (0,sentence/* phrase */.MZ) `says that a signal ended the scan: ${(0,sentence/* foreign */.V$)(saidIn(signal))}.`;
    }
    return (0,parse/* fieldOf */._F)(invocation, 'executionSuccessful') === false
        ? (0,sentence/* phrase */.MZ) `says that the scan failed: ${(0,sentence/* quoted */.TL)('executionSuccessful')} is false.`
        : undefined;
}
const saidIn = (value) => (0,clip/* clip */.$)((0,parse/* textIn */.r7)(value) ?? JSON.stringify(value), 300);
/** A notification need not say which it is. */
const NOT_NAMED = { id: '', isCertain: false, descriptors: [] };
/** That a process told an error. @param of what has the tool: the run, or its conversion */
function whyIncomplete(invocations, of) {
    const descriptions = new Descriptions(of, 'notifications');
    for (const invocation of invocations) {
        const overrides = new Overrides();
        for (const one of (0,parse/* listOf */.c3)((0,parse/* fieldOf */._F)(invocation, 'notificationConfigurationOverrides'))) {
            const nowhere = overrides.add(one, descriptions);
            if (nowhere !== undefined)
                return leadsNowhere(nowhere, 'notificationConfigurationOverrides');
        }
        const told = ['toolExecutionNotifications', 'toolConfigurationNotifications'].flatMap((name) => (0,parse/* listOf */.c3)((0,parse/* fieldOf */._F)(invocation, name)));
        for (const notification of told) {
            const descriptor = (0,parse/* fieldOf */._F)(notification, 'descriptor');
            const found = descriptor === undefined ? NOT_NAMED : descriptions.find(descriptor);
            if ('unresolved' in found)
                return leadsNowhere(found, 'notifications');
            const own = levelIn((0,parse/* fieldOf */._F)(notification, 'level'));
            // No override may make less of an error.
            const level = own ?? usualLevel(found, [overrides], false) ?? 'error';
            if (level === 'error')
                return notScanned(notification);
        }
    }
    return undefined;
}
/** That a run says that it scanned another commit than those of the job, or does not say which. */
function whyOfOtherCommit(run, commits, isBase) {
    const other = (0,parse/* listOf */.c3)((0,parse/* fieldOf */._F)(run, 'versionControlProvenance')).find((entry) => commits.has((0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(entry, 'revisionId')) ?? '') === isBase);
    return other === undefined ? undefined : ofOtherCommit(other);
}
function ofOtherCommit(entry) {
    const said = (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(entry, 'revisionId')) ?? 'no commit';
    return {
        code: 'scan-elsewhere',
        why: (0,sentence/* phrase */.MZ) `says that another commit was scanned: ${(0,sentence/* quoted */.TL)((0,clip/* clip */.$)(said, 100))}.`,
        remedy: (0,sentence/* phrase */.MZ) `Scan the commit that this job has checked out, and let the scanner write the whole id of it, or none.`,
    };
}
const driverOf = (run) => (0,parse/* fieldOf */._F)((0,parse/* fieldOf */._F)(run, 'tool'), 'driver');
/** @param at the path of what is not understood, from the run */
function unclear(at) {
    return {
        code: 'scan-unread',
        why: (0,sentence/* phrase */.MZ) `says something that is not understood, at ${(0,sentence/* quoted */.TL)(at || 'runs')}.`,
        remedy: ANOTHER_VERSION,
    };
}
function notRead(name) {
    return {
        code: 'scan-unread',
        why: (0,sentence/* phrase */.MZ) `has ${(0,sentence/* quoted */.TL)(name)}, which may have more results, or rules that are stricter.`,
        remedy: (0,sentence/* phrase */.MZ) `Let the scanner write its results and rules into the run itself.`,
    };
}
function leadsNowhere({ unresolved }, at) {
    const what = {
        two: (0,sentence/* phrase */.MZ) `names two rules in one place`,
        absent: (0,sentence/* phrase */.MZ) `names a rule that the file does not have`,
        unnamed: (0,sentence/* phrase */.MZ) `names no rule`,
    };
    return contradicts(what[unresolved], at);
}
function openRun(run, bases, checkout) {
    const rules = new Descriptions(run, 'rules');
    const overrides = [];
    for (const invocation of (0,parse/* listOf */.c3)((0,parse/* fieldOf */._F)(run, 'invocations'))) {
        const ofInvocation = new Overrides();
        for (const one of (0,parse/* listOf */.c3)((0,parse/* fieldOf */._F)(invocation, 'ruleConfigurationOverrides'))) {
            const nowhere = ofInvocation.add(one, rules);
            if (nowhere !== undefined)
                return leadsNowhere(nowhere, 'ruleConfigurationOverrides');
        }
        overrides.push(ofInvocation);
    }
    const artifacts = (0,parse/* listOf */.c3)((0,parse/* fieldOf */._F)(run, 'artifacts'));
    const baseline = (0,parse/* fieldOf */._F)(run, 'baselineGuid');
    const itself = (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)((0,parse/* fieldOf */._F)(run, 'automationDetails'), 'guid'));
    const isCompared = isGuid(baseline) &&
        baseline.toLowerCase() !== itself?.toLowerCase() &&
        (0,parse/* listOf */.c3)((0,parse/* fieldOf */._F)(run, 'results')).every((each) => (0,parse/* fieldOf */._F)(each, 'baselineState') !== undefined);
    return { rules, overrides, artifacts, bases, checkout, isCompared };
}
/**
 * @param at the path of the result, for sentences
 * @returns undefined for what is no failure: a pass, what does not apply, what was in the baseline and is gone
 */
function readResult(result, run, at) {
    const kind = (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(result, 'kind')) ?? 'fail';
    const found = run.rules.find((0,parse/* fieldOf */._F)(result, 'rule'), {
        id: (0,parse/* fieldOf */._F)(result, 'ruleId'),
        index: (0,parse/* fieldOf */._F)(result, 'ruleIndex'),
    });
    if ('unresolved' in found)
        return leadsNowhere(found, at);
    const written = levelIn((0,parse/* fieldOf */._F)(result, 'level'));
    if (kind !== 'fail' && written !== undefined && written !== 'none') {
        return contradicts((0,sentence/* phrase */.MZ) `has a result of kind ${(0,sentence/* quoted */.TL)(kind)} and of level ${(0,sentence/* quoted */.TL)(written)}`, at);
    }
    if ((0,parse/* fieldOf */._F)(result, 'baselineState') === 'absent') {
        if (run.isCompared)
            return undefined;
        return contradicts((0,sentence/* phrase */.MZ) `has a result that is gone, and no run that it was compared with`, at);
    }
    const byRule = levelByRule(result, found, run);
    if (byRule === 'nowhere')
        return contradicts((0,sentence/* phrase */.MZ) `names an invocation that the file does not have`, at);
    if (kind === 'notApplicable')
        return undefined;
    if (byRule === undefined)
        return contradicts((0,sentence/* phrase */.MZ) `has a result of a rule that is off`, at);
    if (kind === 'pass' || kind === 'informational')
        return undefined;
    const level = written ?? byRule;
    if (kind === 'fail' && level === 'none')
        return contradicts((0,sentence/* phrase */.MZ) `has a failure of level ${(0,sentence/* quoted */.TL)('none')}`, at);
    const places = read_sarif_placesOf(result, run);
    if (places === undefined) {
        return contradicts((0,sentence/* phrase */.MZ) `names two files for one place, or a file that it does not have`, at);
    }
    const id = (0,clip/* clip */.$)(found.id.replace(/\s+/g, ' ').trim(), read_sarif_LONGEST_RULE) || UNNAMED_RULE;
    const [rule] = found.descriptors;
    const same = {
        rule: id,
        // What is open, or waits for people, has no level: nobody knows how bad it is.
        severity: kind === 'fail' ? severityOf(level, result, found.descriptors) : 'critical',
        message: messageOf(result, rule),
        fingerprints: fingerprintsOf(result),
        isSuppressed: isSuppressedInSource(result),
    };
    return {
        results: places.map((place) => ({
            ...same,
            place: place && 'place' in place ? place.place : undefined,
            elsewhere: place && 'elsewhere' in place ? (0,clip/* clip */.$)(place.elsewhere, 300) : undefined,
        })),
        rule: id,
        described: describeRule(rule),
    };
}
function contradicts(what, at) {
    return {
        code: 'scan-unread',
        why: (0,sentence/* phrase */.MZ) `${what}, at ${(0,sentence/* quoted */.TL)(at)}.`,
        remedy: ANOTHER_VERSION,
    };
}
/** The level of a result that has none, as `usualLevel` has it; or that it names an invocation that is not there. */
function levelByRule(result, rule, { overrides }) {
    const written = (0,parse/* fieldOf */._F)((0,parse/* fieldOf */._F)(result, 'provenance'), 'invocationIndex');
    const isOne = written === undefined && overrides.length === 1;
    const index = isOne ? 0 : indexIn(written);
    if (index === undefined)
        return usualLevel(rule, overrides, overrides.length === 0);
    const ofInvocation = overrides[index];
    return ofInvocation === undefined ? 'nowhere' : usualLevel(rule, [ofInvocation], true);
}
function describeRule(rule) {
    const textAt = (name) => (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)((0,parse/* fieldOf */._F)(rule, name), 'text'))?.trim() ?? '';
    const title = textAt('shortDescription') || textAt('fullDescription') || (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(rule, 'name')) || '';
    const help = (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(rule, 'helpUri'))?.trim() ?? '';
    const isAddress = help.length <= 500 && /^https:\/\/[\w.-]+(?::\d+)?(?:\/[!-~]*)?$/.test(help);
    return { title: (0,clip/* clip */.$)(title, 300), help: isAddress ? help : undefined };
}
function messageOf(result, rule) {
    const message = (0,parse/* fieldOf */._F)(result, 'message');
    const id = (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(message, 'id')) ?? '';
    const ofRule = (0,parse/* fieldOf */._F)((0,parse/* recordOf */.zv)((0,parse/* fieldOf */._F)(rule, 'messageStrings'))[id], 'text');
    const written = (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(message, 'text')) ??
        (0,parse/* textIn */.r7)(ofRule) ??
        (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(message, 'markdown')) ??
        '';
    const values = (0,parse/* listOf */.c3)((0,parse/* fieldOf */._F)(message, 'arguments'));
    const text = written.replaceAll(/\{(\d{1,2})\}/g, (hole, at) => (0,parse/* textIn */.r7)(values[Number(at)]) ?? hole);
    // Trivy writes all that it knows of a finding, one fact a line.
    const [, told] = /^Message: (.+)$/m.exec(text) ?? [];
    return (0,clip/* clip */.$)((told ?? text).trim(), LONGEST_TEXT) || describeRule(rule).title || 'no message';
}
/** Each place of a result, one that is not said if it has none; undefined if one of them is not understood. */
function read_sarif_placesOf(result, run) {
    const locations = (0,parse/* listOf */.c3)((0,parse/* fieldOf */._F)(result, 'locations'));
    const places = [];
    for (const location of locations.length === 0 ? [undefined] : locations) {
        const read = placeInFile((0,parse/* fieldOf */._F)(location, 'physicalLocation'), run);
        if (read === 'unclear')
            return undefined;
        places.push(read);
    }
    return places;
}
function placeInFile(physical, { artifacts, bases, checkout }) {
    const written = (0,parse/* fieldOf */._F)(physical, 'artifactLocation');
    const index = indexIn((0,parse/* fieldOf */._F)(written, 'index'));
    const own = artifactPlace(written, bases, checkout);
    const ofRun = index === undefined ? undefined : artifacts[index];
    const listed = artifactPlace((0,parse/* fieldOf */._F)(ofRun, 'location'), bases, checkout);
    if (index !== undefined && ofRun === undefined)
        return 'unclear';
    if (own && listed && JSON.stringify(own) !== JSON.stringify(listed))
        return 'unclear';
    const at = own ?? listed;
    if (at === undefined || 'elsewhere' in at)
        return at;
    const region = (0,parse/* fieldOf */._F)(physical, 'region');
    const line = lineOf((0,parse/* fieldOf */._F)(region, 'startLine'));
    const endLine = lineOf((0,parse/* fieldOf */._F)(region, 'endLine'));
    const isRange = line !== undefined && endLine !== undefined && endLine >= line;
    return { place: { path: at.path, line, endLine: isRange ? endLine : line } };
}
function lineOf(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 ? value : undefined;
}
function fingerprintsOf(result) {
    return ['fingerprints', 'partialFingerprints'].flatMap((name) => Object.entries((0,parse/* recordOf */.zv)((0,parse/* fieldOf */._F)(result, name)))
        .slice(0, MOST_FINGERPRINTS)
        .flatMap(([key, value]) => 
    // Semgrep writes the words `requires login` into all.
    typeof value === 'string' && /^\S+$/.test(value) ? `${key}=${(0,clip/* clip */.$)(value, 500)}` : []));
}
/** Whether a comment suppresses it. One suppression that waits for a review, or was rejected, and the result is not suppressed. */
function isSuppressedInSource(result) {
    const suppressions = (0,parse/* listOf */.c3)((0,parse/* fieldOf */._F)(result, 'suppressions'));
    const isAccepted = (one) => ((0,parse/* fieldOf */._F)(one, 'status') ?? 'accepted') === 'accepted';
    return (suppressions.every(isAccepted) &&
        suppressions.some((one) => (0,parse/* fieldOf */._F)(one, 'kind') === 'inSource'));
}
//# sourceMappingURL=read-sarif.js.map
// EXTERNAL MODULE: ./build/src/trust/tree.js
var tree = __webpack_require__(80734);
;// CONCATENATED MODULE: ./build/src/check/scan-files.js
/**
 * Reads the files that scanners wrote. One that is not known to be written in this job says nothing: the request could have
 * brought it, or it is of other files.
 */









const SCAN_FIRST = (0,sentence/* phrase */.MZ) `Run the scanner in an earlier step of this job, after the checkout, and let it write this file also where it finds nothing.`;
class ScanFiles {
    #root;
    #jobDirectory;
    #ports;
    #head;
    #read = new Map();
    #tracked;
    #commits;
    /**
     * @param root absolute path of the checkout
     * @param head the commit that is reported, if one is
     */
    constructor(root, jobTree, head, ports) {
        this.#root = root;
        this.#jobDirectory = (0,tree/* jobDirectoryOf */.Yc)(jobTree, root);
        this.#head = head;
        this.#ports = ports;
    }
    /** What a tool found in the files of this checkout. */
    async scanOf(tool, file) {
        return this.#runsOf(tool, file, false);
    }
    /** What it found at the merge base. That scan is of another directory: only its paths are compared. */
    async scanOfBase(tool, file) {
        return this.#runsOf(tool, file, true);
    }
    async #runsOf(tool, file, isBase) {
        const read = await this.#fileOnce(file, isBase);
        if ('code' in read)
            return read;
        const commits = await (this.#commits ??= this.#findCommits());
        return readRuns(read, tool, { root: (0,find_repository/* slashed */.df)(this.#root), commits }, isBase);
    }
    /** The commits that a scan of this job is of: the head of the request, and the merge of it that the host has checked out. */
    async #findCommits() {
        const repository = (0,find_repository/* findKnownRepository */.bp)(this.#root, this.#jobDirectory);
        const here = repository && (await (0,find_repository/* headOf */.Uo)(repository).catch(() => undefined));
        return new Set([this.#head, here].flatMap((commit) => commit ?? []));
    }
    /** Several entries can name one file: it has the runs of several tools. */
    #fileOnce(file, isBase) {
        const key = JSON.stringify([file, isBase]);
        const read = this.#read.get(key) ?? this.#readFile(file, isBase);
        this.#read.set(key, read);
        return read;
    }
    async #readFile(file, isBase) {
        const found = await (0,tree_here/* treeHere */.X)(this.#root)
            .look(file)
            .catch(() => undefined);
        if (found === undefined)
            return { code: 'scan-unread', why: (0,sentence/* phrase */.MZ) `cannot be read.`, remedy: SCAN_FIRST };
        if (found.kind === 'absent')
            return { code: 'scan-missing', why: (0,sentence/* phrase */.MZ) `is not there.`, remedy: SCAN_FIRST };
        if (found.kind === 'link')
            return notOfJob((0,sentence/* phrase */.MZ) `is a link.`, (0,sentence/* phrase */.MZ) `Let the scanner write a file.`);
        if (found.kind !== 'file')
            return notOfJob((0,sentence/* phrase */.MZ) `is no file.`, (0,sentence/* phrase */.MZ) `Let the scanner write a file.`);
        if ((found.size ?? 0) > MOST_BYTES)
            return tooLarge(found.size ?? 0);
        const refused = (await this.#whyTracked(file)) ?? this.#whyOld(file, isBase);
        if (refused !== undefined)
            return refused;
        const bytes = await found.bytes().catch(() => undefined);
        if (bytes === undefined)
            return { code: 'scan-unread', why: (0,sentence/* phrase */.MZ) `cannot be read.`, remedy: SCAN_FIRST };
        return parseSarif(bytes);
    }
    /** What git tracks is a file that the request could write. */
    async #whyTracked(file) {
        this.#tracked ??= (0,ask_git/* listTrackedFiles */.sp)(this.#root, this.#jobDirectory, this.#ports);
        const tracked = await this.#tracked;
        if ('unknown' in tracked && (0,find_repository/* findRepository */.W1)(this.#root) !== undefined) {
            const why = (0,sentence/* phrase */.MZ) `cannot be compared with what git tracks: ${(0,sentence/* foreign */.V$)(tracked.unknown)}.`;
            return notOfJob(why, (0,sentence/* phrase */.MZ) `Let git list the files of the checkout in this step.`);
        }
        // Of a submodule, git names the directory alone.
        const withDirectories = file.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'));
        if (!(tracked instanceof Set) || !withDirectories.some((path) => tracked.has(path)))
            return undefined;
        return notOfJob((0,sentence/* phrase */.MZ) `is tracked by git, so it is not what a scanner wrote in this job.`, (0,sentence/* phrase */.MZ) `Take it out of the repository: ${(0,sentence/* typed */.nE)(`git rm --cached ${file}`)}. The request could write it.`);
    }
    #whyOld(file, isBase) {
        const writtenAt = (0,external_node_fs_.statSync)((0,external_node_path_.join)(this.#root, file)).mtimeMs;
        const since = this.#whenBegan(isBase);
        return since !== undefined && writtenAt < since.at
            ? notOfJob((0,sentence/* phrase */.MZ) `is older than ${since.what}.`, SCAN_FIRST)
            : undefined;
    }
    /** When what is judged was there at the earliest; undefined where nothing says it. */
    #whenBegan(isBase) {
        const { environment } = this.#ports;
        const event = environment['GITHUB_EVENT_PATH'];
        const times = [
            { at: Date.parse(environment['CI_JOB_STARTED_AT'] ?? ''), what: (0,sentence/* phrase */.MZ) `this job` },
            // The runner writes it when a job begins.
            { at: changedAt(event), what: (0,sentence/* phrase */.MZ) `this job` },
        ];
        const repository = isBase ? undefined : (0,find_repository/* findKnownRepository */.bp)(this.#root, this.#jobDirectory);
        if (repository !== undefined) {
            for (const name of ['HEAD', 'logs/HEAD']) {
                const at = changedAt((0,external_node_path_.join)(repository.gitDirectory, name));
                times.push({ at, what: (0,sentence/* phrase */.MZ) `the commit that is checked out here` });
            }
        }
        let latest;
        for (const time of times) {
            if (!Number.isNaN(time.at) && (latest === undefined || time.at > latest.at))
                latest = time;
        }
        return latest;
    }
}
function notOfJob(why, remedy) {
    return { code: 'scan-not-of-job', why, remedy };
}
/** In milliseconds since 1970; NaN where there is no such file. */
function changedAt(path) {
    return path === undefined ? NaN : (0,or_else/* orElse */.N)(() => (0,external_node_fs_.statSync)(path).mtimeMs, NaN);
}
//# sourceMappingURL=scan-files.js.map
;// CONCATENATED MODULE: ./build/src/scanners/added-comments.js
/** The comments by which a scanner leaves something out that a request adds: those that it writes, and those whose block it extends. */


/**
 * The comments that were not there, or were not about the same: one that is in another block, or before another line, is new. In
 * a file without blocks, so is one that moved past other lines. An old one is among them where its block has an argument that it
 * did not have.
 */
function addedComments(changed, tool, { blockAt, argumentsIn, carryLines }) {
    return changed.flatMap(({ path, before, after }) => {
        const comments = ignoreComments(after, tool);
        if (comments.length === 0)
            return [];
        const known = new Map();
        const textBefore = before ?? '';
        const hasBlocks = (0,file_names/* isConfiguration */.ZC)(path.split('/').at(-1) ?? '');
        // A comment is found again by the block that it is in, or by the line that it had.
        const placeBefore = hasBlocks ? blockNames(blockAt(path, textBefore)) : (line) => line;
        const placeAfter = hasBlocks ? blockNames(blockAt(path, after)) : carryLines(after, textBefore);
        const keyBefore = keysIn(textBefore, placeBefore);
        for (const comment of ignoreComments(textBefore, tool)) {
            const key = keyBefore(comment);
            known.set(key, (known.get(key) ?? 0) + 1);
        }
        const keyAfter = keysIn(after, placeAfter);
        const blockOf = hasBlocks ? blocksOfComments(after, blockAt(path, after)) : () => undefined;
        const [argumentsBefore, argumentsAfter] = [textBefore, after].map((text) => argumentsIn(path, text));
        const isExtended = (block = '') => {
            const earlier = argumentsBefore?.get(block);
            return [...(argumentsAfter?.get(block) ?? [])].some((name) => earlier?.has(name) !== true);
        };
        return comments.flatMap((comment) => {
            const key = keyAfter(comment);
            const left = known.get(key) ?? 0;
            known.set(key, left - 1);
            if (left <= 0)
                return { ...comment, path, isOld: false };
            return isExtended(blockOf(comment)) ? { ...comment, path, isOld: true } : [];
        });
    });
}
const COMMENT_ALONE = /^(?:#|\/\/|\/\*|\*|--|<!--|"\/\/")/;
function blockNames(blockAt) {
    return (line) => blockAt(line)?.name;
}
const linesOf = (text) => text.split(/\r\n|[\n\r\u2028\u2029]/u).map((line) => line.trim());
const isCode = (line) => line !== '' && !COMMENT_ALONE.test(line);
/** Makes the function that says which block a comment is about: the one around it, or the one that begins below it. */
function blocksOfComments(text, blockAt) {
    const lines = linesOf(text);
    return ({ line }) => {
        const around = blockAt(line);
        if (around !== undefined)
            return around.name;
        const below = lines.findIndex((each, at) => at >= line && isCode(each));
        return below < 0 ? undefined : blockAt(below + 1)?.name;
    };
}
/**
 * Makes the function that says what a comment is about: its own line, its place, and the next line of code. It is called for
 * comments in their order.
 *
 * @param placeOf what is the same of a line in both versions of the file
 */
function keysIn(text, placeOf) {
    const lines = linesOf(text);
    let next = 0;
    const codeAfter = (line) => {
        next = Math.max(next, line);
        while (next < lines.length && !isCode(lines[next] ?? ''))
            next++;
        return lines[next];
    };
    return ({ line, text: own }) => {
        const about = COMMENT_ALONE.test(own.trim()) ? codeAfter(line) : undefined;
        return JSON.stringify([own.trim(), placeOf(line), about]);
    };
}
//# sourceMappingURL=added-comments.js.map
;// CONCATENATED MODULE: ./build/src/check/scan-suppressions.js






const EVERY_RULE = 'every-rule';
/** @param changed the files that the request changes; undefined if they are not known */
function findChoosingFiles({ tool, configuredBy, ignoreFiles = [] }, changed, texts) {
    const commented = new Map();
    if (changed === undefined)
        return { commented, doubts: [changesUnknown(tool)] };
    const named = ignoreFiles.flatMap((path) => [path, texts.targetOf(path) ?? path]);
    const configuring = configuredBy === undefined
        ? changed.filter((path) => configures(path, tool) || named.some((one) => isOf(path, one)))
        : [];
    const doubts = configuring.length > 0 ? [configuredByRequest(tool, configuring)] : [];
    for (const path of changed) {
        const text = texts.textOf(path);
        const comments = text === undefined ? [] : ignoreComments(text, tool);
        // What is gone suppresses nothing.
        const isUnread = text === undefined && texts.isThere(path);
        if (isUnread || comments.length > MOST_COMMENTS)
            doubts.push(notSearched(tool, path));
        else if (text !== undefined && comments.length > 0)
            commented.set(path, text);
    }
    return { commented, doubts };
}
/** Whether a path is this file, or in this directory, also where the case of letters does not matter. */
function isOf(path, named) {
    const [small, ofNamed] = [path.toLowerCase(), named.toLowerCase()];
    return small === ofNamed || small.startsWith(`${ofNamed}/`);
}
/** @param before the texts at the merge base; undefined if they are not known: then each comment is new */
function findAddedComments(tool, { commented }, before, parsed) {
    const texts = [...commented].map(([path, after]) => ({ path, before: before?.get(path), after }));
    return addedComments(texts, tool, {
        blockAt: (path, text) => blockAt(path, text, parsed),
        argumentsIn: (path, text) => argumentsIn(path, text, parsed),
        carryLines: carry_lines/* carryLines */.p,
    });
}
/**
 * What counts although a comment suppresses it: results that the file marks so, where the request adds such a comment to their
 * file; and the added comments of which the file has no result, as results of the severity given. `isOld`: only comments that
 * were there suppress it, in blocks that the request extends.
 */
function suppressedByRequest({ results }, { added, changed, commented, }, severity) {
    const keyOf = (path, rule) => JSON.stringify([path, rule]);
    const keys = new Set(added.map(({ path, rule }) => keyOf(path, rule)));
    const written = added.filter(({ isOld }) => !isOld);
    const keysOfWritten = new Set(written.map(({ path, rule }) => keyOf(path, rule)));
    const ofRequest = new Set(changed);
    const told = new Set();
    const counted = results.flatMap((result) => {
        const { isSuppressed, place, rule } = result;
        if (!isSuppressed || place === undefined || !ofRequest.has(place.path))
            return [];
        // The file has no comment of a known form: the one that suppresses the result may be new.
        if (!commented.has(place.path))
            return { result, isOld: false };
        const ofResult = [keyOf(place.path, rule), keyOf(place.path, undefined)];
        const ofComments = ofResult.filter((key) => keys.has(key));
        for (const key of ofComments)
            told.add(key);
        const isOld = !ofComments.some((key) => keysOfWritten.has(key));
        return ofComments.length > 0 ? { result, isOld } : [];
    });
    const others = added.filter(({ path, rule }) => !told.has(keyOf(path, rule)));
    return [
        ...counted,
        ...others.map((comment) => ({ result: asResult(comment, severity), isOld: comment.isOld })),
    ];
}
/**
 * What comments and other means of the scanner leave out in some files as before: the results that the scan has of it, and the
 * comments of which it has none.
 *
 * @param of.texts by the paths of the files
 * @param of.counted what counts already
 */
function suppressedAsBefore({ results }, { tool, texts, counted, }, severity) {
    const keyOf = ({ rule, place }) => JSON.stringify([place?.path, place?.line, rule]);
    const known = new Set(counted.map(keyOf));
    const suppressed = results.filter(({ isSuppressed, place }) => isSuppressed && place !== undefined && texts.has(place.path));
    const isTold = (path, rule) => suppressed.some((one) => one.place?.path === path && (rule ?? one.rule) === one.rule);
    const comments = [...texts].flatMap(([path, text]) => ignoreComments(text, tool)
        .filter(({ rule }) => !isTold(path, rule))
        .map((comment) => asResult({ ...comment, path }, severity)));
    return [...suppressed, ...comments].filter((result) => !known.has(keyOf(result)));
}
/** A comment as the result that the file of the scanner does not have. */
function asResult({ path, line, text, rule }, severity) {
    return {
        rule: rule ?? EVERY_RULE,
        severity,
        message: text.trim().slice(0, 200),
        place: { path, line, endLine: line },
        elsewhere: undefined,
        fingerprints: [],
        isSuppressed: true,
    };
}
function changesUnknown(tool) {
    return (0,finding/* finding */.gk)('scan-suppressions-unknown', (0,sentence/* phrase */.MZ) `It is not known which files this request changes, so nobody knows what it lets ${(0,sentence/* setting */.Pe)(tool)} leave out.`, {
        remedy: (0,sentence/* phrase */.MZ) `Check out the head of the request, with its history: ${(0,sentence/* setting */.Pe)('fetch-depth: 0')}.`,
        actor: 'operators',
    });
}
function configuredByRequest(tool, paths) {
    const named = (0,sentence/* listParts */.Z)(paths.map((path) => (0,sentence/* filePart */.A4)(path)), 5);
    return (0,finding/* finding */.gk)('scan-configured', (0,sentence/* phrase */.MZ) `This request changes what ${(0,sentence/* setting */.Pe)(tool)} looks for, or leaves out: ${named}.`, {
        remedy: (0,sentence/* phrase */.MZ) `Have people merge that by itself who may merge without this check; or let the call of the scanner take it from the default branch, and say so: ${(0,sentence/* setting */.Pe)('configured-by: default-branch')}.`,
        actor: 'author',
        places: paths.slice(0, 5).map((path) => ({ path })),
    });
}
/** @param changes whether the request changes the file itself, and not only what its module is given */
function notSearched(tool, path, changes = true) {
    const what = changes ? (0,sentence/* phrase */.MZ) `changes and cannot` : (0,sentence/* phrase */.MZ) `cannot`;
    const says = (0,sentence/* phrase */.MZ) `${(0,sentence/* filePart */.A4)(path)} ${what} be searched for comments by which ${(0,sentence/* setting */.Pe)(tool)} leaves something out.`;
    const remedy = (0,sentence/* phrase */.MZ) `Take submodules, links to what is no file, and files of more than 5 MB or ${(0,sentence/* formatNumber */.ZV)(MOST_COMMENTS)} such comments, out of the request.`;
    return (0,finding/* finding */.gk)('scan-suppressions-unknown', says, { remedy, actor: 'author' });
}
//# sourceMappingURL=scan-suppressions.js.map
;// CONCATENATED MODULE: ./build/src/check/open-scanners.js
/**
 * Opens the files of scanners, and judges each workspace by what they say: the files (scan-files.ts), what of a request could
 * choose what they say (scan-suppressions.ts), what was not scanned (not-scanned.ts). Each is read once, whatever the number of
 * workspaces. What is not certain is a doubt of the check as a whole.
 */
























/** As many addresses of one block are named. */
const MOST_ADDRESSES = 5;
/** So much of the name of a tool is in the sentence that its file is not read. */
const LONGEST_NAME = 60;
const ADDED = 'this request adds the comment that lets the scanner leave it out';
const EXTENDED = 'an old comment lets the scanner leave it out, and this request adds an argument to its block, or changes its call of a module';
const HANDED = 'the scanner leaves it out as before, and this request changes the values that its module is given';
const NO_MODULES = new Map();
class OpenedScanners {
    entries;
    place;
    root;
    parsed;
    exceptions;
    files;
    texts;
    modules;
    divided;
    unused;
    reading;
    constructor(entries, place, ports) {
        this.entries = entries;
        this.place = place;
        this.root = (0,find_repository/* realOrSame */.eF)(place.repositoryRoot);
        this.parsed = ports.parsed ?? new parsed_files/* ParsedFiles */.p();
        this.exceptions = place.exceptions ?? { entries: [], today: '' };
        const { commit } = place.subject.reportedJob;
        this.files = new ScanFiles(this.root, place.jobTree, commit?.sha, ports);
        this.texts = new CheckoutTexts(this.root, this.parsed);
        this.modules = new WorkspaceModules(this.root, this.parsed);
    }
    async judge(workspace, place, ofCheck) {
        const { read, changes } = await (this.reading ??= this.readEntries());
        const here = place === undefined ? NO_MODULES : this.modules.of(place);
        const handed = place === undefined ? [] : this.handedOthers(place, changes);
        const { byEntry: divided, leftAside } = this.divide(read, ofCheck, changes);
        const exceptionsOf = (0,fitting_exceptions/* exceptionsOfScanners */.dq)(this.exceptions, workspace);
        const directories = { ofRoot: this.directoryOf(place), ofModules: [...here.keys()] };
        const notices = [...read.flatMap((each) => each.notices), ...leftAside];
        const doubts = read.flatMap((each) => {
            const { tool } = each.entry;
            const calls = callsOf(tool, read);
            // It is said once for all calls of a tool.
            if (calls[0] !== each)
                return each.doubts;
            const notScanned = whyNotScanned(tool, calls, directories, this.root);
            // Terraform reads no file of OpenTofu.
            if (this.place.program === 'terraform')
                return [...each.doubts, ...notScanned];
            const tofu = tofuNotScanned(tool, directories, this.root);
            notices.push(...tofu.notices);
            return [...each.doubts, ...notScanned, ...tofu.doubts];
        });
        const findings = [];
        const fittingHere = new Set();
        const clean = [];
        for (const { entry, doubts: unread, leftOutIn } of read) {
            // What is in no workspace is of the check as a whole.
            const ofModules = [undefined, ...here.keys()].flatMap((directory) => divided.get(entry)?.get(directory) ?? []);
            for (const directory of handed) {
                const left = leftOutIn(directory);
                doubts.push(...left.doubts);
                for (const placed of left.findings)
                    ofModules.push({ at: Infinity, directory, placed });
            }
            if (ofModules.length === 0 && unread.length === 0)
                clean.push(entry.tool);
            // In the order of the file.
            ofModules.sort((one, other) => one.at - other.at);
            for (const { directory, placed } of ofModules) {
                const { block, isHidden, ...found } = placed;
                const prefixes = directory === undefined ? [] : (here.get(directory) ?? []);
                const addresses = block === undefined ? [] : prefixes.map((prefix) => prefix + block);
                const { fitting, accepting } = exceptionsOf({ ...found, addresses });
                for (const exception of fitting)
                    fittingHere.add(exception);
                // An exception has an end, and a comment has none.
                const excepted = isHidden === true ? undefined : accepting;
                findings.push({ ...found, addresses: addresses.slice(0, MOST_ADDRESSES), excepted });
            }
        }
        notices.push(...this.sayOfExceptions(read, fittingHere));
        return { evidence: (0,scanners/* scannersEvidence */.n)(findings, [...new Set(clean)], doubts), notices };
    }
    /** What each entry found, by the directory of the module that has the file: once for all workspaces of a check. */
    divide(read, ofCheck, { changed }) {
        if (this.divided?.ofCheck === ofCheck)
            return this.divided;
        const directories = new Set(ofCheck.all.flatMap(({ root, workingDirectory }) => root === undefined ? [] : [...this.modules.of({ root, workingDirectory }).keys()]));
        const ofRequest = new Set(changed);
        const isChanged = (path) => ofRequest.has(path) || ofRequest.has(this.texts.targetOf(path) ?? path);
        const isLeftAside = leftAsideTest(ofCheck, this.modules, changed && isChanged);
        const aside = new Map();
        const byEntry = new Map(read.map(({ entry, findings }) => {
            const byModule = new Map();
            for (const [at, placed] of findings.entries()) {
                if (isLeftAside(placed.path)) {
                    if (!placed.isOld)
                        (0,add_to/* addTo */.D)(aside, placed.tool, placed);
                    continue;
                }
                const directory = moduleOf(placed.path, directories);
                (0,add_to/* addTo */.D)(byModule, directory, { at, directory, placed });
            }
            return [entry, byModule];
        }));
        const leftAside = Array.from(aside, ([tool, found]) => saidLeftAside(tool, found));
        this.divided = { ofCheck, byEntry, leftAside };
        return this.divided;
    }
    /** The ends of exceptions that fit here, and those that fit nothing anywhere. */
    sayOfExceptions(read, fitting) {
        const { scanners = [], today } = this.exceptions;
        const ends = [...fitting].flatMap((entry) => (0,exception_notices/* endOfScannerException */._8)(entry, today) ?? []);
        this.unused ??= read.some((each) => each.doubts.length > 0)
            ? []
            : (0,exception_notices/* unusedScannerExceptions */.L3)(scanners, read.flatMap(({ findings }) => findings));
        return [...ends, ...this.unused];
    }
    /** The directories of the modules of a workspace that the request gives other values. */
    handedOthers(place, { changed = [], beforeOfCalls }) {
        const handed = this.modules.handedOthers(place, {
            paths: changed,
            before: (path) => beforeOfCalls?.get(path),
            after: (path) => this.texts.textOf(path),
        });
        return [...handed].filter((directory) => !isInstalled(directory));
    }
    /** The steps for the files of all entries: what is in them, what changes, what was there before, and what counts. */
    async readEntries() {
        const { subject, jobTree } = this.place;
        const [changed, read] = await Promise.all([
            jobTree.proposed ? subject.changedFiles() : [],
            Promise.all(this.entries.map((entry) => this.readFiles(entry))),
        ]);
        const asked = read.map((each) => {
            const choosing = findChoosingFiles(each.entry, changed, this.texts);
            return { ...each, choosing };
        });
        // Git is asked once for all entries.
        const paths = new Set(asked.flatMap(({ choosing, ...each }) => [
            ...choosing.commented.keys(),
            ...pathsToCompare(each, changed),
        ]));
        const before = paths.size === 0 ? undefined : await subject.textsAtMergeBase?.([...paths]);
        // By itself: where these are too many, the other texts are known all the same.
        const calling = changed?.filter((path) => (0,file_names/* isConfiguration */.ZC)((0,external_node_path_.basename)(path))) ?? [];
        const beforeOfCalls = calling.length === 0 ? undefined : await subject.textsAtMergeBase?.(calling);
        const changes = { changed, before, beforeOfCalls };
        const entries = asked.map(({ choosing, ...each }) => this.entryOf(each, choosing, changes));
        return { read: entries, changes };
    }
    async readFiles(entry) {
        const { tool, file, base: baseFile } = entry;
        const scan = await this.files.scanOf(tool, file);
        const alone = { entry, scan, base: undefined, notices: [] };
        if ('code' in scan || baseFile === undefined || !this.place.jobTree.proposed)
            return alone;
        const base = await this.files.scanOfBase(tool, baseFile);
        if ('scan' in base)
            return { ...alone, base: base.scan };
        const says = (0,sentence/* phrase */.MZ) `Every finding of ${(0,sentence/* setting */.Pe)(tool)} counts as new: ${(0,sentence/* filePart */.A4)(baseFile)} ${base.why}`;
        const options = { remedy: base.remedy, actor: 'operators' };
        return { ...alone, notices: [(0,finding/* finding */.gk)('scan-not-compared', says, options)] };
    }
    entryOf({ entry, scan: read, base, notices }, choosing, changes) {
        if ('code' in read) {
            const doubts = [notJudged(entry, read), ...choosing.doubts];
            const leftOutIn = () => ({ findings: [], doubts: [] });
            return { entry, findings: [], scanned: [], notices: [], doubts, leftOutIn };
        }
        const { scan } = read;
        const shown = shownResults(scan);
        const old = base === undefined ? new Set() : this.oldOf(shown, base, changes);
        const approvers = approversOf(entry);
        const toFinding = (result) => {
            const { rule, severity } = result;
            const { title = '', help } = scan.rules.get(rule) ?? {};
            return {
                tool: scan.tool,
                rule,
                severity,
                isMandatory: (0,model_severity/* isAtLeast */.du)(severity, entry.mandatory),
                title,
                help,
                ...this.placeOf(result),
                isOld: old.has(result),
                approvers: approvers(rule),
            };
        };
        const isMandatory = entry.mandatory !== 'none';
        const added = findAddedComments(entry.tool, choosing, changes.before, this.parsed);
        const { changed = [] } = changes;
        const ofRequest = { ...choosing, added, changed };
        const severity = isMandatory ? 'high' : 'none';
        const suppressed = suppressedByRequest(scan, ofRequest, severity);
        const counted = suppressed.map(({ result }) => result);
        const leftOut = new Map();
        const leftOutIn = (directory) => {
            const known = leftOut.get(directory);
            if (known !== undefined)
                return known;
            const { tool } = entry;
            const { texts, unread } = this.textsIn(directory, tool);
            const results = suppressedAsBefore(scan, { tool, texts, counted }, severity);
            const findings = results.map((result) => {
                const found = toFinding(result);
                return { ...found, isMandatory, message: `${found.message} (${HANDED})` };
            });
            const left = { findings, doubts: unread.map((path) => notSearched(tool, path, false)) };
            leftOut.set(directory, left);
            return left;
        };
        const hidden = suppressed.map(({ result, isOld }) => {
            const found = toFinding(result);
            const message = `${found.message} (${isOld ? EXTENDED : ADDED})`;
            return { ...found, isMandatory, isHidden: !isOld, message };
        });
        return {
            entry,
            findings: [...shown.map(toFinding), ...hidden],
            scanned: scan.scanned,
            doubts: choosing.doubts,
            notices,
            leftOutIn,
        };
    }
    /** The texts of the configuration in a directory, and the files of it that cannot be searched for comments. */
    textsIn(directory, tool) {
        const texts = new Map();
        const unread = [];
        for (const name of files_here/* localFiles */.Jd.readDirectory((0,external_node_path_.join)(this.root, directory))) {
            if (!(0,file_names/* isConfiguration */.ZC)(name))
                continue;
            const path = directory === '' ? name : `${directory}/${name}`;
            const text = this.texts.textOf(path);
            if (text !== undefined)
                texts.set(path, text);
            if (text === undefined || ignoreComments(text, tool).length > MOST_COMMENTS)
                unread.push(path);
        }
        return { texts, unread };
    }
    /** Where a result is, if that is a file of the checkout; else its message says where. */
    placeOf({ message, place, elsewhere }) {
        const { line, endLine } = place ?? {};
        if (place !== undefined && this.texts.textOf(place.path) !== undefined) {
            const { path } = place;
            const block = this.texts.addressAt(path, line);
            return { message, path, elsewhere: undefined, line, endLine, block };
        }
        const at = elsewhere ?? place?.path;
        const withPlace = at === undefined ? message : `${message} (${at})`;
        return { message: withPlace, path: undefined, elsewhere: at, line, endLine, block: undefined };
    }
    oldOf(results, base, { changed, before }) {
        // Where it is not known what changed, no line is where it was.
        if (changed === undefined)
            return oldResults(results, base.results, () => undefined);
        const movers = new Map(changedAmong(results, changed).map((path) => {
            const [text, earlier] = [this.texts.textOf(path), before?.get(path)];
            const isKnown = text !== undefined && earlier !== undefined;
            return [path, isKnown ? (0,carry_lines/* carryLines */.p)(text, earlier) : () => undefined];
        }));
        return oldResults(results, base.results, (path, line) => {
            const move = movers.get(path);
            return move === undefined ? line : move(line);
        });
    }
    directoryOf(place) {
        return (place && (0,relative_path/* relativePathInside */._)(this.root, (0,find_repository/* realOrSame */.eF)((0,external_node_path_.join)(place.root, place.workingDirectory))));
    }
}
function shownResults({ results }) {
    return results.filter(({ isSuppressed }) => !isSuppressed);
}
function changedAmong(results, changed) {
    const named = new Set(results.flatMap(({ place }) => place?.path ?? []));
    return changed.filter((path) => named.has(path));
}
/** The files of which it matters where a line was at the merge base. */
function pathsToCompare({ scan, base }, changed = []) {
    return 'code' in scan || base === undefined ? [] : changedAmong(shownResults(scan.scan), changed);
}
function notJudged({ tool, file }, { code, why, remedy }) {
    const says = (0,sentence/* phrase */.MZ) `What ${(0,sentence/* setting */.Pe)(tool.slice(0, LONGEST_NAME))} found is not known: ${(0,sentence/* filePart */.A4)(file)} ${why}`;
    return (0,finding/* finding */.gk)(code, says, { remedy, actor: 'operators', about: { file } });
}
function callsOf(tool, read) {
    return read.filter(({ entry }) => entry.tool.toLowerCase() === tool.toLowerCase());
}
/** Makes the function that says who may approve findings of a rule; undefined for nobody. */
function approversOf({ approvers = [], tool, }) {
    const read = (0,parse_inputs/* readApprovers */.hI)(approvers.join('\n'));
    if (approvers.length === 0 || 'problem' in read)
        return () => undefined;
    return (rule) => {
        const owners = (0,policy_owners/* ownersOf */.K2)(read.value, { policySet: tool, policy: rule });
        return owners.names.length > 0 ? owners : undefined;
    };
}
//# sourceMappingURL=open-scanners.js.map

/***/ }),

/***/ 27126:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: function() { return /* binding */ localPath; },
/* harmony export */   Ts: function() { return /* binding */ directoriesFor; },
/* harmony export */   WI: function() { return /* binding */ readManifest; },
/* harmony export */   dp: function() { return /* binding */ MODULE_MANIFEST; },
/* harmony export */   wK: function() { return /* binding */ findMisled; }
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

/***/ 51741:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   directoriesOfModule: function() { return /* binding */ directoriesOfModule; },
/* harmony export */   readConfiguration: function() { return /* binding */ readConfiguration; },
/* harmony export */   readTemplate: function() { return /* binding */ readTemplate; },
/* harmony export */   readText: function() { return /* binding */ readText; },
/* harmony export */   searchedFiles: function() { return /* binding */ searchedFiles; },
/* harmony export */   valuesOfArgument: function() { return /* binding */ valuesOfArgument; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(239);
/* harmony import */ var _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56949);
/* harmony import */ var _file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96817);
/* harmony import */ var _module_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60868);
/* harmony import */ var _module_manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27126);
/* harmony import */ var _parsed_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67025);
/* harmony import */ var _syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50351);
/**
 * Reads the modules of a configuration: their blocks, named values, and calls. It says what the text alone
 * decides. It never runs a program, and it never guesses: what is not certain is reported as not certain.
 */








const MOST_MODULES = 1_000;
/**
 * Begins a search.
 *
 * @param parsed what this check has parsed before
 * @param check throws if the time is over or the search was canceled
 */
function searchedFiles(files, parsed = new _parsed_files_js__WEBPACK_IMPORTED_MODULE_6__/* .ParsedFiles */ .p(), check = () => undefined) {
    return { files, budget: { characters: 10_000_000, check }, parsed };
}
/**
 * Reads the root module and every local module that it calls.
 *
 * @param directory absolute path of the root module
 * @param variableFiles absolute paths of files of variables elsewhere; those that are not there have no values
 */
function readConfiguration(directory, searched, variableFiles = []) {
    const root = emptyModule(directory);
    const recordedDirectories = readRecordedDirectories(directory, searched);
    const configuration = { modules: [], unclear: [], unknownSources: [] };
    const modules = new Map([[directory, root]]);
    // More are added while the loop runs: those that a module calls.
    for (const module of modules.values()) {
        if (configuration.modules.length >= MOST_MODULES) {
            configuration.unclear.push({ path: module.directory, why: 'there are too many modules' });
            break;
        }
        configuration.modules.push(module);
        const toPath = (name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(module.directory, name);
        const names = searched.files.readDirectory(module.directory);
        const parsedNames = (0,_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .configurationIn */ .AM)(names);
        // Only the root module has files of variables, and a lock file.
        if (module === root)
            parsedNames.push(...(0,_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .variablesIn */ .DF)(names));
        const readNames = module === root ? names.filter(_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isRead */ .H9) : parsedNames;
        module.paths = readNames.map(toPath);
        for (const path of parsedNames.map(toPath)) {
            const file = (0,_module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .parseModuleFile */ .sU)(path, readText(path, searched), searched.parsed);
            addFile(file, module, configuration);
        }
        for (const path of module === root ? variableFiles : []) {
            const text = readText(path, searched);
            const isThere = typeof text === 'string' || text.why !== _module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .CANNOT_BE_READ */ .v8;
            if (isThere)
                addFile((0,_module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .parseModuleFile */ .sU)(path, text, searched.parsed), module, configuration);
        }
        for (const call of module.calls.values()) {
            const targets = [
                ...directoriesOf(call, configuration, searched.files),
                ...recordedDirectories(call.label),
            ];
            for (const target of new Set(targets)) {
                const callee = modules.get(target) ?? emptyModule(target);
                modules.set(target, callee);
                callee.callers.push(call);
            }
        }
    }
    return configuration;
}
/**
 * Makes the function that returns where the module manifest leads calls with a label. What `terraform init` fetched is a
 * part of what is planned.
 */
function readRecordedDirectories(directory, searched) {
    const text = readText((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, ..._module_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .MODULE_MANIFEST */ .dp.split('/')), searched);
    const records = typeof text === 'string' ? (0,_module_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .readManifest */ .WI)(text) : [];
    if ('problem' in records)
        return () => [];
    return (label) => (0,_module_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .directoriesFor */ .Ts)(records, label).map((inner) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(directory, inner));
}
function emptyModule(directory) {
    return { directory, paths: [], blocks: [], topAttributes: [], calls: new Map(), callers: [] };
}
function addFile({ path, body, problems, unread }, module, { unclear }) {
    const [first] = problems;
    const why = unread ?? (first && `line ${first.range.startLine}: ${first.message}`);
    if (why !== undefined)
        unclear.push({ path, why, range: first?.range });
    for (const { name, value, range } of body.attributes) {
        // As an object of one entry, because the name is that of a variable.
        const key = { kind: 'literal', value: name, range };
        const entry = { kind: 'object', entries: [{ key, value }], range };
        module.topAttributes.push({ module, block: undefined, path, value: entry });
    }
    for (const block of body.blocks) {
        module.blocks.push({ block, path });
        if (block.type !== 'module')
            continue;
        const [label = ''] = block.labels;
        const call = module.calls.get(label) ?? { module, label, blocks: [] };
        module.calls.set(label, call);
        call.blocks.push({ module, block, path });
    }
}
/** The values of one argument in all blocks of a call. Overrides come last, and any of them may count. */
function valuesOfArgument({ blocks }, argument) {
    return blocks.flatMap((callBlock) => callBlock.block.body.attributes.flatMap(({ name, value }) => name === argument ? [{ ...callBlock, value }] : []));
}
/** How names of local directories begin that Terraform may take for others. */
const NOT_REMOTE = /^(?:\.|\/|[A-Za-z0-9]+::[./]|(?:[A-Za-z0-9]+::)?[Ff][Ii][Ll][Ee]:)/;
/** The directories of the local modules that a call may name. A source that may name any is added to the configuration. */
function directoriesOf(call, configuration, files) {
    return valuesOfArgument(call, 'source').flatMap((source) => {
        const { value } = source;
        const text = value.kind === 'literal' ? (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_1__/* .normalized */ .A9)(String(value.value)) : undefined;
        const path = (0,_module_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .localPath */ .$S)(text);
        if (path !== undefined)
            return directoriesOfModule(call.module.directory, path, files);
        // Other names of local directories are not followed; they count as unknown.
        const isRemote = text !== undefined && !NOT_REMOTE.test(text);
        if (!isRemote)
            configuration.unknownSources.push(source);
        return [];
    });
}
/**
 * The directories to which the path of a module may lead: from the directory of its caller, and from where links of that lead. Both programs
 * start from there, unless what a link leads to was sent in the place of the link.
 */
function directoriesOfModule(directory, path, files) {
    return [...new Set(files.follow(directory).map((place) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(place, path)))];
}
/** Reads a file within the budget, or says why it cannot be read. */
function readText(path, { files, budget }) {
    budget.check();
    const text = files.readFile(path);
    if (text === undefined)
        return { why: _module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .CANNOT_BE_READ */ .v8 };
    if (text.length > _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_FILE */ .SI)
        return { why: _module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .TOO_LONG */ .ch };
    budget.characters -= text.length;
    if (budget.characters < 0)
        return { why: 'the configuration is too large to be read here' };
    return text;
}
/** Parses a text that Terraform reads as a template; undefined if it is malformed or beyond the budget. */
function readTemplate(text, { budget }) {
    budget.check();
    budget.characters -= text.length;
    if (budget.characters < 0 || text.length > _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_FILE */ .SI)
        return undefined;
    const { value, problems } = (0,_syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_7__/* .parseTemplate */ .Q)(text);
    return problems.length === 0 ? value : undefined;
}
//# sourceMappingURL=read-configuration.js.map

/***/ }),

/***/ 15145:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: function() { return /* binding */ carryLines; }
/* harmony export */ });
/** Which line of one version of a file is which line of another. */
/** The most removed and added lines; if there are more, only the common beginning and end are mapped. */
const MOST_EDITS = 1_000;
/**
 * Maps the lines that both versions have in common, in the same order: a line of `from` to that line of `to`, both 1-based.
 * Undefined for a line that `to` does not have.
 */
function carryLines(from, to) {
    const old = linesOf(from);
    const fresh = linesOf(to);
    const shorter = Math.min(old.length, fresh.length);
    // How many lines both begin with, and end with.
    let head = 0;
    while (head < shorter && old[head] === fresh[head])
        head++;
    let tail = 0;
    while (tail < shorter - head && old.at(-1 - tail) === fresh.at(-1 - tail))
        tail++;
    const between = commonLines(old.slice(head, old.length - tail), fresh.slice(head, fresh.length - tail));
    return (line) => {
        const index = line - 1;
        if (!Number.isSafeInteger(index) || index < 0 || index >= old.length)
            return undefined;
        if (index < head)
            return line;
        if (index >= old.length - tail)
            return line + fresh.length - old.length;
        const freshIndex = between.get(index - head);
        return freshIndex === undefined ? undefined : head + freshIndex + 1;
    };
}
function linesOf(text) {
    const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
    if (lines.at(-1) === '')
        lines.pop();
    return lines;
}
/**
 * Index in `old` → index of the same line in `fresh`. Myers' algorithm (https://doi.org/10.1007/BF01840446) finds the shortest
 * list of edits; read backwards, it gives the common lines. Empty if there are more than `MOST_EDITS`.
 */
function commonLines(old, fresh) {
    const mostEdits = Math.min(old.length + fresh.length, MOST_EDITS);
    // For each diagonal, which is `x - y` of the lines `x` of `old` and `y` of `fresh`: the largest `x` that the edits up to now reach.
    const furthest = new Int32Array(2 * mostEdits + 3);
    const steps = [];
    for (let edits = 0; edits <= mostEdits; edits++) {
        steps.push(furthest.slice());
        for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
            let { x } = reach(furthest, diagonal, edits, mostEdits);
            while (x < old.length && x - diagonal < fresh.length && old[x] === fresh[x - diagonal])
                x++;
            furthest[mostEdits + 1 + diagonal] = x;
            if (x >= old.length && x - diagonal >= fresh.length) {
                return readBack(steps, { old: old.length, fresh: fresh.length }, mostEdits);
            }
        }
    }
    return new Map();
}
/** How far one more edit reaches on this diagonal, and whether that edit inserts a line. */
function reach(furthest, diagonal, edits, most) {
    const at = most + 1 + diagonal;
    const below = furthest[at - 1] ?? 0;
    const above = furthest[at + 1] ?? 0;
    const isInsertion = diagonal === -edits || (diagonal !== edits && below < above);
    return { isInsertion, x: isInsertion ? above : below + 1 };
}
/** @param steps for each number of edits, how far it reached on each diagonal before it */
function readBack(steps, end, most) {
    const pairs = new Map();
    let x = end.old;
    let y = end.fresh;
    for (const [edits, furthest] of [...steps.entries()].toReversed()) {
        const diagonal = x - y;
        const step = reach(furthest, diagonal, edits, most);
        const start = edits === 0 ? 0 : step.x;
        while (x > start && y > start - diagonal)
            pairs.set(--x, --y);
        if (step.isInsertion)
            y--;
        else
            x--;
    }
    return pairs;
}
//# sourceMappingURL=carry-lines.js.map

/***/ }),

/***/ 12478:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: function() { return /* binding */ treeHere; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34271);
/* harmony import */ var _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13491);
/* harmony import */ var _find_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6609);
/* harmony import */ var _read_regular_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43962);
/** The files of a directory of this machine, as a tree. */






/** @param root absolute real path */
function treeHere(root) {
    const look = async (path) => orUnreadable(() => lookIn(root, path));
    return {
        of: 'directory',
        commit: () => undefined,
        async list(directory) {
            const found = await look(directory);
            return found.kind === 'directory' ? found.entries : undefined;
        },
        look,
    };
}
function lookIn(root, path) {
    const steps = path === '' ? [] : path.split('/');
    let at = root;
    for (const step of steps) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at, { throwIfNoEntry: false })?.isDirectory() !== true)
            return ABSENT;
        // A disk may find a file by a name in other letters, and a commit does not.
        if (isOfGit(step) || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(at).includes(step))
            return ABSENT;
        at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, step);
    }
    return describe(at);
}
const ABSENT = { kind: 'absent' };
/** No commit has such a name. */
const isOfGit = (name) => /^\.git$/i.test(name);
function describe(path) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    if (stats === undefined)
        return ABSENT;
    if (stats.isSymbolicLink())
        return { kind: 'link', target: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path) };
    if (stats.isFile()) {
        const bytes = async () => orUnreadable(() => (0,_read_regular_js__WEBPACK_IMPORTED_MODULE_3__/* .readBytesSync */ .js)(path));
        return { kind: 'file', size: stats.size, bytes };
    }
    if (!stats.isDirectory())
        throw new _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadableFile */ .ie('is not a file');
    const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path, { withFileTypes: true }).filter(({ name }) => !isOfGit(name));
    if (entries.length === 0 && (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .isNamedSubmodule */ .Mn)(path))
        return { kind: 'submodule' };
    return {
        kind: 'directory',
        entries: entries.map((entry) => {
            const kind = entry.isDirectory() ? 'directory' : entry.isSymbolicLink() ? 'link' : 'file';
            return { name: entry.name, kind };
        }),
    };
}
function orUnreadable(read) {
    try {
        return read();
    }
    catch (error) {
        const code = (0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_5__/* .systemErrorCode */ .v)(error);
        if (code === undefined)
            throw error;
        throw new _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadableFile */ .ie(`cannot be read (${code})`);
    }
}
//# sourceMappingURL=tree-here.js.map

/***/ }),

/***/ 67107:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: function() { return /* binding */ WholeAnswer; }
/* harmony export */ });
/**
 * One type for the results of all judges. Everything that decides or reports works with
 * these policy results, not with the answers of the service.
 */
/**
 * One failing message of an own policy, as the policy answered it: with every member and every line. It may hold sensitive
 * values, so it is kept to be compared and digested, and nothing shows it: as JSON it has its printed lines alone.
 */
class WholeAnswer {
    /** Its lines, as `output` of the result has them. */
    lines;
    #json;
    #mayBeShown;
    /**
     * @param json the answer as JSON, with all digits of its numbers and with sorted keys
     * @param mayBeShown whether it is the same whatever the sensitive values are
     */
    constructor(lines, json, mayBeShown = false) {
        this.lines = lines;
        this.#json = json;
        this.#mayBeShown = mayBeShown;
    }
    get mayBeShown() {
        return this.#mayBeShown;
    }
    /** The whole answer where it may be shown. @param hide makes of it what is shown in its place */
    shownOr(hide) {
        return this.#mayBeShown ? this.#json : hide(this.#json);
    }
    /** @param digest makes something of the whole answer that does not show it, as a keyed hash does */
    digested(digest) {
        return digest(this.#json);
    }
}
//# sourceMappingURL=policy-result.js.map

/***/ }),

/***/ 7642:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: function() { return /* binding */ SCANNERS; },
/* harmony export */   n: function() { return /* binding */ scannersEvidence; }
/* harmony export */ });
/* harmony import */ var _model_add_to_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72588);
/* harmony import */ var _model_policy_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67107);
/* harmony import */ var _fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92046);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10988);
/** Scanners: what is made of the findings that their files have. */




const SCANNERS = {
    name: 'scanners',
    title: 'scanners',
    reads: 'files',
    counted: 'finding',
    countsAsPolicy: false,
    acceptedBy: 'people',
    excepted: 'by-finding',
    toldApartBy: 'place',
    mayHoldLater: false,
};
/**
 * The findings as evidence: one result for each rule, and what becomes of its findings.
 *
 * @param clean the tools that found nothing here, and whose files say so
 * @param doubts why it is not known what a scanner found
 */
function scannersEvidence(findings, clean, doubts) {
    const alike = new Map();
    for (const found of findings) {
        const { tool, rule, isMandatory, excepted } = found;
        (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_2__/* .addTo */ .D)(alike, JSON.stringify([tool, rule, isMandatory, statusOf(found), excepted]), found);
    }
    const results = [...alike.values()].flatMap((group) => {
        const [first] = group;
        return first === undefined ? [] : resultOf(first, group);
    });
    const how = { complete: true };
    const passed = clean.map((tool) => ({ ...NOTHING_FOUND, policySet: tool, policy: tool }));
    return {
        judge: SCANNERS,
        how,
        reading: { ...(0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .emptyReading */ .iz)(), results: [...results, ...passed], doubts: [...doubts] },
    };
}
const NOTHING_FOUND = {
    judge: SCANNERS,
    level: 'mandatory',
    status: 'passed',
    overridable: false,
    message: '',
    output: [],
    resources: [],
    generalMessages: [],
};
function statusOf({ isOld, excepted }) {
    if (excepted !== undefined)
        return 'excepted';
    return isOld ? 'existing' : 'failed';
}
function resultOf(first, alike) {
    const { tool, rule, severity, isMandatory, title, help, excepted, approvers } = first;
    const status = statusOf(first);
    const mayBeApproved = isMandatory && status === 'failed' && approvers !== undefined;
    const resources = [];
    const generalMessages = [];
    for (const { message, addresses, path, ...place } of alike) {
        const location = locationOf(path, place);
        const [address, ...others] = addresses;
        if (address !== undefined && others.length === 0) {
            resources.push({ address, messages: [message], location });
            continue;
        }
        for (const each of addresses)
            resources.push({ address: each, messages: [] });
        // Each report shows the location beside the message.
        generalMessages.push({ text: message, addresses: [...addresses], location });
    }
    // An approval is of what is at this line.
    const whole = new Map(alike.map(({ message, path, line, addresses }) => {
        const text = path === undefined ? message : `${path}:${line ?? ''}: ${message}`;
        return [JSON.stringify({ addresses, line, message, path }), text];
    }));
    const answers = Array.from(whole, ([json, text]) => new _model_policy_result_js__WEBPACK_IMPORTED_MODULE_3__/* .WholeAnswer */ .g([text], json, true));
    const said = [
        ...resources.flatMap(({ address, messages }) => messages.map((text) => `${address}: ${text}`)),
        ...generalMessages.map(({ text, location }) => location === undefined ? text : `${location.path}: ${text}`),
    ];
    return {
        judge: SCANNERS,
        policySet: tool,
        policy: rule,
        level: enforcementOf(isMandatory, approvers),
        status,
        overridable: mayBeApproved,
        message: said[0] ?? '',
        description: [title, `Severity: ${severity}.`, help].filter(Boolean).join(' '),
        output: [...new Set(said)],
        answers: mayBeApproved ? answers : undefined,
        address: resources[0]?.address,
        location: resources[0]?.location ?? generalMessages[0]?.location,
        resources,
        generalMessages,
        ...(excepted && (0,_fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_0__/* .acceptanceBy */ .N$)(excepted)),
        ...(mayBeApproved && {
            approval: { approvers: approvers.names, needed: 1, missing: 1, given: [] },
        }),
    };
}
function enforcementOf(isMandatory, approvers) {
    if (!isMandatory)
        return 'advisory';
    return approvers === undefined ? 'mandatory' : 'mandatory-overridable';
}
function locationOf(path, { line = 1, endLine = line }) {
    return path === undefined ? undefined : { path, startLine: line, endLine, source: 'scanner' };
}
//# sourceMappingURL=scanners.js.map

/***/ }),

/***/ 80734:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O2: function() { return /* binding */ asTrusted; },
/* harmony export */   PJ: function() { return /* binding */ treeOf; },
/* harmony export */   Yc: function() { return /* binding */ jobDirectoryOf; },
/* harmony export */   dd: function() { return /* binding */ asOwn; },
/* harmony export */   g7: function() { return /* binding */ describeDifferences; },
/* harmony export */   lI: function() { return /* binding */ UntrustedError; }
/* harmony export */ });
/* harmony import */ var _configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80177);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10000);
/**
 * Which files may choose what. A checkout that a pull request may have written chooses no host, no names, no backend
 * and no policy: what is read of it lacks these marks, and what chooses accepts only marked values.
 */



/** The directory in which the job works; that of the process if its files are its own. */
function jobDirectoryOf(tree, workingDirectory) {
    return tree.proposed ? tree.workspace : workingDirectory;
}
/**
 * The tree of a job.
 *
 * @param proposed whether a pull request may have written the checkout, as its host says
 * @param trustedFiles what counts then in place of the checkout
 * @param own of one that is not: the default branch as the host names it, and whether a job has the checkout
 */
function treeOf(proposed, trustedFiles, { defaultBranch, isJob = false } = {}) {
    if (proposed)
        return { ...trustedFiles, proposed };
    const inJob = isJob ? { trusted: trustedFiles.trusted } : undefined;
    return markAsOwn({ proposed: false, defaultBranch, inJob });
}
/** The one place in which a mark is made: the stronger one, which a caller narrows by the type that it returns. */
function markAsOwn(value) {
    return value;
}
/** Marks what was read of the checkout, which no pull request has written: the tree is the evidence. */
function asOwn(_tree, value) {
    return markAsOwn(value);
}
/**
 * Marks what was read of a branch to which no pull request has written, of a pinned commit, or from outside of the
 * checkout. The type that is returned is all that keeps it from choosing the host.
 */
function asTrusted(value) {
    return markAsOwn(value);
}
/** The default branch cannot be read, and why: its sentence can follow a colon. */
class UntrustedError extends Error {
    name = 'UntrustedError';
    finding;
    constructor(found) {
        super((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(found));
        this.finding = found;
    }
}
/**
 * What the pull request's own block would have chosen, which does not count.
 *
 * @param blockOfCheckout the block of the pull request
 * @param trusted the one that counts
 * @param chosen what the trusted block chooses, because no input names it
 */
function describeDifferences(blockOfCheckout, trusted, chosen) {
    const found = [];
    const compare = (what, ownName, name) => {
        if (name === undefined || ownName === name)
            return;
        const says = ownName === undefined ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `names none` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `says ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(ownName)}`;
        const where = blockOfCheckout === undefined ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `the pull request` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .filePart */ .A4)(blockOfCheckout.at);
        found.push((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('other-block', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The ${what} comes from ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .filePart */ .A4)(trusted.at)}, ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(name)}: ${where} ${says}, which does not count before it is merged.`));
    };
    if (chosen.organization) {
        compare((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `organization`, blockOfCheckout?.organization, trusted.organization);
    }
    if (chosen.workspaces) {
        compare((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `workspace`, describeWorkspaces(blockOfCheckout), describeWorkspaces(trusted));
    }
    return found;
}
/** `net-prod`, or `tags net, prod, project Platform`; undefined if the block selects no workspace. */
function describeWorkspaces(block) {
    const { name, prefix, tags, project } = block?.workspaces ?? {};
    const parts = [
        name,
        prefix && `${prefix}…`,
        tags && `tags ${(0,_configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_0__/* .tagWords */ .u0)(tags).join(', ')}`,
        project && `project ${project}`,
    ].filter((part) => typeof part === 'string');
    return parts.length > 0 ? parts.join(', ') : undefined;
}
//# sourceMappingURL=tree.js.map

/***/ })

};
;