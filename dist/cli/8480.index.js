"use strict";
exports.id = 8480;
exports.ids = [8480,5724];
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
    const { openUpload } = await Promise.all(/* import() */[__webpack_require__.e(1650), __webpack_require__.e(8688), __webpack_require__.e(3597), __webpack_require__.e(2940), __webpack_require__.e(5940), __webpack_require__.e(4059), __webpack_require__.e(9544), __webpack_require__.e(9589), __webpack_require__.e(3936), __webpack_require__.e(8854), __webpack_require__.e(6129), __webpack_require__.e(3803)]).then(__webpack_require__.bind(__webpack_require__, 35232));
    const { organization, mode, group, reuse, autoQueueRuns, applies } = plans;
    const runs = { organization, mode, group, reuse, autoQueueRuns, applies };
    const opened = servicePorts(plans, runs, { request, gateRequest, ports });
    return openUpload(gateRequest, { ...opened, pack });
}
/** The runs that version control starts. */
async function openVersionControlRuns(plans, asked) {
    const { openVersionControl } = await Promise.all(/* import() */[__webpack_require__.e(1650), __webpack_require__.e(8688), __webpack_require__.e(3597), __webpack_require__.e(2940), __webpack_require__.e(5940), __webpack_require__.e(4059), __webpack_require__.e(9544), __webpack_require__.e(9589), __webpack_require__.e(3936), __webpack_require__.e(8854), __webpack_require__.e(6129), __webpack_require__.e(3803), __webpack_require__.e(4585)]).then(__webpack_require__.bind(__webpack_require__, 34585));
    const { organization, group, applies } = plans;
    const runs = { organization, mode: 'speculative', group, applies };
    const opened = servicePorts(plans, runs, asked, true);
    return openVersionControl(asked.gateRequest, opened, versionControlFor(asked, applies));
}
/** The runs that the groups of a matrix started. */
async function openGroups(plans, asked) {
    const { request, gateRequest } = asked;
    const { groups, reportsIn, organization, mode } = plans;
    const { openMatrixGroup } = await Promise.all(/* import() */[__webpack_require__.e(8688), __webpack_require__.e(3597), __webpack_require__.e(2940), __webpack_require__.e(4059), __webpack_require__.e(9544), __webpack_require__.e(9589), __webpack_require__.e(3936), __webpack_require__.e(8331)]).then(__webpack_require__.bind(__webpack_require__, 48331));
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
        async choose() {
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
            const found = await (0,_gate_requested_workspaces_js__WEBPACK_IMPORTED_MODULE_3__.findWorkspaces)(client, runs.organization, choice);
            (0,_gate_requested_workspaces_js__WEBPACK_IMPORTED_MODULE_3__/* .logSkipped */ .f)(found, ports.log);
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
            const { listCommitted } = await Promise.all(/* import() */[__webpack_require__.e(1650), __webpack_require__.e(167)]).then(__webpack_require__.bind(__webpack_require__, 40167));
            return repository && listCommitted(sha, repository, ports);
        },
    };
}
/** The packer is loaded while the service looks for the workspace, not before the first request. */
async function packRoot(root, { service, secretScan }, request, ports) {
    const { workingDirectory, repositoryRoot, secrets, never = [] } = request;
    const { packDirectory } = await Promise.all(/* import() */[__webpack_require__.e(5940), __webpack_require__.e(464), __webpack_require__.e(9796)]).then(__webpack_require__.bind(__webpack_require__, 20464));
    const { findUncommitted } = await Promise.all(/* import() */[__webpack_require__.e(1650), __webpack_require__.e(5940), __webpack_require__.e(1047)]).then(__webpack_require__.bind(__webpack_require__, 81047));
    const workspace = request.workspace ?? repositoryRoot;
    const archive = await packDirectory({
        root,
        workspace,
        secretScan,
        secrets: [service.token, ...secrets],
        never: never.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path)),
    }, ports);
    if (request.context.ci.commit === undefined)
        return archive;
    return { ...archive, uncommitted: await findUncommitted(archive, workspace, ports) };
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

