"use strict";
exports.id = 3109;
exports.ids = [3109];
exports.modules = {

/***/ 66:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: function() { return /* binding */ approvedRunOf; },
/* harmony export */   _: function() { return /* binding */ approvalsOfRuns; }
/* harmony export */ });
/* harmony import */ var _approvals_count_approvals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29725);
/* harmony import */ var _approvals_examine_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33335);
/** The run that people approved for a workspace: it is offered before any other one, and whether the approval counts is decided later. */


/** By what a run may have been approved. A queue's run is of another commit. */
function approvalsOfRuns({ judging, approvals }) {
    const mayAsk = judging.own !== undefined || judging.guard !== undefined;
    return mayAsk && approvals?.isQueue === false ? approvals : undefined;
}
/** @returns the id of the run of the newest line of somebody who may approve here */
async function approvedRunOf(workspaceId, { read, organization = '' }) {
    const written = await read();
    if ('problem' in written)
        return undefined;
    const lines = written.requests.flatMap(({ place, texts, look }) => look === undefined
        ? []
        : (0,_approvals_examine_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .examineLines */ .D6)({ place, texts, ...look, overridesAtService: true }).lines);
    // Who may approve which policy is known when the policies have judged.
    const rules = lines.flatMap(({ text }) => text.workspaces.flatMap(({ questions }) => questions.map(({ policySet, policy }) => {
        return { policySet, policy, approvers: [], needed: 1, named: 'writers' };
    })));
    return (0,_approvals_count_approvals_js__WEBPACK_IMPORTED_MODULE_0__/* .findApprovedRun */ .IY)(lines, { organization, workspace: workspaceId }, rules);
}
//# sourceMappingURL=approved-run.js.map

/***/ }),

/***/ 37823:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: function() { return /* binding */ conditionsReader; },
/* harmony export */   t: function() { return /* binding */ wasAppliedSince; }
/* harmony export */ });
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46281);


/** Makes the function that reads the settings of a workspace. What several workspaces share is read once. */
function conditionsReader(client, organization) {
    const { workspaces } = client;
    const shared = new Map();
    const readOnce = (key, list) => {
        const reading = shared.get(key) ?? readAsText(list);
        shared.set(key, reading);
        return reading;
    };
    /** @returns undefined if the service does not say which state the workspace has */
    return async ({ workspaceId, current, settings, projectId, }) => {
        if (current.stateId === undefined)
            return undefined;
        const lists = await Promise.all([
            readOnce('policy sets', () => workspaces.policySets(organization).all()),
            readOnce('run tasks', () => workspaces.runTasksOfOrganization(organization).all()),
            projectId === undefined
                ? ''
                : readOnce(projectId, () => workspaces.runTasksOfProject(projectId).all()),
            // By tags a policy set chooses its workspaces. A project has some for all of its own.
            readAsText(() => workspaces.effectiveTags(workspaceId).all()),
            readAsText(() => workspaces.variables(workspaceId).all()),
            readAsText(async () => {
                const sets = await workspaces.variableSets(workspaceId).all();
                const inSets = sets.map(({ id }) => workspaces.variablesOfSet(id).all());
                return [...sets, ...(await Promise.all(inSets)).flat()];
            }),
            readAsText(() => workspaces.runTasks(workspaceId).all()),
        ]);
        const text = JSON.stringify([settings, current.stateId, ...lists]);
        return { text, areWhole: !lists.includes(undefined) };
    };
}
/** A list as a text that is the same for the same list; undefined where this token may not read it. */
async function readAsText(list) {
    try {
        const items = (await list()).map((item) => {
            if (typeof item === 'string')
                return item;
            const { id, attributes, relationships } = item;
            return JSON.stringify([id, withoutCounts(attributes), relationships]);
        });
        return JSON.stringify(items.sort());
    }
    catch (error) {
        if (!(0,_failure_of_js__WEBPACK_IMPORTED_MODULE_0__/* .isRefusal */ .vu)(error))
            throw error;
        return undefined;
    }
}
/** How many workspaces share a set changes without the workspace. */
function withoutCounts(attributes = {}) {
    return Object.fromEntries(Object.entries(attributes).filter(([name]) => !/[-_]count$/.test(name)));
}
/** The states of a run in which it changes something, or has. */
const APPLYING = ['confirmed-at', 'apply-queued-at', 'applying-at', 'applied-at'];
/** Whether this run, the current one of a workspace, has begun to apply something since this time. */
async function wasAppliedSince(sinceMs, currentRunId, client) {
    if (currentRunId === undefined)
        return false;
    const { run } = await client.runs.show(currentRunId);
    const times = run.attributes['status-timestamps'] ?? {};
    return APPLYING.some((name) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .timeOf */ .nR)(times[name]) >= sinceMs);
}
//# sourceMappingURL=conditions.js.map

/***/ }),

