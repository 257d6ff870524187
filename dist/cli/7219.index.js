"use strict";
exports.id = 7219;
exports.ids = [7219,1741];
exports.modules = {

/***/ 97219:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  OpenedScanners: function() { return /* binding */ OpenedScanners; }
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/configuration/file-names.js
var file_names = __webpack_require__(96817);
;// CONCATENATED MODULE: ./build/src/configuration/module-prefixes.js
/** Each level of calls can multiply the ways. */
const MOST_WAYS = 100;
/** Of a module that is called in more ways than are known, and of those that it calls. */
const TOO_MANY_WAYS = [];
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
        if (around.includes(module))
            return [];
        const callers = module.callers.map((call) => ({
            label: call.label,
            ways: find(call.module, [...around, module]),
        }));
        const prefixes = callers.flatMap(({ label, ways }) => ways.map((prefix) => `${prefix}module.${label}.`));
        const each = [...new Set(prefixes)];
        const isKnown = each.length <= MOST_WAYS && !callers.some(({ ways }) => ways === TOO_MANY_WAYS);
        const all = isKnown ? each : TOO_MANY_WAYS;
        known.set(module, all);
        return all;
    };
    for (const module of modules)
        find(module, []);
    return known;
}
//# sourceMappingURL=module-prefixes.js.map
// EXTERNAL MODULE: ./build/src/configuration/parsed-files.js + 1 modules
var parsed_files = __webpack_require__(67025);
// EXTERNAL MODULE: ./build/src/configuration/read-configuration.js
var read_configuration = __webpack_require__(51741);
// EXTERNAL MODULE: ./build/src/locate/locate-results.js + 2 modules
var locate_results = __webpack_require__(39223);
// EXTERNAL MODULE: ./build/src/machine/ask-git.js + 1 modules
var ask_git = __webpack_require__(29796);
// EXTERNAL MODULE: ./build/src/machine/files-here.js
var files_here = __webpack_require__(80467);
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __webpack_require__(6609);
// EXTERNAL MODULE: ./build/src/machine/read-regular.js
var read_regular = __webpack_require__(43962);
// EXTERNAL MODULE: ./build/src/machine/tree-here.js
var tree_here = __webpack_require__(12478);
// EXTERNAL MODULE: ./build/src/model/add-to.js
var add_to = __webpack_require__(72588);
// EXTERNAL MODULE: ./build/src/model/or-else.js
var or_else = __webpack_require__(17026);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/relative-path.js
var relative_path = __webpack_require__(20319);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/model/severity.js
var model_severity = __webpack_require__(54572);
// EXTERNAL MODULE: ./build/src/policy/exceptions.js
var exceptions = __webpack_require__(29272);
// EXTERNAL MODULE: ./build/src/policy/policy-owners.js
var policy_owners = __webpack_require__(79925);
// EXTERNAL MODULE: ./build/src/policy/systems/scanners.js
var scanners = __webpack_require__(7642);
;// CONCATENATED MODULE: ./build/src/scanners/known-scanners.js
/**
 * What of a repository a scanner reads that says what it leaves out: comments, files to ignore, and its configuration. A
 * request that adds or changes these chooses its judge.
 */

