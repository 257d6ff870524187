"use strict";
exports.id = 6513;
exports.ids = [6513];
exports.modules = {

/***/ 19446:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openGroups: function() { return /* binding */ openGroups; },
/* harmony export */   openUploads: function() { return /* binding */ openUploads; },
/* harmony export */   openVersionControlRuns: function() { return /* binding */ openVersionControlRuns; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _client_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1307);
/* harmony import */ var _gate_connected_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30995);
/* harmony import */ var _gate_requested_workspaces_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15724);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6609);
/* harmony import */ var _time_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96890);
/** Opens what takes plans from a service, with what each needs: a client, the workspaces, a packer. */






/** Files that are packed and uploaded. */
async function openUploads(plans, { request, gateRequest: { change, ...asked }, ports }) {
    const gateRequest = { ...asked, change: { ...change, message: plans.message ?? change.message } };
    const { clock, signal, alarms } = ports;
    // A little later than the steps of the gate give up.
    const end = alarms.in(gateRequest.deadline - clock.now() + _time_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .LAST_MS */ .M0);
    const endSignal = alarms.any(end, alarms.after(signal, _time_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .LAST_MS */ .M0));
    const pack = (root) => packRoot(root, plans, request, { ...ports, signal: endSignal });
    const { openUpload } = await Promise.all(/* import() */[__webpack_require__.e(3597), __webpack_require__.e(2940), __webpack_require__.e(6433), __webpack_require__.e(8005), __webpack_require__.e(8954), __webpack_require__.e(2265), __webpack_require__.e(7069), __webpack_require__.e(6736), __webpack_require__.e(858), __webpack_require__.e(3641)]).then(__webpack_require__.bind(__webpack_require__, 3641));
    const { organization, mode, group, reuse, autoQueueRuns, applies } = plans;
    const runs = { organization, mode, group, reuse, autoQueueRuns, applies };
    const opened = servicePorts(plans, runs, { request, gateRequest, ports });
    return openUpload(gateRequest, { ...opened, pack });
}
/** The runs that version control starts. */
async function openVersionControlRuns(plans, asked) {
    const { openVersionControl } = await Promise.all(/* import() */[__webpack_require__.e(3597), __webpack_require__.e(2940), __webpack_require__.e(6433), __webpack_require__.e(8005), __webpack_require__.e(8954), __webpack_require__.e(2265), __webpack_require__.e(7069), __webpack_require__.e(6736), __webpack_require__.e(858), __webpack_require__.e(3641), __webpack_require__.e(4585)]).then(__webpack_require__.bind(__webpack_require__, 34585));
    const { organization, group, applies } = plans;
    const runs = { organization, mode: 'speculative', group, applies };
    const opened = servicePorts(plans, runs, asked, true);
    return openVersionControl(asked.gateRequest, opened, versionControlFor(asked, applies));
}
/** The runs that the groups of a matrix started. */
async function openGroups(plans, asked) {
    const { request, gateRequest } = asked;
    const { groups, reportsIn, organization, mode } = plans;
    const { openMatrixGroup } = await Promise.all(/* import() */[__webpack_require__.e(3597), __webpack_require__.e(2940), __webpack_require__.e(6433), __webpack_require__.e(8005), __webpack_require__.e(8954), __webpack_require__.e(2265), __webpack_require__.e(7069), __webpack_require__.e(858), __webpack_require__.e(2227)]).then(__webpack_require__.bind(__webpack_require__, 48331));
    const { readReports, sharedSettings } = await __webpack_require__.e(/* import() */ 2308).then(__webpack_require__.bind(__webpack_require__, 22308));
    const { gate, plans: reported, judges, ci } = request.context;
    const directories = new Map(groups.flatMap(({ selectors }) => selectors.map(({ name, directory = gateRequest.plan.directory }) => [name, directory])));
    return openMatrixGroup(gateRequest, {
        client: clientOf(plans, asked),
        runs: { organization, mode },
        groups,
        readReports: () => readReports(reportsIn),
        commit: ci.commit?.sha,
        settings: sharedSettings({
            failOn: gate.failOn,
            organization: reported.organization,
            ownPolicies: judges.ownPolicies,
            runOptions: reported.options,
        }),
        directoryOf(name) {
            const directory = directories.get(name);
            return directory === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(request.workingDirectory, directory);
        },
    });
}
function clientOf({ service }, { request, gateRequest, ports }) {
    const { deadline } = gateRequest;
    const secrets = request.conceals;
    return (0,_client_client_js__WEBPACK_IMPORTED_MODULE_1__/* .createClient */ .U)({ ...service, ...ports, deadline, secrets, discovers: true });
}
/** @param ofCommit whether a commit is planned, and no directory of this checkout */
function servicePorts(plans, runs, asked, ofCommit = false) {
    const { request, gateRequest, ports } = asked;
    const { workingDirectory, repositoryRoot, subject, settings } = request;
    const { plan } = gateRequest;
    const { changedFiles } = subject;
    const client = clientOf(plans, asked);
    return {
        client,
        runs,
        async choose({ signal, deadline }) {
            const { parsed } = ports;
            const { changesSettingsAlone } = request;
            const choice = {
                plan,
                ofCommit,
                workingDirectory,
                repositoryRoot,
                changedFiles,
                parsed,
                changesSettingsAlone,
            };
            // What the service does not answer in time is said of it, before the time of the whole check is over.
            const limited = client.with({ signal, deadline });
            const found = await (0,_gate_requested_workspaces_js__WEBPACK_IMPORTED_MODULE_3__.findWorkspaces)(limited, runs.organization, choice);
            (0,_gate_requested_workspaces_js__WEBPACK_IMPORTED_MODULE_3__/* .logSkipped */ .f)(found, ports.log, request.context.actors.byPerson);
            if (!ofCommit)
                reportMissingRepository(found.requested, subject.proposed, ports.log);
            return found;
        },
        namesOverriders: settings.report.overrideBy === undefined,
    };
}
/** The change that version control planned. @throws GateStop where the job does not say which one */
function versionControlFor({ request, ports }, applies) {
    const { context, subject, repositoryRoot, workspace = repositoryRoot } = request;
    const repository = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findKnownRepository */ .bp)(repositoryRoot, workspace);
    const { sha = '' } = context.ci.commit ?? {};
    return {
        ...(0,_gate_connected_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .versionControlOf */ .bh)(context.ci, { ...subject.change, applies }, ports.clock.date()),
        committed: async () => {
            const { listCommitted } = await __webpack_require__.e(/* import() */ 167).then(__webpack_require__.bind(__webpack_require__, 40167));
            return repository && listCommitted(sha, repository, ports);
        },
    };
}
/** The packer is loaded while the service looks for the workspace, not before the first request. */
async function packRoot(root, { service, secretScan }, request, ports) {
    const { workingDirectory, repositoryRoot, secrets, never = [] } = request;
    const { packDirectory } = await Promise.all(/* import() */[__webpack_require__.e(5940), __webpack_require__.e(464)]).then(__webpack_require__.bind(__webpack_require__, 20464));
    const { findUncommitted } = await Promise.all(/* import() */[__webpack_require__.e(5940), __webpack_require__.e(1047)]).then(__webpack_require__.bind(__webpack_require__, 81047));
    const workspace = request.workspace ?? repositoryRoot;
    const { rules, changed } = await (await request.sent()).at(root);
    const packed = await packDirectory({
        root,
        workspace,
        secretScan,
        secrets: [service.token, ...secrets],
        never: never.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path)),
    }, ports, rules);
    const archive = { ...packed, changedRules: changed };
    if (request.context.ci.commit === undefined)
        return archive;
    return { ...archive, uncommitted: await findUncommitted(archive, rules, workspace, ports) };
}
/** Reports directories without a repository: usual on a laptop, so only a job that judges a pull request warns. */
function reportMissingRepository(requested, isProposed, log) {
    const outside = requested.filter(({ repository }) => repository === undefined);
    for (const directory of new Set(outside.map((workspace) => workspace.directory))) {
        const sentence = `${directory} is in no git repository: links may lead no further than what is sent, and every file counts as changed.`;
        if (isProposed)
            log.warning(sentence);
        else
            log.debug(sentence);
    }
}
//# sourceMappingURL=with-service.js.map

