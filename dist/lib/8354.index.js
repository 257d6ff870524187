export const id = 8354;
export const ids = [8354];
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

/***/ 78354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  concernedUnits: () => (/* binding */ concernedUnits),
  findPlaces: () => (/* binding */ findPlaces),
  findPlans: () => (/* binding */ findPlans),
  findPlansToDigest: () => (/* binding */ findPlansToDigest),
  findRoots: () => (/* binding */ findRoots),
  nameByDirectories: () => (/* binding */ nameByDirectories),
  nameRoots: () => (/* binding */ nameRoots)
});

// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/configuration/affected.js
var affected = __webpack_require__(21818);
// EXTERNAL MODULE: ./build/src/configuration/cloud-block.js
var cloud_block = __webpack_require__(80177);
// EXTERNAL MODULE: ./build/src/configuration/file-names.js
var file_names = __webpack_require__(96817);
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __webpack_require__(6609);
// EXTERNAL MODULE: ./build/src/machine/read-regular.js
var read_regular = __webpack_require__(43962);
// EXTERNAL MODULE: ./build/src/model/or-else.js
var or_else = __webpack_require__(17026);
// EXTERNAL MODULE: ./build/src/machine/files-here.js
var files_here = __webpack_require__(80467);
// EXTERNAL MODULE: ./build/src/settings/load-settings.js + 3 modules
var load_settings = __webpack_require__(63073);
// EXTERNAL MODULE: ./build/src/model/add-to.js
var add_to = __webpack_require__(72588);
// EXTERNAL MODULE: ./build/src/settings/workspace-selectors.js
var workspace_selectors = __webpack_require__(30589);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/src/plan/plan-file-kind.js
/** What a file is that is called a saved plan. Nothing of it is read here: the program that wrote it shows it. */

/** The longest file that is read as a saved plan, in bytes: it has the state and the configuration as well. */
const LONGEST_SAVED_PLAN = 512 * 1024 * 1024;
const BRACE = 0x7b;
/** How a zip begins. */
const ZIP = Buffer.from('504b0304', 'hex');
/** Of an encrypted plan, and of a bookmark. */
const KEYS_OF_OTHERS = ['encrypted_data', 'remote_plan_format'];
/** @param bytes the file, or its beginning where it is a zip */
function kindOfPlanFile(bytes) {
    if (bytes.subarray(0, ZIP.length).equals(ZIP))
        return 'saved';
    // The JSON of a plan can be large: it is parsed only if one of these keys occurs in it.
    if (bytes[0] !== BRACE || !KEYS_OF_OTHERS.some((name) => bytes.includes(`"${name}"`)))
        return 'other';
    const members = (0,parse/* fieldsOf */.Pf)((0,parse/* parseJson */.qF)(bytes.toString('utf8')));
    if (typeof members['encrypted_data'] === 'string')
        return 'saved';
    return 'remote_plan_format' in members ? 'bookmark' : 'other';
}
/** The run that a bookmark names; undefined if it names none. */
function runOfBookmark(bytes) {
    const { run_id: id } = fieldsOf(parseJson(bytes.toString('utf8')));
    return typeof id === 'string' && /^run-[A-Za-z0-9]{1,60}$/.test(id) ? id : undefined;
}
//# sourceMappingURL=plan-file-kind.js.map
;// CONCATENATED MODULE: ./build/src/plan/find-plans.js
/** Finds the plans of several configurations, and says of which directory and of which workspace each one is. */















/**
 * Finds the plans that files have.
 *
 * @returns undefined for one plan, which is that of the workspace, whatever its name; `unmatched` is an item of `plan`
 *   that stands for no file
 */