const KNOWN = [
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
    for (const { comments } of known === undefined ? KNOWN : [known]) {
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
    return KNOWN.find(({ tools }) => tools.some((known) => name.startsWith(known)));
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
        const ofBefore = before === undefined ? [] : ignoreComments(before, tool);
        const hasBlocks = (0,file_names/* isConfiguration */.ZC)(path.split('/').at(-1) ?? '');
        const carry = hasBlocks ? undefined : carryLines(after, before ?? '');
        const keyBefore = keysIn(path, before ?? '', blockAt, carry && ((line) => line));
        for (const comment of ofBefore) {
            const key = keyBefore(comment);
            known.set(key, (known.get(key) ?? 0) + 1);
        }
        const keyAfter = keysIn(path, after, blockAt, carry);
        return comments.flatMap((comment) => {
            const key = keyAfter(comment);
            const left = known.get(key) ?? 0;
            known.set(key, left - 1);
            return left > 0 ? [] : { ...comment, path };
        });
    });
}
const COMMENT_ALONE = /^(?:#|\/\/|\/\*|\*|--|<!--|"\/\/")/;
/**
 * Makes the function that says what a comment is about: its own line, the block around it, and the next line of code. It is
 * called for comments in their order.
 *
 * @param lineBefore where the line was, in a file without blocks
 */
function keysIn(path, text, blockAt, lineBefore) {
    const lines = text.split(/\r\n|[\n\r\u2028\u2029]/u).map((line) => line.trim());
    const block = blockAt(path, text);
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
        const place = lineBefore === undefined ? block(line)?.name : lineBefore(line);
        return JSON.stringify([own.trim(), place, about]);
    };
}
//# sourceMappingURL=added-comments.js.map
;// CONCATENATED MODULE: ./build/src/scanners/block-at.js
/** Which block of a configuration a line is in. */

