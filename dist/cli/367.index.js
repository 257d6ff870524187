"use strict";
exports.id = 367;
exports.ids = [367];
exports.modules = {

/***/ 30968:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: function() { return /* binding */ followRun; }
/* harmony export */ });
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62373);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69268);


/** The pauses between two looks. */
const PAUSE_MS = { first: 250, longest: 2_000 };
/** How long a run may have a status that says that it waits, although no part of it waits, until that is believed. */
const SETTLING_MS = 10_000;
/**
 * Follows a run that was overridden until nothing more happens to it by itself: it has ended, or it waits
 * for people. A service may need a while until a run goes on after an override.
 *
 * @param first the run as it is now, read with `WATCHED`
 * @returns the run as it was seen last, with what belongs to it
 * @throws ServiceError when the run cannot be read
 */
async function followRun(first, { client, clock, deadline, before }) {
    let watched = first;
    const settling = Math.min(deadline, clock.now() + SETTLING_MS);
    for (let pauseMs = PAUSE_MS.first;; pauseMs = Math.min(pauseMs * 2, PAUSE_MS.longest)) {
        if (isAtRest(watched, before))
            return watched;
        const { status } = watched.run.attributes;
        // By its status it goes no further by itself, although no part of it says so.
        const seemsAtRest = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .runKind */ .Il)('speculative', status) !== 'moving' || status === 'policy_checked';
        if (clock.now() + pauseMs > (seemsAtRest ? settling : deadline))
            return watched;
        await clock.sleep(pauseMs);
        watched = await client.runs.show(first.run.id, { include: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .WATCHED */ .tC });
    }
}
/**
 * Whether a run has ended, or certainly waits for a person.
 *
 * @param before its status when it was overridden, if that was just now
 */
function isAtRest(watched, before) {
    const { run } = watched;
    const { status } = run.attributes;
    const isOfAnotherSystem = status === 'policy_override' || status === 'tf_policy_override';
    return ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isRunOver */ .Ck)(status) ||
        (isOfAnotherSystem && status !== before) ||
        (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .awaitsOverride */ .iD)((0,_run_js__WEBPACK_IMPORTED_MODULE_1__/* .partsThatMayWait */ .QD)(watched)) ||
        (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .waitsForConfirmation */ .BS)(run));
}
//# sourceMappingURL=follow-run.js.map

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

/***/ 60537:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: function() { return /* binding */ signReason; },
/* harmony export */   W: function() { return /* binding */ recordDiscard; }
/* harmony export */ });
/** Appends the person and the job to a reason, because the run keeps only this text. */
function signReason(reason, { by, job }) {
    const signed = [by, job].filter((part) => part !== undefined).join(', ');
    return signed === '' ? reason : `${reason} (${signed})`;
}
/**
 * The record of a discard as a field of a result; no field if the run did not end as discarded.
 *
 * @param ended how the run was ended, and its status now
 */
function recordDiscard(ended, reason, at) {
    if (ended.outcome !== 'ended' || ended.status !== 'discarded')
        return {};
    return { discarded: { at: at.toISOString(), reason } };
}
//# sourceMappingURL=acts-on-runs.js.map

/***/ }),

/***/ 92875:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HE: function() { return /* binding */ previewOverride; },
/* harmony export */   X0: function() { return /* binding */ overrideRuns; },
/* harmony export */   sw: function() { return /* binding */ overrideRun; }
/* harmony export */ });
/* unused harmony exports describeOverrideItem, readOverridable */
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55205);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74132);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85382);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(28187);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10000);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62373);
/* harmony import */ var _policy_policy_owners_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79925);
/* harmony import */ var _policy_reading_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10988);
/* harmony import */ var _policy_systems_systems_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19441);
/* harmony import */ var _gate_follow_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30968);
/* harmony import */ var _gate_plan_of_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(40370);
/* harmony import */ var _gate_read_changes_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(76617);
/* harmony import */ var _gate_read_policies_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(11056);
/* harmony import */ var _gate_query_workspaces_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(27628);
/* harmony import */ var _gate_run_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(69268);
/* harmony import */ var _settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(30589);
/* harmony import */ var _model_acts_on_runs_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(60537);
/* harmony import */ var _read_command_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(31523);


