function findPlans({ files: items, isOne }, { directory, workspaces }, workingDirectory) {
    if (isOne)
        return undefined;
    const namedWorkspaces = workspaces.filter((selector) => selector.kind === 'name');
    const plans = [];
    for (const item of items) {
        const [, workspace, written = item] = /^([A-Za-z0-9_-]+)=(.+)$/s.exec(item) ?? [];
        const files = filesOf(written, workingDirectory);
        if (files.length === 0 && workspace === undefined)
            return { unmatched: item };
        // The plan of a workspace that is named may be missing, which is said when it is read.
        const planFiles = files.length === 0 ? [{ file: written, inside: written }] : files;
        for (const { file, inside } of planFiles) {
            const planned = findPlannedDirectory(inside, directory, workingDirectory);
            plans.push(workspace === undefined
                ? planOfDirectory(file, planned, { directory, namedWorkspaces, workingDirectory })
                : planOfWorkspace(file, workspace, planned ?? directory, namedWorkspaces));
        }
    }
    return plans;
}
function planOfWorkspace(file, workspace, planned, namedWorkspaces) {
    const selector = namedWorkspaces.find(({ name }) => name === workspace);
    if (selector !== undefined)
        return { file, workspace, directory: selector.directory };
    const refused = namedWorkspaces.length > 0 ? describeUnnamed(file, workspace) : undefined;
    return { file, workspace, directory: planned, refused };
}
/**
 * The plan of a file that no workspace is written before: it is of the workspace of its directory.
 *
 * @param planned the directory after which the file is called, if it is there
 */
function planOfDirectory(file, planned, context) {
    const { directory, namedWorkspaces, workingDirectory } = context;
    if (planned === undefined) {
        const workspace = nameOfPlace(file.replace(/\.json$/, ''), '.');
        const refused = (0,finding/* finding */.gk)('plan-of-no-place', (0,sentence/* phrase */.MZ) `${(0,sentence/* filePart */.A4)(file)} is called after no directory that is there.`, {
            about: { file },
            remedy: (0,sentence/* phrase */.MZ) `Call it like the directory that was planned, as in ${(0,sentence/* setting */.Pe)('live/app/plan.json')}, or write ${(0,sentence/* setting */.Pe)('workspace=FILE')}.`,
        });
        return { file, workspace, directory: undefined, refused };
    }
    const realPath = (path) => (0,find_repository/* realOrSame */.eF)((0,external_node_path_.resolve)(workingDirectory, path));
    const ofDirectory = namedWorkspaces.filter((selector) => realPath(selector.directory ?? directory) === realPath(planned));
    const [selector, second] = ofDirectory;
    if (selector === undefined) {
        const workspace = nameOfPlace(planned, directory);
        const refused = namedWorkspaces.length > 0 ? describeUnnamed(file, workspace) : undefined;
        return { file, workspace, directory: planned, refused };
    }
    const refused = second === undefined
        ? undefined
        : (0,finding/* finding */.gk)('plan-of-no-place', (0,sentence/* phrase */.MZ) `${(0,sentence/* filePart */.A4)(file)} is of one of ${(0,sentence/* listParts */.Z)(ofDirectory.map(({ name }) => (0,sentence/* workspacePart */.TG)(name)))}, which have the same directory.`, { about: { file }, remedy: (0,sentence/* phrase */.MZ) `Write ${(0,sentence/* setting */.Pe)(`workspace=${file}`)}.` });
    return { file, workspace: selector.name, directory: selector.directory, refused };
}
function describeUnnamed(file, workspace) {
    return (0,finding/* finding */.gk)('plan-of-no-place', (0,sentence/* phrase */.MZ) `${(0,sentence/* filePart */.A4)(file)} is the plan of ${(0,sentence/* workspacePart */.TG)(workspace)}, which ${(0,sentence/* setting */.Pe)('workspaces')} does not name.`, {
        about: { file, workspace },
        remedy: (0,sentence/* phrase */.MZ) `Name it there, or take the plan out.`,
    });
}
/** The name of the workspace that is planned in a directory, where several are. */
function nameOfPlace(place, directory) {
    const inside = external_node_path_.posix.relative((0,find_repository/* slashed */.df)(directory), place);
    return (0,workspace_selectors/* nameOfDirectory */.yJ)((0,external_node_path_.resolve)(inside === '' ? place : inside.replaceAll('/', '-')));
}
/** What a file is called that says nothing but that it is a plan; Terragrunt writes the second. */
const PLAIN_NAMES = ['plan.json', 'tfplan.json'];
/**
 * The directory that a plan is called after, as in `live/app.json` or `live/app/plan.json`; undefined if there is none.
 *
 * @param inside the path of the plan below the part of the pattern that has no `*`
 */