/***/ 70025:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YH: function() { return /* binding */ openSealsOf; },
/* harmony export */   ff: function() { return /* binding */ ageMsOf; },
/* harmony export */   gK: function() { return /* binding */ whyNotUsable; },
/* harmony export */   xh: function() { return /* binding */ factsFor; }
/* harmony export */ });
/* unused harmony exports commentOfAgain, saysAgain */
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20486);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78235);
/* harmony import */ var _trust_run_seals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4226);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46281);
/* harmony import */ var _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78039);
/* harmony import */ var _run_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56326);






/** How the comment on a run begins whose use was ended. */
const AGAIN = '/plangate again';
/** The comment on a run by which its use ends. @param by who commanded it, in which job */
function commentOfAgain(by, jobUrl) {
    const where = jobUrl === undefined ? '' : ` (${jobUrl})`;
    return `${AGAIN} by ${by}${where}: no later job takes this run over.`;
}
/** Opens the seals of a run. Nothing is asked. */
function openSealsOf({ run, workspaceId, otherSeals = [] }, { client, seals }) {
    if ((0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(run, 'workspace') !== workspaceId) {
        return { why: 'other-workspace', text: 'belongs to another workspace' };
    }
    const versionId = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(run, 'configuration-version');
    if (versionId === undefined) {
        return { why: 'unknown-version', text: 'does not say which configuration version it planned' };
    }
    const version = { service: client.origin, workspaceId, versionId };
    const message = (0,_trust_run_seals_js__WEBPACK_IMPORTED_MODULE_2__/* .sealIn */ .ny)(run.attributes.message ?? '');
    const texts = [...(message === undefined ? [] : [message]), ...otherSeals];
    const opened = texts.map((text) => ({ text, facts: seals.open(text, version) }));
    let own;
    const later = [];
    for (const { text, facts } of opened) {
        if ('why' in facts)
            continue;
        if (facts.kind === 'taken-over')
            later.push(facts);
        else
            own ??= { versionId, facts, seal: text, isInMessage: text === message, later };
    }
    if (own !== undefined)
        return own;
    const [notOwn = _trust_run_seals_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_SEAL */ .m1] = opened.flatMap(({ facts }) => ('why' in facts ? [facts] : []));
    return notOwn;
}
/** What is sealed of the run for this commit: a job of the gate started it for that, or took it over. */
function factsFor({ facts, later }, head) {
    return [facts, ...later].find((each) => each.head === head);
}
/** How far the service's clock may be ahead of this one. */
const SKEW_MS = 5 * 60_000;
/** By the service's own clock, if it says what time it is: the clock of this machine may be wrong. */
function ageMsOf(run, { client, clock }) {
    return (client.lastAnswerAt() ?? clock.date().getTime()) - (0,_listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .createdAt */ .CT)(run);
}
/**
 * Asks the service everything by which a run with a seal counts.
 *
 * @param head the commit for which it is to count
 * @param ports.version its configuration version, if it came with the run
 * @returns as `why` the end of a sentence about the run; undefined if it counts
 * @throws UnreadError if something that could end its use was not read, or what the client threw
 */
async function whyNotUsable(run, { facts, versionId, isInMessage }, head, ports) {
    const { client, changeRequest, seals } = ports;
    const { attributes } = run;
    if (facts.base !== (seals.change.base ?? ''))
        return 'was started for another target branch';
    const planned = facts.mode === 'speculative' ? 'plan-only' : 'save-plan';
    if (attributes[planned] !== true)
        return `is not ${facts.mode}`;
    if (facts.mode === 'provisional' && attributes['auto-apply'] !== false) {
        return 'does not say that nothing applies it by itself';
    }
    const ageMs = ageMsOf(run, ports);
    const mostMs = ports.atAnyAge === true ? Infinity : _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_PLAN_AGE_MS */ .FG;
    if (!(ageMs >= -SKEW_MS && ageMs <= mostMs))
        return 'is older than a day';
    const version = ports.version ?? (await client.configurationVersions.show(versionId)).version;
    const ingress = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .related */ ._2)(version, 'ingress-attributes');
    if (version.id !== versionId || ingress.unreadable || (ingress.named ?? []).length > 0) {
        return 'was started by version control';
    }
    // The service starts the run of such a version, and writes its message.
    if (isInMessage && version.attributes['auto-queue-runs'] === true) {
        return 'is not the run that its upload started';
    }
    // Nobody commands anything where there is no request, and its runs have no other reader.
    if (changeRequest === undefined)
        return undefined;
    const workspaceId = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(run, 'workspace') ?? '';
    const created = (0,_listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .createdAt */ .CT)(run);
    // Where the service writes the messages itself, a search for our text finds nothing, so all runs are listed.
    // Of two runs of one version, the older one may be the one that a job started.
    const sinceMs = created - _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_PLAN_AGE_MS */ .FG;
    const listed = await ports.listed[isInMessage ? 'since' : 'allSince'](workspaceId, sinceMs);
    const others = listed.filter(({ id }) => id !== run.id);
    const twin = others.find((other) => (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(other, 'configuration-version') === versionId);
    if (twin !== undefined)
        return `is not the only run of its configuration version: ${twin.id}`;
    const newer = others.find((other) => !((0,_listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .createdAt */ .CT)(other) < created) &&
        [facts.head, head].some((commit) => (0,_run_message_js__WEBPACK_IMPORTED_MODULE_5__/* .namesGate */ .iG)(other.attributes.message, { changeRequest, facts: { ...facts, head: commit } })));
    if (newer !== undefined)
        return `is older than run ${newer.id}, which names the same commit`;
    if (await wasEnded(run.id, ports))
        return 'was ended by `/plangate again`';
    return undefined;
}
/** Whether a comment on the run ends its use. @throws UnreadError if one has no text, or what the client threw */
async function saysAgain(runId, client) {
    const comments = await client.runs.comments(runId);
    if (comments.includes(undefined))
        throw new _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadError */ .o1(`A comment on run ${runId} has no text.`);
    return comments.some((comment) => comment?.trimStart().startsWith(AGAIN));
}
/** Whether somebody ended the use of the run. @throws UnreadError if that is not known */
async function wasEnded(runId, { client, endedByComment }) {
    try {
        return await saysAgain(runId, client);
    }
    catch (error) {
        if (error instanceof _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadError */ .o1)
            throw error;
        if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.code === 'aborted')
            throw error;
        if (!(0,_failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .isRefusal */ .vu)(error)) {
            throw new _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadError */ .o1(`The comments on run ${runId} could not be read.`, { cause: error });
        }
    }
    if (endedByComment === undefined)
        return false;
    const ended = await endedByComment();
    if (ended === undefined) {
        throw new _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadError */ .o1('The comment of the gate, which could name it as ended, was not read.');
    }
    return ended.has(runId);
}
//# sourceMappingURL=own-run.js.map