/** How long a run is followed after an override. */
const FOLLOWED_MS = 2 * 60_000;
/** What a person can do if an override of a run that only planned opens nothing. */
const TWO_WAYS = 'Two ways remain: fix what failed, or set `mode: provisional`. Such a run waits for the override; if its plan changes nothing, only with `allow-empty-apply: true` in `run-options`.';
const REFUSED_FOR_GOOD = `The run only planned and has ended, so the service takes no override. ${TWO_WAYS}`;
/**
 * Overrides every failed policy of one run that can be overridden.
 *
 * @param request the run, the reason, who asks for it, and where runs may be overridden
 * @returns what was overridden, what was refused, what cannot be overridden, and what waits next
 * @throws ServiceError with the code `invalid` if the reason is blank or the run is of another workspace
 *   than those named, and with another code if the run or its policies cannot be read
 */
async function overrideRun(client, clock, { runId, reason, actor, onlyIn, onlyIds }) {
    if (!(0,_read_command_js__WEBPACK_IMPORTED_MODULE_15__/* .saysSomething */ .X)(reason)) {
        const needed = 'An override needs a reason, with a letter or a digit in it.';
        throw cannotOverride(needed, 'POST', runId, 'Say why the failures may pass.');
    }
    const { run, workspace, plan } = await client.runs.show(runId, {
        include: ['workspace', 'plan'],
    });
    if (onlyIn !== undefined)
        await refuseOtherWorkspaces({ run, workspace }, onlyIn, client);
    const objects = await readObjects(client, runId);
    const answer = await client.account().catch(() => undefined);
    const by = answer?.account.attributes.username ?? undefined;
    const name = workspace?.attributes.name;
    const { status } = run.attributes;
    const lists = {
        overridden: [],
        refused: [],
        final: [],
        next: [],
        unjudged: [],
        audit: [],
        nextSteps: [],
    };
    const result = { runId, workspace: name, by, reason, status, ...lists };
    const comment = (0,_model_acts_on_runs_js__WEBPACK_IMPORTED_MODULE_16__/* .signReason */ .S)(reason, actor);
    for (const { item, state, override } of objects) {
        if (state === undefined)
            continue;
        if (state === 'final')
            result.final.push(item);
        else if (onlyIds !== undefined && !onlyIds.has(item.id))
            result.next.push(item);
        else if (state === 'not-permitted')
            result.refused.push({ ...item, problem: NOT_PERMITTED });
        else {
            const problem = await tryOverride(() => override(comment));
            if (problem === undefined)
                result.overridden.push(item);
            else
                result.refused.push({ ...item, problem });
        }
    }
    if (result.overridden.length > 0) {
        result.audit.push({
            action: 'override',
            run: runId,
            workspace: name ?? '',
            by: actor.by ?? by,
            job: actor.job,
            at: clock.date().toISOString(),
            reason,
        });
        await followAfterOverride(result, client, clock);
    }
    const isEmpty = (0,_gate_plan_of_run_js__WEBPACK_IMPORTED_MODULE_9__/* .takesNoOverride */ .oj)(run, plan && (0,_gate_read_changes_js__WEBPACK_IMPORTED_MODULE_10__/* .summarizePlan */ .PN)(plan)) === true;
    result.nextSteps.push(...stepsAfter(result, run.attributes['plan-only'] === true, isEmpty));
    return result;
}
/**
 * Overrides runs one after the other. An error ends it: what was overridden before stays so. The results have the runs before that
 * error, and not the one at which it ended, even if some of its failures were overridden by then.
 *
 * @returns how many items each list of the results has together, the records of all, and the error that ended it
 */
