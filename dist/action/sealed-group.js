export const id = 539;
export const ids = [539,337];
export const modules = {

/***/ 6337:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aG: () => (/* binding */ jobsOf),
/* harmony export */   readGroups: () => (/* binding */ readGroups)
/* harmony export */ });
/* unused harmony exports MOST_GROUPS, splitIntoGroups */
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7934);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/** Splits workspaces into groups for the jobs of a matrix, and gives each group a name by which later jobs find it. */


/** The limit of a matrix on GitHub. GitLab allows 200 in `parallel: matrix`. */
const MOST_GROUPS = 256;
const DEFAULT_SIZE = 25;
/**
 * Makes groups that take about the same time: the longest workspace first, each to the group with the
 * least work so far.
 *
 * @param durations in ms by workspace; an unknown one counts as the median
 */
function splitIntoGroups(names, durations, most, random) {
    const knownMs = names
        .map((name) => durations[name])
        .filter((ms) => ms !== undefined)
        .sort((one, other) => one - other);
    const middle = knownMs[Math.floor(knownMs.length / 2)] ?? 1;
    const count = Math.min(names.length, most ?? Math.ceil(names.length / DEFAULT_SIZE), MOST_GROUPS);
    const groups = Array.from({ length: count }, () => {
        return { load: 0, workspaces: [] };
    });
    const sized = names.map((name) => ({ name, ms: durations[name] ?? middle }));
    for (const { name, ms } of sized.sort((one, other) => other.ms - one.ms)) {
        const lightest = groups.reduce((least, group) => (group.load < least.load ? group : least));
        lightest.load += ms;
        lightest.workspaces.push(name);
    }
    const matrix = Array.from({ length: 12 }, () => Math.floor(random() * 36).toString(36)).join('');
    return groups.map(({ workspaces }, index) => ({
        group: `${matrix}-${index + 1}-of-${count}`,
        workspaces,
    }));
}
const ID = /^[a-z0-9]{12}-([1-9]\d{0,2})-of-([1-9]\d{0,2})$/;
/** How many jobs the matrix of a group has; 1 where there is no group. */
function jobsOf(group = '') {
    return Number(ID.exec(group)?.[2] ?? 1);
}
const entry = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ group: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), workspaces: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const matrix = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ include: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(entry) }), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), entry)]);
/** Reads what `plangate matrix` printed; or says why it is not complete, as the end of a sentence. */
function readGroups(text) {
    const value = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text);
    if (value === undefined)
        return { problem: 'is no matrix as it was printed: it is no JSON.' };
    const read = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(matrix, value);
    if (!read.success)
        return { problem: 'is no matrix as it was printed.' };
    const entries = Array.isArray(read.output['include'])
        ? read.output['include']
        : Object.values(read.output);
    const groups = entries.map(({ group, workspaces }) => {
        const named = workspaces.split(',');
        return { group, named, workspaces: named.map((item) => item.split('=')[0] ?? '') };
    });
    const names = groups.flatMap(({ workspaces }) => workspaces);
    const whole = new Set(groups.map(({ group }) => ID.exec(group)?.[1])).size === groups.length &&
        new Set(groups.map(({ group }) => group.slice(0, 12))).size <= 1 &&
        groups.every(({ group, workspaces }) => ID.exec(group)?.[2] === String(groups.length) && !workspaces.includes(''));
    if (!whole)
        return { problem: 'lacks a group, or has one twice: pass all that was printed.' };
    return new Set(names).size === names.length ? groups : { problem: 'has a workspace twice.' };
}
//# sourceMappingURL=groups.js.map

/***/ }),

/***/ 5030:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FF: () => (/* binding */ listWorkspaces),
/* harmony export */   Iw: () => (/* binding */ createOverview),
/* harmony export */   qz: () => (/* binding */ MANY)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(486);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2373);
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6337);