/***/ }),

/***/ 67306:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aj: function() { return /* binding */ sealsNamed; },
/* harmony export */   ay: function() { return /* binding */ withNamedRuns; },
/* harmony export */   tI: function() { return /* binding */ startSuperseder; },
/* harmony export */   vp: function() { return /* binding */ cancelEarlier; }
/* harmony export */ });
/* unused harmony export isSupersededRun */
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20486);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78235);
/* harmony import */ var _policy_run_differences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22484);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62373);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46281);
/* harmony import */ var _listed_runs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78039);
/* harmony import */ var _overview_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75030);
/* harmony import */ var _own_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70025);
/* harmony import */ var _run_message_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(56326);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(34271);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2340);











/**
 * Each workspace waits for a random time before its list, up to this many of the client's pauses: the service allows 30
 * lists of runs a minute for all clients. With many gates, most end before their turn.
 */
const MOST_PAUSES = 150;
/** If the service asks for a longer wait, the earlier runs are left alone. */
const SUPERSEDED_BUDGET_MS = 30_000;
/** Cancels what the runs of this job supersede, in the background. @param workspaces how many there are */
function startSuperseder(service, workspaces) {
    const { change, plan, overview, signal, deadline, clock, random, emit, info, debug } = service;
    const { changeRequest, sealing } = change;
    const closing = new AbortController();
    const stopped = AbortSignal.any([signal, closing.signal]);
    const watchingClient = service.client.with({ signal: stopped, deadline, watching: true });
    /** Resolves when the workspaces before have had their turn. */
    let queue = Promise.resolve();
    /** What one refusal says holds for all workspaces of the token, so that it is said once. */
    let wasRefused = false;
    const isWanted = changeRequest !== undefined && sealing !== undefined && plan.mode === 'speculative';
    // Requested before this job has runs, which would fill the list.
    const listing = isWanted && workspaces >= _overview_js__WEBPACK_IMPORTED_MODULE_6__/* .MANY_RUNS */ .Zm
        ? overview.listOfChange().catch(() => undefined)
        : undefined;
    async function endEarlier(workspace, superseding) {
        if (stopped.aborted)
            return;
        try {
            const moving = await listing;
            if (moving === undefined) {
                await clock.sleep(MOST_PAUSES * random() * watchingClient.pauseMs(), stopped);
            }
            const client = watchingClient.with({
                deadline: Math.min(deadline, clock.now() + SUPERSEDED_BUDGET_MS),
            });
            const { ended, refused } = await cancelEarlier(superseding, client, moving?.values());
            const why = 'superseded by a newer push to the same pull request';
            for (const runId of ended)
                emit({ kind: 'canceling', workspace, runId, why });
            if (refused !== undefined && !wasRefused) {
                wasRefused = true;
                info(`Runs of earlier pushes go on, as ${refused} in ${workspace}: this token may not cancel runs, which takes the permission to apply them. They are speculative and apply nothing.`);
            }
        }
        catch (error) {
            debug(`Earlier runs of ${workspace} were not searched: ${(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_9__/* .errorMessage */ .g)(error)}`);
        }
    }
    return {
        /** Cancels what this run supersedes, one workspace after the other: lists of runs are limited to 30 a minute. */
        supersede: (workspace, started) => {
            if (!isWanted)
                return;
            const { head: commit, seals, gate } = sealing;
            const superseding = { ...started, changeRequest, commit, seals, gate, mode: plan.mode };
            queue = queue.then(() => endEarlier(workspace, superseding));
        },
        async close() {
            closing.abort();
            await queue;
        },
    };
}
/**
 * Cancels earlier runs with the tag of this pull request that are of the same mode and not over; a run that
 * waits is discarded. A run that cannot be canceled is left alone.
 * @param moving the runs that have not ended, if they are known already
 * @returns the ids of the runs that are ending, and of one that this token may not end
 * @throws what the client threw while listing.
 */
