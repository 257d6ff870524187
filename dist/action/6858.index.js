"use strict";
exports.id = 6858;
exports.ids = [6858];
exports.modules = {

/***/ 8235:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AP: function() { return /* binding */ timestamps; },
/* harmony export */   B_: function() { return /* binding */ ignoredIfInvalid; },
/* harmony export */   C5: function() { return /* binding */ resourceSchema; },
/* harmony export */   Dl: function() { return /* binding */ relatedId; },
/* harmony export */   Jt: function() { return /* binding */ flag; },
/* harmony export */   Mv: function() { return /* binding */ flags; },
/* harmony export */   Qq: function() { return /* binding */ text; },
/* harmony export */   _2: function() { return /* binding */ related; },
/* harmony export */   gC: function() { return /* binding */ paginationSchema; },
/* harmony export */   kG: function() { return /* binding */ anyResourceSchema; },
/* harmony export */   u9: function() { return /* binding */ optionalObject; },
/* harmony export */   vK: function() { return /* binding */ countSchema; }
/* harmony export */ });
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7934);
/**
 * JSON:API in the form that this service sends: resources, relationships, documents, pages, errors.
 * Attribute names stay as on the wire; unknown attributes are kept.
 */

const id = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .minLength */ .BpQ(1));
const identifierSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ id, type: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const relationshipSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    data: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(identifierSchema), identifierSchema]))),
    links: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
});
/** Any resource, before its attributes are checked. */
const anyResourceSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    ...identifierSchema.entries,
    attributes: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
    relationships: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), relationshipSchema)),
    links: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
});
/**
 * Reads a relationship, whose name may be spelled with `-` or with `_`. `named`: the resources, or undefined without a
 * readable relationship. `unreadable`: it exists without data, or in both spellings with different contents. `many`: the
 * data is a list.
 */
function related({ relationships = {} }, name) {
    const spellings = [...new Set([name, name.replaceAll('-', '_')])]
        .filter((spelling) => Object.hasOwn(relationships, spelling))
        .map((spelling) => relationships[spelling]);
    const [first, second] = spellings;
    const parsed = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(relationshipSchema, first, { abortEarly: true });
    const differ = second !== undefined && JSON.stringify(second) !== JSON.stringify(first);
    if (first === undefined)
        return { named: undefined, unreadable: false, many: false };
    if (differ || !parsed.success || parsed.output.data === undefined) {
        return { named: undefined, unreadable: true, many: false };
    }
    const { data } = parsed.output;
    const many = Array.isArray(data);
    // None, one or several.
    const named = data === null ? [] : [data].flat();
    return { named, unreadable: false, many };
}
/** The resource that is named under a relationship to one; undefined if none is named. */
function relatedId(resource, name) {
    const { named = [], many } = related(resource, name);
    return many ? undefined : named[0]?.id;
}
/** The schema of one kind of resource: `type` must be the word, and the attributes must match. */
function resourceSchema(type, attributes) {
    return _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        id,
        type: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(type),
        attributes: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3(attributes),
        relationships: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), relationshipSchema), {}),
        links: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()), {}),
    });
}
/** A value that a service may leave out or send as null, as it does with nearly everything. */
const text = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const flag = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY());
const countSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig());
/** `{"queued-at": "<timestamp>"}`: a key appears once its status has been reached. */
const timestamps = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())));
/** `{"can-override": true}` */
const flags = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY())));
/** A value on which nothing depends: it is ignored if its form is unexpected. */
function ignoredIfInvalid(schema) {
    return _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .fallback */ .NpB(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(schema), null));
}
function optionalObject(entries) {
    return _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3(entries));
}
const paginationSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    'current-page': _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    'page-size': _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    'prev-page': countSchema,
    'next-page': countSchema,
    'total-pages': countSchema,
    'total-count': countSchema,
});
//# sourceMappingURL=resource.js.map

/***/ }),

/***/ 339:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openFileDigests: function() { return /* binding */ openFileDigests; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _approvals_canonical_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4264);
/* harmony import */ var _configuration_affected_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1818);
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6817);
/* harmony import */ var _machine_compare_with_commit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(167);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6609);
/* harmony import */ var _machine_read_regular_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3962);
/* harmony import */ var _model_relative_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(319);
/* harmony import */ var _requested_workspaces_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5724);
/** Digests of the files that a plan is made of, to compare what was approved with what is judged. */