/***/ }),

/***/ 92603:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: function() { return /* binding */ filesInArguments; },
/* harmony export */   y: function() { return /* binding */ splitWords; }
/* harmony export */ });
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28187);

/** The variables of the environment from which `plan` takes arguments. */
const ARGUMENTS = ['TF_CLI_ARGS', 'TF_CLI_ARGS_plan'];
/** The names of the files, as written; undefined if one of the variables cannot be read. */
function filesInArguments(variables) {
    const names = [];
    for (const { key, value, category } of variables) {
        if (!ARGUMENTS.includes(key) || category === 'terraform')
            continue;
        const words = typeof value === 'string' ? splitWords(value) : undefined;
        if (words === undefined || 'problem' in words)
            return undefined;
        for (const [at, word] of words.value.entries()) {
            const [, equals, name] = /^--?var-file(?:(=)(.*))?$/s.exec(word) ?? ['', undefined];
            if (equals !== undefined)
                names.push(name ?? '');
            else if (/^--?var-file$/.test(word))
                names.push(words.value[at + 1] ?? '');
        }
    }
    return names;
}
/**
 * Splits the text of a variable of the environment into words, as Terraform and OpenTofu do. Releases differ in some texts;
 * those are a problem, as the end of a sentence.
 */
function splitWords(text) {
    const words = [];
    const problem = (what) => ({
        problem: `has ${what}. Releases of the program read that in different ways: write it otherwise.`,
    });
    let word = '';
    // Whether the word has anything but spaces in quotes. How a word of these alone is read differs.
    let isBegun = false;
    // The quote that is open; '' outside of quotes.
    let quoteMark = '';
    for (let at = 0; at < text.length; at++) {
        const character = text.charAt(at);
        if (character === '\\' && quoteMark !== "'") {
            at += 1;
            const escaped = text.charAt(at);
            if (!isBegun || !/^["'\\ $]$/.test(escaped))
                return problem('a `\\`');
            word += escaped;
        }
        else if (quoteMark !== '' && character === quoteMark)
            quoteMark = '';
        else if (quoteMark !== '') {
            word += character;
            isBegun ||= !isSpace(character);
        }
        else if (character === '"' || character === "'") {
            // Whether an empty text in quotes is a word differs.
            if (text.charAt(at + 1) === character && !isBegun)
                return problem('an empty word in quotes');
            quoteMark = character;
        }
        else if (isSpace(character)) {
            if (!isBegun && word !== '')
                return problem('a word of spaces');
            if (isBegun)
                words.push(word);
            word = '';
            isBegun = false;
        }
        else if (/^[`()$;&|<>]$/.test(character))
            return problem(`${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(character)} outside of quotes`);
        else {
            word += character;
            isBegun = true;
        }
    }
    if (quoteMark !== '')
        return { problem: `has no end of its quotes (${quoteMark}).` };
    if (!isBegun && word !== '')
        return problem('a word of spaces');
    if (isBegun)
        words.push(word);
    return { value: words };
}
function isSpace(character) {
    return /^[ \t\r\n]$/.test(character);
}
//# sourceMappingURL=argument-files.js.map

/***/ }),

/***/ 78039:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CT: function() { return /* binding */ createdAt; },
/* harmony export */   FG: function() { return /* binding */ MOST_PLAN_AGE_MS; },
/* harmony export */   o1: function() { return /* binding */ UnreadError; },
/* harmony export */   oS: function() { return /* binding */ createListedRuns; }
/* harmony export */ });
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55205);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78235);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2340);



/** What could end the use of an earlier run was not read. */
class UnreadError extends Error {
    name = 'UnreadError';
}
/** A plan that is older may not be true any more. */
const MOST_PLAN_AGE_MS = 24 * 60 * 60_000;
const PAGE_SIZE = 100;
const MOST_PAGES = 5;
/** A list that needs more time than this is given up. */
const LIST_BUDGET_MS = 15_000;
/**
 * @param search a text in the messages of all these runs
 * @param query left out: each workspace is asked by itself
 */
function createListedRuns(client, clock, search, query) {
    const open = (listing) => createBackwardReader(() => {
        const deadline = clock.now() + LIST_BUDGET_MS;
        return listing(client.with({ deadline }));
    });
    const ofOrganization = query && open(({ runs }) => runs.listPlanned(query.organization, query.mode, search));
    const readers = new Map();
    async function ofWorkspace(workspaceId, sinceMs, text) {
        const name = `${workspaceId} ${text}`;
        const listing = ({ runs }) => runs.list(workspaceId, text === undefined ? {} : { search: text });
        const reader = readers.get(name) ?? open(listing);
        readers.set(name, reader);
        try {
            return ofOnly(workspaceId, await reader(sinceMs));
        }
        catch (error) {
            if (!(error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.code === 'aborted')
                throw error;
            throw new UnreadError(`The runs of the workspace could not be listed: ${error.message}`);
        }
    }
    return {
        async since(workspaceId, sinceMs) {
            try {
                const runs = await ofOrganization?.(sinceMs);
                if (runs)
                    return ofOnly(workspaceId, runs);
            }
            catch (error) {
                // A service may have no list of an organization, and one that is too long may be shorter for a workspace.
                if (error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.code === 'aborted')
                    throw error;
            }
            return ofWorkspace(workspaceId, sinceMs, search);
        },
        allSince: (workspaceId, sinceMs) => ofWorkspace(workspaceId, sinceMs),
    };
}
function ofOnly(workspaceId, runs) {
    return runs.filter((run) => (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(run, 'workspace') === workspaceId);
}
/** Reads a list that begins with the newest, page by page, until a page reaches back to the time that is asked for. */
function createBackwardReader(open) {
    const read = [];
    let pages = 0;
    let isAtEnd = false;
    let reading = Promise.resolve();
    async function readUntil(sinceMs) {
        while (!isAtEnd && !(createdAt(read.at(-1)) < sinceMs)) {
            if (pages === MOST_PAGES)
                throw new UnreadError('The list of runs is too long to be read.');
            const { items } = await open().page({ number: pages + 1, size: PAGE_SIZE });
            pages += 1;
            read.push(...items);
            isAtEnd = items.length < PAGE_SIZE;
        }
        return read;
    }
    return (sinceMs) => {
        const next = reading.catch(() => undefined).then(() => readUntil(sinceMs));
        reading = next;
        return next;
    };
}
/** Milliseconds since 1970; NaN if the service does not say it. */
function createdAt(run) {
    return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .timeOf */ .nR)(run?.attributes['created-at']);
}
//# sourceMappingURL=listed-runs.js.map

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

/***/ 15724:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: function() { return /* binding */ chooseWorkspaces; },
/* harmony export */   f: function() { return /* binding */ logSkipped; },
/* harmony export */   findWorkspaces: function() { return /* binding */ findWorkspaces; },
/* harmony export */   logDoubts: function() { return /* binding */ logDoubts; },
/* harmony export */   throwRefused: function() { return /* binding */ throwRefused; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _archive_resolve_directory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51434);
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55205);
/* harmony import */ var _configuration_argument_files_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(92603);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6609);
/* harmony import */ var _settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30589);
/* harmony import */ var _machine_take_turn_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44990);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(28187);
/* harmony import */ var _model_add_to_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(72588);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46281);
/* harmony import */ var _find_workspace_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87170);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74132);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(10000);
/* harmony import */ var _within_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(36166);
/* harmony import */ var _affected_workspaces_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(14632);
/* harmony import */ var _query_workspaces_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(27628);
/**
 * Finds the workspaces to gate: those with a name, those that a query finds, and without those that the change does not affect.
 */

















/** How many workspaces are asked for their variables at the same time. */
const MOST_AT_ONCE = 20;
/** How many workspaces a warning names. */
const MOST_NAMED = 5;
const CHANGES_NOT_KNOWN = '`affected-only` has no complete list of changed files, or an empty one, so every workspace counts as affected. Where git has to make the list, as in a merge queue or on another host than GitHub, let the checkout have the history: `fetch-depth: 0` (on GitLab `GIT_DEPTH: 0`, in Azure Pipelines `fetchDepth: 0`).';
/** Tells the log which workspaces are left out, or why none is. */
function logSkipped(found, log) {
    const { skipped } = found;
    logDoubts(found, log);
    if (skipped.length > 0) {
        log.info(`Not affected by the files that change, and skipped: ${skipped.join(', ')}.`);
    }
}
/** Tells the log why workspaces are planned that the change may not concern. */
function logDoubts({ unread, unlisted, always, foundNothing }, log) {
    if (unlisted)
        log.warning(CHANGES_NOT_KNOWN);
    if (foundNothing.length > 0) {
        log.warning(`Nothing is found for ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_14__/* .nameSome */ .Kf)(foundNothing, MOST_NAMED)}, which is an error in a request that changes anything else.`);
    }
    const namesByReason = new Map();
    for (const { name, where, why } of always)
        (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_15__/* .addTo */ .D)(namesByReason, `${where} ${why}`, name);
    for (const [reason, names] of namesByReason) {
        log.info(`${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_14__/* .nameSome */ .Kf)(names, MOST_NAMED)}: planned for every change, because ${reason}.`);
    }
    if (unread.length > 0) {
        log.warning(`${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_14__/* .nameSome */ .Kf)(unread, MOST_NAMED)}: planned, although no changed file is among those that the configuration names. TF_CLI_ARGS or TF_CLI_ARGS_plan may name others, and this token may not read all variables that apply there. Give its team the permission to read variables.`);
    }
}
/**
 * @throws PackError when a link leads to a directory, before any request; GateStop when a query
 *   finds nothing; or what the client threw.
 */
async function findWorkspaces(client, organization, options) {
    const found = new Map();
    const remember = (workspace) => {
        found.set(workspace.attributes.name, workspace);
        return placed(workspace);
    };
    const whyOutside = (0,_within_js__WEBPACK_IMPORTED_MODULE_11__/* .openWithin */ .y)(client, organization);
    const lookup = {
        async query(selector) {
            const workspaces = await (0,_query_workspaces_js__WEBPACK_IMPORTED_MODULE_13__/* .queryWorkspaces */ .VU)(client, organization, selector);
            if (workspaces.length > 0)
                return workspaces.map(remember);
            throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_6__/* .GateStop */ .K$('input', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_9__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .CODES */ .Lp.notFound, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .phrase */ .MZ) `Not found in organization ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .quoted */ .TL)(organization)}: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .setting */ .Pe)((0,_settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_4__/* .describeSelector */ .r5)(selector))}.`, {
                about: { setting: 'workspaces' },
                remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .phrase */ .MZ) `Either no workspace has it, or the token may not see those that do.`,
            }));
        },
        show: async (name) => remember(await (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_7__/* .showWorkspace */ .VA)(client, organization, name)),
        whyOutside: async (name, within) => whyOutside(found.get(name) ?? (await (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_7__/* .showWorkspace */ .VA)(client, organization, name)), within),
        argumentFiles: argumentFilesOf(client),
    };
    return chooseWorkspaces(lookup, options);
}
/**
 * Chooses the workspaces by functions that look them up.
 *
 * @throws PackError when a link leads to a directory; GateStop when a query finds nothing
 */
async function chooseWorkspaces(lookup, options) {
    const { plan, ofCommit = false } = options;
    const { show, argumentFiles } = lookup;
    const { all, foundNothing } = await resolveSelectors(lookup, options);
    const changed = plan.affectedOnly || ofCommit ? await options.changedFiles() : undefined;
    // A list with nothing in it was not made from a change.
    if (changed === undefined || changed.length === 0) {
        const requested = [...all.values()];
        const unlisted = plan.affectedOnly;
        return { requested, skipped: [], unread: [], always: [], unlisted, foundNothing };
    }
    const whyAffected = (0,_affected_workspaces_js__WEBPACK_IMPORTED_MODULE_12__/* .affectedTest */ .Bu)(changed, options);
    const requested = [];
    const skipped = [];
    const unread = [];
    const always = [];
    /** Those that the files show as not affected. */
    const doubtful = new Map();
    for (const workspace of all.values()) {
        if (workspace.refused !== undefined)
            continue;
        const place = workspace.place ?? (await show(workspace.name));
        if (!(0,_affected_workspaces_js__WEBPACK_IMPORTED_MODULE_12__/* .isConfigured */ .jD)(workspace, place))
            continue;
        const why = await whyAffected(workspace, place, []);
        if (why === undefined)
            doubtful.set(workspace.name, place);
        else if (why !== 'changed')
            always.push({ name: workspace.name, ...why });
    }
    const named = await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_5__/* .runConcurrently */ .G)(Array.from(doubtful, ([name, place]) => async () => {
        const files = argumentFiles === undefined ? [] : await argumentFiles(place);
        return [name, { place, files }];
    }), MOST_AT_ONCE);
    const asked = new Map(named);
    for (const workspace of all.values()) {
        const { place, files } = asked.get(workspace.name) ?? {};
        if (place !== undefined && files === undefined)
            unread.push(workspace.name);
        if (place === undefined ||
            files === undefined ||
            (await whyAffected(workspace, place, files)) !== undefined) {
            requested.push(workspace);
        }
        else if (ofCommit)
            requested.push({ ...workspace, unaffected: true });
        else
            skipped.push(workspace.name);
    }
    return { requested, skipped, unread, always, unlisted: false, foundNothing };
}
/** Looks up all selectors, and chooses one directory for each workspace that they find. */
async function resolveSelectors(lookup, options) {
    const { plan, workingDirectory, repositoryRoot, ofCommit = false } = options;
    const wholeRepository = { directory: repositoryRoot, repository: repositoryRoot };
    // All are resolved before the first request, so that a wrong directory costs none.
    const selected = plan.workspaces.map((selector) => {
        const written = selector.directory ?? plan.directory;
        const directories = ofCommit
            ? wholeRepository
            : (0,_archive_resolve_directory_js__WEBPACK_IMPORTED_MODULE_1__/* .resolvePackDirectory */ .D)(written, workingDirectory);
        return { selector, directories, planned: (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .realOrSame */ .eF)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, written)) };
    });
    const looked = await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_5__/* .runConcurrently */ .G)(selected.map((one) => async () => {
        const found = await lookUp(one.selector, lookup, options.changesSettingsAlone === true);
        return found.map((each) => ({ ...each, ...one }));
    }), MOST_AT_ONCE);
    const foundNothing = selected.flatMap(({ selector }, at) => looked[at]?.length === 0 ? (0,_settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_4__/* .describeSelector */ .r5)(selector) : []);
    const byName = new Map();
    for (const found of looked.flat()) {
        // The service takes names in other letters for the same.
        const key = found.name.toLowerCase();
        const finders = byName.get(key);
        if (finders === undefined)
            byName.set(key, [found]);
        else
            finders.push(found);
    }
    const resolved = await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_5__/* .runConcurrently */ .G)(Array.from(byName.values(), (finders) => () => resolveWorkspace(finders, lookup)), MOST_AT_ONCE);
    return { all: new Map(resolved.map((workspace) => [workspace.name, workspace])), foundNothing };
}
async function lookUp(selector, { query, show }, mayFindNothing) {
    if (selector.kind === 'name' && !mayFindNothing)
        return [{ name: selector.name }];
    const looking = selector.kind === 'query'
        ? query(selector)
        : show(selector.name).then((place) => [{ ...place, name: selector.name }]);
    const found = await looking.catch((error) => {
        if (mayFindNothing && error instanceof _failure_of_js__WEBPACK_IMPORTED_MODULE_6__/* .GateStop */ .K$ && error.finding.code === _model_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .CODES */ .Lp.notFound)
            return [];
        throw error;
    });
    return found.map(({ name, ...place }) => ({ name, place }));
}
async function resolveWorkspace(finders, lookup) {
    const { name } = finders[0];
    const { directories } = finders.find(({ selector }) => selector.directory) ?? finders[0];
    const place = finders.find((each) => each.place !== undefined)?.place;
    const refused = await whyRefused(name, finders, lookup);
    return { name, ...directories, place, ...(refused !== undefined && { refused }) };
}
/** Why a workspace is not planned by what found it: in two directories, or only by a block that does not count. */
async function whyRefused(name, finders, { whyOutside = async () => NOT_KNOWN }) {
    const proposed = finders.filter(({ selector }) => selector.proposed !== undefined);
    const others = finders.filter(({ selector }) => selector.proposed === undefined);
    // Where the default branch says a directory, that of the settings does not count.
    const stated = others.filter(({ selector }) => selector.directory !== undefined);
    const counting = [...(stated.length > 0 ? stated : others), ...proposed];
    const [first] = counting;
    const other = counting.find(({ planned }) => planned !== first?.planned);
    if (first !== undefined && other !== undefined)
        return inTwoDirectories(name, first, other);
    if (others.length > 0)
        return undefined;
    for (const { selector } of proposed) {
        const { at = '', within } = selector.proposed ?? {};
        try {
            const why = within === undefined ? NO_WITHIN : await whyOutside(name, within);
            if (why !== undefined)
                return outside(name, at, why);
        }
        catch (error) {
            return error;
        }
    }
    return undefined;
}
const NOT_KNOWN = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .phrase */ .MZ) `no service says what the workspace is within`;
const NO_WITHIN = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .phrase */ .MZ) `its entry in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .setting */ .Pe)('workspaces')} has no ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .setting */ .Pe)('within')}`;
function outside(name, at, why) {
    return new _failure_of_js__WEBPACK_IMPORTED_MODULE_6__/* .GateStop */ .K$('unplanned', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_9__/* .finding */ .gk)('block-outside', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .phrase */ .MZ) `Only the block at ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .filePart */ .A4)(at)} in this request selects the workspace, and ${why}. Nothing was started in it.`, {
        about: { workspace: name, file: at },
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .phrase */ .MZ) `Merge the directory first, add ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .setting */ .Pe)('within')} to its entry, or name the workspace by an entry of its own.`,
        actor: 'operators',
    }));
}
function inTwoDirectories(name, one, other) {
    const directoryOf = ({ selector, planned }) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .directoryPart */ .Pv)(selector.directory ?? planned);
    return new _failure_of_js__WEBPACK_IMPORTED_MODULE_6__/* .GateStop */ .K$('input', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_9__/* .finding */ .gk)('two-directories', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .phrase */ .MZ) `The workspace is selected in two directories: ${directoryOf(one)} and ${directoryOf(other)}.`, {
        about: { workspace: name },
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .phrase */ .MZ) `Let one directory select it.`,
    }));
}
/** @throws why one of them may not be planned, where nothing is planned of the others either */
function throwRefused(requested) {
    const first = requested.find(({ refused }) => refused !== undefined);
    if (first !== undefined)
        throw first.refused;
}
function placed({ id, attributes }) {
    return { ...attributes, id };
}
/** Makes the function that asks for the variables of a workspace and of its variable sets; each set is read once. */
function argumentFilesOf(client) {
    const ofSets = new Map();
    const read = async (listing) => (await listing.all()).map(({ attributes }) => attributes);
    const readOnce = (id) => {
        const reading = ofSets.get(id) ?? read(client.workspaces.variablesOfSet(id));
        ofSets.set(id, reading);
        return reading;
    };
    return async ({ id = '' }) => {
        try {
            const sets = await client.workspaces.variableSets(id).all();
            const inherited = await Promise.all(sets.map(async (set) => readOnce(set.id)));
            const own = await read(client.workspaces.variables(id));
            return (0,_configuration_argument_files_js__WEBPACK_IMPORTED_MODULE_16__/* .filesInArguments */ .V)([...own, ...inherited.flat()]);
        }
        catch (error) {
            // The token may not read variables, or the service has no variable sets.
            if ((0,_client_service_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnseen */ .NM)(error))
                return undefined;
            throw error;
        }
    };
}
//# sourceMappingURL=requested-workspaces.js.map

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

/***/ }),

/***/ 56077:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cO: function() { return /* binding */ differencesFromCommit; },
/* harmony export */   d0: function() { return /* binding */ differencesInTime; },
/* harmony export */   wb: function() { return /* binding */ isSameSlug; }
/* harmony export */ });
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10000);
/* harmony import */ var _model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17866);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2340);



/** Each finishes "Run run-1 …"; empty when it is of this commit, pull request and repository. */
function differencesFromCommit({ attributes }, change) {
    const { commit, pullRequest, repository, slug } = change;
    const addresses = ADDRESS_ATTRIBUTES.flatMap((name) => attributes[name] || []);
    const clone = attributes['clone-url'];
    const linkedCommit = attributes['commit-url']?.split(/[/?#]/).findLast((part) => HEX.test(part));
    const differences = [];
    if (attributes['commit-sha'] !== commit) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `is of commit ${valuePart(attributes['commit-sha'])}`);
    }
    if (linkedCommit !== undefined && !commit.startsWith(linkedCommit)) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `has the address of commit ${valuePart(linkedCommit)}`);
    }
    differences.push(...differencesFromPullRequest(attributes, pullRequest));
    if (!isSameSlug(attributes.identifier, slug)) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `is of repository ${valuePart(attributes.identifier)}`);
    }
    if (clone && !(0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameRepository */ .ve)(clone, repository)) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `was cloned from ${valuePart(clone)}, not from ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .setting */ .Pe)(repository)}`);
    }
    if (!addresses.every((address) => (0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isPageOf */ .vO)(address, repository))) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `has addresses outside of ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .setting */ .Pe)(repository)}`);
    }
    if (addresses.length === 0 && !clone) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `does not say on which server its repository is`);
    }
    return differences;
}
/** @param expected the number of the pull request; undefined for a commit that is merged already */
function differencesFromPullRequest(attributes, expected) {
    const isOfPullRequest = attributes['is-pull-request'] === true;
    if (expected === undefined)
        return isOfPullRequest ? [(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `is of a pull request`] : [];
    const { 'pull-request-number': number, 'pull-request-url': address } = attributes;
    const linkedNumber = address?.split(/[/?#]/).findLast((part) => DIGITS.test(part));
    const differences = [];
    if (!isOfPullRequest)
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `is not of a pull request`);
    if (number !== expected)
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `is of pull request ${valuePart(number)}`);
    if (linkedNumber !== undefined && linkedNumber !== String(expected)) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `has the address of pull request ${valuePart(linkedNumber)}`);
    }
    return differences;
}
const ADDRESS_ATTRIBUTES = ['commit-url', 'compare-url', 'pull-request-url'];
const HEX = /^[0-9a-f]{7,64}$/i;
const DIGITS = /^\d+$/;
/** Names of Azure DevOps may have a segment `_git`. */
function isSameSlug(identifier, slug) {
    const plain = (name) => name?.toLowerCase().replace('/_git/', '/');
    return plain(identifier) === plain(slug);
}
/** Each finishes "Run run-1 …": every time that the run names has to be later than the change. */
function differencesInTime({ attributes }, { sinceMs }) {
    const since = new Date(sinceMs).toISOString();
    const createdAt = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .timeOf */ .nR)(attributes['created-at']);
    if (Number.isNaN(createdAt))
        return [(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `does not say when it was created`];
    const stamps = Object.values(attributes['status-timestamps'] ?? {}).map(_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .timeOf */ .nR);
    // The timestamps of a status have whole seconds, so each may be of any time in its second.
    const latestTimes = [createdAt, ...stamps.map((time) => time + 999)];
    const isTooEarly = latestTimes.some((time) => time < sinceMs);
    return isTooEarly
        ? [(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `was there before ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .setting */ .Pe)(since)}: it is of an earlier push, or too old`]
        : [];
}
function valuePart(value) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .sentencePart */ .vn)('code', (JSON.stringify(value) ?? 'unknown').slice(0, 100), 100);
}
//# sourceMappingURL=commit-under-review.js.map

/***/ })

};
;