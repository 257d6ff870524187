export const id = 539;
export const ids = [539];
export const modules = {

/***/ 10539:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ SEAL_CLAIMS),
/* harmony export */   d: () => (/* binding */ openGroupBy),
/* harmony export */   sealGroup: () => (/* binding */ sealGroup),
/* harmony export */   sealedSettings: () => (/* binding */ sealedSettings),
/* harmony export */   withRoots: () => (/* binding */ withRoots)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var _trust_seal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43919);
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55603);
/* harmony import */ var _supersede_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58045);
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

/***/ 58045:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WP: () => (/* binding */ isRunOfGroup),
/* harmony export */   _d: () => (/* binding */ areOtherChanges),
/* harmony export */   hS: () => (/* binding */ changeOfRun),
/* harmony export */   tI: () => (/* binding */ startSuperseder),
/* harmony export */   xA: () => (/* binding */ runMessage)
/* harmony export */ });
/* unused harmony exports cancelSuperseded, isSuperseded, isRunOf, isRunAt */
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20486);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78235);
/* harmony import */ var _policy_run_differences_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22484);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62373);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46281);
/* harmony import */ var _overview_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75030);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34271);
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

/***/ })

};
