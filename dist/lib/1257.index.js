export const id = 1257;
export const ids = [1257];
export const modules = {

/***/ 21818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fH: () => (/* binding */ isAffected),
/* harmony export */   jH: () => (/* binding */ directoriesAbove),
/* harmony export */   lX: () => (/* binding */ concernedBy),
/* harmony export */   uv: () => (/* binding */ isMatch),
/* harmony export */   yI: () => (/* binding */ touches)
/* harmony export */ });
/**
 * Whether a change concerns a workspace: it changes a file below the workspace's directory, a file that the
 * configuration reads elsewhere, or one that the workspace's triggers name. Patterns come from the service and are never
 * made into a RegExp.
 *
 * Source of the patterns: https://developer.hashicorp.com/terraform/cloud-docs/workspaces/settings/vcs.
 */
/**
 * Whether a change to these files affects the workspace.
 *
 * @param changed relative to the repository
 */
function isAffected(changed, watched) {
    return changed.some(concernedBy(watched));
}
/** Makes the test whether a file of the repository concerns the workspace. */
function concernedBy(watched) {
    const { directory, prefixes, reads = [], readPatterns = [] } = watched;
    const watchedPaths = [directory, ...prefixes, ...reads].map((path) => segmentsOf(path).join('/'));
    const touchesWatched = touchesAny(watchedPaths);
    const isRead = isLikeAny(readPatterns);
    const patterns = watched.patterns.map(segmentsOf);
    return (path) => touchesWatched(path.replace(OF_ATTRIBUTES, '')) ||
        isRead(path) ||
        patterns.some((pattern) => matchesPath(pattern, path));
}
/** A file that says how git writes all files in its directory, which counts in its place. */
const OF_ATTRIBUTES = /(?:^|\/)\.gitattributes$/;
/** Whether a pattern names a path: `**` matches any directories, `*` any part of a name, `?` one character. */
function isMatch(pattern, path) {
    return matches(segmentsOf(pattern), path.split('/'), '**', fitsName);
}
function matchesPath(pattern, path) {
    return matches(pattern, path.split('/'), '**', fitsTrigger);
}
function segmentsOf(path) {
    return path.split('/').filter((segment) => segment !== '');
}
/** Whether a pattern of a trigger matches one name: `*` stands for any characters, `?` for one or more of them. */
function fitsTrigger(pattern, name) {
    // As one character, and then any characters.
    return fitsName(pattern.replaceAll('?', '?*'), name);
}
/** Whether a pattern matches one name: `*` stands for any characters, `?` for one. */
function fitsName(pattern, name) {
    const isSame = (part, character) => part === '?' || part === character;
    return matches(Array.from(pattern), Array.from(name), '*', isSame);
}
/**
 * Whether a pattern matches all items, in at most as many steps as pattern and items have when multiplied.
 *
 * @param any the part of a pattern that stands for any number of items
 * @param isSame whether any other part matches an item
 */
