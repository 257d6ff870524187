export const id = 6628;
export const ids = [6628];
export const modules = {

/***/ 94264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KF: () => (/* binding */ keyedDigest160),
/* harmony export */   SN: () => (/* binding */ digest160),
/* harmony export */   WA: () => (/* binding */ DIGEST_PATTERN),
/* harmony export */   dj: () => (/* binding */ canonicalJson)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/** JSON in which a value has one text only, and digests of 160 bits: with fewer, two plans with one digest can be searched for. */


const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const BYTES = 20;
/** A digest of 160 bits: 32 letters and digits of lower-case base32. */
const DIGEST_PATTERN = /^[a-z2-7]{32}$/;
/** The text of a value of JSON: sorted names, no white space. A member that is undefined is left out. */
function canonicalJson(value) {
    if (Array.isArray(value))
        return `[${value.map(canonicalJson).join(',')}]`;
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(value))
        return JSON.stringify(value ?? null);
    const names = Object.keys(value).filter((name) => value[name] !== undefined);
    const members = names
        .sort()
        .map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name])}`);
    return `{${members.join(',')}}`;
}
/** @param subject what is digested: texts of two subjects never have one digest */
function digest160(subject, text) {
    return toBase32((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`plangate ${subject} v1\n${text}`).digest());
}
/** As `digest160`; who does not have the key cannot try values until one fits. */
function keyedDigest160(key, subject, text) {
    return toBase32((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', key).update(`plangate ${subject} v1\n${text}`).digest());
}
function toBase32(bytes) {
    let text = '';
    let rest = 0;
    let bits = 0;
    for (const byte of bytes.subarray(0, BYTES)) {
        rest = (rest << 8) | byte;
        bits += 8;
        for (; bits >= 5; bits -= 5)
            text += ALPHABET.charAt((rest >> (bits - 5)) & 31);
        rest &= 31;
    }
    return text;
}
//# sourceMappingURL=canonical.js.map

/***/ }),

/***/ 56628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openFileDigests: () => (/* binding */ openFileDigests)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/approvals/canonical.js
var canonical = __webpack_require__(94264);
// EXTERNAL MODULE: ./build/src/configuration/file-names.js
var file_names = __webpack_require__(96817);
// EXTERNAL MODULE: ./build/src/machine/compare-with-commit.js
var compare_with_commit = __webpack_require__(40167);
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __webpack_require__(6609);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/src/machine/places-of-init.js
/** Where `terraform init` ran, and where it wrote what it installed. */



const CACHE = '.terragrunt-cache';
const DEEPEST_IN_CACHE = 8;
/** The data directory of a place, absolute. */
function dataDirectoryOf(place, environment) {
    return (0,external_node_path_.resolve)(place, environment['TF_DATA_DIR'] || '.terraform');
}
/** Where `init` may have run: in the directory itself, or in what Terragrunt made of it, the newest first. */
function placesOfInit(directory, environment) {
    const isInitialized = (place) => (0,find_repository/* isDirectory */.wd)(dataDirectoryOf(place, environment));
    const cache = (0,external_node_path_.join)(directory, CACHE);
    if (isInitialized(directory) || !(0,find_repository/* isDirectory */.wd)(cache))
        return [directory];
    const found = [];
    const search = (place, depth) => {
        if (isInitialized(place))
            found.push(place);
        else if (depth < DEEPEST_IN_CACHE) {
            for (const entry of (0,external_node_fs_.readdirSync)(place, { withFileTypes: true })) {
                if (entry.isDirectory())
                    search((0,external_node_path_.join)(place, entry.name), depth + 1);
            }
        }
    };
    search(cache, 0);
    const timeOf = (place) => (0,external_node_fs_.statSync)(dataDirectoryOf(place, environment)).mtimeMs;
    return [...found.sort((one, other) => timeOf(other) - timeOf(one)), directory];
}
//# sourceMappingURL=places-of-init.js.map
// EXTERNAL MODULE: ./build/src/model/quote.js
var quote = __webpack_require__(28187);
// EXTERNAL MODULE: ./build/src/gate/file-contents.js
var file_contents = __webpack_require__(78378);
// EXTERNAL MODULE: ./build/src/gate/installed-modules.js
var installed_modules = __webpack_require__(82227);
// EXTERNAL MODULE: ./build/src/configuration/affected.js
var affected = __webpack_require__(21818);
// EXTERNAL MODULE: ./build/src/machine/files-here.js
var files_here = __webpack_require__(80467);
// EXTERNAL MODULE: ./build/src/model/relative-path.js
var relative_path = __webpack_require__(20319);
// EXTERNAL MODULE: ./build/src/gate/affected-workspaces.js
var affected_workspaces = __webpack_require__(14632);
// EXTERNAL MODULE: ./build/src/gate/hidden-files.js
var hidden_files = __webpack_require__(7707);
;// CONCATENATED MODULE: ./build/src/gate/files-of.js
/**
 * Which files of a repository belong to a workspace: those that an apply of its plan may depend on. A file that nothing of
 * the configuration names, such as README.md, is not one of them, also where it is in the same directory.
 */








/** Names of files that say how git writes other files, or which version of a program runs: each counts for its directory. */
const FOR_THEIR_DIRECTORY = new Set([
    '.gitattributes',
    '.gitmodules',
    '.lfsconfig',
    '.terraform-version',
    '.opentofu-version',
    '.tool-versions',
    '.mise.toml',
    'mise.toml',
    '.tfswitchrc',
    '.tfswitch.toml',
]);
/** What Terraform takes from the directory that it runs in without being told: its state, plugins, and what `init` writes. */
const UNASKED = /^(?:\.terraform$|terraform\.d$|terraform\.tfstate|terraform-provi|\.?terraformrc$)/;
/** Files of other programs that make configurations: Terragrunt, Terramate. Only they know what belongs to these. */
const OF_GENERATORS = /\.hcl(?:\.json)?$/;
const OF_TESTS = /\.(?:tftest|tofutest|tfquery)\.hcl$/;
/**
 * Makes the test whether a file of the repository, by its relative path, belongs to what is planned in a directory. Every
 * file does where a provisioner runs or where a name is not known; every file of the directory does where a module that it
 * calls is not here.
 */
async function filesOf({ directory, repositoryRoot, files = [] }, { parsed } = {}) {
    const [module, root] = [(0,find_repository/* realOrSame */.eF)(directory), (0,find_repository/* realOrSame */.eF)(repositoryRoot)];
    const given = files.map((file) => (0,external_node_path_.resolve)(module, file));
    const planned = { module, root, variableFiles: given };
    const read = await (0,affected_workspaces/* readFilesOf */.z3)(planned, { repositoryRoot: root, parsed }, () => true);
    if ('why' in read || read.named.provisioners.length > 0)
        return () => true;
    const { named, modules, readPatterns } = read;
    // A link may lead to the module.
    const links = (0,relative_path/* relativePathInside */._)(repositoryRoot, directory) ?? [];
    const own = (0,relative_path/* relativePathInside */._)(root, module) ?? '';
    const inRepository = (paths) => [...paths].flatMap((path) => (0,relative_path/* relativePathInside */._)(root, path) ?? []);
    const reads = [...read.reads, ...inRepository(given)];
    const isOfGenerator = (name) => name !== file_names/* LOCK_FILE */.FI && OF_GENERATORS.test(name) && !OF_TESTS.test(name);
    if (named.notFollowed.length > 0 || files_here/* localFiles */.Jd.readDirectory(module).some(isOfGenerator)) {
        const prefixes = [...modules, ...reads].concat(links);
        return (0,affected/* concernedBy */.lX)({ directory: own, patterns: [], prefixes, readPatterns });
    }
    const besides = [...named.handedOn, ...named.inWords].flatMap((path) => (0,files_here/* followLinks */.n1)(path));
    const isNamed = (0,affected/* concernedBy */.lX)({
        directory: (0,hidden_files/* comparablePath */.cM)(external_node_path_.posix.join(own, file_names/* LOCK_FILE */.FI)),
        patterns: [],
        prefixes: [...reads, ...inRepository(besides)].map(hidden_files/* comparablePath */.cM),
        // Some file systems take names for one that differ in the case of letters.
        readPatterns: readPatterns.map(({ prefix, suffix }) => ({
            prefix: (0,hidden_files/* comparablePath */.cM)(`${prefix}x`).slice(0, -1),
            suffix: (0,hidden_files/* comparablePath */.cM)(suffix),
        })),
    });
    const directories = new Set([own, ...modules].concat(links).map(hidden_files/* comparablePath */.cM));
    // A change above a module is one of a submodule or a link.
    const around = new Set([...directories].flatMap((each) => [each, ...(0,affected/* directoriesAbove */.jH)(each)]));
    const isOfModule = (path) => {
        const parent = (0,external_node_path_.dirname)(path) === '.' ? '' : (0,external_node_path_.dirname)(path);
        if (!directories.has((0,hidden_files/* comparablePath */.cM)(parent)))
            return false;
        return (0,file_names/* isRead */.H9)((0,external_node_path_.basename)(path)) || file_names/* VARIABLES */.ut.test(path);
    };
    const unasked = (path) => {
        const inside = own === '' ? path : ((0,relative_path/* relativePathInside */._)(`/${own}`, `/${path}`) ?? '');
        return UNASKED.test(inside.split('/')[0] ?? '');
    };
    const isOne = (path) => {
        const compared = (0,hidden_files/* comparablePath */.cM)(path);
        return around.has(compared) || isNamed(compared) || isOfModule(path) || unasked(path);
    };
    return (path) => {
        if (!FOR_THEIR_DIRECTORY.has((0,external_node_path_.basename)(path)))
            return isOne(path);
        const parent = (0,external_node_path_.dirname)(path);
        return parent === '.' || isOne(parent);
    };
}
//# sourceMappingURL=files-of.js.map
;// CONCATENATED MODULE: ./build/src/gate/digest-files.js
/** Digests of the files that a plan is made of, to compare what was approved with what is judged. */










/** Makes the function that digests the files of a plan. The work tree is compared with its commit once. */
function openFileDigests(ports) {
    const compared = new Map();
    const compare = (repository) => {
        const comparing = compared.get(repository.root) ?? (0,compare_with_commit/* compareWithCommit */.T)(repository, ports);
        compared.set(repository.root, comparing);
        return comparing;
    };
    const planFiles = new Set(ports.planFiles?.map(find_repository/* realOrSame */.eF));
    return async ({ workspace, directory, data, calls, signal, }) => {
        if (directory === undefined)
            return ofCommit(ports, calls?.length === 0 ? undefined : NOT_HERE);
        const module = (0,find_repository/* realOrSame */.eF)(directory);
        const { repository } = (0,find_repository/* findAround */.Di)(module, ports.workspace);
        const comparison = repository && (await compare(repository));
        if (repository === undefined || comparison === undefined)
            return ofCommit(ports, NO_ANSWER);
        const { root } = repository;
        const { parsed, environment } = ports;
        const planned = { directory: module, repositoryRoot: root, files: ports.filesOf?.(workspace) };
        const isLoaded = await filesOf(planned, ports);
        const found = placesOfInit(module, environment).sort();
        const places = [
            ...(data === undefined ? [] : [{ place: module, data }]),
            ...found.map((each) => ({ place: each, data: dataDirectoryOf(each, environment) })),
        ];
        const installedIn = places.flatMap((each) => ((0,find_repository/* isBelow */.Yw)(module, each.data) ? [] : each.data));
        const isSkipped = (path) => (0,external_node_path_.basename)(path) === '.terraform' ||
            installedIn.some((at) => (0,find_repository/* isBelow */.Yw)(path, at)) ||
            (planFiles.size > 0 && planFiles.has((0,find_repository/* realOrSame */.eF)(path)));
        const contents = {
            digests: new Map([...comparison.committed].filter(([path]) => isLoaded(path))),
            unread: [],
        };
        const isCommitted = (path) => comparison.committed.has(path);
        for (const { path, how } of comparison.differences) {
            const name = path.replace(/\/$/, '');
            if (!isLoaded(name) || name.split('/').includes('.terraform'))
                continue;
            if (how === 'missing')
                contents.digests.set(name, how);
            else
                await (0,file_contents/* addContents */.o)(contents, name, (0,external_node_path_.join)(root, name), { isSkipped, signal });
        }
        const installed = { digests: new Map(), unread: contents.unread };
        const missing = await (0,installed_modules/* addInstalled */.O)(installed, module, { places, calls, parsed, signal });
        // A directory that no commit has may hold others besides.
        const files = [...contents.digests].filter(([path]) => isLoaded(path));
        const isConfigured = ([path]) => (0,file_names/* isRead */.H9)((0,external_node_path_.basename)(path));
        const others = files.filter((file) => !isConfigured(file));
        const uncommitted = others.filter(([path]) => !isCommitted(path));
        return {
            digests: {
                configuration: digestOf([...files.filter(isConfigured), ...installed.digests]),
                named: digestOf(others.filter(([path]) => isCommitted(path))),
                uncommitted: digestOf(uncommitted),
            },
            uncommittedPaths: uncommitted.map(([path]) => path),
            notCompared: whyNotCompared(contents.unread, missing),
        };
    };
}
/** Nothing is the same as this but another look at the same commit. */
function ofCommit({ commit }, notCompared) {
    const digest = (0,canonical/* digest160 */.SN)('files of a commit', commit);
    const digests = { configuration: digest, named: digest, uncommitted: digest };
    return { digests, uncommittedPaths: [], notCompared };
}
function digestOf(files) {
    const sorted = files.toSorted(([one], [other]) => (one < other ? -1 : 1));
    return (0,canonical/* digest160 */.SN)('files', (0,canonical/* canonicalJson */.dj)(sorted));
}
const NOT_HERE = {
    why: 'its modules are unknown',
    remedy: 'Approve again',
};
const NO_ANSWER = {
    why: 'git does not say which of them are committed',
    remedy: 'Let the job have git and a checkout with `.git`, and approve again',
};
const MOST_NAMED = 3;
function whyNotCompared(unread, missing) {
    const nameAll = (names) => (0,quote/* nameSome */.Kf)(names.map((name) => `\`${name}\``), MOST_NAMED);
    if (missing.length > 0) {
        return {
            why: `not installed here: module ${nameAll(missing)}`,
            remedy: 'Run `terraform get` in this job, before the gate, and approve again',
        };
    }
    if (unread.length === 0)
        return undefined;
    return {
        why: `not readable: ${nameAll(unread)}`,
        remedy: 'Keep them out of the directory, and approve again',
    };
}
//# sourceMappingURL=digest-files.js.map

/***/ })

};
