export const id = 539;
export const ids = [539,337];
export const modules = {

/***/ 6337:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

 __webpack_require__.d(__webpack_exports__, {
   aG: () => ( jobsOf),
   readGroups: () => ( readGroups)
 });
 var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7934);
 var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);


const MOST_GROUPS = 256;
const DEFAULT_SIZE = 25;
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
function jobsOf(group = '') {
    return Number(ID.exec(group)?.[2] ?? 1);
}
const entry = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ group: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__ .YjP(), workspaces: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__ .YjP() });
const matrix = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__ .KCZ([_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ include: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__ .YOg(entry) }), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__ .YjP(), entry)]);
function readGroups(text) {
    const value = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__ .qF)(text);
    if (value === undefined)
        return { problem: 'is no matrix as it was printed: it is no JSON.' };
    const read = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__ .xLC(matrix, value);
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

/***/ }),

/***/ 5030:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

 __webpack_require__.d(__webpack_exports__, {
   FF: () => ( listWorkspaces),
   Iw: () => ( createOverview),
   qz: () => ( MANY)
 });
 var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(486);
 var _model_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2373);
 var _groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6337);



const MANY = 10;
const EVERY_MS = 10_000;
const OF_EACH_MS = 2_500;
const SOON_MS = 15_000;
const STAGE_MS = 30_000;
const STAGE_LOOKS = 3;
const REFUSED_MS = 60_000;
const LARGEST_PAGE = 100;
function createOverview(options, client, clock) {
    const { organization, mode, changeRequest, group } = options;
    const watched = new Map();
    const stagedAt = new Map();
    let nextAt = Number.NEGATIVE_INFINITY;
    let lookedAt = nextAt;
    let looking;
    let searched = group ?? changeRequest;
    const everyMs = Math.max(EVERY_MS, (0,_groups_js__WEBPACK_IMPORTED_MODULE_2__ .aG)(group) * OF_EACH_MS);
    const stageMs = Math.max(STAGE_MS, STAGE_LOOKS * everyMs);
    const list = (search) => listMoving(client, clock, (soon) => soon.runs.listMoving(organization, mode, search));
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
        before: () => list(changeRequest),
        watch: (runId) => watched.set(runId, clock.now()),
        forget: (runId) => watched.delete(runId),
        async unmoved(last) {
            if (watched.size < MANY)
                return undefined;
            const listed = await look();
            const since = watched.get(last.id) ?? Number.NEGATIVE_INFINITY;
            const run = listed?.get(last.id) ?? (listed && since > lookedAt ? last : undefined);
            const status = run?.attributes.status ?? '';
            const moves = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_1__ .Il)(mode, status) === 'moving';
            const isStage = /^(?:pre|post)_/.test(status);
            const isCertain = !isStage || isFresh(stagedAt, last.id, clock.now(), stageMs);
            return moves && isCertain ? run : undefined;
        },
    };
}
async function listMoving(client, clock, ask) {
    try {
        const runs = await ask(client.with({ deadline: clock.now() + SOON_MS })).all();
        return new Map(runs.map((run) => [run.id, run]));
    }
    catch (error) {
        if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ ._) || error.code === 'aborted')
            throw error;
        return undefined;
    }
}
function isFresh(stagedAt, id, nowMs, stageMs) {
    const at = stagedAt.get(id) ?? nowMs;
    const fresh = nowMs - at < stageMs;
    stagedAt.set(id, fresh ? at : nowMs);
    return fresh;
}
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
        if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ ._))
            throw error;
    }
    return byName;
}

/***/ }),

/***/ 539:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

 __webpack_require__.d(__webpack_exports__, {
   W: () => ( SEAL_CLAIMS),
   d: () => ( openGroupBy),
   sealGroup: () => ( sealGroup),
   sealedSettings: () => ( sealedSettings),
   withRoots: () => ( withRoots)
 });
 var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8522);
 var _trust_seal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3919);
 var _model_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5603);
 var _supersede_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8045);