function matches(pattern, items, any, isSame) {
    let partIndex = 0;
    let itemIndex = 0;
    // The last `any` that was met, and the first item after those that it stands for so far.
    let anyIndex = -1;
    let afterAny = 0;
    for (let item = items[0]; item !== undefined; item = items[itemIndex]) {
        const part = pattern[partIndex];
        if (part === any) {
            anyIndex = partIndex++;
            afterAny = itemIndex;
        }
        else if (part !== undefined && isSame(part, item)) {
            partIndex++;
            itemIndex++;
        }
        else if (anyIndex >= 0) {
            // It stands for one item more, and the rest of the pattern is tried again.
            partIndex = anyIndex + 1;
            itemIndex = ++afterAny;
        }
        else
            return false;
    }
    return pattern.slice(partIndex).every((part) => part === any);
}
/** Whether a changed path is the watched path, below it, or above it. Above it, it is a submodule or a link. */
function touches(path, watchedPath) {
    const isBelow = (inner, outer) => inner.startsWith(`${outer}/`);
    return ([path, watchedPath].includes('') ||
        path === watchedPath ||
        isBelow(path, watchedPath) ||
        isBelow(watchedPath, path));
}
/** As `touches`, for many watched paths. */
function touchesAny(watchedPaths) {
    const watched = new Set(watchedPaths);
    const aboveWatched = new Set(watchedPaths.flatMap(directoriesAbove));
    return (path) => path === '' ||
        watched.has('') ||
        watched.has(path) ||
        aboveWatched.has(path) ||
        directoriesAbove(path).some((directory) => watched.has(directory));
}
/** The directories around a path, the outermost first, but for the repository itself. */
function directoriesAbove(path) {
    const directories = [];
    for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
        directories.push(path.slice(0, end));
    }
    return directories;
}
/** Whether a path, or a directory that it is in, begins and ends as one of the patterns, or is above it. They are found by their lengths, of which there are few. */
function isLikeAny(patterns) {
    const suffixesByPrefix = new Map();
    for (const { prefix, suffix } of patterns) {
        const suffixes = suffixesByPrefix.get(prefix) ?? new Set();
        suffixesByPrefix.set(prefix, suffixes.add(suffix));
    }
    const known = [...suffixesByPrefix].map(([prefix, suffixes]) => {
        const lengths = new Set(Array.from(suffixes, ({ length }) => length));
        return [prefix, { suffixes, lengths }];
    });
    const byPrefix = new Map(known);
    const prefixLengths = new Set(known.map(([{ length }]) => length));
    const aboveKnown = new Set(known.flatMap(([prefix]) => directoriesAbove(prefix)));
    return (path) => {
        // A submodule or a link.
        if (aboveKnown.has(path))
            return true;
        for (const each of [path, ...directoriesAbove(path)]) {
            for (const prefixLength of prefixLengths) {
                const { suffixes, lengths = [] } = byPrefix.get(each.slice(0, prefixLength)) ?? {};
                for (const length of lengths) {
                    const isLongEnough = each.length >= prefixLength + length;
                    if (isLongEnough && suffixes?.has(each.slice(each.length - length)))
                        return true;
                }
            }
        }
        return false;
    };
}
//# sourceMappingURL=affected.js.map

/***/ }),

/***/ 88849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ listDirectories)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96817);
/* harmony import */ var _machine_take_turn_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44990);
/* harmony import */ var _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13491);
/* harmony import */ var _settings_file_directory_patterns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42489);
/** Lists the directories of a tree that have a configuration and that the patterns of `plangate.yml` may find. */





const MOST_LEVELS = 12;
const MOST_DIRECTORIES = 2_000;
/** How many directories are listed at the same time. */
const MOST_AT_ONCE = 16;
/** Of Terraform and of npm: what is in them comes from elsewhere. */
const SKIPPED = new Set(['.terraform', 'node_modules']);
const TOO_DEEP = `has more than ${MOST_LEVELS} directories above it, and deeper ones are not searched`;
const TOO_MANY = `has more than ${MOST_DIRECTORIES} directories that the patterns may find, and not all were searched`;
/**
 * Looks only into directories in which a pattern may find something: each is one listing of the tree. Nothing is left out in
 * silence: a link to a directory, a submodule, and what is too deep are `unlisted`.
 */
async function listDirectories(files, patterns) {
    const directories = new Set();
    const unlisted = new Map();
    const excluding = new Set();
    const refuse = (path, why) => {
        const { itself: pattern } = (0,_settings_file_directory_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .findExcluding */ .F5)(patterns, path);
        if (pattern === undefined)
            unlisted.set(path, why);
        else
            excluding.add(pattern);
    };
    let count = 0;
    let level = [{ path: '.', open: (0,_settings_file_directory_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .openPatterns */ ._7)(patterns) }];
    for (let depth = 0; level.length > 0; depth += 1) {
        count += level.length;
        if (count > MOST_DIRECTORIES) {
            unlisted.set('.', TOO_MANY);
            break;
        }
        const listing = level.map(({ path }) => async () => files.entries(path).catch(unreadable));
        const listed = await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_2__/* .runConcurrently */ .G)(listing, MOST_AT_ONCE);
        const inner = [];
        for (const [at, { path, open }] of level.entries()) {
            const entries = listed[at];
            if (entries instanceof _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadableFile */ .ie) {
                refuse(path, entries.message);
                continue;
            }
            for (const { name, kind } of entries ?? []) {
                if (kind !== 'directory' && (0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isConfiguration */ .ZC)(name))
                    directories.add(path);
                const inside = open.into(name);
                if (inside === undefined || kind === 'file' || SKIPPED.has(name))
                    continue;
                const below = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(path, name);
                const { below: pattern } = (0,_settings_file_directory_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .findExcluding */ .F5)(patterns, below);
                if (pattern !== undefined)
                    excluding.add(pattern);
                else if (kind === 'link') {
                    // One that leads to a file is no directory.
                    const why = await files.idOf(below).catch(unreadable);
                    if (why instanceof _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadableFile */ .ie)
                        refuse(below, why.message);
                }
                else if (depth === MOST_LEVELS)
                    refuse(below, TOO_DEEP);
                else
                    inner.push({ path: below, open: inside });
            }
        }
        level = inner;
    }
    return { directories, unlisted, excluding };
}
function unreadable(error) {
    if (error instanceof _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadableFile */ .ie)
        return error;
    throw error;
}
//# sourceMappingURL=list-directories.js.map