async function cancelEarlier(superseding, client, moving) {
    const { workspaceId, changeRequest, commit, gate, seals, mode } = superseding;
    const runs = moving
        ? [...moving].filter((run) => (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(run, 'workspace') === workspaceId)
        : (await client.runs.list(workspaceId, { search: changeRequest }).page({ size: 50 })).items;
    const ended = [];
    for (const run of runs.filter((each) => isSupersededRun(each, superseding))) {
        const { id, attributes } = run;
        const own = (0,_own_run_js__WEBPACK_IMPORTED_MODULE_7__/* .openSealsOf */ .YH)({ run, workspaceId }, { client, seals });
        if ('why' in own || own.facts.gate !== gate || own.facts.mode !== mode)
            continue;
        if (mode === 'speculative' && own.facts.head === commit)
            continue;
        if (attributes.permissions?.['can-cancel'] === false)
            return { ended, refused: id };
        if (await isOfVersionControl(own, client))
            continue;
        const outcome = await cancelOrDiscard(id, COMMENTS[mode], client);
        // If the token may not cancel one of them, it may not cancel the others.
        if (outcome === 'refused')
            return { ended, refused: id };
        if (outcome === 'ended')
            ended.push(id);
    }
    return { ended };
}
async function isOfVersionControl({ versionId }, client) {
    const { version } = await client.configurationVersions.show(versionId);
    return (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(version, 'ingress-attributes') !== undefined;
}
/** Whether the run seems to make the other one superfluous: the same change at an earlier commit, the same options, and not over yet. */
function isSupersededRun(other, superseding) {
    const { run, changeRequest, commit, mode, options = {} } = superseding;
    const { attributes } = other;
    const kind = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .runKind */ .Il)(mode, attributes.status);
    const isSpeculative = mode === 'speculative';
    const ownNumber = (0,_run_message_js__WEBPACK_IMPORTED_MODULE_8__/* .jobNumberIn */ .cG)(run.attributes.message);
    return (other.id !== run.id &&
        attributes[isSpeculative ? 'plan-only' : 'save-plan'] === true &&
        (0,_run_message_js__WEBPACK_IMPORTED_MODULE_8__/* .namesChange */ .r4)(attributes.message, changeRequest) &&
        !(isSpeculative && (0,_run_message_js__WEBPACK_IMPORTED_MODULE_8__/* .namesCommit */ .yF)(attributes.message, changeRequest, commit)) &&
        (0,_policy_run_differences_js__WEBPACK_IMPORTED_MODULE_2__/* .differencesFromOptions */ .pZ)(other, options).length === 0 &&
        (kind === 'moving' ||
            kind === 'person' ||
            (kind === 'good' && !(0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isRunOver */ .Ck)(attributes.status))) &&
        // An older job that comes late must not cancel the newer one's run: its number is lower, or its run older.
        (ownNumber === 0 || (0,_run_message_js__WEBPACK_IMPORTED_MODULE_8__/* .jobNumberIn */ .cG)(attributes.message) <= ownNumber) &&
        (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_10__/* .timeOf */ .nR)(attributes['created-at']) < (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_10__/* .timeOf */ .nR)(run.attributes['created-at']));
}
const COMMENTS = {
    speculative: 'Superseded by a newer push to the same pull request.',
    provisional: 'Superseded by a newer plan to apply.',
};
/** @returns `refused` if the token may not end the run; undefined if it could not be ended for another reason */
async function cancelOrDiscard(id, comment, client) {
    const ways = [() => client.runs.cancel(id, comment), () => client.runs.discard(id, comment)];
    for (const end of ways) {
        try {
            await end();
            return 'ended';
        }
        catch (error) {
            if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.code === 'aborted')
                throw error;
            if ((0,_failure_of_js__WEBPACK_IMPORTED_MODULE_4__/* .isRefusal */ .vu)(error))
                return 'refused';
            // A conflict says that the run cannot be ended in this way at present.
            if (error.code !== 'conflict')
                return undefined;
        }
    }
    return undefined;
}
/** The listed runs, and those that are only named: by the comment of a gate whose service writes the messages of runs itself. */
async function withNamedRuns(listed, named, client) {
    const runs = [...listed];
    for (const { runId } of named) {
        if (runs.some(({ id }) => id === runId))
            continue;
        const shown = await client.runs.show(runId).catch(_failure_of_js__WEBPACK_IMPORTED_MODULE_4__/* .noneIfNotFound */ .N3);
        if (shown !== undefined)
            runs.push(shown.run);
    }
    return newestFirst(runs);
}
/** The seals of a run in all reports that name it: one report may have the first, and another a later one, or none. */
function sealsNamed(runId, named) {
    return named.flatMap((each) => (each.runId === runId ? (each.seals ?? []) : []));
}
function newestFirst(runs) {
    return runs.toSorted((one, other) => ((0,_listed_runs_js__WEBPACK_IMPORTED_MODULE_5__/* .createdAt */ .CT)(other) || 0) - ((0,_listed_runs_js__WEBPACK_IMPORTED_MODULE_5__/* .createdAt */ .CT)(one) || 0));
}
//# sourceMappingURL=runs-of-change.js.map