function sealedSettings(settings, { commit, repository }) {
    const { origin, organization, mode, runOptions, requirePolicies, allowPartial } = settings;
    const { allowUnknown } = settings;
    const { protect, maxDestroys, maxActions, guardExcept } = settings;
    return {
        version: _model_version_js__WEBPACK_IMPORTED_MODULE_3__ .x,
        commit,
        repository,
        hostname: origin,
        organization,
        mode,
        'options of the run': runOptions,
        'require-policies': requirePolicies,
        'allow-partial': allowPartial,
        'allow-unknown': allowUnknown,
        protect,
        'max-destroys': maxDestroys,
        'max-actions': maxActions,
        'guard-except': guardExcept,
    };
}
function withRoots(workspaces, change) {
    return workspaces.map((result) => result.root === undefined ? result : { ...result, root: change(result.root) });
}
function sealGroup(key, judged) {
    const text = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gzipSync)(JSON.stringify(judged)).toString('base64url');
    return `${text}.${(0,_trust_seal_js__WEBPACK_IMPORTED_MODULE_1__ .Ru)(key, text)}`;
}
const SEAL_CLAIMS = {
    isThere: ({ name, sealed }) => sealed === undefined ? `The report ${name} is not sealed.` : undefined,
    isOfKey: ({ key, name, sealed = '' }) => {
        const [text = '', seal = '', ...more] = sealed.split('.');
        if (more.length === 0 && (0,_trust_seal_js__WEBPACK_IMPORTED_MODULE_1__ .dy)(key, text, seal))
            return undefined;
        return `The seal of the report ${name} is not one of this key: it was changed, or made with another token.`;
    },
    isOfGroup: ({ name, expected, read }) => read().group === expected.group ? undefined : `The report ${name} is sealed for another group.`,
    isOfChange: ({ name, expected: { change }, read }) => {
        const sealed = read().change;
        if (!(0,_supersede_js__WEBPACK_IMPORTED_MODULE_2__ ._d)(sealed, change))
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

/***/ }),

/***/ 8045:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

 __webpack_require__.d(__webpack_exports__, {
   WP: () => ( isRunOfGroup),
   _d: () => ( areOtherChanges),
   hS: () => ( changeOfRun),
   tI: () => ( startSuperseder),
   vu: () => ( isRunAt),
   xA: () => ( runMessage)
 });
 var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8474);
 var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(486);
 var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8235);
 var _policy_run_differences_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2484);
 var _model_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2373);
 var _failure_of_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6281);
 var _overview_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5030);
 var _model_error_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4271);