/***/ }),

/***/ 11257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  selectByDirectories: () => (/* binding */ selectByDirectories)
});

// UNUSED EXPORTS: nameByPattern

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/configuration/cloud-block.js
var cloud_block = __webpack_require__(80177);
// EXTERNAL MODULE: ./build/src/configuration/file-names.js
var file_names = __webpack_require__(96817);
// EXTERNAL MODULE: ./build/src/machine/take-turn.js
var take_turn = __webpack_require__(44990);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/model/quote.js
var quote = __webpack_require__(28187);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/model/unreadable-file.js
var unreadable_file = __webpack_require__(13491);
// EXTERNAL MODULE: ./build/src/trust/service-host.js
var service_host = __webpack_require__(57686);
;// CONCATENATED MODULE: ./build/src/settings/environments-of-directories.js
/** The environments of a directory: one for each file of variables that a pattern of `plangate.yml` finds from there. */


/**
 * Finds the files that a pattern with one `*` names from a directory, and beside each the file of its backend, with the same name.
 * A link is found as well: what plans refuses it by name.
 *
 * @param directory relative to the tree, with slashes
 * @returns undefined if the pattern leads out of the tree. Rejects with an UnreadableFile
 */
async function findEnvironments(files, directory, pattern) {
    const parts = pattern.split('/');
    const at = parts.findIndex((part) => part.includes('*'));
    const [before = '', after = ''] = parts[at]?.split('*') ?? [];
    const above = parts.slice(0, at).join('/');
    const below = parts.slice(at + 1).join('/');
    const base = external_node_path_.posix.join(directory, above || '.');
    if (base === '..' || base.startsWith('../'))
        return undefined;
    const isThere = async (path) => (await namesIn(files, external_node_path_.posix.dirname(path))).includes(external_node_path_.posix.basename(path));
    const found = new Map();
    for (const name of await namesIn(files, base)) {
        const stands = name.slice(before.length, name.length - after.length);
        const isFitting = name.startsWith(before) && name.endsWith(after) && name === `${before}${stands}${after}`;
        const isHidden = before === '' && stands.startsWith('.');
        if (!isFitting || stands === '' || isHidden)
            continue;
        const path = external_node_path_.posix.join(above, name, below);
        const inTree = external_node_path_.posix.join(base, name, below);
        if (below !== '' && !(await isThere(inTree)))
            continue;
        const hasBackend = await isThere(backendFileOf(inTree));
        const backendFiles = hasBackend ? [backendFileOf(path)] : [];
        found.set(stands, { varFiles: [path], backendFiles });
    }
    return found;
}
async function namesIn(files, directory) {
    const entries = (await files.entries(directory)) ?? [];
    return entries.map(({ name }) => name);
}
function backendFileOf(varFile) {
    return varFile.replace(file_names/* VARIABLES */.ut, '.tfbackend');
}
//# sourceMappingURL=environments-of-directories.js.map
// EXTERNAL MODULE: ./build/src/settings/list-directories.js
var list_directories = __webpack_require__(88849);
// EXTERNAL MODULE: ./build/src/settings/settings-file/directory-patterns.js
var directory_patterns = __webpack_require__(42489);
// EXTERNAL MODULE: ./build/src/settings/workspace-selectors.js
var workspace_selectors = __webpack_require__(30589);
;// CONCATENATED MODULE: ./build/src/settings/select-by-directories.js
/**
 * Which workspaces the `cloud` blocks of directories select, for the entries of `plangate.yml` with `directories`. The blocks of the
 * default branch choose. One that a request adds or changes counts beside them, and only within what its entry says.
 */