/** From here on one list is cheaper than single reads. */
const MANY = 10;
const EVERY_MS = 10_000;
/** Jobs of one matrix share the 30 requests a minute, and leave some of them to others. */
const OF_EACH_MS = 2_500;
const SOON_MS = 15_000;
/** How long a stage of tasks counts as going on before its run is read: a time, and a number of lists. */
const STAGE_MS = 30_000;
const STAGE_LOOKS = 3;
/** After a list was refused, none is requested for the time of its rate limit. */
const REFUSED_MS = 60_000;
const LARGEST_PAGE = 100;
/** Makes the overview of one job. It sends no request before a run is watched. */
function createOverview(options, client, clock) {
    const { organization, mode, changeRequest, group } = options;
    /** When the watching of each run began. */
    const watched = new Map();
    /** When each was first listed in a stage of tasks, or last read there. */
    const stagedAt = new Map();
    let nextAt = Number.NEGATIVE_INFINITY;
    let lookedAt = nextAt;
    let looking;
    /** What the messages of this job's runs have in common, as far as the service finds them by it. */
    let searched = group ?? changeRequest;
    const everyMs = Math.max(EVERY_MS, (0,_groups_js__WEBPACK_IMPORTED_MODULE_2__/* .jobsOf */ .aG)(group) * OF_EACH_MS);
    const stageMs = Math.max(STAGE_MS, STAGE_LOOKS * everyMs);
    const list = (search) => listMoving(client, clock, (soon) => soon.runs.listMoving(organization, mode, search));
    /** The runs of this job that have not ended; undefined if there is no list, or too few runs for one. */
    async function look() {
        if (clock.now() >= nextAt) {
            lookedAt = clock.now();
            nextAt = Number.POSITIVE_INFINITY;
            looking = list(searched).then((runs) => {
                nextAt = clock.now() + (runs ? everyMs : REFUSED_MS);
                if (runs?.size === 0)
                    searched = undefined;
                return runs;
            });
        }
        return await looking;
    }
    return {
        /** All runs of the change request that have not ended. */
        before: () => list(changeRequest),
        watch: (runId) => watched.set(runId, clock.now()),
        forget: (runId) => watched.delete(runId),
        /** The run as the list has it, if it only goes on; undefined if the run itself has to be read. */
        async unmoved(last) {
            if (watched.size < MANY)
                return undefined;
            const listed = await look();
            const since = watched.get(last.id) ?? Number.NEGATIVE_INFINITY;
            const run = listed?.get(last.id) ?? (listed && since > lookedAt ? last : undefined);
            const status = run?.attributes.status ?? '';
            const moves = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_1__/* .runKind */ .Il)(mode, status) === 'moving';
            // A run in a stage of tasks may wait for a person, which only its stages show.
            const isStage = /^(?:pre|post)_/.test(status);
            const isCertain = !isStage || isFresh(stagedAt, last.id, clock.now(), stageMs);
            return moves && isCertain ? run : undefined;
        },
    };
}
/** The runs by their ids; undefined if the service refuses the list. */
async function listMoving(client, clock, ask) {
    try {
        // If the service asks for a longer wait, there is no list.
        const runs = await ask(client.with({ deadline: clock.now() + SOON_MS })).all();
        return new Map(runs.map((run) => [run.id, run]));
    }
    catch (error) {
        if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._) || error.code === 'aborted')
            throw error;
        return undefined;
    }
}
/** Whether it is too early to read the stages of the run. */
function isFresh(stagedAt, id, nowMs, stageMs) {
    const at = stagedAt.get(id) ?? nowMs;
    const fresh = nowMs - at < stageMs;
    stagedAt.set(id, fresh ? at : nowMs);
    return fresh;
}
/** Workspaces by their names, from one list. A workspace that is not in it has to be requested by itself. */
async function listWorkspaces(client, organization, names) {
    const byName = new Map();
    if (names.length < MANY)
        return byName;
    const listing = client.workspaces.list(organization);
    try {
        const { items, pagination } = await listing.page({ number: 1, size: LARGEST_PAGE });
        const pages = Math.ceil((pagination?.['total-count'] ?? 0) / LARGEST_PAGE);
        const all = pages > 1 && pages <= names.length / 2 ? await listing.all() : items;
        for (const workspace of all)
            byName.set(workspace.attributes.name, workspace);
    }
    catch (error) {
        // The requests for single workspaces will say what is wrong.
        if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._))
            throw error;
    }
    return byName;
}
//# sourceMappingURL=overview.js.map

/***/ }),

/***/ 539:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ SEAL_CLAIMS),
/* harmony export */   d: () => (/* binding */ openGroupBy),
/* harmony export */   sealGroup: () => (/* binding */ sealGroup),
/* harmony export */   sealedSettings: () => (/* binding */ sealedSettings),
/* harmony export */   withRoots: () => (/* binding */ withRoots)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8522);
/* harmony import */ var _trust_seal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3919);
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5603);
/* harmony import */ var _supersede_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8045);
/**
 * The results of one group of a matrix, sealed for the job that combines the groups. Without the key they
 * can neither be read nor changed, and they count as a whole or not at all.
 */




