"use strict";
exports.id = 4630;
exports.ids = [4630,9796,1741];
exports.modules = {

/***/ 24630:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  OpenedScanners: function() { return /* binding */ OpenedScanners; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/configuration/parsed-files.js + 1 modules
var parsed_files = __webpack_require__(67025);
// EXTERNAL MODULE: ./build/src/locate/carry-lines.js
var carry_lines = __webpack_require__(15145);
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
// EXTERNAL MODULE: ./build/src/configuration/file-names.js
var file_names = __webpack_require__(96817);
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
;// CONCATENATED MODULE: ./build/src/scanners/known-scanners.js
/**
 * What of a repository a scanner reads that says what it leaves out: comments, files to ignore, and its configuration. A
 * request that adds or changes these chooses its judge.
 */

const KNOWN_SCANNERS = [
    {
        tools: ['trivy'],
        comments: { pattern: /\b(?:trivy|tfsec):(?: *ignore)?\S*/giu, rules: 'sections' },
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
;// CONCATENATED MODULE: ./build/src/scanners/severity-of.js
/** How bad a result is: by its level, and by the number that security tools give a rule. */


/** The worse of both counts: a tool that leaves one of them at its default lowers nothing by it. */
function severityOf(result, rule) {
    const score = scoreOf(result) ?? scoreOf(rule);
    const level = byLevel(result, rule);
    return score === undefined ? level : (0,model_severity/* worseOf */.WD)(level, score);
}
function byLevel(result, rule) {
    const usual = (0,parse/* fieldOf */._F)((0,parse/* fieldOf */._F)(rule, 'defaultConfiguration'), 'level');
    const level = (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(result, 'level')) ?? (0,parse/* textIn */.r7)(usual) ?? 'warning';
    if (level === 'none')
        return 'none';
    if (level === 'note')
        return 'low';
    // A word that SARIF does not have is no better than an error.
    return level === 'warning' ? 'medium' : 'high';
}
/** The number from 0.0 to 10.0 in the properties, with the limits that GitHub has. */
function scoreOf(of) {
    const written = (0,parse/* fieldOf */._F)((0,parse/* fieldOf */._F)(of, 'properties'), 'security-severity');
    const score = typeof written === 'string' && written.trim() !== '' ? Number(written) : written;
    if (typeof score !== 'number' || !(score >= 0 && score <= 10))
        return undefined;
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
 * Reads the file of a scanner, SARIF 2.1.0: https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/sarif-v2.1.0-os.html. A scan
 * counts only where the file is whole and says that it went well: what it does not say is no pass.
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
const LONGEST_RULE = 200;
const MOST_FINGERPRINTS = 10;
const AGAIN = (0,sentence/* phrase */.MZ) `Let the scanner write the whole file as SARIF 2.1.0, in UTF-8, in an earlier step of this job.`;
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
    const version = (0,parse/* fieldOf */._F)(document, 'version');
    const runs = (0,parse/* fieldOf */._F)(document, 'runs');
    if (!Array.isArray(runs))
        return unread((0,sentence/* phrase */.MZ) `is no SARIF: it has no list ${(0,sentence/* quoted */.TL)('runs')}.`);
    if (version !== '2.1.0') {
        return unread((0,sentence/* phrase */.MZ) `is no SARIF 2.1.0: its version is ${(0,sentence/* quoted */.TL)(String(version))}.`);
    }
    if (runs.length > MOST_RUNS)
        return unread((0,sentence/* phrase */.MZ) `has more than ${(0,sentence/* formatNumber */.ZV)(MOST_RUNS)} runs.`);
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
 * @param anywhere whether it may be of another directory, as the scan of the merge base is: then the paths in it are compared
 */
function readRuns({ runs }, tool, checkout, anywhere = false) {
    const wanted = tool.toLowerCase();
    const nameOf = (run) => (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(driverOf(run), 'name'))?.trim() ?? '';
    const ofTool = runs.filter((run) => nameOf(run).toLowerCase() === wanted);
    const [first] = ofTool;
    if (first === undefined)
        return ofOtherTools([...new Set(runs.map(nameOf))], tool);
    // tflint has a run of its own for what it could not read.
    const [error] = runs
        .filter((run) => nameOf(run).toLowerCase() === `${wanted}-errors`)
        .flatMap((run) => (0,parse/* listOf */.c3)((0,parse/* fieldOf */._F)(run, 'results')));
    if (error !== undefined)
        return notScanned(error);
    const results = [];
    const rules = new Map();
    const scanned = [];
    for (const run of ofTool) {
        const failure = failureOf(run);
        if (failure !== undefined)
            return failure;
        const bases = readBases(run);
        const at = anywhere ? (scannedRoot(bases) ?? checkout) : checkout;
        const directories = readScanned(bases, at);
        if ('elsewhere' in directories)
            return scannedElsewhere(directories.elsewhere);
        scanned.push(...directories.scanned);
        const written = (0,parse/* listOf */.c3)((0,parse/* fieldOf */._F)(run, 'results'));
        if (results.length + written.length > MOST_RESULTS)
            return tooMany(written.length);
        const ofRun = read_sarif_rulesOf(run);
        for (const result of written) {
            const read = readResult(result, run, { rules: ofRun, bases, checkout: at });
            if (read === undefined)
                continue;
            results.push(read.result);
            if (!rules.has(read.result.rule))
                rules.set(read.result.rule, read.rule);
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
    for (const invocation of (0,parse/* listOf */.c3)((0,parse/* fieldOf */._F)(run, 'invocations'))) {
        if ((0,parse/* fieldOf */._F)(invocation, 'executionSuccessful') === false) {
            return scanFailed((0,sentence/* phrase */.MZ) `says that the scan failed: ${(0,sentence/* quoted */.TL)('executionSuccessful')} is false.`);
        }
        const notifications = ['toolExecutionNotifications', 'toolConfigurationNotifications'];
        const error = notifications
            .flatMap((name) => (0,parse/* listOf */.c3)((0,parse/* fieldOf */._F)(invocation, name)))
            .find((notification) => (0,parse/* fieldOf */._F)(notification, 'level') === 'error');
        if (error !== undefined)
            return notScanned(error);
    }
    const isElsewhere = (0,parse/* fieldOf */._F)((0,parse/* fieldOf */._F)(run, 'externalPropertyFileReferences'), 'results');
    if (isElsewhere !== undefined)
        return scanFailed((0,sentence/* phrase */.MZ) `has its results in another file.`);
    // A scan that found nothing has an empty list. Without a list there was no scan.
    if (Array.isArray((0,parse/* fieldOf */._F)(run, 'results')))
        return undefined;
    return scanFailed((0,sentence/* phrase */.MZ) `has a run without a list ${(0,sentence/* quoted */.TL)('results')}: nothing says what was found.`);
}
const driverOf = (run) => (0,parse/* fieldOf */._F)((0,parse/* fieldOf */._F)(run, 'tool'), 'driver');
function read_sarif_rulesOf(run) {
    const extensions = (0,parse/* listOf */.c3)((0,parse/* fieldOf */._F)((0,parse/* fieldOf */._F)(run, 'tool'), 'extensions'));
    const lists = [driverOf(run), ...extensions].map((of) => (0,parse/* listOf */.c3)((0,parse/* fieldOf */._F)(of, 'rules')));
    const byId = new Map();
    for (const rule of lists.flat()) {
        const id = (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(rule, 'id'));
        if (id !== undefined && !byId.has(id))
            byId.set(id, rule);
    }
    return { byId, lists };
}
/** @returns undefined for what is no failure: a pass, or what does not apply */
function readResult(result, run, { rules, bases, checkout }) {
    const kind = (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(result, 'kind'));
    if (kind === 'pass' || kind === 'notApplicable' || kind === 'informational')
        return undefined;
    const { id, rule } = ruleOf(result, rules);
    const place = locationOf(result, run, bases, checkout);
    return {
        result: {
            rule: id,
            severity: severityOf(result, rule),
            message: messageOf(result, rule),
            place: place && 'place' in place ? place.place : undefined,
            elsewhere: place && 'elsewhere' in place ? (0,clip/* clip */.$)(place.elsewhere, 300) : undefined,
            fingerprints: fingerprintsOf(result),
            isSuppressed: isSuppressedInSource(result),
        },
        rule: describeRule(rule),
    };
}
function ruleOf(result, { byId, lists }) {
    const reference = (0,parse/* fieldOf */._F)(result, 'rule');
    const index = (0,parse/* fieldOf */._F)(reference, 'index') ?? (0,parse/* fieldOf */._F)(result, 'ruleIndex');
    const component = (0,parse/* fieldOf */._F)((0,parse/* fieldOf */._F)(reference, 'toolComponent'), 'index');
    const list = lists[typeof component === 'number' ? component + 1 : 0] ?? [];
    const byIndex = typeof index === 'number' ? list[index] : undefined;
    const written = (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(result, 'ruleId')) ??
        (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(reference, 'id')) ??
        (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(byIndex, 'id'));
    const id = (written ?? '').replace(/\s+/g, ' ').trim();
    // A result may name a part of a rule: `CA1000/1` of `CA1000`.
    const rule = byIndex ?? byId.get(id) ?? byId.get(id.slice(0, id.lastIndexOf('/')));
    return { id: (0,clip/* clip */.$)(id, LONGEST_RULE) || UNNAMED_RULE, rule };
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
function locationOf(result, run, bases, checkout) {
    const [first] = (0,parse/* listOf */.c3)((0,parse/* fieldOf */._F)(result, 'locations'));
    const physical = (0,parse/* fieldOf */._F)(first, 'physicalLocation');
    const written = (0,parse/* fieldOf */._F)(physical, 'artifactLocation');
    const index = (0,parse/* fieldOf */._F)(written, 'index');
    const ofRun = typeof index === 'number' ? (0,parse/* listOf */.c3)((0,parse/* fieldOf */._F)(run, 'artifacts'))[index] : undefined;
    const at = artifactPlace(written, bases, checkout) ??
        artifactPlace((0,parse/* fieldOf */._F)(ofRun, 'location'), bases, checkout);
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
/** A suppression that waits for a review, or was rejected, suppresses nothing. */
function isSuppressedInSource(result) {
    const suppressions = (0,parse/* listOf */.c3)((0,parse/* fieldOf */._F)(result, 'suppressions'));
    return suppressions.some((one) => (0,parse/* fieldOf */._F)(one, 'kind') === 'inSource' &&
        !['underReview', 'rejected'].includes((0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(one, 'status')) ?? ''));
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
    #read = new Map();
    #tracked;
    /** @param root absolute path of the checkout */
    constructor(root, jobTree, ports) {
        this.#root = root;
        this.#jobDirectory = (0,tree/* jobDirectoryOf */.Yc)(jobTree, root);
        this.#ports = ports;
    }
    /** What a tool found in the files of this checkout. */
    async scanOf(tool, file) {
        const read = await this.#fileOnce(file, false);
        return 'code' in read ? read : readRuns(read, tool, { root: (0,find_repository/* slashed */.df)(this.#root) });
    }
    /** What it found at the merge base. That scan is of another directory: only its paths are compared. */
    async scanOfBase(tool, file) {
        const read = await this.#fileOnce(file, true);
        return 'code' in read ? read : readRuns(read, tool, { root: (0,find_repository/* slashed */.df)(this.#root) }, true);
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
/** The comments that a request adds, by which a scanner leaves something out. */


/**
 * The comments that were not there, or were not about the same: one that is in another block, or before another line, is new. In
 * a file without blocks, so is one that moved past other lines.
 */
function addedComments(changed, tool, { blockAt, carryLines }) {
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
        return comments.flatMap((comment) => {
            const key = keyAfter(comment);
            const left = known.get(key) ?? 0;
            known.set(key, left - 1);
            return left > 0 ? [] : { ...comment, path };
        });
    });
}
const COMMENT_ALONE = /^(?:#|\/\/|\/\*|\*|--|<!--|"\/\/")/;
function blockNames(blockAt) {
    return (line) => blockAt(line)?.name;
}
/**
 * Makes the function that says what a comment is about: its own line, its place, and the next line of code. It is called for
 * comments in their order.
 *
 * @param placeOf what is the same of a line in both versions of the file
 */
function keysIn(text, placeOf) {
    const lines = text.split(/\r\n|[\n\r\u2028\u2029]/u).map((line) => line.trim());
    const isCode = (line) => line !== '' && !COMMENT_ALONE.test(line);
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
function findChoosingFiles({ tool, configuredBy }, changed, texts) {
    const commented = new Map();
    if (changed === undefined)
        return { commented, doubts: [changesUnknown(tool)] };
    const configuring = configuredBy === undefined ? changed.filter((path) => configures(path, tool)) : [];
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
/** @param before the texts at the merge base; undefined if they are not known: then each comment is new */
function findAddedComments(tool, { commented }, before, parsed) {
    const texts = [...commented].map(([path, after]) => ({ path, before: before?.get(path), after }));
    return addedComments(texts, tool, {
        blockAt: (path, text) => blockAt(path, text, parsed),
        carryLines: carry_lines/* carryLines */.p,
    });
}
/**
 * What counts although a comment suppresses it: results that the file marks so, where the request adds such a comment to their
 * file; and the added comments of which the file has no result, as results of the severity given.
 */
function suppressedByRequest({ results }, { added, changed, commented, }, severity) {
    const keyOf = (path, rule) => JSON.stringify([path, rule]);
    const keys = new Set(added.map(({ path, rule }) => keyOf(path, rule)));
    const ofRequest = new Set(changed);
    const told = new Set();
    const counted = results.filter(({ isSuppressed, place, rule }) => {
        if (!isSuppressed || place === undefined || !ofRequest.has(place.path))
            return false;
        // The file has no comment of a known form: the one that suppresses the result may be new.
        if (!commented.has(place.path))
            return true;
        const ofResult = [keyOf(place.path, rule), keyOf(place.path, undefined)];
        const ofComments = ofResult.filter((key) => keys.has(key));
        for (const key of ofComments)
            told.add(key);
        return ofComments.length > 0;
    });
    const others = added.filter(({ path, rule }) => !told.has(keyOf(path, rule)));
    return [...counted, ...others.map((comment) => asResult(comment, severity))];
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
function notSearched(tool, path) {
    const says = (0,sentence/* phrase */.MZ) `${(0,sentence/* filePart */.A4)(path)} changes and cannot be searched for comments by which ${(0,sentence/* setting */.Pe)(tool)} leaves something out.`;
    const remedy = (0,sentence/* phrase */.MZ) `Take submodules, links to what is no file, and files of more than 5 MB or ${(0,sentence/* formatNumber */.ZV)(MOST_COMMENTS)} such comments, out of the request.`;
    return (0,finding/* finding */.gk)('scan-suppressions-unknown', says, { remedy, actor: 'author' });
}
//# sourceMappingURL=scan-suppressions.js.map
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
// EXTERNAL MODULE: ./build/src/machine/files-here.js
var files_here = __webpack_require__(80467);
;// CONCATENATED MODULE: ./build/src/check/workspace-modules.js
/** Which directories of a checkout have the modules of a workspace. */







class WorkspaceModules {
    #root;
    #parsed;
    #known = new Map();
    /** @param root absolute path of the checkout, without links */
    constructor(root, parsed) {
        this.#root = root;
        this.#parsed = parsed;
    }
    of(place) {
        const directory = (0,external_node_path_.join)(place.root, place.workingDirectory);
        const modules = this.#known.get(directory) ?? this.#read((0,find_repository/* realOrSame */.eF)(directory));
        this.#known.set(directory, modules);
        return modules;
    }
    #read(directory) {
        const read = () => (0,read_configuration.readConfiguration)(directory, (0,read_configuration.searchedFiles)(files_here/* localFiles */.Jd, this.#parsed)).modules;
        const modules = (0,or_else/* orElse */.N)(read, []);
        const prefixes = prefixesOf(modules);
        return new Map(modules.flatMap((module) => {
            const path = (0,relative_path/* relativePathInside */._)(this.#root, (0,find_repository/* realOrSame */.eF)(module.directory));
            return path === undefined ? [] : [[path, prefixes.get(module) ?? []]];
        }));
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
        this.files = new ScanFiles(this.root, place.jobTree, ports);
        this.texts = new CheckoutTexts(this.root, this.parsed);
        this.modules = new WorkspaceModules(this.root, this.parsed);
    }
    async judge(workspace, place, all) {
        const read = await (this.reading ??= this.readEntries());
        const here = place === undefined ? NO_MODULES : this.modules.of(place);
        const divided = this.divide(read, all);
        const exceptionsOf = (0,fitting_exceptions/* exceptionsOfScanners */.dq)(this.exceptions, workspace);
        const directories = { ofRoot: this.directoryOf(place), ofModules: [...here.keys()] };
        const doubts = read.flatMap((each) => {
            const { tool } = each.entry;
            const calls = callsOf(tool, read);
            // It is said once for all calls of a tool.
            const notScanned = calls[0] === each ? whyNotScanned(tool, calls, directories, this.root) : [];
            return [...each.doubts, ...notScanned];
        });
        const notices = read.flatMap((each) => each.notices);
        const findings = [];
        const fittingHere = new Set();
        const clean = [];
        for (const { entry, doubts: unread } of read) {
            // What is in no workspace is of the check as a whole.
            const ofModules = [undefined, ...here.keys()].flatMap((directory) => divided.get(entry)?.get(directory) ?? []);
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
    divide(read, all) {
        if (this.divided?.all === all)
            return this.divided.byEntry;
        const directories = new Set(all.flatMap(({ root, workingDirectory }) => root === undefined ? [] : [...this.modules.of({ root, workingDirectory }).keys()]));
        const byEntry = new Map(read.map(({ entry, findings }) => {
            const byModule = new Map();
            for (const [at, placed] of findings.entries()) {
                const directory = moduleOf(placed.path, directories);
                (0,add_to/* addTo */.D)(byModule, directory, { at, directory, placed });
            }
            return [entry, byModule];
        }));
        this.divided = { all, byEntry };
        return byEntry;
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
        return asked.map(({ choosing, ...each }) => this.entryOf(each, choosing, { changed, before }));
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
            return { entry, findings: [], scanned: [], notices: [], doubts };
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
        const suppressed = suppressedByRequest(scan, ofRequest, isMandatory ? 'high' : 'none');
        const hidden = suppressed.map((result) => {
            const found = toFinding(result);
            return { ...found, isMandatory, isHidden: true, message: `${found.message} (${ADDED})` };
        });
        return {
            entry,
            findings: [...shown.map(toFinding), ...hidden],
            scanned: scan.scanned,
            doubts: choosing.doubts,
            notices,
        };
    }
    /** Where a result is, if that is a file of the checkout; else its message says where. */
    placeOf({ message, place, elsewhere }) {
        const { line, endLine } = place ?? {};
        if (place !== undefined && this.texts.textOf(place.path) !== undefined) {
            const { path } = place;
            return { message, path, line, endLine, block: this.texts.addressAt(path, line) };
        }
        const at = elsewhere ?? place?.path;
        const withPlace = at === undefined ? message : `${message} (${at})`;
        return { message: withPlace, path: undefined, line, endLine, block: undefined };
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

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DT: function() { return /* binding */ valuesOfArgument; },
/* harmony export */   PP: function() { return /* binding */ directoriesOfModule; },
/* harmony export */   readConfiguration: function() { return /* binding */ readConfiguration; },
/* harmony export */   searchedFiles: function() { return /* binding */ searchedFiles; },
/* harmony export */   xV: function() { return /* binding */ readTemplate; },
/* harmony export */   yR: function() { return /* binding */ readText; }
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

/***/ 29796:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  NZ: function() { return /* binding */ NO_REPOSITORY; },
  rD: function() { return /* binding */ addressesOfRemotes; },
  gG: function() { return /* binding */ askGit; },
  kO: function() { return /* binding */ askObjects; },
  Oh: function() { return /* binding */ commitOfDefaultBranch; },
  hZ: function() { return /* binding */ commitOfRemoteBranch; },
  k6: function() { return /* binding */ commitOnServer; },
  Ny: function() { return /* binding */ fetchHistory; },
  rt: function() { return /* binding */ fetchObjects; },
  TM: function() { return /* binding */ firstLine; },
  VX: function() { return /* binding */ listRemote; },
  sp: function() { return /* binding */ listTrackedFiles; },
  yv: function() { return /* binding */ originOf; },
  Mr: function() { return /* binding */ pathsIn; }
});

// UNUSED EXPORTS: remakeMerge

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(41692);
// EXTERNAL MODULE: ./build/src/model/proxies.js
var proxies = __webpack_require__(84091);
// EXTERNAL MODULE: ./build/src/machine/execute.js + 1 modules
var execute = __webpack_require__(4643);
// EXTERNAL MODULE: ./build/src/machine/read-regular.js
var read_regular = __webpack_require__(43962);
// EXTERNAL MODULE: ./build/src/machine/temporary.js
var temporary = __webpack_require__(53776);
;// CONCATENATED MODULE: ./build/src/machine/network-of-git.js
/**
 * What git gets to reach a server: the proxy and the authorities that this program's own requests have, so that
 * one setting holds for both. Releases of git and curl read `NO_PROXY` in several ways, so it is decided here.
 */








/** Passed on as they are: where this machine keeps its authorities, and the keys of an SSH agent. */
const PASSED_VARIABLES = ['SSL_CERT_FILE', 'SSL_CERT_DIR', 'GIT_SSL_CAPATH', 'SSH_AUTH_SOCK'];
/** The files in which systems keep their authorities; one that the environment names comes first. */
const SYSTEM_AUTHORITIES = [
    '/etc/ssl/certs/ca-certificates.crt',
    '/etc/pki/tls/certs/ca-bundle.crt',
    '/etc/ssl/ca-bundle.pem',
    '/etc/ssl/cert.pem',
];
/**
 * Calls `run` with the variables with which git reaches the server. A file with authorities is
 * there until `run` has ended.
 */
async function withNetwork({ address, authorization }, { environment }, run) {
    const variables = {
        GIT_ALLOW_PROTOCOL: 'file:git:http:https:ssh',
        ...proxyVariables(address, environment),
        ...settingsFor(address, authorization),
        ...(0,execute/* pickVariables */.hY)(environment, PASSED_VARIABLES),
    };
    const added = environment['NODE_EXTRA_CA_CERTS'];
    const fileOfGit = environment['GIT_SSL_CAINFO'];
    if (!isNamed(added)) {
        return run(isNamed(fileOfGit) ? { ...variables, GIT_SSL_CAINFO: fileOfGit } : variables);
    }
    const folder = (0,temporary/* makeTemporary */.ww)('plangate-authorities-');
    try {
        const file = (0,external_node_path_.join)(folder, 'authorities.pem');
        await (0,promises_.writeFile)(file, await readAuthorities(environment, added));
        return await run({ ...variables, GIT_SSL_CAINFO: file });
    }
    finally {
        (0,temporary/* removeTemporary */.cF)(folder);
    }
}
/** Settings of git, as variables (https://git-scm.com/docs/git-config): every process can read those of a command line. */
function settingsFor(address, authorization) {
    const variables = {
        GIT_CONFIG_COUNT: '1',
        // A server that was named has no reason to send git elsewhere.
        GIT_CONFIG_KEY_0: 'http.followRedirects',
        GIT_CONFIG_VALUE_0: 'false',
    };
    if (authorization === undefined)
        return variables;
    return {
        ...variables,
        GIT_CONFIG_COUNT: '2',
        GIT_CONFIG_KEY_1: `http.${address}.extraHeader`,
        GIT_CONFIG_VALUE_1: `Authorization: ${authorization}`,
    };
}
function isNamed(path) {
    return path !== undefined && path.trim() !== '';
}
function proxyVariables(address, environment) {
    const proxy = URL.canParse(address) ? (0,proxies/* proxyFor */.iJ)(new URL(address), environment) : undefined;
    if (proxy === undefined)
        return { NO_PROXY: '*', no_proxy: '*' };
    const value = (0,proxies/* isSocks */.oS)(proxy) ? proxy.value : (proxy.url?.href ?? proxy.value);
    return { https_proxy: value, http_proxy: value, NO_PROXY: '', no_proxy: '' };
}
/** Git replaces its own list by the file that it gets, so everything that is trusted without it is in there. */
async function readAuthorities(environment, added) {
    const named = ['GIT_SSL_CAINFO', 'SSL_CERT_FILE'].map((name) => environment[name]);
    const ofSystem = [...named.filter(isNamed), ...SYSTEM_AUTHORITIES].find((path) => (0,external_node_fs_.existsSync)(path));
    const files = ofSystem === undefined ? [added] : [ofSystem, added];
    const texts = await Promise.all(files.map(async (path) => (0,read_regular/* readRegular */.VX)(path).catch(() => '')));
    return [...external_node_tls_.rootCertificates, ...texts.map((text) => text.trim())].join('\n') + '\n';
}
//# sourceMappingURL=network-of-git.js.map
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __webpack_require__(6609);
// EXTERNAL MODULE: ./build/src/model/commit-id.js
var commit_id = __webpack_require__(66238);
// EXTERNAL MODULE: ./build/src/machine/program-path.js
var program_path = __webpack_require__(60439);
// EXTERNAL MODULE: ./build/src/model/error-message.js
var error_message = __webpack_require__(34271);
;// CONCATENATED MODULE: ./build/src/machine/ask-git.js
/**
 * Questions to git about a repository. Only this file starts git. Each command names the repository
 * and the work tree, so git never searches for one, and git runs no program that a repository names.
 * A name such as `origin/main` can mean a branch or a tag, and a pull request can add both. So names of
 * references are compared whole, here alone, and every other question to git is about ids.
 */









/** Keeps git from running what a configuration can name: hooks, monitors, helpers, background jobs. */
const SAFE_SETTINGS = [
    'core.hooksPath=/dev/null',
    'core.fsmonitor=false',
    'core.untrackedCache=false',
    'core.alternateRefsCommand=:',
    'core.gitProxy=none',
    'core.askPass=',
    'core.quotePath=false',
    'safe.bareRepository=explicit',
    'submodule.recurse=false',
    'fetch.recurseSubmodules=false',
    'maintenance.auto=false',
    'gc.auto=0',
    'protocol.ext.allow=never',
].flatMap((setting) => ['-c', setting]);
/** Turns off the configuration of machine and user, replacement objects, and prompts. */
const VARIABLES = {
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    // The output of git is parsed here, so it must not be translated.
    LC_ALL: 'C',
};
/** Old releases of git ignore GIT_NO_LAZY_FETCH: without any protocol they cannot fetch either. */
const OFFLINE_VARIABLES = { ...VARIABLES, GIT_ALLOW_PROTOCOL: '' };
/**
 * Runs a git command about a repository.
 *
 * @returns what git printed; `why` if git failed or the repository belongs to another user
 */
async function askGit(ports, repository, args, input = {}) {
    const { root, gitDirectory } = repository;
    const refusal = await refuseForeignOwner(ports, repository);
    if (refusal !== undefined)
        return refusal;
    const location = ['-C', root, `--git-dir=${gitDirectory}`, `--work-tree=${root}`];
    const environment = (0,program_path/* environmentFor */.DD)(ports.environment, root);
    const words = [...location, ...SAFE_SETTINGS, ...args];
    return runGit({ ...ports, environment }, words, { variables: OFFLINE_VARIABLES, ...input });
}
/**
 * Runs a git command about the objects of a repository, from a directory that has nothing else of it: no configuration,
 * no references, and no files in which git keeps what it found out earlier.
 *
 * @param sample the id of a commit: its length says which hash the repository uses
 */
async function askObjects(ports, repository, sample, { args, variables = OFFLINE_VARIABLES, makes = false, ...input }) {
    const refusal = await refuseForeignOwner(ports, repository);
    if (refusal !== undefined)
        return refusal;
    const shared = (0,find_repository/* commonDirectory */.hH)(repository.gitDirectory);
    let directory;
    try {
        directory = makeBareDirectory(shared, sample);
    }
    catch (error) {
        // The disk of the temporary files may be full: the check goes on without an answer of git.
        return { why: (0,error_message/* errorMessage */.g)(error), exitCode: undefined };
    }
    try {
        const words = [
            `--git-dir=${directory}`,
            ...SAFE_SETTINGS,
            '-c',
            'core.commitGraph=false',
            ...args,
        ];
        const objects = (0,external_node_path_.join)(shared, 'objects');
        const places = makes
            ? {
                GIT_OBJECT_DIRECTORY: (0,external_node_path_.join)(directory, 'objects'),
                GIT_ALTERNATE_OBJECT_DIRECTORIES: objects,
            }
            : { GIT_OBJECT_DIRECTORY: objects };
        return await runGit(ports, words, { ...input, variables: { ...variables, ...places } });
    }
    finally {
        (0,temporary/* removeTemporary */.cF)(directory);
    }
}
/**
 * Merges two commits as git does by itself: without attributes, drivers or settings of the repository, and without its files.
 *
 * @returns the id of the tree; undefined where they do not merge cleanly, the clone lacks a commit, or git is older than 2.38
 */
async function remakeMerge([first, second], repository, ports) {
    const args = ['merge-tree', '--write-tree', '--no-messages', first, second];
    const answer = await askObjects(ports, repository, first, { args, makes: true });
    return 'text' in answer ? answer.text.trim() : undefined;
}
/** Makes a repository without objects, with the hash and the end of the history of another one. */
function makeBareDirectory(shared, sample) {
    const directory = (0,temporary/* makeTemporary */.ww)('plangate-objects-');
    try {
        const extension = sample.length === 64 ? '[extensions]\n\tobjectFormat = sha256\n' : '';
        const version = extension === '' ? 0 : 1;
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(directory, 'config'), `[core]\n\trepositoryFormatVersion = ${version}\n\tbare = true\n${extension}`);
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(directory, 'HEAD'), 'ref: refs/heads/none\n');
        for (const name of ['objects', 'refs'])
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(directory, name));
        const shallow = (0,external_node_path_.join)(shared, 'shallow');
        if ((0,external_node_fs_.existsSync)(shallow))
            (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(directory, 'shallow'), (0,read_regular/* readRegularSync */.Wy)(shallow));
        return directory;
    }
    catch (error) {
        (0,temporary/* removeTemporary */.cF)(directory);
        throw error;
    }
}
/** Stops waiting for a server that sends nothing. */
const STOP_WHEN_SILENT = [
    '-c',
    'http.lowSpeedLimit=1',
    '-c',
    'http.lowSpeedTime=30',
];
/** The server's program is git's own, even if the configuration of the remote names another. */
const FETCH_OPTIONS = [
    '--quiet',
    '--no-tags',
    '--no-recurse-submodules',
    '--upload-pack=git-upload-pack',
];
/**
 * Fetches one commit from a server, so that `askObjects` finds it. No setting and no branch of the clone counts.
 *
 * @param wanted.reference leads to the commit, for servers that send branches only; every reference is asked for if it is
 *   left out
 * @param wanted.here a commit that the clone has
 * @returns what git printed if it failed
 */
async function fetchObjects(ports, repository, remote, wanted) {
    const { commit, reference = 'refs/*', here } = wanted;
    const isShallow = (0,external_node_fs_.existsSync)((0,external_node_path_.join)((0,find_repository/* commonDirectory */.hH)(repository.gitDirectory), 'shallow'));
    const depth = isShallow || here === undefined ? '--depth=1' : `--negotiation-tip=${here}`;
    const fetch = (...words) => withNetwork(remote, ports, (network) => askObjects(ports, repository, commit, {
        args: [...STOP_WHEN_SILENT, 'fetch', ...FETCH_OPTIONS, ...words],
        variables: { ...VARIABLES, ...network },
    }));
    const byCommit = await fetch(depth, remote.address, commit);
    if (!('why' in byCommit))
        return undefined;
    const ownReference = reference.endsWith('*') ? 'refs/plangate/*' : 'refs/plangate/asked';
    const byReference = await fetch(remote.address, `+${reference}:${ownReference}`);
    return 'why' in byReference ? byReference.why : undefined;
}
/**
 * Fetches the commits of the default branch of a repository, without their files, so that `askObjects` finds them.
 *
 * @param sample the id of a commit: its length says which hash the repository uses
 * @returns what git printed if it failed
 */
async function fetchHistory(ports, repository, remote, sample) {
    const words = ['--filter=tree:0', remote.address, '+HEAD:refs/plangate/asked'];
    const fetched = await withNetwork(remote, ports, (network) => askObjects(ports, repository, sample, {
        args: [...STOP_WHEN_SILENT, 'fetch', ...FETCH_OPTIONS, ...words],
        variables: { ...VARIABLES, ...network },
    }));
    return 'why' in fetched ? fetched.why : undefined;
}
/** Asks a server for one reference of a repository, without a local clone. */
async function listRemote(ports, remote, reference) {
    // Git must not read the repository in which the job works.
    const noRepository = ['--git-dir=/dev/null', '-c', 'credential.helper='];
    const args = [...noRepository, ...SAFE_SETTINGS, 'ls-remote', remote.address, reference];
    return withNetwork(remote, ports, (network) => runGit(ports, args, { variables: { ...VARIABLES, ...network } }));
}
async function runGit({ execute, environment }, args, input) {
    try {
        const { exitCode, stdout, stderr } = await (0,temporary/* inEmptyDirectory */.AY)((cwd) => execute('git', args, { ...input, cwd, environment }));
        return exitCode === 0 ? { text: stdout } : { why: stderr.trim(), exitCode };
    }
    catch (error) {
        return { why: (0,error_message/* errorMessage */.g)(error), exitCode: undefined };
    }
}
/**
 * Git skips its check of the owner when a command names the repository, so the check is done here:
 * a repository of another user is refused unless the user's own `safe.directory` lists it.
 *
 * @returns the error that git would give; undefined if the repository may be used
 */
async function refuseForeignOwner(ports, { root, gitDirectory }) {
    const user = process.geteuid?.();
    if (user === undefined)
        return undefined;
    // As in git, whoever became root with sudo may use their own repositories.
    const sudoer = user === 0 ? Number(ports.environment['SUDO_UID'] || 0) : user;
    const isMine = (path) => {
        const owner = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.uid ?? user;
        return owner === user || owner === sudoer;
    };
    if ([root, (0,external_node_path_.join)(root, '.git'), gitDirectory].every(isMine))
        return undefined;
    const safeDirectories = await runGit(ports, ['config', '--null', '--get-all', 'safe.directory'], 
    // Only the configuration of the user and of the machine is read, not that of the repository.
    { variables: { GIT_DIR: '/dev/null', LC_ALL: 'C' } });
    const values = 'text' in safeDirectories ? safeDirectories.text.split('\0').slice(0, -1) : [];
    // As in git, an empty value clears the values before it.
    const trusted = values.slice(values.lastIndexOf('') + 1);
    const isTrusted = trusted.some((path) => path === '*' || path === root || (path.endsWith('/*') && root.startsWith(path.slice(0, -1))));
    const why = `fatal: detected dubious ownership in repository at '${root}'`;
    return isTrusted ? undefined : { why, exitCode: undefined, isOfAnotherUser: true };
}
const firstLine = (text) => text.replace(/\n[^]*/, '');
/** The value of `unknown` outside of any repository, which is no failure. */
const NO_REPOSITORY = 'there is no git repository';
/**
 * Lists the files that git tracks in the repository at `path`, an absolute path. Files of a submodule
 * belong to the submodule's own repository. A repository that is neither the checkout nor one of its
 * submodules is not asked.
 *
 * @param workspace the directory in which the job works
 * @returns the paths, or why git could not list them
 */
async function listTrackedFiles(path, workspace, ports) {
    const repository = (0,find_repository/* findKnownRepository */.bp)(path, workspace);
    if (repository === undefined) {
        if ((0,find_repository/* findRepository */.W1)(path) === undefined)
            return { unknown: NO_REPOSITORY };
        return {
            unknown: `${path} holds a repository of its own, and only the repository checked out by the job is read`,
        };
    }
    const listed = await askGit(ports, repository, ['ls-files', '-z']);
    if ('why' in listed) {
        const { why, exitCode, isOfAnotherUser } = listed;
        return { unknown: firstLine(why) || `exit code ${exitCode}`, isOfAnotherUser };
    }
    const tracked = new Set(pathsIn(listed.text));
    const head = tracked.size === 0 ? await (0,find_repository/* headOf */.Uo)(repository) : undefined;
    if (head === undefined)
        return tracked;
    // A missing index lists no files either, so an empty list proves nothing if the commit has files.
    const inCommit = await askGit(ports, repository, ['ls-tree', '--name-only', '-z', head]);
    return 'text' in inCommit && inCommit.text !== ''
        ? { unknown: `its index is missing or empty; \`git reset\` in ${path} creates it` }
        : tracked;
}
/** The address of the remote `origin`; `why` if there is none. */
async function originOf(repository, ports) {
    return askGit(ports, repository, ['config', '--get', 'remote.origin.url']);
}
/** The addresses of all remotes, to fetch from and to push to; none if git does not say them. */
async function addressesOfRemotes(repository, ports) {
    const args = ['config', '--null', '--get-regexp', String.raw `^remote\..*\.(push)?url$`];
    const listed = await askGit(ports, repository, args);
    // Each name ends with a line break, and each value with a zero.
    return 'text' in listed ? pathsIn(listed.text).map((line) => line.replace(/^.*\n/, '')) : [];
}
/** Splits the output of a command with `-z`. */
function pathsIn(output) {
    return output.split('\0').filter((path) => path !== '');
}
const REMOTE = 'refs/remotes/origin/';
/**
 * The last commit of the default branch that the clone knows. A branch of the remote that is called `HEAD` is no
 * default branch: only a symbolic reference names one.
 */
async function commitOfDefaultBranch(repository, ports) {
    const named = await askGit(ports, repository, ['symbolic-ref', '--quiet', `${REMOTE}HEAD`]);
    const reference = 'text' in named ? named.text.trim() : '';
    if (!reference.startsWith(REMOTE))
        return undefined;
    return commitOfRemoteBranch(reference.slice(REMOTE.length), repository, ports);
}
/** The last commit of a branch of the remote, as far as the clone knows a reference of exactly this name. */
async function commitOfRemoteBranch(branch, repository, ports) {
    const args = ['show-ref', '--verify', '--hash', `${REMOTE}${branch}`];
    const answer = await askGit(ports, repository, args);
    return 'text' in answer ? (0,commit_id/* readCommitId */.f)(answer.text.trim()) : undefined;
}
/**
 * What a server says that a reference leads to.
 *
 * @param reference `HEAD` is the default branch
 * @returns the id; or why there is none, which may be empty
 */
async function commitOnServer(remote, reference, ports) {
    const listed = await listRemote(ports, remote, reference);
    if ('why' in listed)
        return { why: listed.why };
    // The server lists every name that ends like this one.
    const line = listed.text.split('\n').find((entry) => entry.endsWith(`\t${reference}`));
    const [id, name] = line?.split('\t') ?? [];
    const commit = name === reference ? (0,commit_id/* readCommitId */.f)(id) : undefined;
    return commit === undefined ? { why: `the server has no ${reference}` } : { commit };
}
//# sourceMappingURL=ask-git.js.map

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

/***/ 54572:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WD: function() { return /* binding */ worseOf; },
/* harmony export */   du: function() { return /* binding */ isAtLeast; },
/* harmony export */   oC: function() { return /* binding */ SEVERITIES; }
/* harmony export */ });
/** How bad a scanner says that a finding is, the worst first. `none`: it asks for nothing. */
const SEVERITIES = ['critical', 'high', 'medium', 'low', 'none'];
/** Whether a finding is at least as bad as this. Nothing is at least `none`: with it, no finding is mandatory. */
function isAtLeast(severity, least) {
    return least !== 'none' && SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(least);
}
function worseOf(one, other) {
    return SEVERITIES.indexOf(one) <= SEVERITIES.indexOf(other) ? one : other;
}
//# sourceMappingURL=severity.js.map

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
 * @param defaultBranch as the host names it
 */
function treeOf(proposed, trustedFiles, defaultBranch) {
    if (proposed)
        return { ...trustedFiles, proposed };
    return markAsOwn({ proposed: false, defaultBranch });
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