/** How many directories are read at the same time. */
const MOST_AT_ONCE = 16;
const MOST_NAMED = 5;
/** How many problems of one entry are said for directories that were not searched. */
const MOST_UNLISTED = 5;
/** Rejects with an UntrustedError where the files of the default branch cannot be read. */
async function selectByDirectories(asked) {
    const { branch, checkout } = asked;
    const { found, refused, notices, nothingFound } = await findInBothTrees(asked);
    const read = await (0,take_turn/* runConcurrently */.G)(found.map((one) => async () => ({
        ...one,
        ofFiles: await selectEnvironments(one, asked),
        ...(await readBlocks(one, { branch, checkout }, asked)),
    })), MOST_AT_ONCE);
    const choosing = read.flatMap(({ before, here }) => {
        const reading = branch === undefined ? here : here && before;
        return reading?.block ?? [];
    });
    const agreed = agreedNames(choosing, asked);
    const problems = [...agreed.problems];
    const names = { ...asked.job, ...agreed.names };
    const selectors = [...refused];
    const gone = new Map();
    const added = [];
    for (const one of read) {
        const { directory, ofFiles, before, here } = one;
        selectors.push(...ofFiles.selectors);
        const entries = one.entries.filter(({ varFiles }) => varFiles === undefined);
        const [entry] = entries;
        if (entry === undefined)
            continue;
        const chosen = before && selectIn(directory, before, names);
        if (here === undefined) {
            if (chosen?.selector !== undefined)
                gone.set(selectedBy(chosen.selector), directory);
            continue;
        }
        const own = selectIn(directory, here, names);
        const wrong = problemsOfBoth(chosen?.problems ?? [], own.problems, branch !== undefined);
        const ofHost = wrong.filter(isOfHost);
        problems.push(...ofHost);
        if (wrong.length > 0) {
            if (ofHost.length === 0)
                selectors.push(refuseDirectory(directory, wrong));
            continue;
        }
        if (here.block === undefined) {
            const at = `${asked.settingsFile}:${entry.line}`;
            const isByPlace = asked.asksService === false;
            selectors.push(isByPlace ? byPlace(directory, entry) : withoutBlock(directory, here, at));
            continue;
        }
        if (branch === undefined) {
            if (own.selector !== undefined)
                selectors.push(own.selector);
            continue;
        }
        if (chosen?.selector !== undefined)
            selectors.push(chosen.selector);
        if (own.selector === undefined)
            continue;
        const selected = selectedBy(own.selector);
        if (chosen?.selector !== undefined && selectedBy(chosen.selector) === selected)
            continue;
        const { at } = here.block;
        added.push({ directory, at, selected });
        // What several entries find has to be within what each of them says.
        for (const { within } of entries)
            selectors.push({ ...own.selector, proposed: { at, within } });
    }
    const missing = read.filter(({ isHere }) => !isHere);
    const removed = read.flatMap(({ ofFiles }) => ofFiles.removed);
    if (missing.length > 0)
        notices.push(describeGone(missing.map(({ directory }) => directory)));
    if (removed.length > 0)
        notices.push(describeRemoved(removed));
    const moved = added.find(({ selected }) => gone.has(selected));
    return {
        selectors,
        notices,
        problems,
        nothingFound,
        ...(moved && { undecided: describeMoved(moved, gone.get(moved.selected) ?? '') }),
        ...agreed.names,
    };
}
/** The blocks of a directory in both trees, where an entry asks them which workspaces there are. */
async function readBlocks({ directory, entries, isOnBranch, isHere }, { branch, checkout }, asked) {
    if (entries.every(({ varFiles }) => varFiles !== undefined))
        return {};
    return {
        before: branch && isOnBranch ? await readIn(branch, directory, asked) : undefined,
        here: isHere ? await readIn(checkout, directory, asked) : undefined,
    };
}
/**
 * The environments of a directory, one workspace each. One that the request adds is planned: the entry of the default branch names its
 * file by a pattern.
 *
 * @returns with the files of variables that the request removes
 */