/***/ }),

/***/ 33109:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: function() { return /* binding */ openTakeOver; },
/* harmony export */   g: function() { return /* binding */ plannedSameFiles; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46466);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20486);
/* harmony import */ var _machine_temporary_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53776);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78235);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83538);
/* harmony import */ var _policy_run_differences_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22484);
/* harmony import */ var _follow_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(30968);
/* harmony import */ var _service_scope_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(74963);
/* harmony import */ var _conditions_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(37823);
/* harmony import */ var _listed_runs_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(78039);
/* harmony import */ var _own_run_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(70025);
/* harmony import */ var _runs_of_change_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(67306);
/* harmony import */ var _run_message_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(56326);
/* harmony import */ var _plan_of_run_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(40370);
/* harmony import */ var _approved_run_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(66);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(69268);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(34271);
/* harmony import */ var _policy_systems_judged_here_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(85643);
/* harmony import */ var _policy_systems_own_policies_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(88532);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(10000);
/**
 * Offers a run that was judged earlier, instead of starting a new one: a run of the same commit that was overridden since,
 * also if it waits for a further override now; one that people approved, at any age, while its conditions are those of now;
 * with `reuse: upload` also a run of an earlier commit that planned the same files. A run counts by its seal and by what the
 * service says of it (`own-run.ts`); its files are compared, and it is judged as if it had just ended. With any doubt or
 * error, a new run is started.
 */
