/** @param judged what the verdicts are about */
function sealedSettings(settings, { commit, repository }) {
    const { origin, organization, mode, runOptions, requirePolicies, allowPartial } = settings;
    const { protect, maxDestroys, maxActions, guardExcept } = settings;
    return {
        version: _model_version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x,
        commit,
        repository,
        hostname: origin,
        organization,
        mode,
        'options of the run': runOptions,
        'require-policies': requirePolicies,
        'allow-partial': allowPartial,
        protect,
        'max-destroys': maxDestroys,
        'max-actions': maxActions,
        'guard-except': guardExcept,
    };
}
/** Changes the root directory of each result: every runner has the checkout at another path. */
function withRoots(workspaces, change) {
    return workspaces.map((result) => result.root === undefined ? result : { ...result, root: change(result.root) });
}
/** @param key as `reportKey` makes it of the service's token */
function sealGroup(key, judged) {
    const text = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gzipSync)(JSON.stringify(judged)).toString('base64url');
    return `${text}.${(0,_trust_seal_js__WEBPACK_IMPORTED_MODULE_1__/* .sealOf */ .Ru)(key, text)}`;
}
/** Each returns a sentence about why a seal does not count, or undefined. They are asked in this order. */
const SEAL_CLAIMS = {
    isThere: ({ name, sealed }) => sealed === undefined ? `The report ${name} is not sealed.` : undefined,
    isOfKey: ({ key, name, sealed = '' }) => {
        const [text = '', seal = '', ...more] = sealed.split('.');
        if (more.length === 0 && (0,_trust_seal_js__WEBPACK_IMPORTED_MODULE_1__/* .isSealed */ .dy)(key, text, seal))
            return undefined;
        return `The seal of the report ${name} is not one of this key: it was changed, or made with another token.`;
    },
    isOfGroup: ({ name, expected, read }) => read().group === expected.group ? undefined : `The report ${name} is sealed for another group.`,
    isOfChange: ({ name, expected: { change }, read }) => {
        const sealed = read().change;
        if (!(0,_supersede_js__WEBPACK_IMPORTED_MODULE_2__/* .areOtherChanges */ ._d)(sealed, change))
            return undefined;
        return `The report ${name} is sealed for ${sealed}, and this job is about ${change}.`;
    },
    isOfSettings: ({ name, expected: { settings }, read }) => {
        const opened = read().settings;
        const differing = Object.keys(settings).filter((each) => JSON.stringify(opened[each]) !== JSON.stringify(settings[each]));
        if (differing.length === 0)
            return undefined;
        return `The report ${name} was made with other settings than are asked for here: ${differing.join(', ')}.`;
    },
};
/** Opens the seal of a group, if all these claims hold. */
function openGroupBy(claims) {
    return (key, { name, sealed }, expected) => {
        const read = () => {
            const [text = ''] = (sealed ?? '').split('.');
            return JSON.parse((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gunzipSync)(Buffer.from(text, 'base64url')).toString());
        };
        const opening = { key, name, sealed, expected, read };
        for (const isSo of Object.values(claims)) {
            const why = isSo(opening);
            if (why !== undefined)
                return { why };
        }
        return { workspaces: read().workspaces };
    };
}
//# sourceMappingURL=sealed-group.js.map

/***/ }),

/***/ 8045:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WP: () => (/* binding */ isRunOfGroup),
/* harmony export */   _d: () => (/* binding */ areOtherChanges),
/* harmony export */   hS: () => (/* binding */ changeOfRun),
/* harmony export */   tI: () => (/* binding */ startSuperseder),
/* harmony export */   vu: () => (/* binding */ isRunAt),
/* harmony export */   xA: () => (/* binding */ runMessage)
/* harmony export */ });
/* unused harmony exports cancelSuperseded, isSuperseded, isRunOf */
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8474);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(486);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8235);
/* harmony import */ var _policy_run_differences_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2484);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2373);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6281);
/* harmony import */ var _overview_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5030);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4271);
/**
 * Cancels the speculative runs of earlier pushes to the same pull request, because their results are
 * no longer needed. The message of each run of the gate ends in a tag, by which such runs are found.
 *
 * Beliefs: lim-message-length, lim-run-lists, list-newest-first, perm-cancel-needs-apply
 */