function findPlannedDirectory(inside, directory, workingDirectory) {
    const candidates = [inside.replace(/\.json$/, '')];
    const parent = external_node_path_.posix.dirname(inside);
    if (parent !== '.' || PLAIN_NAMES.includes(inside))
        candidates.push(parent);
    return candidates
        .map((candidate) => external_node_path_.posix.join((0,find_repository/* slashed */.df)(directory), candidate))
        .find((path) => (0,find_repository/* isDirectory */.wd)((0,external_node_path_.resolve)(workingDirectory, path)));
}
/**
 * Finds the plans that `digest` is asked for: one file, or those of a pattern or a directory. In a directory a saved plan
 * is known by its content, and a plan in JSON by its ending.
 *
 * @returns `unmatched` is a pattern or a directory that stands for no file
 */
function findPlansToDigest(written, directory, workingDirectory) {
    const known = new Map();
    const isSaved = (file) => {
        const answer = known.get(file) ?? looksSaved((0,external_node_path_.resolve)(workingDirectory, file));
        known.set(file, answer);
        return answer;
    };
    const jsonOf = (file) => (isSaved(file) ? jsonOfSaved(file) : file);
    if ((0,load_settings/* isOnePlan */.EN)([written], workingDirectory)) {
        return [{ file: written, directory, workspace: undefined, json: jsonOf(written) }];
    }
    const files = filesOf(written, workingDirectory, '**/*');
    const isNamedDirectory = !/[*?]/.test(written);
    const shown = new Set(files.filter(({ file }) => isSaved(file)).map(({ file }) => jsonOf(file)));
    const isPlan = (file) => isSaved(file) || (!shown.has(file) && (!isNamedDirectory || file.endsWith('.json')));
    const plans = files.filter(({ file }) => isPlan(file));
    if (plans.length === 0)
        return { unmatched: written };
    const context = { directory, namedWorkspaces: [], workingDirectory };
    const fileOf = new Map();
    return plans.map(({ file, inside }) => {
        const json = jsonOf(file);
        const named = file === json ? inside : jsonOfSaved(inside);
        const planned = findPlannedDirectory(named, directory, workingDirectory);
        const plan = { ...planOfDirectory(json, planned, context), file, json };
        const other = fileOf.get(json);
        fileOf.set(json, file);
        if (other === undefined)
            return plan;
        const refused = (0,finding/* finding */.gk)('planned-twice', (0,sentence/* phrase */.MZ) `${(0,sentence/* filePart */.A4)(other)} and ${(0,sentence/* filePart */.A4)(file)} would both be shown in ${(0,sentence/* filePart */.A4)(json)}.`, { about: { file }, remedy: (0,sentence/* phrase */.MZ) `Rename one.` });
        return { ...plan, refused };
    });
}
/** The JSON beside a saved plan: `app.json` of `app`, `app.tfplan` and `app.plan`. */
function jsonOfSaved(file) {
    return `${file.replace(/\.(?:tfplan|plan|out|bin)$/, '')}.json`;
}
/** Whether a file begins as a saved plan does, or as the texts that are in the place of one where it is not readable. */
function looksSaved(path) {
    const beginning = (0,or_else/* orElse */.N)(() => (0,read_regular/* readBeginning */.i4)(path, 2), '');
    if (!beginning.startsWith('{'))
        return beginning === 'PK';
    return (0,or_else/* orElse */.N)(() => kindOfPlanFile((0,read_regular/* readBytesSync */.js)(path, LONGEST_SAVED_PLAN)) !== 'other', false);
}
/** The files of a pattern or a directory, each with its path below the part that has no `*`. */
function filesOf(written, workingDirectory, ofDirectory = '**/*.json') {
    const path = (0,find_repository/* slashed */.df)(written);
    const segments = path.split('/');
    const firstPattern = segments.findIndex((segment) => /[*?]/.test(segment));
    let base = path;
    let pattern = ofDirectory;
    if (firstPattern >= 0) {
        base = segments.slice(0, firstPattern).join('/') || (firstPattern > 0 ? '/' : '.');
        pattern = segments.slice(firstPattern).join('/');
    }
    else if (!(0,find_repository/* isDirectory */.wd)((0,external_node_path_.resolve)(workingDirectory, path))) {
        const stats = (0,external_node_fs_.statSync)((0,external_node_path_.resolve)(workingDirectory, path), { throwIfNoEntry: false });
        return stats?.isFile() ? [{ file: written, inside: external_node_path_.posix.normalize(path) }] : [];
    }
    const top = (0,external_node_path_.resolve)(workingDirectory, base);
    if (!(0,find_repository/* isDirectory */.wd)(top))
        return [];
    return (0,external_node_fs_.readdirSync)(top, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.digest'))
        .map((entry) => (0,find_repository/* slashed */.df)((0,external_node_path_.relative)(top, (0,external_node_path_.join)(entry.parentPath, entry.name))))
        .filter((inside) => (0,affected/* isMatch */.uv)(pattern, inside))
        .sort()
        .map((inside) => ({ file: external_node_path_.posix.join(base, inside), inside }));
}
/** Deeper directories are not searched: root modules are rarely there. */
const MAX_DEPTH = 8;
/** The root modules in a directory: they say where their state is, have a lock file, or are a unit of Terragrunt. */
async function findRoots(directory, workingDirectory, parsed) {
    const places = [];
    /** Adds the roots in a directory and below. Returns whether a file of Terragrunt is there. */
    const visit = async (place, depth) => {
        const path = (0,external_node_path_.resolve)(workingDirectory, place);
        const entries = (0,external_node_fs_.readdirSync)(path, { withFileTypes: true });
        const names = entries.map(({ name }) => name);
        let isAboveUnits = false;
        for (const entry of depth < MAX_DEPTH ? entries : []) {
            const isSearched = entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name);
            if (isSearched && (await visit(external_node_path_.posix.join(place, entry.name), depth + 1)))
                isAboveUnits = true;
        }
        // The file above other units is what they include.
        const isUnit = names.includes('terragrunt.hcl');
        const isModule = names.includes('.terraform.lock.hcl') ||
            (names.some(file_names/* isConfiguration */.ZC) && (await mayHaveState(path, parsed)));
        if (isModule || (isUnit && !isAboveUnits))
            places.push({ directory: place, isUnit });
        return isUnit || isAboveUnits;
    };
    await visit((0,find_repository/* slashed */.df)(directory), 0);
    return nameRoots(places, directory);
}
/** Whether a directory says where its state is, or that is not certain. */
async function mayHaveState(path, parsed) {
    const { blocks, isCertain } = await (0,cloud_block/* readBackends */.kd)((0,files_here/* filesBelow */.DR)(path), '', parsed);
    return blocks.length > 0 || !isCertain;
}
/** Gives a name to each root module: that of its place in `directory`. */
function nameRoots(places, directory) {
    // Two directories can come to one name, and the plan of one is not that of the other.
    const taken = new Set();
    return places.map((place) => {
        const usualName = nameOfPlace(place.directory, directory);
        let name = usualName;
        for (let count = 2; taken.has(name); count++)
            name = `${usualName}-${count}`;
        taken.add(name);
        return { kind: 'name', name, ...place };
    });
}
/**
 * The same with one workspace for each directory that a selector has, because no service says which ones a query finds: it has the
 * name that the block of the default branch says, else one by its place. A block of the request names none beside it.
 */