/***/ }),

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

/***/ 15718:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ isUnjudged; }
/* harmony export */ });
function isUnjudged(workspace) {
    return 'error' in workspace;
}
//# sourceMappingURL=plans-from.js.map

/***/ }),

/***/ 27628:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ED: function() { return /* binding */ selectedWorkspaceOf; },
/* harmony export */   VU: function() { return /* binding */ queryWorkspaces; },
/* harmony export */   toQuery: function() { return /* binding */ toQuery; }
/* harmony export */ });
/* unused harmony export selectedNames */
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78235);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46281);
/* harmony import */ var _within_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36166);



/** The workspaces that a query finds and that this token sees. Rejects with what the client threw. */
async function queryWorkspaces(client, organization, selector) {
    const query = await toQuery(client, organization, selector);
    if (query === undefined)
        return [];
    const found = await client.workspaces.list(organization, query).all();
    // The service looks for a part of the name, anywhere in it.
    const { prefix = '' } = selector;
    return found.filter(({ attributes }) => attributes.name.startsWith(prefix));
}
/**
 * The workspace of a run, if one of the selectors finds it. Names are asked first, and that of the run alone where it is known.
 *
 * @param seen the run, with its workspace where the service sends it along
 */
async function selectedWorkspaceOf({ run, workspace }, { organization, selectors }, client) {
    const id = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__/* .relatedId */ .Dl)(run, 'workspace');
    const ownName = workspace?.attributes.name.toLowerCase();
    const find = async (selector) => {
        if (selector.refused !== undefined)
            return [];
        if (selector.kind === 'query')
            return queryWorkspaces(client, organization, selector);
        if (ownName !== undefined && selector.name.toLowerCase() !== ownName)
            return [];
        const named = client.workspaces.showByName(organization, selector.name);
        return [await named.catch(_failure_of_js__WEBPACK_IMPORTED_MODULE_1__/* .noneIfNotFound */ .N3)].filter((each) => each !== undefined);
    };
    const isName = ({ kind }) => kind === 'name';
    const namesFirst = [...selectors].sort((one, other) => Number(isName(other)) - Number(isName(one)));
    for (const selector of id === undefined ? [] : namesFirst) {
        const found = (await find(selector)).find((each) => each.id === id);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
/** The names of all workspaces that are selected, each once; whether one with a name exists is not asked. */
async function selectedNames({ organization, selectors }, client) {
    const names = new Set();
    for (const selector of selectors) {
        if (selector.refused !== undefined)
            continue;
        const found = selector.kind === 'name' ? [] : await queryWorkspaces(client, organization, selector);
        if (selector.kind === 'name')
            names.add(selector.name);
        for (const { attributes } of found)
            names.add(attributes.name);
    }
    return [...names];
}
/** The query of the service's list, with the id of the project; undefined if there is no such project. */
async function toQuery(client, organization, { tags, project, prefix }) {
    const search = prefix === undefined ? {} : { search: prefix };
    if (project === undefined)
        return { tags, ...search };
    const id = await (0,_within_js__WEBPACK_IMPORTED_MODULE_2__/* .projectId */ .L)(client, organization, project);
    return id === undefined ? undefined : { tags, project: id, ...search };
}
//# sourceMappingURL=query-workspaces.js.map

/***/ }),

