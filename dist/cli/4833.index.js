"use strict";
exports.id = 4833;
exports.ids = [4833];
exports.modules = {

/***/ 21818:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fH: function() { return /* binding */ isAffected; },
/* harmony export */   jH: function() { return /* binding */ directoriesAbove; },
/* harmony export */   lX: function() { return /* binding */ concernedBy; },
/* harmony export */   uv: function() { return /* binding */ isMatch; },
/* harmony export */   yI: function() { return /* binding */ touches; }
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
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: function() { return /* binding */ listDirectories; }
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

/***/ 42489:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DG: function() { return /* binding */ directoryProblem; },
/* harmony export */   F5: function() { return /* binding */ findExcluding; },
/* harmony export */   _7: function() { return /* binding */ openPatterns; },
/* harmony export */   f3: function() { return /* binding */ findDirectories; },
/* harmony export */   z9: function() { return /* binding */ pathProblem; }
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

/***/ }),

/***/ 24833:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withUngated: function() { return /* binding */ withUngated; }
/* harmony export */ });
/* harmony import */ var _configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80177);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10000);
/* harmony import */ var _list_directories_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88849);
/* harmony import */ var _settings_file_directory_patterns_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42489);
/**
 * What no gate of a repository plans although it has a state of its own, and what an entry plans under another name than its block
 * says. Beside a pinned file both close: `workspaces` are the repository's to say, and what is left out is judged by nobody.
 */





/** The named workspaces as their blocks have them, and the directories that no entry plans in place of workspaces. */
async function withUngated({ selectors, file }, asked) {
    const named = selectors.map((selector) => asItsBlock(selector, asked));
    return [...(await Promise.all(named)), ...(await findUngated(file, asked))];
}
/** Those that no entry plans, each in place of a workspace that is not judged. */
async function findUngated(settingsFile, { entries, checkout, program, parsed }) {
    const { directories, unlisted } = await (0,_list_directories_js__WEBPACK_IMPORTED_MODULE_3__/* .listDirectories */ .S)(checkout, ['.', '**']);
    const left = [...directories, ...unlisted.keys()].filter((directory) => !isPlaced(directory, entries));
    const selectors = [];
    for (const directory of left.sort()) {
        const reading = unlisted.has(directory)
            ? undefined
            : await (0,_configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_0__/* .readCloudBlock */ .h$)(checkout, directory, program, parsed);
        const has = reading === undefined ? 'what cannot be listed' : await stateIn(reading, directory, checkout);
        if (has === undefined || (reading?.block && isNamed(reading.block, entries)))
            continue;
        selectors.push({
            kind: 'name',
            name: directory,
            directory,
            refused: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('directory-unclear', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .directoryPart */ .Pv)(directory)} has ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(has)}, and no gate of this repository plans it.`, {
                about: { directory },
                remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Add it to ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)('workspaces')} of ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .filePart */ .A4)(settingsFile)} on the default branch: beside a pinned file nothing is left out.`,
                actor: 'operators',
            }),
        });
    }
    return selectors;
}
/** The entry, or what is wrong with it: the block of its directory names another workspace. */
async function asItsBlock(selector, { checkout, program, parsed }) {
    const { directory, at = '' } = selector;
    if (selector.kind !== 'name' || directory === undefined)
        return selector;
    const { block } = await (0,_configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_0__/* .readCloudBlock */ .h$)(checkout, directory, program, parsed);
    const name = block?.workspaces?.name;
    if (block === undefined || name === undefined || name === selector.name)
        return selector;
    return {
        ...selector,
        refused: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('directory-unclear', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .filePart */ .A4)(at)} names ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .workspacePart */ .TG)(selector.name)}, and the block at ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .filePart */ .A4)(block.at)} names ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .workspacePart */ .TG)(name)}.`, { about: { directory }, remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Name the same in both.`, actor: 'operators' }),
    };
}
function isPlaced(directory, entries) {
    return entries.some((entry) => {
        if (entry.kind === 'directories')
            return (0,_settings_file_directory_patterns_js__WEBPACK_IMPORTED_MODULE_4__/* .findDirectories */ .f3)(entry.patterns, [directory]).directories.length > 0;
        return entry.kind === 'name' && entry.directory === directory;
    });
}
/** Whether an entry without a directory selects what the block does. */
function isNamed({ workspaces = {} }, entries) {
    const { name, tags, project } = workspaces;
    const words = tags === undefined ? [] : (0,_configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_0__/* .tagWords */ .u0)(tags);
    return entries.some((entry) => {
        if (entry.kind === 'name')
            return entry.directory === undefined && entry.name === name;
        if (entry.kind !== 'query')
            return false;
        const asked = (0,_configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_0__/* .tagWords */ .u0)(entry.tags);
        const isOfTags = asked.length > 0 && asked.every((word) => words.includes(word));
        return isOfTags || (asked.length === 0 && entry.project === project && project !== undefined);
    });
}
/** What of a state a directory has, in words; undefined for a module that others use. */
async function stateIn({ block, backend, problem, difference }, directory, checkout) {
    if (block !== undefined)
        return 'a cloud block';
    if (backend !== undefined)
        return 'a backend';
    if (problem !== undefined || difference !== undefined)
        return 'a block that cannot be read';
    const names = (await checkout.names(directory)) ?? [];
    return names.includes('terraform.tfstate') ? 'a state' : undefined;
}
//# sourceMappingURL=ungated-directories.js.map

/***/ })

};
;