function nameByDirectories({ workspaces, directory: ofOthers, }) {
    const ofDirectories = new Map();
    const isOfDirectory = ({ plannedWith, refused }) => plannedWith === undefined && refused === undefined;
    for (const selector of workspaces.filter(isOfDirectory)) {
        if (selector.directory !== undefined)
            (0,add_to/* addTo */.D)(ofDirectories, selector.directory, selector);
    }
    const namesIn = (all) => {
        const chosen = all.filter(({ proposed }) => proposed === undefined);
        return (chosen.length > 0 ? chosen : all).flatMap((each) => each.kind === 'name' ? each.name : []);
    };
    const unnamed = [...ofDirectories].flatMap(([directory, all]) => namesIn(all).length === 0 ? { directory, isUnit: false } : []);
    const byPlace = new Map(nameRoots(unnamed, ofOthers).map((root) => [root.directory, root.name]));
    return workspaces.flatMap((selector) => {
        const { directory } = selector;
        const all = directory === undefined ? undefined : ofDirectories.get(directory);
        if (directory === undefined || all === undefined || !isOfDirectory(selector))
            return selector;
        if (all[0] !== selector)
            return [];
        const name = byPlace.get(directory);
        const names = name === undefined ? new Set(namesIn(all)) : [name];
        return Array.from(names, (each) => ({ kind: 'name', name: each, directory }));
    });
}
/**
 * The units of Terragrunt that a change may concern. A file that changes is of the innermost root around it, and of each
 * unit that names this root or is in it. One outside of all roots may be of any unit.
 *
 * @param changed the files that change, relative to the repository; undefined if they are not known
 * @param nameInRepository returns the path of a root relative to the repository
 * @param textOf what the `terragrunt.hcl` of a unit says
 */