/***/ 36166:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: function() { return /* binding */ projectId; },
/* harmony export */   y: function() { return /* binding */ openWithin; }
/* harmony export */ });
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55205);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78235);
/* harmony import */ var _configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80177);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10000);




/** The id of a project that is named, or written as an id; undefined if the token sees none. */
async function projectId(client, organization, project) {
    // A project may be called like the id of another one.
    const named = await client.names.project(organization, project);
    return named ?? (/^prj-[A-Za-z0-9]+$/.test(project) ? project : undefined);
}
/**
 * Makes the function that asks. It goes by what the service says of the workspace itself, and not by what a query of it finds: a
 * service may leave a part of a query unread.
 *
 * @returns why a workspace is not within, or why that is not known, as the end of a sentence; undefined if it is
 */
function openWithin(client, organization) {
    const projects = new Map();
    const idOf = (project) => {
        const asking = projects.get(project) ?? projectId(client, organization, project);
        projects.set(project, asking);
        return asking;
    };
    return async (workspace, { tags, project }) => {
        const id = project && (await idOf(project));
        if (project !== undefined && id === undefined) {
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `no project ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(project)} is visible to this token`;
        }
        if (project !== undefined && (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(workspace, 'project') !== id) {
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `the service does not have it in the project ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(project)}`;
        }
        return whyWithoutTags(client, workspace, tags);
    };
}
async function whyWithoutTags(client, workspace, tags) {
    const wanted = Array.isArray(tags)
        ? tags.map((name) => [name, undefined])
        : Object.entries(tags);
    if (wanted.length === 0)
        return undefined;
    const names = workspace.attributes['tag-names'] ?? [];
    // The names of tags are in the answer about the workspace; values, and what it has from its project, are not.
    if (wanted.every(([name, value]) => value === undefined && names.includes(name)))
        return undefined;
    const effective = await client.workspaces
        .effectiveTags(workspace.id)
        .all()
        .catch((error) => {
        if ((0,_client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnseen */ .NM)(error))
            return undefined;
        throw error;
    });
    // The token may not read tags, or the service has none of this kind.
    if (effective === undefined)
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `its tags are not visible to this token`;
    const pairs = new Map(effective.map((pair) => JSON.parse(pair)));
    const lacking = wanted.findIndex(([name, value]) => value === undefined ? !pairs.has(name) && !names.includes(name) : pairs.get(name) !== value);
    const tag = (0,_configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_2__/* .tagWords */ .u0)(tags)[lacking];
    return tag === undefined
        ? undefined
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `the service does not have it with the tag ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(tag)}`;
}
//# sourceMappingURL=within.js.map

/***/ })

};
;