/** The service allows 30 lists of runs a minute for all clients. With many gates, most end before their turn. */
const SHARED_LIST = 150;
/** If the service asks for a longer wait, the earlier runs are left alone. */
const LIST_MS = 30_000;
/** Cancels what the runs of this job supersede, in the background. */
function startSuperseder({ cancelSuperseded: isOn, changeRequest, mode, runOptions: options, workspaces }, { client: unscoped, signal, log, clock, random, overview }, deadline, emit) {
    const background = new AbortController();
    const either = AbortSignal.any([signal, background.signal]);
    // A hundred workspaces can wait for one signal, which is no leak.
    (0,node_events__WEBPACK_IMPORTED_MODULE_0__.setMaxListeners)(0, signal, either);
    const watchingClient = unscoped.with({ signal: either, deadline, watching: true });
    let before = Promise.resolve();
    const isWanted = isOn === true && changeRequest !== undefined && mode === 'speculative';
    // Requested before this job has runs, which would fill the list.
    const listed = isWanted && workspaces.length >= _overview_js__WEBPACK_IMPORTED_MODULE_6__/* .MANY */ .qz ? overview.before().catch(() => undefined) : undefined;
    async function endEarlier(workspace, superseding) {
        if (either.aborted)
            return;
        try {
            const many = listed && (await listed);
            if (many === undefined) {
                await clock.sleep(SHARED_LIST * random() * watchingClient.pauseMs(), either);
            }
            const client = watchingClient.with({ deadline: Math.min(deadline, clock.now() + LIST_MS) });
            const { ended, refused } = await cancelSuperseded(superseding, client, many?.values());
            const why = 'superseded by a newer push to the same pull request';
            for (const runId of ended)
                emit({ kind: 'canceling', workspace, runId, why });
            if (refused !== undefined) {
                log.info(`${workspace}: ${refused} of an earlier push goes on, because this token may not cancel runs: that needs the permission to apply runs. A speculative run applies nothing; with \`cancel-superseded: false\` it is not tried.`);
            }
        }
        catch (error) {
            log.debug(`Earlier runs of ${workspace} were not searched: ${(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_7__/* .errorMessage */ .g)(error)}`);
        }
    }
    return {
        /** One workspace after the other: lists of runs are limited to 30 a minute. */
        supersede: (workspace, superseding) => {
            if (!isWanted)
                return;
            before = before.then(() => endEarlier(workspace, { ...superseding, changeRequest, options }));
        },
        async close() {
            background.abort();
            await before;
        },
    };
}
/**
 * Cancels earlier runs with the tag of this pull request that are speculative and not over; a run that
 * waits is discarded. A run that cannot be canceled is left alone.
 * @param moving the runs that have not ended, if they are known already
 * @returns the ids of the runs that are ending, and of one that this token may not end
 * @throws what the client threw while listing.
 */