async function overrideRuns(client, clock, requests) {
    const results = [];
    let failure;
    for (const request of requests) {
        try {
            results.push(await overrideRun(client, clock, request));
        }
        catch (error) {
            failure = { error };
            break;
        }
    }
    const count = (list) => results.flatMap((result) => result[list]).length;
    return {
        results,
        overridden: count('overridden'),
        refused: count('refused'),
        final: count('final'),
        next: count('next'),
        audit: results.flatMap(({ audit }) => audit),
        failure,
    };
}
/** What an override of a run would do, asked before it acts. */
async function previewOverride(client, runId, onlyIds) {
    const counts = { overridable: 0, refused: 0, final: 0 };
    for (const { item, state } of await readObjects(client, runId)) {
        if (state === undefined)
            continue;
        if (state === 'final')
            counts.final += 1;
        else if (onlyIds !== undefined && !onlyIds.has(item.id))
            continue;
        else if (state === 'not-permitted')
            counts.refused += 1;
        else
            counts.overridable += 1;
    }
    return counts;
}
/** Follows the overridden run, and adds to `result` what waits for a further override. */
async function followAfterOverride(result, client, clock) {
    const deadline = clock.now() + FOLLOWED_MS;
    const ports = { client, clock, deadline, before: result.status };
    try {
        const seen = await client.runs.show(result.runId, { include: _gate_run_js__WEBPACK_IMPORTED_MODULE_13__/* .WATCHED */ .tC });
        const { run } = await (0,_gate_follow_run_js__WEBPACK_IMPORTED_MODULE_8__/* .followRun */ .R)(seen, ports);
        result.status = run.attributes.status;
        const { overridden, refused, final, next, unjudged } = result;
        const knownIds = new Set([overridden, refused, final, next].flat().map(({ id }) => id));
        const objects = await readObjects(client, result.runId);
        const goesOn = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_4__/* .runKind */ .Il)('provisional', result.status) === 'moving';
        // A run that only planned stays "policy_checked".
        const isOver = !goesOn || result.status === 'policy_checked';
        for (const { item, state } of objects) {
            if (isOver && NEVER_ASKED.includes(item.status))
                unjudged.push(item);
            if (state === undefined || knownIds.has(item.id))
                continue;
            if (state === 'final')
                final.push(item);
            else
                next.push(item);
        }
    }
    catch (error) {
        // The override is done. That the run could not be read afterwards does not undo it.
        if (!(error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
            throw error;
        result.nextSteps.push(`The run could not be read after the override: ${error.message}`);
    }
}
/**
 * What to do after an override, as whole sentences.
 *
 * @param planOnly whether the run is speculative
 * @param isEmpty whether its plan changes nothing, and was not asked to be applied then
 */
function stepsAfter({ runId, status, overridden, refused, final, next, unjudged }, planOnly, isEmpty) {
    const steps = [];
    const names = (items) => items.map(describeOverrideItem).join(', ');
    if (next.length > 0) {
        steps.push(`Run ${runId} waits for a further override: ${names(next)}. Read it, then override the run once more.`);
    }
    const isEnded = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_4__/* .isRunOver */ .Ck)(status) && planOnly;
    if (final.length > 0) {
        // A soft failure could have been overridden before the run ended.
        const isTooLate = isEnded && final.some(({ status: word }) => word === 'soft_failed');
        steps.push(isTooLate ? REFUSED_FOR_GOOD : `Fix what failed: ${names(final)}.`);
    }
    if (refused.length > 0 && isEmpty) {
        steps.push(`The plan of run ${runId} changes nothing, and the service takes no override of such a run. Fix what failed: ${names(refused)}. Or set \`allow-empty-apply: true\` in \`run-options\`, and the next run takes one.`);
    }
    else if (refused.length > 0 && (0,_model_status_js__WEBPACK_IMPORTED_MODULE_4__/* .isRunOver */ .Ck)(status)) {
        const fix = `The run has ended as "${status}", so the service takes no override. Fix what failed: ${names(refused)}.`;
        steps.push(planOnly ? REFUSED_FOR_GOOD : fix);
    }
    if (unjudged.length > 0 && next.length === 0) {
        const ways = planOnly ? TWO_WAYS : 'Fix what failed instead.';
        steps.push(`The run stays "${status}" after the override, and ${names(unjudged)} was never judged, so the gate does not open. ${ways}`);
    }
    if (overridden.length === 0 || steps.length > 0)
        return steps;
    const kind = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_4__/* .runKind */ .Il)('provisional', status);
    const isStopped = kind === 'stopped' || status === 'errored';
    return isStopped
        ? [`Run ${runId} is "${status}" now, so the override opens nothing: start the gate again.`]
        : [
            `Run the job of the gate again: it takes this run, if the files are the same and the host says which pull request the job is about. Elsewhere \`plangate runs show ${runId} --workspace NAME --version CV\` judges it, with the workspace and the configuration version in the gate's report.`,
        ];
}
/** As in `task stage ts-1`. */
function describeOverrideItem({ system, id }) {
    const itsSystem = _policy_systems_systems_js__WEBPACK_IMPORTED_MODULE_7__/* .SERVICE_SYSTEMS */ .P.find(({ override }) => override.object === system);
    return `${itsSystem?.override.title ?? system} ${id}`;
}
/** The error that a request for an override is not valid. @param remedy what to do, as a sentence */
function cannotOverride(message, method, runId, remedy) {
    return new _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7(message, {
        code: 'invalid',
        method,
        path: `/runs/${runId}`,
        remedy: `Nothing was overridden. ${remedy}`,
    });
}
/** @returns why the service refused it; undefined if it did not */
async function tryOverride(override) {
    try {
        await override();
        return undefined;
    }
    catch (error) {
        if (error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.code !== 'aborted')
            return error.message;
        throw error;
    }
}
/** How many workspaces a message names. */
const MOST_NAMED = 10;
/** @throws ServiceError if the run is of none of these workspaces */
async function refuseOtherWorkspaces(seen, onlyIn, client) {
    if ((await (0,_gate_query_workspaces_js__WEBPACK_IMPORTED_MODULE_12__/* .selectedWorkspaceOf */ .ED)(seen, onlyIn, client)) !== undefined)
        return;
    const { run } = seen;
    const named = `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_17__/* .nameSome */ .Kf)(onlyIn.selectors.map(_settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_14__/* .describeSelector */ .r5), MOST_NAMED)} of ${onlyIn.organization}`;
    const remedy = 'Name the workspace of the run, if it is one to override in.';
    throw cannotOverride(`Run ${run.id} is of none of these workspaces: ${named}.`, 'GET', run.id, remedy);
}
const NOT_PERMITTED = 'this token may not override it: its team needs the permission to override policies, in the organization, the project or the workspace';
/** The objects of all policy systems of a run, without those of its apply. */
async function readObjects(client, runId) {
    const objects = [];
    for (const system of _policy_systems_systems_js__WEBPACK_IMPORTED_MODULE_7__/* .SERVICE_SYSTEMS */ .P) {
        for (const item of await system.list(client, runId).all()) {
            const { id, attributes } = system.objectOf(item);
            if (system.isOfApply(item))
                continue;
            objects.push({
                item: { system: system.override.object, id, status: attributes.status },
                state: overrideStateOf(system.override, attributes),
                override: (comment) => system.sendOverride(client, id, comment),
            });
        }
    }
    return objects;
}
/** The status words of an object of which its policy system was never asked. */
const NEVER_ASKED = ['pending', 'queued', 'unreachable'];
function overrideStateOf({ waitingStatus, finalStatus }, { status, actions, permissions }) {
    if (status === finalStatus)
        return 'final';
    if (status !== waitingStatus)
        return undefined;
    if (actions?.['is-overridable'] === false)
        return 'final';
    const isPermitted = permissions?.['can-override'] ?? permissions?.['can-override-policy'];
    return isPermitted === false ? 'not-permitted' : 'overridable';
}
/**
 * Reads which failures an override of a run would accept, before anything is overridden. An override of a policy
 * check, a task stage or an evaluation accepts every failure in it, so all of them have to be known.
 *
 * @returns the ids of what waits for an override now, the failures in it, and as doubts why it is not known what would be
 *   accepted: with one of these, nothing may be overridden
 * @throws ServiceError when the service did not answer
 */