function concernedUnits(roots, changed, nameInRepository, textOf) {
    const units = roots.filter(({ isUnit }) => isUnit);
    if (changed === undefined)
        return units;
    const byDirectory = new Map();
    for (const root of roots) {
        const name = nameInRepository(root.directory);
        if (!byDirectory.has(name))
            byDirectory.set(name, root);
    }
    const changedRoots = changed.flatMap((path) => {
        const innermost = (0,affected/* directoriesAbove */.jH)(path).findLast((directory) => byDirectory.has(directory));
        return innermost === undefined ? [] : (byDirectory.get(innermost) ?? []);
    });
    if (changedRoots.length < changed.length)
        return units;
    const changedDirectories = new Set(changedRoots.map(({ directory }) => directory));
    const changedNames = new Set(Array.from(changedDirectories, (path) => external_node_path_.posix.basename(path)));
    // A name that ends in the middle of a text is not looked for.
    if ([...changedNames].some((name) => name.includes('"')))
        return units;
    return units.filter((unit) => [unit.directory, ...(0,affected/* directoriesAbove */.jH)(unit.directory)].some((directory) => changedDirectories.has(directory)) || namesIn(textOf(unit)).some((name) => changedNames.has(name)));
}
/** What a text has between a slash and the next slash, or the next quotation mark. */
function namesIn(text) {
    const [, ...parts] = text.split('/');
    return parts.flatMap((part, at) => {
        const end = part.indexOf('"');
        return [...(at < parts.length - 1 ? [part] : []), ...(end >= 0 ? [part.slice(0, end)] : [])];
    });
}
/** Finds the place of each workspace. The workspaces of a query are all planned in `directory`. */
function findPlaces(planned, workingDirectory) {
    const placeAt = (written) => {
        const directory = (0,find_repository/* realOrSame */.eF)((0,external_node_path_.resolve)(workingDirectory, written));
        const root = (0,find_repository/* findCheckout */.I8)(directory) ?? directory;
        return { root, workingDirectory: (0,find_repository/* slashed */.df)((0,external_node_path_.relative)(root, directory)) };
    };
    const placesByName = new Map();
    for (const selector of planned.workspaces) {
        const { kind, directory = planned.directory, plannedWith } = selector;
        const isPlaced = selector.directory !== undefined || plannedWith !== undefined;
        if (kind === 'name' && isPlaced)
            placesByName.set(selector.name, { ...placeAt(directory), plannedWith });
    }
    const placeOfOthers = placeAt(planned.directory);
    return (workspace) => placesByName.get(workspace) ?? placeOfOthers;
}
//# sourceMappingURL=find-plans.js.map

/***/ })

};