async function cancelSuperseded(superseding, client, moving) {
    const { workspaceId, changeRequest } = superseding;
    const search = { search: changeRequest };
    const listed = moving
        ? [...moving].filter((each) => (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_2__/* .relatedId */ .Dl)(each, 'workspace') === workspaceId)
        : (await client.runs.list(workspaceId, search).page({ size: 50 })).items;
    const earlier = listed.filter((other) => isSuperseded(other, superseding));
    const ended = [];
    for (const { id, attributes } of earlier) {
        // If the token may not cancel one of them, it may not cancel the others.
        const how = attributes.permissions?.['can-cancel'] === false ? 'refused' : await end(id, client);
        if (how === 'refused')
            return { ended, refused: id };
        if (how === 'ended')
            ended.push(id);
    }
    return { ended };
}
/** Whether the newer run makes this one superfluous: the same change, the same options, and not over yet. */
function isSuperseded(other, { run, changeRequest, options = {} }) {
    const { attributes } = other;
    const kind = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_4__/* .runKind */ .Il)('speculative', attributes.status);
    return (other.id !== run.id &&
        attributes['plan-only'] === true &&
        isRunOf(attributes.message, changeRequest) &&
        (0,_policy_run_differences_js__WEBPACK_IMPORTED_MODULE_3__/* .differencesFromOptions */ .pZ)(other, options).length === 0 &&
        (kind === 'moving' || kind === 'person') &&
        // An older job that comes late must not cancel the newer one's run.
        Date.parse(attributes['created-at'] ?? '') < Date.parse(run.attributes['created-at'] ?? ''));
}
async function end(id, client) {
    const comment = 'Superseded by a newer push to the same pull request.';
    for (const act of ['cancel', 'discard']) {
        try {
            await client.runs[act](id, comment);
            return 'ended';
        }
        catch (error) {
            if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._) || error.code === 'aborted')
                throw error;
            if ((0,_failure_of_js__WEBPACK_IMPORTED_MODULE_5__/* .isRefusal */ .vu)(error))
                return 'refused';
            if (error.code !== 'conflict')
                return 'left';
        }
    }
    return 'left';
}
const OPEN = '[plangate ';
/** The service shows messages in lists; a longer one is cut there anyway. */
const LONGEST = 1_000;
/** The message of a run, `Plan for #42 [plangate acme/infra#42 k3x9…@6f1cb40…]`: its tag names the change and the commit. */
function runMessage(message, random, { changeRequest, commit, group }) {
    const of = changeRequest === undefined ? '' : `${clean(changeRequest)} `;
    const part = group === undefined ? '' : `${group}.`;
    const at = commit === undefined || commit === '' ? '' : `@${clean(commit)}`;
    const tag = `${OPEN}${of}${part}${nonce(random)}${at}]`;
    const title = clean(message).slice(0, LONGEST - tag.length - 1);
    return title === '' ? tag : `${title} ${tag}`;
}
/** Whether a run with this message is one of the gate for this pull request. */
function isRunOf(message, changeRequest) {
    const text = message ?? '';
    const at = text.lastIndexOf(OPEN);
    const start = `${OPEN}${clean(changeRequest)} `;
    // Only a tag at the end counts, because text of a pull request cannot come after it.
    return text.startsWith(start, at) && /^[^ ]*\]$/.test(text.slice(at + start.length));
}
/** Whether a run with this message is one of the gate for this commit of the pull request. */
function isRunAt(message, changeRequest, commit) {
    return isRunOf(message, changeRequest) && message?.endsWith(`@${commit}]`) === true;
}
/** Whether a run with this message was started by this group of a matrix. */
function isRunOfGroup(message, group) {
    const text = message ?? '';
    const tag = text.slice(text.lastIndexOf(OPEN) + OPEN.length);
    const last = tag.slice(tag.lastIndexOf(' ') + 1);
    return text.includes(OPEN) && last.startsWith(`${group}.`) && last.endsWith(']');
}
/** The change in the tag of this message; undefined if its job knew none. */
function changeOfRun(message) {
    const text = message ?? '';
    const at = text.lastIndexOf(OPEN);
    const tag = at < 0 ? '' : text.slice(at + OPEN.length);
    return tag.slice(0, Math.max(0, tag.lastIndexOf(' '))) || undefined;
}
/**
 * Whether both are known, and are not the same change. The key of a comment may follow each, as in
 * `acme/infra#42/prod`: the jobs of a matrix need not have the same one.
 */
function areOtherChanges(one, other) {
    if (one === undefined || other === undefined)
        return false;
    const first = `${clean(one)}/`;
    const second = `${clean(other)}/`;
    return !first.startsWith(second) && !second.startsWith(first);
}
function nonce(random) {
    return Array.from({ length: 4 }, () => Math.floor(random() * 36 ** 4)
        .toString(36)
        .padStart(4, '0')).join('');
}
/** The text on one line, without the bracket that begins a tag. */
function clean(text) {
    return text
        .replaceAll(/\p{Cc}/gu, ' ')
        .replaceAll('[plangate', '(plangate')
        .trim();
}
//# sourceMappingURL=supersede.js.map

/***/ }),

/***/ 2484:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cz: () => (/* binding */ optionsOf),
/* harmony export */   di: () => (/* binding */ differencesFromOwn),
/* harmony export */   pZ: () => (/* binding */ differencesFromOptions),
/* harmony export */   w3: () => (/* binding */ differencesFromRequest)
/* harmony export */ });
/* unused harmony export reportedOptions */
/* harmony import */ var _run_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9138);