/** Makes the function for one file; of a file that is no configuration, or that cannot be read, no line is in a block. */
function blockAt(path, text, parsed) {
    const name = path.split('/').at(-1) ?? '';
    if (!(0,file_names/* isConfiguration */.ZC)(name))
        return () => undefined;
    const { body, problems } = parsed.parse(name, text);
    const firstProblem = Math.min(...problems.map(({ range }) => range.startLine), Infinity);
    return (line) => {
        const block = body.blocks.find(({ range }) => range.startLine <= line && line <= range.endLine && range.endLine < firstProblem);
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
    return keys.filter((key) => seen.has(key) || !seen.add(key));
}
//# sourceMappingURL=old-results.js.map
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
/** @param uri as it is written: an address, or a path that a tool took for one */
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
/**
 * Reads all runs of one tool.
 *
 * @param bytes of the file
 * @param tool the name of the tool, in letters of either case
 * @param anywhere whether it may be of another directory, as the scan of the merge base is: then the paths in it are compared
 */
function readSarif(bytes, tool, checkout, anywhere = false) {
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
    return readRuns(runs, tool, checkout, anywhere);
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
function readRuns(runs, tool, checkout, anywhere) {
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
        const failed = whyFailed(run);
        if (failed !== undefined)
            return failed;
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
const failed = (why) => ({
    code: 'scan-failed',
    why,
    remedy: (0,sentence/* phrase */.MZ) `The log of the step that scans says more. Repair it, and run the job again.`,
});
/** @param error what has the message */
function notScanned(error) {
    const written = (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)((0,parse/* fieldOf */._F)(error, 'message'), 'text')) ?? 'an error';
    const said = written.replace(/\p{Cc}\[[\d;]*m/gu, '').replace(/\s+/g, ' ');
    return failed((0,sentence/* phrase */.MZ) `says that something could not be scanned: ${(0,sentence/* foreign */.V$)(clip(said, 300))}`);
}
/** Why a run does not say what there is; undefined if it ended well and its results are in it. */
function whyFailed(run) {
    for (const invocation of (0,parse/* listOf */.c3)((0,parse/* fieldOf */._F)(run, 'invocations'))) {
        if ((0,parse/* fieldOf */._F)(invocation, 'executionSuccessful') === false) {
            return failed((0,sentence/* phrase */.MZ) `says that the scan failed: ${(0,sentence/* quoted */.TL)('executionSuccessful')} is false.`);
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
        return failed((0,sentence/* phrase */.MZ) `has its results in another file.`);
    // A scan that found nothing has an empty list. Without a list there was no scan.
    if (Array.isArray((0,parse/* fieldOf */._F)(run, 'results')))
        return undefined;
    return failed((0,sentence/* phrase */.MZ) `has a run without a list ${(0,sentence/* quoted */.TL)('results')}: nothing says what was found.`);
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
            elsewhere: place && 'elsewhere' in place ? clip(place.elsewhere, 300) : undefined,
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
    return { id: clip(id, LONGEST_RULE) || UNNAMED_RULE, rule };
}
function describeRule(rule) {
    const textAt = (name) => (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)((0,parse/* fieldOf */._F)(rule, name), 'text'))?.trim() ?? '';
    const title = textAt('shortDescription') || textAt('fullDescription') || (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(rule, 'name')) || '';
    const help = (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(rule, 'helpUri'))?.trim() ?? '';
    const isAddress = help.length <= 500 && /^https:\/\/[\w.-]+(?::\d+)?(?:\/[!-~]*)?$/.test(help);
    return { title: clip(title, 300), help: isAddress ? help : undefined };
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
    return clip((told ?? text).trim(), LONGEST_TEXT) || describeRule(rule).title || 'no message';
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
    typeof value === 'string' && /^\S+$/.test(value) ? `${key}=${clip(value, 500)}` : []));
}
/** A suppression that waits for a review, or was rejected, suppresses nothing. */
function isSuppressedInSource(result) {
    const suppressions = (0,parse/* listOf */.c3)((0,parse/* fieldOf */._F)(result, 'suppressions'));
    return suppressions.some((one) => (0,parse/* fieldOf */._F)(one, 'kind') === 'inSource' &&
        !['underReview', 'rejected'].includes((0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(one, 'status')) ?? ''));
}
function clip(text, most) {
    return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
//# sourceMappingURL=read-sarif.js.map
// EXTERNAL MODULE: ./build/src/settings/parse-inputs.js
var parse_inputs = __webpack_require__(28608);
// EXTERNAL MODULE: ./build/src/trust/tree.js
var tree = __webpack_require__(80734);
;// CONCATENATED MODULE: ./build/src/check/open-scanners.js
/**
 * Opens the files of scanners, and what of a request could choose what they say. Each is read once, whatever the number of
 * workspaces. What is not certain is a doubt of the check as a whole.
 */




























/** A changed file that is larger is not searched for comments. */
const MOST_TEXT = 5_000_000;
/** As many addresses of one block are named. */
const MOST_ADDRESSES = 5;
/** So much of the name of a tool is in the sentence that its file is not read. */
const LONGEST_NAME = 60;
class OpenedScanners {
    entries;
    place;
    ports;
    root;
    parsed;
    exceptions;
    texts = new Map();
    blocks = new Map();
    modules = new Map();
    divided;
    unused;
    reading;
    changed;
    tracked;
    constructor(entries, place, ports) {
        this.entries = entries;
        this.place = place;
        this.ports = ports;
        this.root = (0,find_repository/* realOrSame */.eF)(place.repositoryRoot);
        this.parsed = ports.parsed ?? new parsed_files/* ParsedFiles */.p();
        this.exceptions = place.exceptions ?? { entries: [], today: '' };
    }
    async judge(workspace, place, all) {
        const read = await (this.reading ??= Promise.all(this.entries.map((entry) => this.readEntry(entry))));
        const here = place === undefined ? NO_MODULES : this.modulesOf(place);
        const divided = this.divide(read, all);
        const exceptionsOf = (0,exceptions/* exceptionsOfScanners */.dq)(this.exceptions, workspace);
        const doubts = read.flatMap((each) => [
            ...each.doubts,
            ...whyNotScanned(each, read, this.directoryOf(place)),
            ...this.whyLeftOut(each, read, [...here.keys()]),
        ]);
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
        const directories = new Set(all.flatMap(({ root, workingDirectory }) => root === undefined ? [] : [...this.modulesOf({ root, workingDirectory }).keys()]));
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
        const ends = [...fitting].flatMap((entry) => (0,exceptions/* endOfScannerException */._8)(entry, today) ?? []);
        this.unused ??= read.some((each) => each.doubts.length > 0)
            ? []
            : (0,exceptions/* unusedScannerExceptions */.L3)(scanners, read.flatMap(({ findings }) => findings));
        return [...ends, ...this.unused];
    }
    async readEntry(entry) {
        const nothing = { entry, findings: [], scanned: [], notices: [] };
        const [read, chosen] = await Promise.all([
            this.readScan(entry.tool, entry.file, false),
            this.readChosen(entry),
        ]);
        if ('code' in read)
            return { ...nothing, doubts: [notJudged(entry, read), ...chosen.doubts] };
        const { scan } = read;
        const { base, doubts: notOld } = await this.readBase(entry);
        const shown = scan.results.filter(({ isSuppressed }) => !isSuppressed);
        const old = base === undefined ? new Set() : await this.oldOf(shown, base);
        const approvers = approversOf(entry);
        const toFinding = (result) => {
            const { rule, severity, message, place, elsewhere } = result;
            const { title = '', help } = scan.rules.get(rule) ?? {};
            const path = place !== undefined && this.textOf(place.path) !== undefined ? place.path : undefined;
            const at = path === undefined ? (elsewhere ?? place?.path) : undefined;
            return {
                tool: scan.tool,
                rule,
                severity,
                isMandatory: (0,model_severity/* isAtLeast */.du)(severity, entry.mandatory),
                message: at === undefined ? message : `${message} (${at})`,
                title,
                help,
                path,
                line: place?.line,
                endLine: place?.endLine,
                block: path === undefined ? undefined : this.blockOf(path, place?.line),
                isOld: old.has(result),
                approvers: approvers(rule),
            };
        };
        const isMandatory = entry.mandatory !== 'none';
        const { results, comments } = countAdded(scan, chosen);
        const ofComments = comments.map((comment) => asResult(comment, isMandatory ? 'high' : 'none'));
        const hidden = [...results, ...ofComments].map((result) => {
            const found = toFinding(result);
            return { ...found, isMandatory, isHidden: true, message: `${found.message} (${ADDED})` };
        });
        return {
            entry,
            findings: [...shown.map(toFinding), ...hidden],
            scanned: scan.scanned,
            doubts: chosen.doubts,
            notices: notOld,
        };
    }
    /** Reads one file of a scanner. @param isBase whether it is the scan of the merge base */
    async readScan(tool, file, isBase) {
        const found = await (0,tree_here/* treeHere */.X)(this.root)
            .look(file)
            .catch(() => undefined);
        const notOfJob = (why, remedy) => ({
            code: 'scan-not-of-job',
            why,
            remedy,
        });
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
        const workspace = (0,tree/* jobDirectoryOf */.Yc)(this.place.jobTree, this.root);
        const tracked = await (this.tracked ??= (0,ask_git/* listTrackedFiles */.sp)(this.root, workspace, this.ports));
        if ('unknown' in tracked && (0,find_repository/* findRepository */.W1)(this.root) !== undefined) {
            const why = (0,sentence/* phrase */.MZ) `cannot be compared with what git tracks: ${(0,sentence/* foreign */.V$)(tracked.unknown)}.`;
            return notOfJob(why, (0,sentence/* phrase */.MZ) `Let git list the files of the checkout in this step.`);
        }
        // Of a submodule, git names the directory alone.
        const withDirectories = file.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'));
        if (tracked instanceof Set && withDirectories.some((path) => tracked.has(path))) {
            const remedy = (0,sentence/* phrase */.MZ) `Take it out of the repository: ${(0,sentence/* typed */.nE)(`git rm --cached ${file}`)}. The request could write it.`;
            return notOfJob((0,sentence/* phrase */.MZ) `is tracked by git, so it is not what a scanner wrote in this job.`, remedy);
        }
        const writtenAt = (0,external_node_fs_.statSync)((0,external_node_path_.join)(this.root, file)).mtimeMs;
        const since = this.whenBegan(isBase);
        if (since !== undefined && writtenAt < since.at)
            return notOfJob((0,sentence/* phrase */.MZ) `is older than ${since.what}.`, SCAN_FIRST);
        const bytes = await found.bytes().catch(() => undefined);
        if (bytes === undefined)
            return { code: 'scan-unread', why: (0,sentence/* phrase */.MZ) `cannot be read.`, remedy: SCAN_FIRST };
        // The scan of the merge base is of another directory: only its paths are compared.
        return readSarif(bytes, tool, { root: (0,find_repository/* slashed */.df)(this.root) }, isBase);
    }
    /** When what is judged was there at the earliest; undefined where nothing says it. */
    whenBegan(isBase) {
        const { environment } = this.ports;
        const event = environment['GITHUB_EVENT_PATH'];
        const times = [
            { at: Date.parse(environment['CI_JOB_STARTED_AT'] ?? ''), what: (0,sentence/* phrase */.MZ) `this job` },
            // The runner writes it when a job begins.
            { at: event === undefined ? undefined : changedAt(event), what: (0,sentence/* phrase */.MZ) `this job` },
        ];
        const repository = (0,find_repository/* findKnownRepository */.bp)(this.root, (0,tree/* jobDirectoryOf */.Yc)(this.place.jobTree, this.root));
        if (repository !== undefined && !isBase) {
            for (const name of ['HEAD', 'logs/HEAD']) {
                const at = changedAt((0,external_node_path_.join)(repository.gitDirectory, name));
                times.push({ at, what: (0,sentence/* phrase */.MZ) `the commit that is checked out here` });
            }
        }
        return times.reduce((latest, { at, what }) => {
            if (at === undefined || Number.isNaN(at) || (latest !== undefined && latest.at >= at))
                return latest;
            return { at, what };
        }, undefined);
    }
    /** What the request adds or changes that chooses what the scanner says. */
    async readChosen(entry) {
        const { tool } = entry;
        const nothing = { added: [], changed: new Set(), commented: new Set(), doubts: [] };
        if (!this.place.jobTree.proposed)
            return nothing;
        const changed = await this.changedFiles();
        if (changed === undefined)
            return { ...nothing, doubts: [changesUnknown(tool)] };
        const configuring = entry.configuredBy === undefined ? changed.filter((path) => configures(path, tool)) : [];
        const doubts = configuring.length > 0 ? [configuredByRequest(tool, configuring)] : [];
        const texts = [];
        for (const path of changed) {
            const text = this.textOf(path);
            const comments = text === undefined ? [] : ignoreComments(text, tool);
            // What is gone suppresses nothing.
            const isUnread = text === undefined && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(this.root, path));
            if (isUnread || comments.length > MOST_COMMENTS)
                doubts.push(notSearched(tool, path));
            else if (text !== undefined && comments.length > 0)
                texts.push({ path, before: undefined, after: text });
        }
        const before = await this.textsBefore(texts.map(({ path }) => path));
        const withBefore = texts.map((each) => ({ ...each, before: before?.get(each.path) }));
        const added = addedComments(withBefore, tool, {
            blockAt: (path, text) => blockAt(path, text, this.parsed),
            carryLines: locate_results/* carryLines */.p,
        });
        const commented = new Set(texts.map(({ path }) => path));
        return { added, changed: new Set(changed), commented, doubts };
    }
    changedFiles() {
        return (this.changed ??= this.place.subject.changedFiles());
    }
    async textsBefore(paths) {
        return paths.length === 0 ? undefined : this.place.subject.textsAtMergeBase?.(paths);
    }
    async readBase(entry) {
        const { base: file } = entry;
        if (file === undefined || !this.place.jobTree.proposed)
            return { base: undefined, doubts: [] };
        const read = await this.readScan(entry.tool, file, true);
        if ('scan' in read)
            return { base: read.scan, doubts: [] };
        const says = (0,sentence/* phrase */.MZ) `Every finding of ${(0,sentence/* setting */.Pe)(entry.tool)} counts as new: ${(0,sentence/* filePart */.A4)(file)} ${read.why}`;
        return {
            base: undefined,
            doubts: [(0,finding/* finding */.gk)('scan-not-compared', says, { remedy: read.remedy, actor: 'operators' })],
        };
    }
    async oldOf(results, base) {
        const changed = await this.changedFiles();
        // Where it is not known what changed, no line is where it was.
        if (changed === undefined)
            return oldResults(results, base.results, () => undefined);
        const named = new Set(results.flatMap(({ place }) => place?.path ?? []));
        const paths = changed.filter((path) => named.has(path));
        const before = await this.textsBefore(paths);
        const movers = new Map(paths.map((path) => {
            const [text, earlier] = [this.textOf(path), before?.get(path)];
            const isKnown = text !== undefined && earlier !== undefined;
            return [path, isKnown ? (0,locate_results/* carryLines */.p)(text, earlier) : () => undefined];
        }));
        return oldResults(results, base.results, (path, line) => {
            const move = movers.get(path);
            return move === undefined ? line : move(line);
        });
    }
    blockOf(path, line) {
        if (line === undefined)
            return undefined;
        const find = this.blocks.get(path) ?? blockAt(path, this.textOf(path) ?? '', this.parsed);
        this.blocks.set(path, find);
        const block = find(line);
        return block?.isAddress === true ? block.name : undefined;
    }
    /** The text of a file of the checkout; undefined if it is not there, no file, or too large. */
    textOf(path) {
        if (!this.texts.has(path)) {
            const file = (0,external_node_path_.join)(this.root, path);
            this.texts.set(path, (0,or_else/* orElse */.N)(() => (0,read_regular/* readRegularSync */.Wy)(file, MOST_TEXT), undefined));
        }
        return this.texts.get(path);
    }
    /** Each directory of the modules of a workspace, relative to the checkout, with what addresses in it begin with. */
    modulesOf(place) {
        const directory = (0,external_node_path_.join)(place.root, place.workingDirectory);
        const known = this.modules.get(directory) ?? this.readModules((0,find_repository/* realOrSame */.eF)(directory));
        this.modules.set(directory, known);
        return known;
    }
    readModules(directory) {
        const read = () => (0,read_configuration.readConfiguration)(directory, (0,read_configuration.searchedFiles)(files_here/* localFiles */.Jd, this.parsed)).modules;
        const modules = (0,or_else/* orElse */.N)(read, []);
        const prefixes = prefixesOf(modules);
        return new Map(modules.flatMap((module) => {
            const path = (0,relative_path/* relativePathInside */._)(this.root, (0,find_repository/* realOrSame */.eF)(module.directory));
            return path === undefined ? [] : [[path, prefixes.get(module) ?? []]];
        }));
    }
    /** The directories and links in a workspace that a scanner passes over without a word. */
    whyLeftOut(one, read, directories) {
        const { tool } = one.entry;
        const ofTool = scansOf(tool, read);
        if (ofTool[0] !== one)
            return [];
        const roots = ofTool.flatMap(({ scanned }) => (scanned.length === 0 ? [''] : scanned));
        const isScanned = (path) => {
            const inside = roots.flatMap((root) => (0,relative_path/* relativePathInside */._)((0,external_node_path_.join)('/', root), (0,external_node_path_.join)('/', path)) ?? []);
            return inside.length === 0 || inside.some((below) => !leavesOut(below, tool));
        };
        const written = directories.filter((path) => !isInstalled(path));
        const links = written.flatMap((directory) => this.linksOut(directory, isScanned));
        const left = [...written.filter((path) => !isScanned(path)).map(sentence/* directoryPart */.Pv), ...links];
        if (left.length === 0)
            return [];
        const says = (0,sentence/* phrase */.MZ) `${(0,sentence/* setting */.Pe)(tool)} passes over ${(0,sentence/* listParts */.Z)(left, 5)} without a word.`;
        const remedy = (0,sentence/* phrase */.MZ) `Give the directory another name, and put a file in place of the link; or scan the directory by a call of its own, with an entry for its file.`;
        return [(0,finding/* finding */.gk)('scan-elsewhere', says, { remedy, actor: 'author' })];
    }
    /** The links to files that no scanner knows for a configuration. */
    linksOut(directory, isScanned) {
        const names = (0,or_else/* orElse */.N)(() => (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(this.root, directory), { withFileTypes: true }), []);
        return names.flatMap((one) => {
            if (!one.isSymbolicLink() || !(0,file_names/* isConfiguration */.ZC)(one.name))
                return [];
            const target = (0,relative_path/* relativePathInside */._)(this.root, (0,find_repository/* realOrSame */.eF)((0,external_node_path_.join)(this.root, directory, one.name)));
            const isRead = target !== undefined && (0,file_names/* isConfiguration */.ZC)((0,external_node_path_.basename)(target)) && isScanned(target);
            return isRead ? [] : [(0,sentence/* filePart */.A4)((0,external_node_path_.join)(directory, one.name))];
        });
    }
    directoryOf(place) {
        return (place && (0,relative_path/* relativePathInside */._)(this.root, (0,find_repository/* realOrSame */.eF)((0,external_node_path_.join)(place.root, place.workingDirectory))));
    }
}
const NO_MODULES = new Map();
const EVERY_RULE = 'every-rule';
const ADDED = 'this request adds the comment that lets the scanner leave it out';
const SCAN_FIRST = (0,sentence/* phrase */.MZ) `Run the scanner in an earlier step of this job, after the checkout, and let it write this file also where it finds nothing.`;
function notJudged({ tool, file }, { code, why, remedy }) {
    const says = (0,sentence/* phrase */.MZ) `What ${(0,sentence/* setting */.Pe)(tool.slice(0, LONGEST_NAME))} found is not known: ${(0,sentence/* filePart */.A4)(file)} ${why}`;
    return (0,finding/* finding */.gk)(code, says, { remedy, actor: 'operators', about: { file } });
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
const changedAt = (path) => (0,or_else/* orElse */.N)(() => (0,external_node_fs_.statSync)(path).mtimeMs, undefined);
/** Where Terraform puts modules of others; a module in a directory that people wrote is another thing. */
const isInstalled = (path) => /(?:^|\/)\.terraform\/modules\//.test(path);
/** One call may scan a directory that another one leaves out. */
function scansOf(tool, read) {
    return read.filter(({ entry }) => entry.tool.toLowerCase() === tool.toLowerCase());
}
/** That the directory of a workspace was not scanned, by what the files of the tool say. */
function whyNotScanned(one, read, directory) {
    const { entry } = one;
    const ofTool = scansOf(entry.tool, read);
    const saysNothing = ofTool.some(({ scanned }) => scanned.length === 0);
    if (ofTool[0] !== one || saysNothing || directory === undefined)
        return [];
    const scanned = ofTool.flatMap((each) => each.scanned);
    const isIn = (outer) => outer === '' || directory === outer || directory.startsWith(`${outer}/`);
    if (scanned.some(isIn))
        return [];
    const named = (0,sentence/* listParts */.Z)([...new Set(scanned)].map(sentence/* directoryPart */.Pv), 5);
    const says = (0,sentence/* phrase */.MZ) `${(0,sentence/* setting */.Pe)(entry.tool)} did not scan ${(0,sentence/* directoryPart */.Pv)(directory)}: ${(0,sentence/* filePart */.A4)(entry.file)} says that it scanned ${named}.`;
    return [
        (0,finding/* finding */.gk)('scan-elsewhere', says, {
            remedy: (0,sentence/* phrase */.MZ) `Let one call scan the whole checkout.`,
            actor: 'operators',
        }),
    ];
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
/**
 * What counts although a comment suppresses it: results that the file marks so, where the request adds such a comment to their
 * file; and the added comments of which the file has no result.
 */
function countAdded({ results }, { added, changed, commented }) {
    const keyOf = (path, rule) => JSON.stringify([path, rule]);
    const keys = new Set(added.map(({ path, rule }) => keyOf(path, rule)));
    const told = new Set();
    const counted = results.filter(({ isSuppressed, place, rule }) => {
        if (!isSuppressed || place === undefined || !changed.has(place.path))
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
    const comments = added.filter(({ path, rule }) => !told.has(keyOf(path, rule)));
    return { results: counted, comments };
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
//# sourceMappingURL=open-scanners.js.map

/***/ }),

/***/ 51741:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DT: function() { return /* binding */ valuesOfArgument; },
/* harmony export */   cH: function() { return /* binding */ placesOfModule; },
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








const MODULE_LIMIT = 1_000;
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
function readConfiguration(directory, sources, variableFiles = []) {
    const root = emptyModule(directory);
    const recordedDirectories = readRecordedDirectories(directory, sources);
    const configuration = { modules: [], unclear: [], sources: [] };
    const modules = new Map([[directory, root]]);
    // More are added while the loop runs: those that a module calls.
    for (const module of modules.values()) {
        if (configuration.modules.length >= MODULE_LIMIT) {
            configuration.unclear.push({ path: module.directory, why: 'there are too many modules' });
            break;
        }
        configuration.modules.push(module);
        const toPath = (name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(module.directory, name);
        const names = sources.files.readDirectory(module.directory);
        const parsedNames = (0,_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .configurationIn */ .AM)(names);
        // Only the root module has files of variables, and a lock file.
        if (module === root)
            parsedNames.push(...(0,_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .variablesIn */ .DF)(names));
        const readNames = module === root ? names.filter(_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isRead */ .H9) : parsedNames;
        module.paths = readNames.map(toPath);
        for (const path of parsedNames.map(toPath)) {
            const file = (0,_module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .parseModuleFile */ .sU)(path, readText(path, sources), sources.parsed);
            addFile(file, module, configuration);
        }
        for (const path of module === root ? variableFiles : []) {
            const text = readText(path, sources);
            const isThere = typeof text === 'string' || text.why !== _module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .CANNOT_BE_READ */ .v8;
            if (isThere)
                addFile((0,_module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .parseModuleFile */ .sU)(path, text, sources.parsed), module, configuration);
        }
        for (const call of module.calls.values()) {
            const targets = [
                ...directoriesOf(call, configuration, sources.files),
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
function readRecordedDirectories(directory, sources) {
    const text = readText((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, ..._module_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .MODULE_MANIFEST */ .dp.split('/')), sources);
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
            return placesOfModule(call.module.directory, path, files);
        // Other names of local directories are not followed; they count as unknown.
        const isRemote = text !== undefined && !NOT_REMOTE.test(text);
        if (!isRemote)
            configuration.sources.push(source);
        return [];
    });
}
/**
 * Where the path of a module may lead: from the directory of its caller, and from where links of that lead. Both programs
 * start from there, unless what a link leads to was sent in the place of the link.
 */
function placesOfModule(directory, path, files) {
    return [...new Set(files.follow(directory).map((place) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(place, path)))];
}
/** Reads a file within the budget, or says why it cannot be read. */
function readText(path, { files, budget }) {
    budget.check();
    const text = files.readFile(path);
    if (text === undefined)
        return { why: _module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .CANNOT_BE_READ */ .v8 };
    if (text.length > _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_2__/* .FILE_LIMIT */ .h1)
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
    if (budget.characters < 0 || text.length > _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_2__/* .FILE_LIMIT */ .h1)
        return undefined;
    const { value, problems } = (0,_syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_7__/* .parseTemplate */ .Q)(text);
    return problems.length === 0 ? value : undefined;
}
//# sourceMappingURL=read-configuration.js.map

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
/** The one place in which a mark is made. */
function markAsOwn(value) {
    return value;
}
/** Marks what was read of the checkout, which no pull request has written: the tree is the evidence. */
function asOwn(_tree, value) {
    return markAsOwn(value);
}
/**
 * Marks what was read of a branch to which no pull request has written, of a pinned commit, or from outside of the
 * checkout.
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
 * @param ownBlock the block of the pull request
 * @param trusted the one that counts
 * @param chosen what the trusted block chooses, because no input names it
 */
function describeDifferences(ownBlock, trusted, chosen) {
    const found = [];
    const compare = (what, ownName, name) => {
        if (name === undefined || ownName === name)
            return;
        const says = ownName === undefined ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `names none` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `says ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(ownName)}`;
        const where = ownBlock === undefined ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `the pull request` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .filePart */ .A4)(ownBlock.at);
        found.push((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('other-block', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The ${what} comes from ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .filePart */ .A4)(trusted.at)}, ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(name)}: ${where} ${says}, which does not count before it is merged.`));
    };
    if (chosen.organization) {
        compare((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `organization`, ownBlock?.organization, trusted.organization);
    }
    if (chosen.workspaces) {
        compare((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `workspace`, describeWorkspaces(ownBlock), describeWorkspaces(trusted));
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