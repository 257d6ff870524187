export const id = 145;
export const ids = [145];
export const modules = {

/***/ 2437:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gf: () => (/* binding */ followLinksIn),
/* harmony export */   PT: () => (/* binding */ listUnseen),
/* harmony export */   QO: () => (/* binding */ readLoads),
/* harmony export */   Yh: () => (/* binding */ isManifest),
/* harmony export */   ZA: () => (/* binding */ sayDoubtful),
/* harmony export */   aQ: () => (/* binding */ readsHere),
/* harmony export */   aV: () => (/* binding */ mayBeMissed),
/* harmony export */   e6: () => (/* binding */ follow),
/* harmony export */   qB: () => (/* binding */ NAMED),
/* harmony export */   s: () => (/* binding */ findUnseen),
/* harmony export */   yD: () => (/* binding */ loadReader)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _archive_pack_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(847);
/* harmony import */ var _machine_read_regular_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3962);
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6817);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6281);
/** Finds the files that a configuration loads, and which of them are excluded from the archive. */






/**
 * @param directory absolute path of the directory that Terraform runs in
 * @throws GateStop when there is no time left
 */
async function readLoads(directory, files = readsHere, patience) {
    const { findLoads } = await loadReader();
    const check = () => {
        const ended = patience?.ended();
        if (ended === 'aborted')
            throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_4__/* .GateStop */ .K$('canceled', _failure_of_js__WEBPACK_IMPORTED_MODULE_4__/* .CANCELED */ .wS);
        if (ended === undefined)
            return;
        const why = 'Time ran out while the configuration was read. Raise the timeout.';
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_4__/* .GateStop */ .K$('timeout', why);
    };
    return findLoads(directory, files, check);
}
/** Loaded only when it is needed: most checks do not need it. */
function loadReader() {
    return Promise.all(/* import() */[__webpack_require__.e(984), __webpack_require__.e(668), __webpack_require__.e(0)]).then(__webpack_require__.bind(__webpack_require__, 2000));
}
/** The files of this machine. */
const readsHere = {
    readDirectory: (path) => orElse(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path), []),
    // Terraform reads files of any length, so what a long one reads must not be passed over.
    readFile: (path) => orElse(() => (0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_3__/* .readRegularSync */ .Wy)(path, Number.POSITIVE_INFINITY), undefined),
    follow,
};
/**
 * The path itself, and every path that its links lead to, one after the other. Links that lead nowhere, or in
 * a circle, are not followed: no file is there.
 */
function follow(path) {
    const real = orElse(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path), path);
    const places = [path];
    for (const at of places) {
        const next = at === real ? undefined : followFirst(at);
        if (next !== undefined)
            places.push(next);
    }
    return places;
}
/** The path with its first link replaced by what that leads to. */
function followFirst(path) {
    const parts = path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    for (let count = 2; count <= parts.length; count++) {
        const link = parts.slice(0, count).join(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
        const target = orElse(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(link), undefined);
        if (target !== undefined)
            return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(link), target), ...parts.slice(count));
    }
    return undefined;
}
/** The targets of all links in a directory and below it; undefined if it has too many entries. */
function followLinksIn(directory, limit = 100_000) {
    const places = [];
    const queue = [directory];
    let entryCount = 0;
    for (const folder of queue) {
        const entries = orElse(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }), []);
        entryCount += entries.length;
        if (entryCount > limit)
            return undefined;
        for (const entry of entries) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
            if (entry.isSymbolicLink())
                places.push(...follow(path));
            else if (entry.isDirectory() && entry.name !== '.git')
                queue.push(path);
        }
    }
    return places;
}
function orElse(read, otherwise) {
    try {
        return read();
    }
    catch {
        return otherwise;
    }
}
/** Whether Terraform could load an excluded entry. It never loads the history of version control. */
function mayBeMissed({ path }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) !== '.git';
}
const MANIFESTS = [_archive_pack_js__WEBPACK_IMPORTED_MODULE_2__/* .MANIFEST_TRACKED */ .NM, _archive_pack_js__WEBPACK_IMPORTED_MODULE_2__/* .MANIFEST_DOUBTED */ .AX, _archive_pack_js__WEBPACK_IMPORTED_MODULE_2__/* .MANIFEST_MISLEADING */ .kK];
/** Whether it is a module manifest, about which `hold-manifest.ts` decides. */
function isManifest({ reason }) {
    return MANIFESTS.includes(reason);
}
/**
 * @param root absolute path of what was packed
 * @param module absolute path of the directory that Terraform runs in
 */