/** The attributes of every run of this gate, unless the options ask for others. A service may leave them out. */
const FLAGS = {
    refresh: true,
    'refresh-only': false,
    'is-destroy': false,
};
/** Flags that do not change the plan, and that no run of this gate has by itself. */
const OTHER_FLAGS = { 'allow-empty-apply': false, 'allow-config-generation': false };
const LISTS = [
    'target-addrs',
    'replace-addrs',
    'variables',
    'invoke-action-addrs',
    'policy-paths',
];
/** A run whose answer lacks one of these, or a flag, may have more options than it shows. */
const REPORTED_LISTS = ['target-addrs', 'replace-addrs', 'variables'];
/** Names of the options with which a run does not plan the whole configuration as it is. */
function optionsOf({ attributes }) {
    return [...unusual(attributes, FLAGS), ...LISTS.filter((name) => !isNone(attributes[name]))];
}
/** The options that a run says it has, for a caller that accepts the run with any options. */
function reportedOptions({ attributes }) {
    const names = [...optionsOf({ attributes }), ...unusual(attributes, OTHER_FLAGS)];
    return Object.fromEntries(names.map((name) => [name, attributes[name]]));
}
/** Each finishes "Run run-1 …"; empty when it has every option that was asked for and no other. */
function differencesFromOptions({ attributes }, options) {
    const requested = (0,_run_options_js__WEBPACK_IMPORTED_MODULE_0__/* .askedOptions */ .l3)(options);
    const named = new Set(requested.map(([name]) => name));
    const others = [...optionsOf({ attributes }), ...unusual(attributes, OTHER_FLAGS)];
    return [
        ...requested
            .filter(([name, value]) => normal(attributes[name]) !== normal(value))
            .map(([name, value]) => {
            const shown = show(name, attributes[name]);
            return `has "${name}": ${shown}, and ${show(name, value)} was asked for`;
        }),
        ...others
            .filter((name) => !named.has(name))
            .map((name) => `has "${name}": ${show(name, attributes[name])}, which was not requested`),
    ];
}
/** Each finishes "Run run-1 …"; empty when it planned what was asked for and nothing else. */
function differencesFromRequest(run, mode, options = {}) {
    const { attributes } = run;
    const differences = differencesFromOptions(run, options);
    if (mode === 'speculative') {
        if (attributes['plan-only'] !== true)
            differences.push('is not speculative: it could be applied');
        if (attributes.actions?.['is-confirmable'] === true)
            differences.push('can be confirmed and applied');
        return differences;
    }
    if (attributes['save-plan'] !== true)
        differences.push('does not only save its plan: it is an ordinary run');
    if (attributes['auto-apply'] !== false)
        differences.push('does not say that nothing applies it by itself');
    return differences;
}
/** For a run of another job: a missing attribute is a difference, and so is another version of Terraform. */
function differencesFromOwn(run, terraformVersion, options = {}, mode = 'speculative') {
    const { attributes } = run;
    const silent = [
        ...Object.keys(FLAGS).filter((name) => typeof attributes[name] !== 'boolean'),
        ...REPORTED_LISTS.filter((name) => attributes[name] === undefined),
    ];
    const version = attributes['terraform-version'];
    const isDefaultVersion = options['terraform-version'] === undefined;
    return [
        ...differencesFromRequest(run, mode, options),
        ...silent.map((name) => `does not say what its "${name}" is`),
        ...(isDefaultVersion && (version !== terraformVersion || version === undefined)
            ? [
                `planned with Terraform ${show('', version)}, the workspace has ${show('', terraformVersion)}`,
            ]
            : []),
    ];
}
function unusual(attributes, flags) {
    return Object.entries(flags)
        .filter(([name, defaultValue]) => (attributes[name] ?? defaultValue) !== defaultValue)
        .map(([name]) => name);
}
function isNone(value) {
    return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}
/** A value as text, without the order of a list or of the parts of a variable, which does not count. */
function normal(value) {
    if (!Array.isArray(value))
        return JSON.stringify(value);
    const entries = value.map((each) => typeof each === 'string' ? each : partialOptions(each).sort().join());
    return JSON.stringify(entries.sort());
}
function partialOptions(value) {
    return Object.entries(value ?? {}).map((part) => JSON.stringify(part));
}
function show(name, value) {
    const shown = name === 'variables' ? (0,_run_options_js__WEBPACK_IMPORTED_MODULE_0__/* .namesOf */ .eZ)(value) : value;
    return (JSON.stringify(shown) ?? 'unknown').slice(0, 100);
}
//# sourceMappingURL=run-differences.js.map

/***/ })

};