async function selectEnvironments({ directory, entries, isOnBranch, isHere }, { branch, checkout, settingsFile }) {
    const selectors = [];
    const removed = [];
    for (const entry of isHere ? entries : []) {
        const { varFiles: pattern, line } = entry;
        if (pattern === undefined)
            continue;
        const refuse = (message) => void selectors.push(refuseDirectory(directory, [{ where: `${settingsFile}:${line}: \`var-file\``, message }]));
        try {
            const before = branch && isOnBranch ? await findEnvironments(branch, directory, pattern) : new Map();
            const here = await findEnvironments(checkout, directory, pattern);
            if (before === undefined || here === undefined) {
                refuse(`leads out of the repository from ${(0,quote/* quote */.hD)(directory)}.`);
                continue;
            }
            const found = patternOf(entry, directory);
            const sorted = [...here].sort(([one], [other]) => (0,file_names/* compareBytes */.Xo)(one, other));
            for (const [environment, plannedWith] of sorted) {
                // A file of the backend that the request removes is missing to the plan, which says so.
                const { backendFiles = [] } = before.get(environment) ?? {};
                const all = [...new Set([...backendFiles, ...plannedWith.backendFiles])];
                const name = nameByPattern(directory, found, environment);
                selectors.push({
                    kind: 'name',
                    name,
                    directory,
                    plannedWith: { ...plannedWith, backendFiles: all },
                });
            }
            for (const [environment, { varFiles }] of before) {
                if (!here.has(environment))
                    removed.push(...varFiles.map((file) => external_node_path_.posix.join(directory, file)));
            }
            if (here.size + before.size === 0)
                refuse(`finds no file from ${(0,quote/* quote */.hD)(directory)}: ${(0,quote/* quote */.hD)(pattern)}. Correct it, or exclude the directory with ${(0,quote/* quote */.hD)(`!${directory}`)}.`);
        }
        catch (error) {
            if (!(error instanceof unreadable_file/* UnreadableFile */.ie))
                throw error;
            refuse(`finds no files from ${(0,quote/* quote */.hD)(directory)}: what is there ${error.message}.`);
        }
    }
    return { selectors, removed };
}
/** The pattern of an entry that finds a directory. */
function patternOf({ patterns }, directory) {
    const finds = (pattern) => (0,directory_patterns/* findDirectories */.f3)([pattern], [directory]).directories.length > 0;
    return patterns.find((pattern) => !pattern.startsWith('!') && finds(pattern)) ?? directory;
}
/**
 * The name of the workspace that plans a directory where nothing else names it: the path below what the pattern says without signs, or
 * the directory itself where the pattern has none. The root of the repository has no name of its own.
 *
 * @param environment left out where the directory has one
 */