/** The whole examination takes no longer than this; after that a new run is started. */
const BUDGET_MS = 60_000;
/** How many runs of a workspace are examined, newest first. */
const MOST_EXAMINED = 3;
/** Makes the function that offers earlier runs in the place of a new one. What the workspaces share is asked once. */
function openTakeOver({ plan, client, clock, change }, approvals) {
    const { sealing, namedRuns, mayBeRepeated = false, leavesBase = false } = change;
    const { searched } = sealing ?? {};
    const isReused = plan.reuse === 'upload';
    const readConditions = (isReused || approvals !== undefined) && sealing !== undefined
        ? (0,_conditions_js__WEBPACK_IMPORTED_MODULE_11__/* .conditionsReader */ .O)(client, plan.organization)
        : undefined;
    let named;
    const listed = searched === undefined
        ? undefined
        : (0,_listed_runs_js__WEBPACK_IMPORTED_MODULE_12__/* .createListedRuns */ .oS)(client, clock, plan.group ?? searched, plan);
    /** Offers the runs that certainly count but for their verdict. @param known gets what the new run has to know */
    return async function* offerEarlierRuns(packed, known, step) {
        const { name } = packed;
        if (sealing === undefined || listed === undefined)
            return;
        let isSought = mayBeRepeated || leavesBase || isReused;
        try {
            const reading = readConditions?.(packed);
            const conditions = isReused ? await reading : await reading?.catch(noneIfUnanswered);
            known.conditions = conditions?.text;
            named ??= namedRuns?.();
            const ofComment = ((await named) ?? []).filter(({ workspace }) => workspace === name);
            const approvedId = approvals && (await (0,_approved_run_js__WEBPACK_IMPORTED_MODULE_17__/* .approvedRunOf */ .O)(packed.workspaceId, approvals));
            isSought ||= ofComment.some(({ head }) => head === sealing.head) || approvedId !== undefined;
            if (!isSought)
                return;
            const toSeal = (0,_run_js__WEBPACK_IMPORTED_MODULE_18__/* .factsToSeal */ .Wm)({ ...packed, conditions: conditions?.text }, step, sealing);
            const now = { toSeal, conditions, isReused };
            const ports = { client, clock, seals: sealing.seals, listed, changeRequest: searched };
            const oldestMs = clock.date().getTime() - _listed_runs_js__WEBPACK_IMPORTED_MODULE_12__/* .MOST_PLAN_AGE_MS */ .FG;
            const recent = await listed.since(packed.workspaceId, oldestMs);
            let examined = 0;
            const approved = approvedId === undefined ? [] : [{ runId: approvedId }];
            const runs = await (0,_runs_of_change_js__WEBPACK_IMPORTED_MODULE_14__/* .withNamedRuns */ .ay)(recent, [...ofComment, ...approved], client);
            const isApproved = ({ id }) => id === approvedId;
            for (const run of [...runs.filter(isApproved), ...runs.filter((each) => !isApproved(each))]) {
                const otherSeals = (0,_runs_of_change_js__WEBPACK_IMPORTED_MODULE_14__/* .sealsNamed */ .aj)(run.id, ofComment);
                const own = (0,_own_run_js__WEBPACK_IMPORTED_MODULE_13__/* .openSealsOf */ .YH)({ run, workspaceId: packed.workspaceId, otherSeals }, ports);
                if ('why' in own) {
                    if (!(0,_run_message_js__WEBPACK_IMPORTED_MODULE_15__/* .namesCommit */ .yF)(run.attributes.message, searched ?? '', sealing.head))
                        continue;
                    step.debug(`Run ${run.id} of ${name} ${own.text}.`);
                    // People can make it count.
                    if (own.why === 'other-key')
                        known.notices.push(sayOtherKey(run));
                    continue;
                }
                const candidate = toCandidate({ run, own, isApproved: isApproved(run) }, now);
                if (candidate === undefined) {
                    step.debug(`Run ${run.id} of ${name} is of another gate, commit or upload.`);
                    continue;
                }
                if (examined === MOST_EXAMINED)
                    break;
                examined += 1;
                const { endedByComment } = sealing;
                const offer = await offerCandidate(candidate, { packed, sealing }, step, {
                    ...ports,
                    endedByComment,
                });
                if ('why' in offer) {
                    sayWhyNot(candidate, name, offer.why, step);
                    continue;
                }
                let failed;
                yield { ...offer, orNext: (error) => void (failed = { error }) };
                if (failed !== undefined)
                    throw failed.error;
            }
        }
        catch (error) {
            const line = `An earlier run of ${name} is not taken over: ${(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_23__/* .errorMessage */ .g)(error)}`;
            // Where earlier runs were looked for, people may wonder why an override is lost.
            if (isSought)
                step.info(`${line} A new run is started.`);
            else
                step.debug(line);
        }
    };
}
function sayOtherKey({ id }) {
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_21__/* .finding */ .gk)('other-record-key', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_22__/* .phrase */ .MZ) `Sealed with another key: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_22__/* .runPart */ .Lk)(id)}.`, {
        about: { run: id },
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_22__/* .phrase */ .MZ) `Override it again, or set ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_22__/* .setting */ .Pe)('record-key')}, in Dependabot's secrets too.`,
    });
}
/** People may wonder why a run that they approved is not taken. */
function sayWhyNot({ run: { id }, isApproved }, workspace, why, { debug, info }) {
    const line = `Run ${id} of ${workspace} is not taken over: ${why}.`;
    if (isApproved)
        info(`${line} People approved it, so the plan of another run is compared with it.`);
    else
        debug(line);
}
/** Where conditions are read for approvals alone, a run that was overridden counts without them. */
function noneIfUnanswered(error) {
    if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ServiceError */ ._7) || error.code === 'aborted')
        throw error;
}
/** @returns undefined if the run was started for something else */
function toCandidate({ run, own, isApproved }, now) {
    const { facts } = own;
    const { toSeal, conditions, isReused } = now;
    const isSameUpload = toSeal.conditions !== '' &&
        facts.conditions === toSeal.conditions &&
        facts.upload === toSeal.upload;
    const isOfUpload = isReused && isSameUpload;
    // What another job took over for this commit is of an earlier one, and counts only where its files do.
    const ofHead = isReused ? (0,_own_run_js__WEBPACK_IMPORTED_MODULE_13__/* .factsFor */ .xh)(own, toSeal.head) : facts;
    const isOfCommit = ofHead?.head === toSeal.head && ofHead.group === toSeal.group;
    if (!(0,_run_message_js__WEBPACK_IMPORTED_MODULE_15__/* .isSameGate */ .Mn)(facts, toSeal) || !(isOfCommit || isOfUpload))
        return undefined;
    const hasSameConditions = isSameUpload && conditions?.areWhole === true;
    return { run, own, isOfUpload, hasSameConditions, isApproved };
}
/**
 * Holds the run to everything that lets it count before it is judged.
 *
 * @returns as `why` the end of the sentence "The run is not taken over: …"
 * @throws UnreadError, or what the client threw
 */