function findUnseen(withheld, loads, root, module) {
    const linked = linkedFrom();
    const others = withheld.filter((entry) => mayBeMissed(entry) && !isManifest(entry));
    return others.flatMap((entry) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...entry.path.split('/'));
        const byName = waysByName(path, loads, module);
        const isDirectory = orElse(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isDirectory(), false);
        const reads = loads.reads.filter((read) => mayRead({ path, isDirectory }, read, linked));
        if (byName.length === 0 && reads.length === 0)
            return [];
        const certain = byName.length > 0 || reads.some(({ kind }) => CERTAIN.includes(kind));
        const ways = () => reads.map((read) => ({ kind: read.kind, ...read.how() }));
        return {
            entry,
            path,
            certain,
            reads,
            hows: () => new Set([...byName, ...ways().map(({ kind, text }) => `${kind}\n${text}`)]),
            onAnyFile: () => ways().some(({ onAnyFile }) => onAnyFile),
        };
    });
}
const CERTAIN = ['file', 'inside'];
const isIn = (inner, outer) => inner.startsWith(outer === node_path__WEBPACK_IMPORTED_MODULE_1__.sep ? outer : outer + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
const isAtOrIn = (inner, outer) => inner === outer || isIn(inner, outer);
/** Why Terraform loads this file although no expression names it. */
function waysByName(path, { modules, linked, calls }, module) {
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path);
    const isByName = (directory === module && (0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isRead */ .H9)(name)) ||
        (modules.includes(directory) && (0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isConfiguration */ .ZC)(name)) ||
        // Where `terraform init` looks for providers first.
        isAtOrIn(path, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(module, 'terraform.d'));
    const holds = [...modules, ...linked].filter((other) => isAtOrIn(other, path));
    if (!isByName && holds.length === 0)
        return [];
    const called = calls.filter((call) => isAtOrIn(directory, call.path) || isAtOrIn(call.path, path));
    return ['by its name', ...holds, ...called.map(({ path: at, how }) => `${at} ${how}`)];
}
/** Makes a function that answers where the links in a directory lead. Each directory is read once. */
function linkedFrom() {
    const targets = new Map();
    return (directory) => {
        if (!targets.has(directory))
            targets.set(directory, followLinksIn(directory));
        return targets.get(directory);
    };
}
function mayRead({ path, isDirectory }, { kind, path: at, ending }, linked) {
    if (kind === 'any' || isAtOrIn(at, path))
        return true;
    if (kind === 'file')
        return false;
    if (isIn(path, at) && (isDirectory || path.endsWith(ending)))
        return true;
    const places = linked(at);
    return (places === undefined || places.some((target) => isAtOrIn(target, path) || isIn(path, target)));
}
/** How many files a sentence names. */
const NAMED = 3;
/** Names the first of the excluded files, for a sentence. */
function listUnseen(unseen, detail) {
    const names = unseen.slice(0, NAMED).map(({ entry }) => {
        const more = detail(entry);
        return more === undefined ? entry.path : `${entry.path} (${more})`;
    });
    return `${names.join(', ')}${unseen.length > NAMED ? ` and ${unseen.length - NAMED} more` : ''}`;
}
/**
 * Why the gate stops: Terraform would load a file that looks like a credential, and git cannot say
 * whether it is tracked. Undefined if there is no such file.
 */
function sayDoubtful(unseen, root) {
    const doubtful = unseen.filter(({ certain, entry }) => certain && entry.reason === _archive_pack_js__WEBPACK_IMPORTED_MODULE_2__/* .TRACKING_UNKNOWN */ .vp);
    const [first] = doubtful;
    if (first === undefined)
        return undefined;
    const why = first.entry.detail ?? '';
    const remedy = /dubious ownership/i.test(why)
        ? `Run \`git config --global --add safe.directory ${root}\` in a step before (\`'*'\` instead of the path covers submodules)`
        : `Check the files out with git`;
    return `Terraform would load ${listUnseen(doubtful, () => undefined)}: it looks like a credential, and git cannot say whether it is tracked (${why}). Plangate does not exclude files that Terraform loads without an answer. ${remedy}, or set \`include-untracked-secrets: true\` to send such files all the same.`;
}
//# sourceMappingURL=read-loads.js.map

/***/ }),

/***/ 7866:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z6: () => (/* binding */ isRepository),
/* harmony export */   vO: () => (/* binding */ isPageOf),
/* harmony export */   ve: () => (/* binding */ isSameRepository)
/* harmony export */ });
/** Addresses of repositories, in every form in which git and the hosts write them. */
/** Whether two addresses lead to the same repository, by any protocol. */
function isSameRepository(one, other) {
    const repository = repositoryAt(one);
    return repository !== undefined && repository === repositoryAt(other);
}
/** Whether an address is that of the repository `owner/name` on any host. */
function isRepository(address, slug) {
    const at = repositoryAt(address) ?? '';
    return at.endsWith(`/${slug.toLowerCase()}`);
}
/** Whether an address leads to a page of the repository: a commit, a pull request. */
function isPageOf(address, repository) {
    const page = repositoryAt(address);
    const whole = repositoryAt(repository);
    return page !== undefined && whole !== undefined && page.startsWith(`${whole}/`);
}
/**
 * `github.com/acme/infra` of `https://github.com/acme/infra.git`, `git@github.com:acme/infra`,
 * `ssh://git@github.com:22/acme/infra`, in lower case; undefined if the text is not an address.
 */