function nameByPattern(directory, pattern, environment) {
    const parts = pattern.split('/');
    const at = parts.findIndex((part) => /[*?]/.test(part));
    const inside = directory.split('/').slice(at < 0 ? -1 : at);
    const names = [...(directory === '.' ? [] : inside), ...(environment ?? '').split('/')];
    return (0,workspace_selectors/* nameOfDirectory */.yJ)(names.filter((name) => name !== '').join('-'));
}
/** Where no service has to know the workspace, one that no block names is called by its place. */
function byPlace(directory, entry) {
    const name = nameByPattern(directory, patternOf(entry, directory));
    return { kind: 'name', name, directory };
}
/** In place of the workspaces of a directory that cannot be found: the others are judged. */
function refuseDirectory(directory, problems) {
    const refused = (0,finding/* finding */.gk)('directory-unclear', (0,sentence/* phrase */.MZ) `${(0,sentence/* plain */.pj)((0,parse/* sentencesOf */.cj)(problems))}`, {
        about: { directory },
        actor: 'operators',
    });
    return { kind: 'name', name: directory, directory, refused };
}
/** What the entries find in both trees, and what is said of their patterns. */
async function findInBothTrees(asked) {
    const { branch, checkout, settingsFile } = asked;
    const found = new Map();
    const notices = [];
    const refused = [];
    const nothingFound = [];
    for (const entry of asked.entries) {
        const { patterns, line } = entry;
        const [onBranch, here] = await Promise.all([
            branch === undefined ? NOTHING_LISTED : (0,list_directories/* listDirectories */.S)(branch, patterns),
            (0,list_directories/* listDirectories */.S)(checkout, patterns),
        ]);
        const all = [...new Set([...onBranch.directories, ...here.directories])].sort(file_names/* compareBytes */.Xo);
        const { directories, findNothing, excludeNothing } = (0,directory_patterns/* findDirectories */.f3)(patterns, all);
        for (const directory of directories) {
            const known = found.get(directory);
            if (known !== undefined)
                known.entries.push(entry);
            else {
                const isOnBranch = onBranch.directories.has(directory);
                const isHere = here.directories.has(directory);
                found.set(directory, { directory, entries: [entry], isOnBranch, isHere });
            }
        }
        const where = `${settingsFile}:${line}`;
        const unlisted = [...new Map([...here.unlisted, ...onBranch.unlisted])];
        for (const [path, why] of unlisted.slice(0, MOST_UNLISTED)) {
            const message = `may find directories in ${(0,quote/* quote */.hD)(path)}, which ${why}. Narrow the patterns, or exclude it with ${(0,quote/* quote */.hD)(`!${path}`)}.`;
            refused.push(refuseDirectory(path, [{ where, message }]));
        }
        for (const pattern of findNothing) {
            const message = `has the pattern ${(0,quote/* quote */.hD)(pattern)}, which finds no directory with a configuration. Correct it, or take it out.`;
            const notice = (0,finding/* finding */.gk)('pattern-finds-nothing', (0,sentence/* phrase */.MZ) `${(0,sentence/* setting */.Pe)(pattern)} in ${(0,sentence/* filePart */.A4)(where)} finds no directory with a configuration.`);
            nothingFound.push({ problem: { where, message }, notice });
        }
        const afterMerge = (0,directory_patterns/* findDirectories */.f3)(patterns, [...here.directories]).findNothing;
        for (const pattern of afterMerge.filter((each) => !findNothing.includes(each))) {
            notices.push((0,finding/* finding */.gk)('pattern-finds-nothing', (0,sentence/* phrase */.MZ) `${(0,sentence/* setting */.Pe)(pattern)} in ${(0,sentence/* filePart */.A4)(where)} finds no directory with a configuration after the merge, which is an error then.`, { remedy: (0,sentence/* phrase */.MZ) `Take it out in this request as well.`, actor: 'author' }));
        }
        const withoutEffect = excludeNothing.filter((pattern) => !onBranch.excluding.has(pattern) && !here.excluding.has(pattern));
        for (const pattern of withoutEffect) {
            notices.push((0,finding/* finding */.gk)('pattern-excludes-nothing', (0,sentence/* phrase */.MZ) `${(0,sentence/* setting */.Pe)(pattern)} in ${(0,sentence/* filePart */.A4)(where)} excludes no directory that the other patterns find.`, { remedy: (0,sentence/* phrase */.MZ) `Take it out.`, actor: 'operators' }));
        }
    }
    const sorted = [...found.values()].sort((one, other) => (0,file_names/* compareBytes */.Xo)(one.directory, other.directory));
    return { found: sorted, refused, notices, nothingFound };
}
const NOTHING_LISTED = {
    directories: new Set(),
    unlisted: new Map(),
    excluding: new Set(),
};
/** Reads the block of a directory. A directory with the name of a file of Terraform is none of its files. */
function readIn(files, directory, { program, parsed }) {
    const filesAlone = {
        async names(path) {
            const entries = await files.entries(path);
            return entries?.filter(({ kind }) => kind !== 'directory').map(({ name }) => name);
        },
        read: (path) => files.read(path),
    };
    return (0,cloud_block/* readCloudBlock */.h$)(filesAlone, directory, program, parsed);
}
/** What blocks say of organization and host where the job says neither: all that say one have to agree. */
function agreedNames(blocks, { job, branch, settingsFile }) {
    const names = {};
    const problems = [];
    const open = [
        ...(job.organization === undefined ? ['organization'] : []),
        ...(job.host === undefined && branch === undefined ? ['hostname'] : []),
    ];
    for (const name of open) {
        const saying = blocks.filter((block) => block[name] !== undefined);
        const [first] = saying;
        const other = saying.find((block) => block[name] !== first?.[name]);
        if (first?.[name] !== undefined)
            names[name] = first[name];
        if (first === undefined || other === undefined)
            continue;
        const [one, two] = [first, other].map((block) => `${(0,quote/* quote */.hD)(block[name] ?? '')} at ${block.at}`);
        const message = `finds directories whose blocks say two values of \`${name}\`: ${one}, and ${two}. A check asks one. Exclude the directories of the other.`;
        problems.push({ where: `${settingsFile}: \`workspaces\``, message });
    }
    return { names, problems };
}
/** What the block of a directory selects, or what is wrong with it; neither if there is none. */
function selectIn(directory, { block, possible, problem, difference }, { host, organization }) {
    const problems = [problem ?? difference, ...Object.values(block?.unread ?? {})].filter((each) => each !== undefined);
    for (const each of possible) {
        const otherHost = host && (0,service_host/* otherHostProblem */.k0)(host, each);
        if (otherHost !== undefined)
            problems.push(otherHost);
        if (organization === undefined || (each.organization ?? organization) === organization)
            continue;
        const message = `names the organization ${(0,quote/* quote */.hD)(each.organization ?? '')}, and this check asks ${(0,quote/* quote */.hD)(organization)}. Correct the block, or exclude its directory.`;
        problems.push({ where: each.at, message });
    }
    if (block === undefined || problems.length > 0)
        return { problems };
    const selected = (0,workspace_selectors/* selectByBlock */.L$)(block) ?? selectByPrefix(block);
    if ('message' in selected)
        return { problems: [selected] };
    return { selector: { ...selected.value, directory }, problems };
}
function selectByPrefix({ at, workspaces }) {
    const { prefix } = workspaces ?? {};
    if (prefix !== undefined)
        return { value: { kind: 'query', tags: [], prefix } };
    const message = 'selects no workspace: it has no name, no tags and no prefix. Write one of them.';
    return { where: at, message };
}
/** The same for all that select the same workspaces, whatever their directories. */
function selectedBy(selector) {
    if (selector.kind === 'name')
        return JSON.stringify(selector.name);
    const { tags, project, prefix } = selector;
    return JSON.stringify([(0,cloud_block/* tagWords */.u0)(tags).toSorted(), Array.isArray(tags), project, prefix]);
}
/** Of both trees: what is wrong on the default branch is not said again of the request. */
function problemsOfBoth(before, here, isJudged) {
    const isKnown = (problem) => before.some(({ where, message }) => where === problem.where && message === problem.message);
    const placed = (problem, tree) => isOfHost(problem) ? problem : { ...problem, where: `${problem.where} of ${tree}` };
    if (!isJudged)
        return [...here];
    return [
        ...before.map((problem) => placed(problem, 'the default branch')),
        ...here.filter((problem) => !isKnown(problem)).map((each) => placed(each, 'this request')),
    ];
}
/** Whether a block names another host than the one that gets the token: that is of the check as a whole. */
function isOfHost({ where }) {
    return where === 'hostname';
}
function withoutBlock(directory, { backend }, where) {
    const why = backend === undefined ? '' : `, because ${backend} says where the state is`;
    const message = `finds ${(0,quote/* quote */.hD)(directory)}, which has no \`cloud\` block${why}: nothing says its workspaces. Add the block, or exclude the directory with ${(0,quote/* quote */.hD)(`!${directory}`)}.`;
    return refuseDirectory(directory, [{ where, message }]);
}
function describeRemoved(files) {
    return (0,finding/* finding */.gk)('directories-gone', (0,sentence/* phrase */.MZ) `Not planned, because this request removes their files of variables: ${(0,sentence/* firstParts */.J4)(files.map(sentence/* filePart */.A4), MOST_NAMED)}.`);
}
function describeGone(directories) {
    const [first = ''] = directories;
    const listed = (0,sentence/* firstParts */.J4)(directories.map(sentence/* directoryPart */.Pv), MOST_NAMED);
    const about = directories.length === 1 ? { directory: first } : undefined;
    return (0,finding/* finding */.gk)('directories-gone', (0,sentence/* phrase */.MZ) `Not planned, because this request removes the configuration: ${listed}.`, { about });
}
function describeMoved({ directory, at }, from) {
    return (0,finding/* finding */.gk)('directory-moved', (0,sentence/* phrase */.MZ) `${(0,sentence/* filePart */.A4)(at)} selects what ${(0,sentence/* directoryPart */.Pv)(from)} selects on the default branch, and this request removes that directory: a move is not judged.`, {
        about: { directory },
        remedy: (0,sentence/* phrase */.MZ) `Make the move a request of its own that changes nothing else, and have people merge it who may merge without this check.`,
    });
}
//# sourceMappingURL=select-by-directories.js.map