const SHARED_LIST = 150;
const LIST_MS = 30_000;
function startSuperseder({ cancelSuperseded: isOn, changeRequest, mode, runOptions: options, workspaces }, { client: unscoped, signal, log, clock, random, overview }, deadline, emit) {
    const background = new AbortController();
    const either = AbortSignal.any([signal, background.signal]);
    (0,node_events__WEBPACK_IMPORTED_MODULE_0__.setMaxListeners)(0, signal, either);
    const watchingClient = unscoped.with({ signal: either, deadline, watching: true });
    let before = Promise.resolve();
    const isWanted = isOn === true && changeRequest !== undefined && mode === 'speculative';
    const listed = isWanted && workspaces.length >= _overview_js__WEBPACK_IMPORTED_MODULE_6__ .qz ? overview.before().catch(() => undefined) : undefined;
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
            log.debug(`Earlier runs of ${workspace} were not searched: ${(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_7__ .g)(error)}`);
        }
    }
    return {
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
async function cancelSuperseded(superseding, client, moving) {
    const { workspaceId, changeRequest } = superseding;
    const search = { search: changeRequest };
    const listed = moving
        ? [...moving].filter((each) => (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_2__ .Dl)(each, 'workspace') === workspaceId)
        : (await client.runs.list(workspaceId, search).page({ size: 50 })).items;
    const earlier = listed.filter((other) => isSupersededRun(other, superseding));
    const ended = [];
    for (const { id, attributes } of earlier) {
        const how = attributes.permissions?.['can-cancel'] === false ? 'refused' : await end(id, client);
        if (how === 'refused')
            return { ended, refused: id };
        if (how === 'ended')
            ended.push(id);
    }
    return { ended };
}
function isSupersededRun(other, { run, changeRequest, options = {} }) {
    const { attributes } = other;
    const kind = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_4__ .Il)('speculative', attributes.status);
    return (other.id !== run.id &&
        attributes['plan-only'] === true &&
        isRunOf(attributes.message, changeRequest) &&
        (0,_policy_run_differences_js__WEBPACK_IMPORTED_MODULE_3__ .pZ)(other, options).length === 0 &&
        (kind === 'moving' || kind === 'person') &&
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
            if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ ._) || error.code === 'aborted')
                throw error;
            if ((0,_failure_of_js__WEBPACK_IMPORTED_MODULE_5__ .vu)(error))
                return 'refused';
            if (error.code !== 'conflict')
                return 'left';
        }
    }
    return 'left';
}
const OPEN = '[plangate ';
const LONGEST = 1_000;
function runMessage(message, random, { changeRequest, commit, group }) {
    const of = changeRequest === undefined ? '' : `${clean(changeRequest)} `;
    const part = group === undefined ? '' : `${group}.`;
    const at = commit === undefined || commit === '' ? '' : `@${clean(commit)}`;
    const tag = `${OPEN}${of}${part}${nonce(random)}${at}]`;
    const title = clean(message).slice(0, LONGEST - tag.length - 1);
    return title === '' ? tag : `${title} ${tag}`;
}
function isRunOf(message, changeRequest) {
    const text = message ?? '';
    const at = text.lastIndexOf(OPEN);
    const start = `${OPEN}${clean(changeRequest)} `;
    return text.startsWith(start, at) && /^[^ ]*\]$/.test(text.slice(at + start.length));
}
function isRunAt(message, changeRequest, commit) {
    return isRunOf(message, changeRequest) && message?.endsWith(`@${commit}]`) === true;
}
function isRunOfGroup(message, group) {
    const text = message ?? '';
    const tag = text.slice(text.lastIndexOf(OPEN) + OPEN.length);
    const last = tag.slice(tag.lastIndexOf(' ') + 1);
    return text.includes(OPEN) && last.startsWith(`${group}.`) && last.endsWith(']');
}
function changeOfRun(message) {
    const text = message ?? '';
    const at = text.lastIndexOf(OPEN);
    const tag = at < 0 ? '' : text.slice(at + OPEN.length);
    return tag.slice(0, Math.max(0, tag.lastIndexOf(' '))) || undefined;
}
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
function clean(text) {
    return text
        .replaceAll(/\p{Cc}/gu, ' ')
        .replaceAll('[plangate', '(plangate')
        .trim();
}

/***/ }),

/***/ 2484:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

 __webpack_require__.d(__webpack_exports__, {
   di: () => ( differencesFromOwn),
   ku: () => ( unusualOptions),
   pZ: () => ( differencesFromOptions),
   w3: () => ( differencesFromRequest)
 });
 var _run_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9138);

const FLAGS = {
    refresh: true,
    'refresh-only': false,
    'is-destroy': false,
};
const OTHER_FLAGS = { 'allow-empty-apply': false, 'allow-config-generation': false };
const LISTS = [
    'target-addrs',
    'replace-addrs',
    'variables',
    'invoke-action-addrs',
    'policy-paths',
];
const REPORTED_LISTS = ['target-addrs', 'replace-addrs', 'variables'];
function unusualOptions({ attributes }) {
    return [...unusual(attributes, FLAGS), ...LISTS.filter((name) => !isNone(attributes[name]))];
}
function reportedOptions({ attributes }) {
    const names = [...unusualOptions({ attributes }), ...unusual(attributes, OTHER_FLAGS)];
    return Object.fromEntries(names.map((name) => [name, attributes[name]]));
}
function differencesFromOptions({ attributes }, options) {
    const requested = (0,_run_options_js__WEBPACK_IMPORTED_MODULE_0__ .l3)(options);
    const named = new Set(requested.map(([name]) => name));
    const others = [...unusualOptions({ attributes }), ...unusual(attributes, OTHER_FLAGS)];
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
    const shown = name === 'variables' ? (0,_run_options_js__WEBPACK_IMPORTED_MODULE_0__ .PE)(value) : value;
    return (JSON.stringify(shown) ?? 'unknown').slice(0, 100);
}

/***/ })

};