async function offerCandidate(candidate, { packed, sealing }, step, ownRunPorts) {
    const { run: found, own } = candidate;
    const { terraformVersion } = packed;
    const { clock, signal } = step;
    const { mode, runOptions } = step.plan;
    const deadline = Math.min(step.deadline, clock.now() + BUDGET_MS);
    const client = step.client.with({ signal, deadline });
    const { id: runId } = found;
    const seen = await client.runs.show(runId, { include: [..._run_js__WEBPACK_IMPORTED_MODULE_18__/* .WATCHED */ .tC, 'configuration_version'] });
    const { run } = seen;
    // A list and the run itself must not contradict each other.
    const [difference] = [found, run].flatMap((each) => (0,_policy_run_differences_js__WEBPACK_IMPORTED_MODULE_8__/* .differencesOfForeignRun */ .rA)(each, terraformVersion, runOptions, mode));
    if (difference !== undefined)
        return { why: `it ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_22__/* .toPlainText */ .bo)(difference)}` };
    if ((0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_6__/* .relatedId */ .Dl)(run, 'workspace') !== packed.workspaceId) {
        return { why: 'it belongs to another workspace' };
    }
    const { versionId } = own;
    if ((0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_6__/* .relatedId */ .Dl)(run, 'configuration-version') !== versionId) {
        return { why: 'it planned another configuration version' };
    }
    const { isApproved, hasSameConditions } = candidate;
    const isOld = (0,_own_run_js__WEBPACK_IMPORTED_MODULE_13__/* .ageMsOf */ .ff)(run, { client, clock }) > _listed_runs_js__WEBPACK_IMPORTED_MODULE_12__/* .MOST_PLAN_AGE_MS */ .FG;
    if (isApproved && !hasSameConditions && isOld)
        return { why: OTHER_CONDITIONS };
    const atAnyAge = isApproved && hasSameConditions;
    const ports = { ...ownRunPorts, client, version: seen.configurationVersion, atAnyAge };
    const why = await (0,_own_run_js__WEBPACK_IMPORTED_MODULE_13__/* .whyNotUsable */ .gK)(run, own, sealing.head, ports);
    if (why !== undefined)
        return { why: `it ${why}` };
    const watched = await (0,_follow_run_js__WEBPACK_IMPORTED_MODULE_9__/* .followRun */ .R)(seen, { client, clock, deadline });
    const settled = (0,_run_js__WEBPACK_IMPORTED_MODULE_18__/* .settledRun */ .Pm)({ ...packed, versionId }, runId, watched, step);
    // With the names of all policies: as many requests in every job.
    const reading = { client, clock, signal, deadline, isFrugal: () => false };
    return {
        ...(0,_plan_of_run_js__WEBPACK_IMPORTED_MODULE_16__/* .offerOfRun */ .VG)(settled, step, {}, reading),
        async conclude(judged) {
            const stays = await whyNotTaken({ ...candidate, run }, judged, { packed, sealing, ports }, step);
            if (stays === undefined)
                return takenOver({ ...candidate, run }, judged, { packed, sealing, step });
            sayWhyNot(candidate, packed.name, stays, step);
            return 'next';
        },
    };
}
const OTHER_CONDITIONS = 'its files, or what its plan depends on in the workspace, are not as they were, or could not be read';
/** What of a run that was judged keeps it from being taken over, as the end of a sentence; undefined if it is. */
async function whyNotTaken({ run, own, isOfUpload, hasSameConditions, isApproved }, { verdict: { word }, results }, about, { change }) {
    const { packed, sealing, ports } = about;
    const { client } = ports;
    const isOverridden = results.some(wasOverridden);
    const isAgreedTo = isApproved || results.some(wasApproved);
    const isOpened = (isOverridden || isAgreedTo) && ['overridden', 'needs-override'].includes(word);
    const isForCommit = (0,_own_run_js__WEBPACK_IMPORTED_MODULE_13__/* .factsFor */ .xh)(own, sealing.head) !== undefined;
    // After an edit that leaves the base, the run of this head says what it said before. One that was ended says nothing.
    const isUnchanged = change.leavesBase === true && word !== 'canceled';
    const ageMs = (0,_own_run_js__WEBPACK_IMPORTED_MODULE_13__/* .ageMsOf */ .ff)(run, ports);
    if (!(isForCommit && (isOpened || isUnchanged))) {
        const mostMs = isOfUpload ? MOST_AGE_MS[word] : undefined;
        if (mostMs === undefined)
            return `its verdict is "${word}"`;
        if (ageMs > mostMs) {
            const limit = mostMs > HOUR_MS ? 'a day' : 'an hour';
            return `its verdict is "${word}", and it is older than ${limit}`;
        }
    }
    const isByApproval = isAgreedTo && !isOverridden && !isUnchanged;
    if (isByApproval && !hasSameConditions)
        return OTHER_CONDITIONS;
    const isOld = ageMs > _listed_runs_js__WEBPACK_IMPORTED_MODULE_12__/* .MOST_PLAN_AGE_MS */ .FG;
    if (isOld && results.some(waitsForOverride)) {
        return 'it is older than a day, and waits for an override at the service';
    }
    const isCompared = isOfUpload || isByApproval || isOld;
    if (isCompared && (await (0,_conditions_js__WEBPACK_IMPORTED_MODULE_11__/* .wasAppliedSince */ .t)((0,_listed_runs_js__WEBPACK_IMPORTED_MODULE_12__/* .createdAt */ .CT)(run), packed.current.runId, client))) {
        return 'something was applied in the workspace since';
    }
    const isSame = await plannedSameFiles(packed.archive.sha256, run.id, client);
    return isSame ? undefined : 'it planned other files';
}
/** Whether somebody overrode the failure at the service. */
function wasOverridden(result) {
    return result.status === 'overridden' && !(0,_policy_systems_judged_here_js__WEBPACK_IMPORTED_MODULE_19__/* .isApprovedHere */ .i)(result);
}
/** Whether somebody approved the failure, also where more people have to. */
function wasApproved(result) {
    const { status, approval } = result;
    return (status === 'overridden' && (0,_policy_systems_judged_here_js__WEBPACK_IMPORTED_MODULE_19__/* .isApprovedHere */ .i)(result)) || (approval?.given ?? []).length > 0;
}
function waitsForOverride(result) {
    return (0,_policy_systems_own_policies_js__WEBPACK_IMPORTED_MODULE_20__/* .mayBeApproved */ .eG)(result) && !(0,_policy_systems_judged_here_js__WEBPACK_IMPORTED_MODULE_19__/* .isApprovedHere */ .i)(result);
}
/** What the result says of a run that was taken over. */
function takenOver({ own, run, isApproved }, { verdict, results }, { packed, sealing, step }) {
    const { name: workspace, workspaceId } = packed;
    const { id: runId } = run;
    const runUrl = (0,_service_scope_js__WEBPACK_IMPORTED_MODULE_10__/* .runUrlOf */ .Q)(workspace, runId, step);
    const earlierHead = sealing.head === own.facts.head ? undefined : own.facts.head;
    if (earlierHead === undefined &&
        results.some((each) => wasOverridden(each) || wasApproved(each))) {
        step.emit({ kind: 'run-overridden', workspace, runId, runUrl });
    }
    else {
        step.emit({ kind: 'run-reused', workspace, runId, runUrl, commit: own.facts.head });
    }
    const seals = own.isInMessage ? [] : [own.seal];
    if (earlierHead !== undefined) {
        const version = { service: step.client.origin, workspaceId, versionId: own.versionId };
        const { group = '' } = step.plan;
        const facts = { ...own.facts, kind: 'taken-over', head: sealing.head, group };
        seals.push(sealing.seals.seal(version, facts));
    }
    const mayBeApplied = step.plan.mode === 'provisional' && (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_7__/* .isGreen */ .gf)(verdict.word, step.policy.failOn);
    return {
        notices: [sayTakenOver(run, earlierHead, results, isApproved)],
        seals: seals.length > 0 ? seals : undefined,
        ...(mayBeApplied && { confirmable: run.attributes.actions?.['is-confirmable'] === true }),
    };
}
const namePart = (name) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_22__/* .sentencePart */ .vn)('name', name, 80);
/** @param earlierHead the commit for which it was started, if that is another one */
function sayTakenOver({ id }, earlierHead, results, isApproved) {
    const takenOver = (how, remedy) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_21__/* .finding */ .gk)('run-taken-over', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_22__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_22__/* .runPart */ .Lk)(id)} planned these very files${how}`, {
        about: { run: id },
        remedy,
    });
    if (earlierHead === undefined) {
        if (results.some(({ status }) => status === 'overridden')) {
            return takenOver((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_22__/* .phrase */ .MZ) ` and was overridden, so no new run was started.`);
        }
        return isApproved || results.some(wasApproved)
            ? takenOver((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_22__/* .phrase */ .MZ) ` and was approved in part, so no new run was started.`)
            : takenOver((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_22__/* .phrase */ .MZ) `, and only the text of the pull request was edited since, so no new run was started.`);
    }
    const names = new Set(results.flatMap(({ override }) => override?.by ?? []));
    const who = names.size === 0
        ? ''
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_22__/* .phrase */ .MZ) ` It was overridden by ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_22__/* .listParts */ .Z)([...names].map(namePart))}: whether that account of the service pushed to this change is not known.`;
    return takenOver((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_22__/* .phrase */ .MZ) ` for commit ${namePart(earlierHead.slice(0, 7))}, and nothing was applied since, so no new run was started.${who}`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_22__/* .phrase */ .MZ) `The comment ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_22__/* .typed */ .nE)('/plangate again')} starts new runs.`);
}
/**
 * Whether the archive that the run planned is the same byte for byte: the same files always make the same archive.
 *
 * @param sha256 of the archive of this job, in hexadecimal digits
 */
async function plannedSameFiles(sha256, runId, client) {
    const directory = (0,_machine_temporary_js__WEBPACK_IMPORTED_MODULE_5__/* .makeTemporary */ .ww)('plangate-');
    try {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, 'planned.tar.gz');
        await client.configurationVersions.downloadForRun(runId, file);
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.pipeline)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(file), hash);
        return hash.digest('hex') === sha256;
    }
    finally {
        (0,_machine_temporary_js__WEBPACK_IMPORTED_MODULE_5__/* .removeTemporary */ .cF)(directory);
    }
}
const HOUR_MS = 60 * 60_000;
/** How old a run may be that is taken over for the same files. A run with another verdict is planned anew. */
const MOST_AGE_MS = {
    overridden: 24 * HOUR_MS,
    'needs-override': 24 * HOUR_MS,
    passed: HOUR_MS,
    advisory: HOUR_MS,
};
//# sourceMappingURL=take-over.js.map

/***/ })

};
;