"use strict";
exports.id = 1818;
exports.ids = [1818];
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
/** Whether a path begins and ends as one of the patterns, or is above it. They are found by their lengths, of which there are few. */
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
        for (const prefixLength of prefixLengths) {
            const { suffixes, lengths = [] } = byPrefix.get(path.slice(0, prefixLength)) ?? {};
            for (const length of lengths) {
                const isLongEnough = path.length >= prefixLength + length;
                if (isLongEnough && suffixes?.has(path.slice(path.length - length)))
                    return true;
            }
        }
        return false;
    };
}
//# sourceMappingURL=affected.js.map

/***/ })

};
;