/***/ }),

/***/ 42489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ directoryProblem),
/* harmony export */   F5: () => (/* binding */ findExcluding),
/* harmony export */   _7: () => (/* binding */ openPatterns),
/* harmony export */   f3: () => (/* binding */ findDirectories),
/* harmony export */   z9: () => (/* binding */ pathProblem)
/* harmony export */ });
/* harmony import */ var _configuration_affected_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21818);
/** Which directories the patterns of `plangate.yml` find. Paths are relative to the repository, with slashes; `.` is its root. */

/**
 * Finds directories: those that a pattern names, and that none with `!` names, in any place of the list. `*` is any part of
 * a name, `?` one character, `**` any directories or none. A name that begins with a dot is found where the pattern has the dot.
 */
function findDirectories(patterns, directories) {
    const found = patterns.filter((pattern) => !pattern.startsWith('!'));
    const excluded = patterns.filter((pattern) => pattern.startsWith('!'));
    const named = new Set();
    const using = new Set();
    for (const directory of directories) {
        const finders = found.filter((pattern) => isNamed(pattern, directory));
        for (const pattern of finders)
            using.add(pattern);
        if (finders.length === 0)
            continue;
        const excluders = excluded.filter((pattern) => matchesDirectory(pattern.slice(1), directory));
        for (const pattern of excluders)
            using.add(pattern);
        if (excluders.length === 0)
            named.add(directory);
    }
    return {
        directories: [...named],
        findNothing: found.filter((pattern) => !using.has(pattern)),
        excludeNothing: excluded.filter((pattern) => !using.has(pattern)),
    };
}
/** The patterns at the root of the repository, without those that exclude. */
function openPatterns(patterns) {
    const found = patterns.filter((pattern) => !pattern.startsWith('!'));
    return openAt(found.map((pattern) => {
        const parts = pattern === '.' ? [] : pattern.split('/');
        return { parts, dots: parts.filter(isHidden).length };
    }));
}
/** The first pattern that excludes a directory; and the first that excludes all below it as well. */
function findExcluding(patterns, directory) {
    const excluding = patterns.filter((pattern) => pattern.startsWith('!') && matchesDirectory(pattern.slice(1), directory));
    return {
        itself: excluding[0],
        below: excluding.find((pattern) => /^(?:!|.*\/)\*\*$/.test(pattern)),
    };
}
function openAt(patterns) {
    return {
        into(name) {
            const inside = patterns.flatMap(({ parts, dots }) => {
                const [part] = parts;
                const left = isHidden(name) ? dots - 1 : dots;
                if (part === undefined || left < 0)
                    return [];
                // What is behind `**` may be in any directory below.
                if (part === '**')
                    return [{ parts, dots: left }];
                return (0,_configuration_affected_js__WEBPACK_IMPORTED_MODULE_0__/* .isMatch */ .uv)(part, name) ? [{ parts: parts.slice(1), dots: left }] : [];
            });
            return inside.length === 0 ? undefined : openAt(inside);
        },
    };
}
const isHidden = (name) => /^\../.test(name);
/** Whether the pattern fits, with all names alike. */
function matchesDirectory(pattern, directory) {
    // The root of the repository has no name that a pattern could fit.
    if (directory === '.' || pattern === '.')
        return pattern === directory || pattern === '**';
    return (0,_configuration_affected_js__WEBPACK_IMPORTED_MODULE_0__/* .isMatch */ .uv)(pattern, directory);
}
function isNamed(pattern, directory) {
    // A part with a dot fits no other part, so where there are as many, `*` and `**` stand for none with a dot.
    const count = (path) => path.split('/').filter(isHidden).length;
    return count(directory) <= count(pattern) && matchesDirectory(pattern, directory);
}
/** What is wrong with the path of one directory or file, which is no pattern, as the end of a sentence; undefined if nothing is. */
function pathProblem(written) {
    return /[*?!]/.test(written)
        ? 'has a sign of a pattern. Write one path.'
        : directoryProblem(written);
}
/** What is wrong with a pattern, as the end of a sentence; undefined if nothing is. */
function directoryProblem(written) {
    if (written === '.')
        return undefined;
    if (written.includes('\\'))
        return 'has a backslash. Write slashes.';
    if (/^\/|^~|^[A-Za-z]:/.test(written))
        return 'begins outside of the repository. Write it from the root, without a slash.';
    if (/[[\]{}]/.test(written))
        return 'has a bracket, which is no sign of a pattern. Write `*`, `?` or `**`.';
    const parts = written.split('/');
    if (parts.some((part) => part === '' || part === '.' || part === '..')) {
        return 'has a part that is empty, `.` or `..`. Write it from the root of the repository.';
    }
    const stars = parts.find((part) => part.includes('**') && part !== '**');
    return stars === undefined
        ? undefined
        : 'has `**` in a part of a name. It stands between slashes.';
}
//# sourceMappingURL=directory-patterns.js.map

/***/ })

};