async function readOverridable(run, ports) {
    const observed = await readPolicies(run, ports, { waitsForPerson: true });
    const waiting = observed.flatMap(({ system, objects }) => objects
        .filter(({ object }) => overrideStateOf(system.override, object.attributes) === 'overridable')
        .map(({ object, contents }) => ({ object, system, contents })));
    const { results, runTasks, unfinished, doubts, errors } = mergeReadings(waiting.map(({ system, contents }) => 
    // An override is for failures that are known: without names that may be wrong, where a system has such.
    system.readCertain === undefined ? system.read(contents) : system.readCertain(contents)));
    const policies = results.filter(isAcceptedByOverride);
    const failures = [
        ...policies,
        ...runTasks
            .filter(({ status, level }) => status !== 'passed' && level !== 'advisory')
            .map(({ name }) => ({ runTask: name })),
    ];
    return {
        ids: waiting.map(({ object }) => object.id),
        failures,
        doubts: [
            ...observed.flatMap(({ how }) => ('doubt' in how ? how.doubt : [])),
            ...doubts,
            ...errors,
            ...unfinished.map(({ what, word }) => finding(CODES.noResult, phrase `The ${runPart(what)} is ${quoted(word)}.`)),
            ...(policies.every(hasPolicyName)
                ? []
                : [finding('policies-broken', phrase `A policy that failed has no name.`)]),
        ],
    };
}
/** Whether an override accepts this result. The failure of an advisory policy closes nothing, so it needs none. */
function isAcceptedByOverride({ status, level }) {
    if (status === 'passed' || status === 'overridden')
        return false;
    return level !== 'advisory' || (status !== 'failed' && status !== 'known-after-apply');
}
//# sourceMappingURL=override-run.js.map