function repositoryAt(address) {
    const short = /^(?:[^@/:]+@)?(\[[^\]/]+\]|[^:/@[\]]{2,}):(?!\/\/)\/*(.+)$/.exec(address.trim());
    const url = short && !isUrl(address) ? `ssh://${short[1]}/${short[2]}` : address.trim();
    if (!URL.canParse(url))
        return undefined;
    const { protocol, hostname, pathname } = new URL(url);
    if (hostname === '' && protocol !== 'file:')
        return undefined;
    const path = decoded(pathname)
        .replace(/\/+/g, '/')
        .replace(/\/$/, '')
        .replace(/\.git$/, '');
    if (path === '' || path === '/')
        return undefined;
    const host = PAGE_HOSTS[hostname.toLowerCase()] ?? hostname;
    return `${host}${pathOnPages(path, host)}`.toLowerCase();
}
/** Names under which hosts accept SSH, and the names under which they serve pages. */
const PAGE_HOSTS = {
    'ssh.github.com': 'github.com',
    'altssh.gitlab.com': 'gitlab.com',
    'altssh.bitbucket.org': 'bitbucket.org',
    'ssh.dev.azure.com': 'dev.azure.com',
};
/** The path that a browser uses: of Azure DevOps, `v3/acme/net/infra` by SSH is `acme/net/_git/infra`. */
function pathOnPages(path, host) {
    if (host !== 'dev.azure.com')
        return path;
    return path.replace(/^\/v3\/([^/]+)\/([^/]+)\/([^/]+)$/, '/$1/$2/_git/$3');
}
function isUrl(address) {
    return /^[a-z][a-z0-9+.-]*:\/\//i.test(address.trim());
}
/** Names of projects may hold blanks: some forms of an address encode them, others do not. */
function decoded(path) {
    try {
        return decodeURI(path);
    }
    catch {
        return path;
    }
}
//# sourceMappingURL=repository-address.js.map

/***/ }),

/***/ 6077:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yo: () => (/* binding */ tooOld),
/* harmony export */   cO: () => (/* binding */ differencesFromCommit),
/* harmony export */   ev: () => (/* binding */ isNamed)
/* harmony export */ });
/* harmony import */ var _model_repository_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7866);

/** Each finishes "Run run-1 …"; empty when it is of this commit, pull request and repository. */
function differencesFromCommit({ attributes }, change) {
    const { commit, pullRequest, repository, slug } = change;
    const addresses = ADDRESSES.flatMap((name) => attributes[name] || []);
    const clone = attributes['clone-url'];
    const linked = attributes['commit-url']?.split(/[/?#]/).findLast((part) => HEX.test(part));
    return differencesOf([
        [attributes['commit-sha'] === commit, `is of commit ${show(attributes['commit-sha'])}`],
        [
            linked === undefined || commit.startsWith(linked),
            `has the address of commit ${show(linked)}`,
        ],
        ...ofPull(attributes, pullRequest),
        [isNamed(attributes.identifier, slug), `is of repository ${show(attributes.identifier)}`],
        [
            !clone || (0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameRepository */ .ve)(clone, repository),
            `was cloned from ${show(clone)}, not from ${repository}`,
        ],
        [
            addresses.every((address) => (0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isPageOf */ .vO)(address, repository)),
            `has addresses outside of ${repository}`,
        ],
        [addresses.length > 0 || Boolean(clone), `does not say on which server its repository is`],
    ]);
}
function differencesOf(claims) {
    return claims.filter(([isTrue]) => !isTrue).map(([, otherwise]) => otherwise);
}
function ofPull(attributes, expected) {
    const isPull = attributes['is-pull-request'] === true;
    if (expected === undefined)
        return [[!isPull, 'is of a pull request']];
    const { 'pull-request-number': number, 'pull-request-url': address } = attributes;
    const linked = address?.split(/[/?#]/).findLast((part) => DIGITS.test(part)) ?? String(expected);
    return [
        [isPull, 'is not of a pull request'],
        [number === expected, `is of pull request ${show(number)}`],
        [linked === String(expected), `has the address of pull request ${show(linked)}`],
    ];
}
const ADDRESSES = ['commit-url', 'compare-url', 'pull-request-url'];
const HEX = /^[0-9a-f]{7,64}$/i;
const DIGITS = /^\d+$/;
/** Names of Azure DevOps may have a segment `_git`. */
function isNamed(identifier, slug) {
    const plain = (name) => name.toLowerCase().replace('/_git/', '/');
    return plain(identifier ?? '') === plain(slug);
}
/** Each finishes "Run run-1 …": every time that the run names has to be later than the change. */
function tooOld({ attributes }, { sinceMs }) {
    const since = new Date(sinceMs).toISOString();
    const createdAt = Date.parse(attributes['created-at'] ?? '');
    if (Number.isNaN(createdAt))
        return ['does not say when it was created'];
    const stamps = Object.values(attributes['status-timestamps'] ?? {}).map((at) => at ?? '');
    // The timestamps of a status have whole seconds.
    const early = [createdAt, ...stamps.map((at) => Date.parse(at) + 999)].some((time) => time < sinceMs);
    return early ? [`was there before ${since}: it is of an earlier push, or too old`] : [];
}
function show(value) {
    return (JSON.stringify(value) ?? 'unknown').slice(0, 100);
}
//# sourceMappingURL=commit-under-review.js.map

/***/ })

};