/** Makes the function that digests the files of a directory. The work tree is compared with its commit once. */
function openFileDigests(ports) {
    const compared = new Map();
    const compare = (repository) => {
        const comparing = compared.get(repository.root) ?? (0,_machine_compare_with_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .compareWithCommit */ .TD)(repository, ports);
        compared.set(repository.root, comparing);
        return comparing;
    };
    /** Nothing is the same as this but another look at the same commit. */
    const ofCommit = () => {
        const digest = (0,_approvals_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .digest160 */ .SN)('files of a commit', ports.commit);
        return { configuration: digest, named: digest };
    };
    /** @param directory absolute; undefined where the files are not on this machine */
    return async (directory) => {
        if (directory === undefined)
            return ofCommit();
        const module = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .realOrSame */ .eF)(directory);
        const { repository } = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findAround */ .Di)(module, ports.workspace);
        const comparison = repository && (await compare(repository));
        if (repository === undefined || comparison === undefined)
            return ofCommit();
        const { root } = repository;
        const { parsed, variableFiles = [] } = ports;
        const given = variableFiles.map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(module, file));
        const elsewhere = await (0,_requested_workspaces_js__WEBPACK_IMPORTED_MODULE_7__/* .readFilesElsewhere */ .yw)({ module, root, variableFiles: given }, { repositoryRoot: root, parsed });
        const ofVariables = given.flatMap((path) => (0,_model_relative_path_js__WEBPACK_IMPORTED_MODULE_6__/* .relativePathInside */ ._)(root, path) ?? []);
        const place = (0,_model_relative_path_js__WEBPACK_IMPORTED_MODULE_6__/* .relativePathInside */ ._)(root, module) ?? '';
        const isWhole = 'why' in elsewhere;
        const isNamed = isWhole ? () => false : (0,_configuration_affected_js__WEBPACK_IMPORTED_MODULE_8__/* .concernedBy */ .lX)({ ...NOTHING, ...elsewhere });
        const isBelow = (0,_configuration_affected_js__WEBPACK_IMPORTED_MODULE_8__/* .concernedBy */ .lX)({ ...NOTHING, directory: place, prefixes: ofVariables });
        const isLoaded = (path) => isWhole || isBelow(path) || isNamed(path);
        const files = new Map([...comparison.committed].filter(([path]) => isLoaded(path)));
        for (const { path, how } of comparison.differences) {
            // Of what no commit has, a plan that lies there is no part of the configuration.
            const isAddedPart = isBelow(path) ? (0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isRead */ .H9)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path)) : isNamed(path);
            const isPart = how === 'added' ? isAddedPart : isLoaded(path);
            const isOfTerraform = path.split('/').includes('.terraform');
            if (isPart && !isOfTerraform && !path.endsWith('/'))
                files.set(path, how === 'missing' ? how : contentOf((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, path)));
        }
        return digestsOf(files);
    };
}
/** A directory that no file is in: the files that are read are what concerns it. */
const NOTHING = { directory: '\0', patterns: [], prefixes: [] };
function contentOf(path) {
    try {
        return (0,_approvals_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .digest160 */ .SN)('file', (0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_5__/* .readBytesSync */ .js)(path).toString('base64'));
    }
    catch {
        return 'not read';
    }
}
function digestsOf(files) {
    const all = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
    const isConfigured = ([path]) => (0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isRead */ .H9)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path));
    const digest = (of) => (0,_approvals_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .digest160 */ .SN)('files', (0,_approvals_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(of));
    return {
        configuration: digest(all.filter(isConfigured)),
        named: digest(all.filter((file) => !isConfigured(file))),
    };
}
//# sourceMappingURL=digest-files.js.map

/***/ }),

/***/ 7866:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hf: function() { return /* binding */ mayBeSameRepository; },
/* harmony export */   Ny: function() { return /* binding */ isPinnedAddress; },
/* harmony export */   vO: function() { return /* binding */ isPageOf; },
/* harmony export */   ve: function() { return /* binding */ isSameRepository; }
/* harmony export */ });
/* harmony import */ var _or_else_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7026);
/** Addresses of repositories, in every form in which git and the hosts write them. */

/** Whether a text is to be read as a pinned URL, and not as a path. */
function isPinnedAddress(text) {
    return text.startsWith('git::') || /^[a-z+]+:\/\//i.test(text);
}
/** Whether two addresses lead to the same repository, by any protocol. */
function isSameRepository(one, other) {
    const repository = repositoryAt(one);
    return repository !== undefined && repository === repositoryAt(other);
}
/**
 * Whether two addresses may lead to the same repository: the host may have several names, and directories before the
 * repository and its owner.
 */
function mayBeSameRepository(one, other) {
    const ending = endingOf(one);
    return ending !== undefined && ending === endingOf(other);
}
/** Owner and name, in lower case; undefined if the text is not an address. */
function endingOf(address) {
    const steps = repositoryAt(address)
        ?.replace(/\/\.git$/, '')
        .split('/') ?? [];
    return steps.length < 3 ? undefined : steps.slice(-2).join('/');
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
    const trimmed = address.trim();
    const isUrl = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed);
    // `git@github.com:acme/infra`; a host of one letter would be a drive of Windows.
    const scpForm = /^(?:[^@/:]+@)?(\[[^\]/]+\]|[^:/@[\]]{2,}):(?!\/\/)\/*(.+)$/.exec(trimmed);
    const url = scpForm && !isUrl ? `ssh://${scpForm[1]}/${scpForm[2]}` : trimmed;
    if (!URL.canParse(url))
        return undefined;
    const { protocol, hostname, pathname } = new URL(url);
    if (hostname === '' && protocol !== 'file:')
        return undefined;
    // Names of projects may have spaces: some forms of an address encode them, others do not.
    const path = (0,_or_else_js__WEBPACK_IMPORTED_MODULE_0__/* .orElse */ .N)(() => decodeURI(pathname), pathname)
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
//# sourceMappingURL=repository-address.js.map

/***/ })

};
;