/***/ }),

/***/ 31523:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: function() { return /* binding */ saysSomething; }
/* harmony export */ });
/* unused harmony export readCommand */
/* harmony import */ var _approvals_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91802);
/** Reads a command in a comment on a pull request. Anything unclear is refused. */



const LONGEST_REASON = 500;
/** The word after `/plangate`, the next word, and the rest of the line. */
const COMMAND_LINE = /^\/plangate(?: +([^ ]+))?(?: +([^ ]+))?(?: +(.+))?$/;
/** A line of `approvals/`, or what is meant as one: the next report says of it whether it counts. */
const APPROVE = { verb: 'approve', commit: '', reason: '' };
/**
 * Reads a comment that is a command. The whole comment must be that one line: a command in a quotation, in a code block or
 * with other text does not count.
 *
 * @returns `unclear` if it is meant as a command and cannot be followed; undefined for any other comment
 */
function readCommand(body) {
    const approval = readLine(body);
    const isForService = approval?.kind === 'misread' && approval.why === 'old-override';
    if (approval !== undefined && approval.kind !== 'again' && !isForService)
        return APPROVE;
    const line = withoutTrailing(body, ' \t\r\n');
    const parts = COMMAND_LINE.exec(line);
    if (parts === null || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(line))
        return undefined;
    const [, word, commit = '', reason = ''] = parts;
    const verb = VERBS.find((name) => name === word);
    if (verb === undefined)
        return 'unclear';
    if (verb === 'except') {
        const exceptionText = line.slice(line.indexOf(verb) + verb.length).trim();
        return { verb, commit: '', reason: '', exceptionText };
    }
    if (verb === 'help' || verb === 'rerun' || verb === 'again') {
        return commit === '' ? { verb, commit, reason } : 'unclear';
    }
    const isCommit = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit);
    const isReason = saysSomething(reason) && reason.length <= LONGEST_REASON;
    return isCommit && isReason ? { verb, commit, reason } : 'unclear';
}
/** Whether a reason has a letter or a digit in it. */
function saysSomething(reason) {
    return /[\p{L}\p{N}]/u.test(reason);
}
//# sourceMappingURL=read-command.js.map

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