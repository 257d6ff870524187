"use strict";
exports.id = 454;
exports.ids = [454,167];
exports.modules = {

/***/ 27126:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: function() { return /* binding */ localPath; },
/* harmony export */   Ts: function() { return /* binding */ directoriesFor; },
/* harmony export */   WI: function() { return /* binding */ readManifest; },
/* harmony export */   dp: function() { return /* binding */ MODULE_MANIFEST; },
/* harmony export */   wK: function() { return /* binding */ findMisled; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _syntax_read_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59611);
/**
 * What Terraform makes of the module manifest, the file in which `terraform init` notes where the module of
 * each call is. Terraform follows it without a look at the call: an entry may lead `./m` to any other
 * directory. Each reader of a configuration asks here. Source: `internal/modsdir/manifest.go` and
 * `internal/initwd/module_install.go` of Terraform 1.11.4.
 */


/** Where it is in the directory that Terraform runs in. */
const MODULE_MANIFEST = '.terraform/modules/modules.json';
/** Where modules are that no local source names. */
const FETCHED = '.terraform/modules';
/**
 * Reads a manifest as `terraform init` writes it. Terraform accepts more (other cases of names, names that
 * are repeated): such a manifest was written by hand, and it is not certain what it says.
 *
 * @returns the records without that of the root module, or the end of a sentence about the manifest
 */
function readManifest(text) {
    // Terraform takes an empty file as one without records.
    if (text === '')
        return [];
    let json;
    try {
        json = (0,_syntax_read_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readRepeatedJson */ .X)(text);
    }
    catch {
        return { problem: 'is no JSON' };
    }
    const [modules, ...others] = membersOf(json);
    if (modules?.name !== 'Modules' || others.length > 0)
        return { problem: OTHER_FORM };
    const list = modules.value;
    const isOther = list.kind === 'literal' && list.value !== null;
    if (list.kind === 'object' || isOther)
        return { problem: OTHER_FORM };
    const records = [];
    const keys = new Set();
    for (const item of list.kind === 'list' ? list.items : []) {
        const record = toRecord(item);
        if (record === undefined)
            return { problem: OTHER_FORM };
        if (keys.has(record.key))
            return { problem: `has ${describeRecord(record)} twice` };
        keys.add(record.key);
        records.push(record);
    }
    return records;
}
const OTHER_FORM = 'is not in the form that `terraform init` writes';
function membersOf(json) {
    return json.kind === 'object' ? json.entries : [];
}
function toRecord(json) {
    const fields = new Map();
    for (const { name, value } of membersOf(json)) {
        const text = value.kind === 'literal' ? value.value : undefined;
        const isKnown = ['Key', 'Source', 'Version', 'Dir'].includes(name) && !fields.has(name);
        // Terraform replaces what is no Unicode.
        if (!isKnown || typeof text !== 'string' || /[\uFFFD\0]/.test(text))
            return undefined;
        fields.set(name, text);
    }
    const key = fields.get('Key');
    const directory = fields.get('Dir');
    if (key === undefined || directory === undefined)
        return undefined;
    return { key, source: fields.get('Source') ?? '', directory };
}
/**
 * Finds a record that does not lead where its call says: a local source to that directory, any other to the
 * place into which `terraform init` fetches the module of this call.
 *
 * @returns the end of a sentence about the manifest; undefined if all lead there
 */
function findMisled(records, directories) {
    const places = directoriesByKey(records);
    for (const record of records) {
        const problem = misledProblem(record, places, directories);
        if (problem !== undefined)
            return problem;
    }
    return undefined;
}
function directoriesByKey(records) {
    return new Map(records.map(({ key, directory }) => [key, directory]));
}
function misledProblem(record, places, directories) {
    const { key, source, directory } = record;
    const leadsTo = (why) => `leads ${describeRecord(record)} to ${JSON.stringify(directory)}, and ${why}`;
    if (key === '') {
        if (directory === '.')
            return undefined;
        return `says that the root module is in ${JSON.stringify(directory)}`;
    }
    if (directory !== cleaned(directory))
        return leadsTo('Terraform writes such a path differently');
    if (!isLocal(source)) {
        const fetchedTo = `${FETCHED}/${key}`;
        const isThere = directory === fetchedTo || directory.startsWith(`${fetchedTo}/`);
        if (isThere && !directories.isBehindLink(directory))
            return undefined;
        const links = isThere ? ', with no link on the way' : '';
        return leadsTo(`it belongs in ${JSON.stringify(fetchedTo)}${links}`);
    }
    const expected = directoryOfSource(record, places);
    if (expected === undefined)
        return leadsTo('has no record of the module that calls it');
    if (directory === expected || directories.isSame(directory, expected))
        return undefined;
    return leadsTo(`its source is ${JSON.stringify(source)}`);
}
/** The directory that a local source names; undefined if no record says where its caller is. */
function directoryOfSource({ key, source }, places) {
    const callerKey = key.slice(0, Math.max(0, key.lastIndexOf('.')));
    let caller = callerKey === '' ? '.' : places.get(callerKey);
    // A module of `terraform test` is called by a file of tests, which has no record.
    if (caller === undefined && key.startsWith('test.'))
        caller = '.';
    return caller === undefined ? undefined : cleaned(`${caller}/${source.replaceAll('\\', '/')}`);
}
function describeRecord({ key }) {
    return key === '' ? 'the root module' : `module ${JSON.stringify(key)}`;
}
/** The path as Terraform writes it: without steps that lead nowhere, and without a slash at the end. */
function cleaned(path) {
    return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path).replace(/(.)\/$/s, '$1');
}
/**
 * The directories besides its own to which the records may lead a call with this label, whatever its source
 * is and whichever module has the call.
 */
function directoriesFor(records, label) {
    const places = directoriesByKey(records);
    const elsewhere = records.filter((record) => (record.key === label || record.key.endsWith(`.${label}`)) &&
        (!isLocal(record.source) || record.directory !== directoryOfSource(record, places)));
    return [...new Set(elsewhere.map(({ directory }) => directory))];
}
/**
 * The path of a source that names a directory near the caller, with slashes; undefined if it names anything
 * else. Terraform takes `..` for no path. Source: `internal/addrs/module_source.go` of Terraform 1.11.4.
 */
function localPath(source) {
    if (source === undefined || !isLocal(source))
        return undefined;
    return source.replaceAll('\\', '/');
}
/** Whether a source begins with a step in the file system, written with slashes or backslashes. */
function isLocal(source) {
    return /^\.{1,2}[/\\]/.test(source);
}
//# sourceMappingURL=module-manifest.js.map

/***/ }),

/***/ 67832:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lb: function() { return /* binding */ endRun; },
/* harmony export */   mL: function() { return /* binding */ giveUpRun; },
/* harmony export */   nP: function() { return /* binding */ keepOrDiscard; }
/* harmony export */ });
/* unused harmony exports sayEnded, leftoverOf, finishAfterKill */
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20486);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83538);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62373);
/* harmony import */ var _trust_audit_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79239);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46281);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74132);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10000);








/** Ends the run of a workspace that cannot go on, if there may be one. @returns what its result says of that */
async function giveUpRun(workspace, why, service) {
    if (!workspace.mayHaveRun)
        return {};
    const { ended, factsOfEnd } = await endRunOfWorkspace(workspace, why, service);
    const { runSeen } = workspace;
    const { runId = runSeen?.id, status: runStatus = runSeen?.status } = ended;
    // A leftover has a notice of its own. A run that never was, or that ended by itself, needs none.
    const isNews = ended.outcome !== 'none' && ended.outcome !== 'over';
    const isSaid = factsOfEnd.leftover === undefined && isNews;
    const notices = [...workspace.notices, ...(isSaid ? [sayEnded(ended)] : [])];
    return { ...factsOfEnd, runId, runStatus, notices };
}
/**
 * Keeps a provisional run, which can be applied later, if the gate is green, and discards it otherwise.
 * A run that needs an override is kept as well, because a discarded run cannot be overridden.
 *
 * @returns what its result says of that
 */
async function keepOrDiscard({ word }, settled, service) {
    if (service.plan.mode !== 'provisional')
        return {};
    if ((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .isGreen */ .gf)(word, service.policy.failOn)) {
        const { status, actions } = settled.watched.run.attributes;
        return {
            confirmable: status === 'planned_and_saved' || actions?.['is-confirmable'] === true,
        };
    }
    if (word === 'needs-override')
        return {};
    const why = 'the gate did not pass';
    const { ended, factsOfEnd } = await endRunOfWorkspace(settled, why, service);
    return { runStatus: ended.status ?? settled.runSeen.status, ...factsOfEnd };
}
/** Ends the run of a workspace. @param why the end of a sentence @returns also what its result says of that */
async function endRunOfWorkspace({ name: workspace, workspaceId, versionId, runSeen: run }, why, service) {
    if (versionId === undefined)
        return { ended: { outcome: 'none' }, factsOfEnd: {} };
    if (run !== undefined)
        service.emit({ kind: 'canceling', workspace, runId: run.id, why });
    const { mode } = service.plan;
    const ended = await endRun({ workspaceId, versionId, runId: run?.id, mode }, { ...service.endingPorts(), clock: service.clock, comment: `Plangate: ${why}.` });
    const leftover = leftoverOf(ended, mode);
    return { ended, factsOfEnd: { leftover, ...(0,_trust_audit_js__WEBPACK_IMPORTED_MODULE_7__/* .recordDiscard */ .W)(ended, why, service.clock.date()) } };
}
/** How a run ended for which no job waits any more. */
function sayEnded(ended) {
    const { runId = '', status = '' } = ended;
    const run = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .runPart */ .Lk)(runId)}`;
    const of = (says) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .finding */ .gk)('run-ended', says, { about: { run: ended.runId } });
    switch (ended.outcome) {
        case 'none':
            return of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `No run was started.`);
        case 'over':
            return of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `${run} is over: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(status)}.`);
        case 'left':
            return of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `${run} is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(status)}: it is being applied, so it was kept.`);
        case 'ended':
            return of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `${status === 'discarded' ? 'Discarded' : 'Canceled'}, because no job waits any more: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .runPart */ .Lk)(runId)}.`);
        case 'unknown':
            return of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `${ended.runId === undefined ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `A run` : run} may still be going on: ${lastSeen(ended)}`);
    }
}
function lastSeen({ trouble, status = '' }) {
    return trouble?.says ?? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `it was last seen as ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(status)}.`;
}
/**
 * Cancels or discards a run, and waits for its end. A saved plan is over only once it is discarded: until then it could be
 * applied. Never throws.
 */
async function endRun(target, ports) {
    let runId = target.runId;
    let status;
    try {
        runId ??= (await findRunToEnd(target, ports))?.id;
        if (runId === undefined)
            return { outcome: 'none' };
        if (target.mode === 'provisional') {
            const { run } = await ports.client.runs.show(runId);
            status = run.attributes.status;
            if ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_2__/* .runKind */ .Il)(target.mode, status) === 'foreign')
                return { runId, outcome: 'left', status };
        }
        await cancelOrDiscard(runId, ports);
        return { runId, ...(await awaitEnd(runId, ports)) };
    }
    catch (error) {
        const refused = (0,_failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .isRefusal */ .vu)(error) || undefined;
        return { runId, outcome: 'unknown', status, trouble: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .findingOf */ .hD)(error), refused };
    }
}
/**
 * That a run could not be ended, and what a person has to do about it; undefined if there is nothing to do. A speculative run
 * is named only if the service refused to end it.
 */
function leftoverOf(ended, mode) {
    const { runId, outcome, status = '', refused } = ended;
    const run = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .runPart */ .Lk)(runId ?? '');
    const about = { run: runId };
    if (mode === 'speculative') {
        if (outcome !== 'unknown' || refused !== true || runId === undefined)
            return undefined;
        return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .finding */ .gk)('run-goes-on', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `The service refused to end ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .runPart */ .Lk)(runId)}. What is speculative goes on until it ends by itself, and nothing of it can be applied.`, {
            about,
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `${NEEDED_PERMISSION} Give it to the team of the token.`,
            actor: 'operators',
        });
    }
    const appliable = (says, remedy) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .CODES */ .Lp.stillAppliable, says, { about, remedy, actor: 'operators' });
    if (outcome === 'left' || status === 'applied') {
        return appliable((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `Not discarded, because it is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(status)}: ${run}. Its plan is applied although the gate did not pass.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `Check the run.`);
    }
    if (outcome !== 'unknown')
        return undefined;
    if (runId === undefined) {
        return appliable((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `There may be a run of this check that can be applied although the gate did not pass: ${lastSeen(ended)}`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `Check the runs of the workspace.`);
    }
    return refused === true
        ? appliable((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `The service refused to end ${run}, which can still be applied although the gate did not pass.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `${NEEDED_PERMISSION} Discard it by hand, and give the team of the token that permission.`)
        : appliable((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `A plan may be applied although the gate did not pass, because ${run} could not be ended: ${lastSeen(ended)}`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `Discard it by hand.`);
}
const NEEDED_PERMISSION = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `Canceling and discarding need the permission to apply runs (access level write, or runs: apply).`;
/** A request for a run that was given up may still be on its way: after these pauses there are further looks for it. */
const PAUSES_OF_SEARCH_MS = [500, 1_500];
async function findRunToEnd({ workspaceId, versionId }, { client, clock, deadline }) {
    const look = () => client.runs.findByConfigurationVersion(workspaceId, versionId);
    let run = await look();
    for (const pauseMs of PAUSES_OF_SEARCH_MS) {
        if (run !== undefined || clock.now() + pauseMs >= deadline)
            return run;
        await clock.sleep(pauseMs);
        run = await look();
    }
    return run;
}
/** A run that waits for a person cannot be canceled: the service answers with a conflict, and it is discarded. */
async function cancelOrDiscard(runId, ports) {
    const { client, comment } = ports;
    try {
        await client.runs.cancel(runId, comment);
    }
    catch (error) {
        if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.code !== 'conflict')
            throw error;
        const { run } = await client.runs.show(runId);
        if ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isRunOver */ .Ck)(run.attributes.status))
            return;
        if (run.attributes.actions?.['is-discardable'] !== false) {
            await client.runs.discard(runId, comment);
        }
    }
}
async function awaitEnd(runId, { client, clock, deadline }) {
    let discarded = false;
    for (let pauseMs = 250;; pauseMs = Math.min(pauseMs * 2, 4_000)) {
        const { run } = await client.runs.show(runId);
        const { status, actions } = run.attributes;
        // Which statuses are those of a stopped run does not depend on its mode.
        if ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_2__/* .runKind */ .Il)('speculative', status) === 'stopped')
            return { outcome: 'ended', status };
        if ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isRunOver */ .Ck)(status))
            return { outcome: 'over', status };
        if (!discarded && actions?.['is-cancelable'] !== true && actions?.['is-discardable'] === true) {
            // The plan had ended before it was canceled, so the run waits now and can be discarded.
            discarded = true;
            await client.runs.discard(runId);
            continue;
        }
        if (clock.now() + pauseMs >= deadline)
            return { outcome: 'unknown', status };
        await clock.sleep(pauseMs);
    }
}
/** The time for ending the runs of a killed job. */
const BUDGET_MS = 60_000;
/** Cancels or discards every run of a job that was killed. A run without an id is looked up by its version. Never throws. */
async function finishAfterKill(step, { client, clock, signal }) {
    const deadline = clock.now() + BUDGET_MS;
    const scoped = client.with({ signal, deadline });
    return await Promise.all(step.runs.map(async ({ workspace, ...run }) => {
        const comment = 'The job that waited for this run was killed.';
        const ports = { client: scoped, clock, deadline, comment };
        const ended = await endRun({ ...run, mode: step.mode }, ports);
        return { workspace, ...ended, leftover: leftoverOf(ended, step.mode) };
    }));
}
//# sourceMappingURL=end-run.js.map

/***/ }),

/***/ 3936:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: function() { return /* binding */ findOverriders; }
/* harmony export */ });
/* harmony import */ var _policy_systems_judged_here_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85643);
/* harmony import */ var _read_policies_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11056);


/** @returns undefined where nothing waits for an override at the service, or where they are not known */
async function findOverriders(workspaces, { plan: { organization }, ...service }) {
    // The guard, own policies and findings of scanners are approved by comments, and not at the service.
    const isOverriddenAtService = (result) => result.overridable && result.system !== 'guard' && !(0,_policy_systems_judged_here_js__WEBPACK_IMPORTED_MODULE_0__/* .isJudgedHere */ .s)(result);
    const waiting = workspaces.filter(({ verdict, results }) => verdict.word === 'needs-override' && results.some(isOverriddenAtService));
    if (waiting.length === 0)
        return undefined;
    const ids = waiting.flatMap(({ workspaceId }) => workspaceId ?? []);
    // Without the teams, the report names the permission that an override needs. The verdict does not depend on them.
    const reading = (0,_read_policies_js__WEBPACK_IMPORTED_MODULE_1__/* .readIfPossible */ .dA)(service, undefined, (client) => client.workspaces.overriders(organization, ids));
    return reading.catch(() => undefined);
}
//# sourceMappingURL=find-overriders.js.map

/***/ }),

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

/***/ 90158:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: function() { return /* binding */ MOST_RUNS_AT_ONCE; },
  openUpload: function() { return /* binding */ openUpload; }
});

// EXTERNAL MODULE: ./build/src/gate/approved-run.js
var approved_run = __webpack_require__(66);
// EXTERNAL MODULE: ./build/src/gate/end-run.js
var end_run = __webpack_require__(67832);
// EXTERNAL MODULE: ./build/src/gate/find-overriders.js
var find_overriders = __webpack_require__(3936);
// EXTERNAL MODULE: ./build/src/gate/find-workspace.js
var find_workspace = __webpack_require__(87170);
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __webpack_require__(6609);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/archive/pack.js
var pack = __webpack_require__(70847);
// EXTERNAL MODULE: ./build/src/configuration/file-names.js
var file_names = __webpack_require__(96817);
// EXTERNAL MODULE: ./build/src/gate/failure-of.js
var failure_of = __webpack_require__(46281);
// EXTERNAL MODULE: ./build/src/gate/hidden-files.js
var hidden_files = __webpack_require__(7707);
// EXTERNAL MODULE: ./build/src/gate/look-at-commit.js
var look_at_commit = __webpack_require__(8854);
// EXTERNAL MODULE: ./build/src/gate/refuse-hidden.js
var refuse_hidden = __webpack_require__(37070);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/plan/outside-modules.js
var outside_modules = __webpack_require__(42130);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
;// CONCATENATED MODULE: ./build/src/gate/pack-workspace.js
/** Has the files of a workspace packed. If Terraform would load a file that the policies do not see, the gate says so or stops. */














/**
 * Packs the files of a workspace.
 *
 * @throws GateStop when Terraform would find nothing to plan, or the policies would not see all of it
 */
async function packWorkspace(workspace, archives, step) {
    const { workingDirectory, root, repository } = workspace;
    const archive = await archives.pack(root);
    if (!holdsConfiguration(archive.entries, workingDirectory)) {
        const directory = (0,find_workspace/* shownDirectory */.F0)((0,external_node_path_.join)(archive.root, workingDirectory), repository);
        throw new failure_of/* GateStop */.K$('input', sayUnconfigured(directory, archive, workingDirectory));
    }
    const outside = await (0,outside_modules/* findOutside */.B)(archive, { inside: workingDirectory, repository }, step.parsed);
    const outsideNotices = outside === undefined ? [] : [outside];
    const packed = { ...workspace, archive, notices: [...workspace.notices, ...outsideNotices] };
    outsideNotices.forEach((notice) => step.warn((0,finding/* textOf */.b6)(notice)));
    step.reach(packed);
    const hiddenNotices = await examineHidden(packed, step);
    hiddenNotices.forEach((notice) => step.warn((0,finding/* textOf */.b6)(notice)));
    return { ...packed, notices: [...packed.notices, ...hiddenNotices] };
}
/** That a directory has no configuration, and what to do. @param directory as a sentence names it */
function sayUnconfigured(directory, archive, workingDirectory) {
    const isMissing = (0,sentence/* phrase */.MZ) `There is no Terraform configuration in ${(0,sentence/* directoryPart */.Pv)(directory)}`;
    const about = { directory };
    const rules = rulesThatExclude(archive, workingDirectory);
    if (rules.length > 0) {
        const names = (0,sentence/* listParts */.Z)(rules.slice(0, hidden_files/* MOST_NAMED */.SE).map(sentence/* quoted */.TL));
        return (0,finding/* finding */.gk)(errors/* CODES */.Lp.noConfiguration, (0,sentence/* phrase */.MZ) `${isMissing}: what it has is excluded by ${names}.`, {
            about,
            remedy: (0,sentence/* phrase */.MZ) `Narrow the rule, or bring the files back after it with ${(0,sentence/* setting */.Pe)('!')}.`,
        });
    }
    const remedy = workingDirectory === ''
        ? (0,sentence/* phrase */.MZ) `Point ${(0,sentence/* typed */.nE)('directory')} at the one that has them.`
        : (0,sentence/* phrase */.MZ) `Point ${(0,sentence/* typed */.nE)('directory')} at a path that ends in the working directory of the workspace or contains it, or change the working directory in the workspace's settings.`;
    return (0,finding/* finding */.gk)(errors/* CODES */.Lp.noConfiguration, (0,sentence/* phrase */.MZ) `${isMissing}: no .tf or .tofu file that is sent lies directly there.`, { about, remedy, actor: 'operators' });
}
/** The rules that exclude the configuration. */
function rulesThatExclude({ excluded }, workingDirectory) {
    const configurationFiles = excluded.filter(({ path }) => `${workingDirectory}/`.startsWith(`${path}/`) ||
        (external_node_path_.posix.dirname(path) === (workingDirectory || '.') && (0,file_names/* isConfiguration */.ZC)(external_node_path_.posix.basename(path))));
    return [...new Set(configurationFiles.flatMap(({ rule }) => rule ?? []))];
}
/** Whether the packed entries hold a configuration in the working directory. */
function holdsConfiguration(entries, workingDirectory) {
    const directory = workingDirectory === '' ? '.' : workingDirectory;
    return entries.some(({ path, type }) => type !== 'directory' &&
        external_node_path_.posix.dirname(path) === directory &&
        (0,file_names/* isConfiguration */.ZC)(external_node_path_.posix.basename(path)));
}
/**
 * Which excluded files Terraform would load, as notices.
 *
 * @throws GateStop when git cannot say whether a file is tracked that Terraform would load; when a
 *   pull request hides such a file, or changes one that is hidden
 */
async function examineHidden({ archive, workingDirectory }, step) {
    const { proposal } = step.change;
    const missing = proposal ? notCheckedOut(archive, proposal) : [];
    if (missing.length === 0 && !archive.excluded.some(hidden_files/* couldBeLoaded */._t))
        return [];
    const module = (0,external_node_path_.join)(archive.root, ...workingDirectory.split('/'));
    const manifest = await (0,refuse_hidden/* examineManifest */.f7)(archive, module, proposal);
    if (manifest.closing !== undefined)
        throw new failure_of/* GateStop */.K$('unseen', manifest.closing);
    const found = await findHiddenOnce(archive, workingDirectory, missing, step);
    // What is not checked out is reported with the other differences from the commit.
    const certain = found.files.filter(({ isCertain, entry }) => isCertain && entry.reason !== pack/* NOT_CHECKED_OUT */.pL);
    const empty = certain.filter(({ entry }) => entry.reason === pack/* EMPTY_SUBMODULE */.PW);
    if (empty.length > 0)
        throw new failure_of/* GateStop */.K$('unseen', (0,look_at_commit/* sayEmptySubmodules */.Y)(empty));
    const doubt = (0,hidden_files/* sayDoubtful */.ZA)(found.files, archive.root);
    if (doubt !== undefined)
        throw new failure_of/* GateStop */.K$('input', doubt);
    // Files that git does not track are no part of the pull request.
    const hidden = found.files.filter(({ entry }) => entry.reason !== pack/* UNTRACKED */.iC);
    const closing = await (0,refuse_hidden/* whyHiddenFilesClose */.Eb)(hidden, found, step);
    if (closing !== undefined)
        throw new failure_of/* GateStop */.K$('unseen', closing);
    const notices = manifest.notice === undefined ? [] : [manifest.notice];
    for (const { entry } of certain.slice(0, hidden_files/* MOST_NAMED */.SE)) {
        const { path, reason } = entry;
        const why = entry.rule === undefined ? (0,sentence/* plain */.pj)(reason) : (0,sentence/* setting */.Pe)(entry.rule);
        const about = { file: path };
        notices.push(reason === pack/* UNTRACKED */.iC
            ? (0,finding/* finding */.gk)(errors/* CODES */.Lp.untrackedSecret, (0,sentence/* phrase */.MZ) `Terraform would load ${(0,sentence/* filePart */.A4)(path)}, but it ${why}: the policies judge a plan without it.`, { about, remedy: (0,sentence/* phrase */.MZ) `Pass its values as variables of the workspace.` })
            : (0,finding/* finding */.gk)('hidden-file', (0,sentence/* phrase */.MZ) `Terraform would load ${(0,sentence/* filePart */.A4)(path)}, but the policies do not get to see it: ${why}.`, { about }));
    }
    if (certain.length > hidden_files/* MOST_NAMED */.SE) {
        const more = (0,sentence/* numberPart */.V4)(certain.length - hidden_files/* MOST_NAMED */.SE);
        notices.push((0,finding/* finding */.gk)('hidden-file', (0,sentence/* phrase */.MZ) `${more} more files that Terraform would load are excluded.`));
    }
    return notices;
}
/** Files of the commit that would be sent if they were here. */
function notCheckedOut({ root, uncommitted = [] }, { repository }) {
    const missing = uncommitted
        .map((path) => (0,external_node_path_.join)(repository, path))
        .filter((path) => !(0,external_node_fs_.existsSync)(path));
    return missing.map((path) => ({
        path: (0,find_repository/* slashed */.df)((0,external_node_path_.relative)(root, path)),
        reason: pack/* NOT_CHECKED_OUT */.pL,
    }));
}
/** What is hidden in each archive, by the absolute directory that Terraform runs in: read once for all its workspaces. */
const HIDDEN_OF_ARCHIVE = new WeakMap();
/** @param missing files of the commit that are not here: they are hidden as well */
function findHiddenOnce(archive, workingDirectory, missing, step) {
    const { root, entries } = archive;
    const excluded = [...archive.excluded, ...missing];
    const module = (0,external_node_path_.join)(root, ...workingDirectory.split('/'));
    const byModule = HIDDEN_OF_ARCHIVE.get(archive) ?? new Map();
    const find = async () => {
        const packing = { root, excluded, links: (0,hidden_files/* linksOf */.hP)(entries) };
        return { archive, module, ...(await (0,hidden_files/* findHidden */.C$)(packing, module, step)) };
    };
    const hidden = byModule.get(module) ?? find();
    HIDDEN_OF_ARCHIVE.set(archive, byModule.set(module, hidden));
    return hidden;
}
function openArchives(packRoot, emit) {
    const packed = new Map();
    const done = [];
    let isClosed = false;
    const packNow = async (root) => {
        const archive = await packRoot(root);
        done.push(archive);
        // A job that could not wait for it has its result.
        if (isClosed)
            await archive.remove();
        // Loaded before any workspace goes on, so that all go on in their order.
        if (archive.excluded.some(hidden_files/* couldBeLoaded */._t))
            await (0,hidden_files/* loadReader */.yD)();
        emit({ kind: 'archive', root, archive });
        return archive;
    };
    return {
        pack: (root) => {
            const archive = packed.get(root) ?? packNow(root);
            packed.set(root, archive);
            return archive;
        },
        summaries: () => done.map(({ root, bytes, contentBytes, sha256, entries, uncommitted, excluded }) => {
            const files = entries.filter(({ type }) => type !== 'directory').length;
            return { root, files, bytes, contentBytes, sha256, excluded: excluded.length, uncommitted };
        }),
        async close() {
            isClosed = true;
            await Promise.all(done.map((archive) => archive.remove().catch(() => undefined)));
        },
    };
}
//# sourceMappingURL=pack-workspace.js.map
// EXTERNAL MODULE: ./build/src/gate/plan-of-run.js
var plan_of_run = __webpack_require__(40370);
// EXTERNAL MODULE: ./build/src/gate/run.js
var gate_run = __webpack_require__(69268);
// EXTERNAL MODULE: ./build/src/gate/runs-of-change.js
var runs_of_change = __webpack_require__(67306);
// EXTERNAL MODULE: ./build/src/gate/service-scope.js
var service_scope = __webpack_require__(74963);
// EXTERNAL MODULE: ./build/src/gate/take-over.js
var take_over = __webpack_require__(33109);
// EXTERNAL MODULE: ./build/src/gate/sources/current-run.js
var current_run = __webpack_require__(70189);
;// CONCATENATED MODULE: ./build/src/gate/sources/upload.js











/** The limit of a service lets no job watch more runs. */
const MOST_RUNS_AT_ONCE = 500;
function openUpload(request, { choose, pack, namesOverriders, ...asked }) {
    return {
        gives: { run: true, plannedCommit: false, serviceSystems: true },
        startsCode: true,
        startsTogether: true,
        mostAtOnce: MOST_RUNS_AT_ONCE,
        async find(scope) {
            const { requested, skipped } = await choose();
            const service = (0,service_scope/* openServiceScope */.G)(request, scope, asked, requested.length);
            const superseder = (0,runs_of_change/* startSuperseder */.tI)(service, requested.length);
            const archives = openArchives(pack, scope.emit);
            const offerEarlierRuns = (0,take_over/* openTakeOver */.c)(service, (0,approved_run/* approvalsOfRuns */._)(request));
            return {
                found: await (0,find_workspace/* findReady */.Nk)(requested, service),
                skipped,
                prepare: (found, { reach }) => packWorkspace(found, archives, { ...service, reach }),
                async *offers(packed, { reach }) {
                    const { runOptions = service.plan.runOptions } = packed;
                    const step = { ...service, reach, plan: { ...service.plan, runOptions } };
                    const known = { notices: [] };
                    yield* offerEarlierRuns(packed, known, step);
                    yield await offerNewRun(packed, known, step, superseder);
                },
                giveUp: (reached, why) => (0,end_run/* giveUpRun */.mL)(reached, why, service),
                compare: (result, packed) => (0,current_run/* compareWithCurrent */.rV)(result, packed, service),
                async close() {
                    await superseder.close();
                    await archives.close();
                },
                describe: async (workspaces) => ({
                    archives: archives.summaries(),
                    overriders: namesOverriders ? await (0,find_overriders/* findOverriders */.R)(workspaces, service) : undefined,
                }),
            };
        },
    };
}
/** Uploads the files, starts their run, and watches it. @throws GateStop, or what the client threw */
async function offerNewRun(packed, { conditions, notices }, step, superseder) {
    const withKnown = { ...packed, conditions, notices: [...packed.notices, ...notices] };
    const started = await (0,gate_run/* startRun */.AD)(await (0,gate_run/* upload */.Se)(withKnown, step), step);
    const { workspaceId, run } = started;
    superseder.supersede(packed.name, { workspaceId, run, options: step.plan.runOptions });
    const settled = await (0,gate_run/* watch */.wB)(started, step);
    const findBaseRun = (0,current_run/* baseRunFinder */.$p)(settled, step);
    return {
        ...(0,plan_of_run/* offerOfRun */.VG)(settled, step, { findBaseRun }),
        conclude: ({ verdict }) => (0,end_run/* keepOrDiscard */.nP)(verdict, settled, step),
    };
}
//# sourceMappingURL=upload.js.map

/***/ }),

/***/ 40167:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: function() { return /* binding */ changedSince; },
/* harmony export */   TD: function() { return /* binding */ compareWithCommit; },
/* harmony export */   listCommitted: function() { return /* binding */ listCommitted; },
/* harmony export */   wu: function() { return /* binding */ mergeBase; }
/* harmony export */ });
/* unused harmony export uncommittedPaths */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _ask_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29796);
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66238);
/* harmony import */ var _model_or_else_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17026);
/* harmony import */ var _find_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6609);
/* harmony import */ var _git_objects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71650);
/**
 * Finds the files of a work tree that differ from the commit that is checked out, and those that this commit changes since
 * the last one that it has in common with a target. Each file is read and compared in the form in which git would store
 * it. No program that an attribute or a configuration names is run.
 */








/**
 * Compares the work tree with the commit that is checked out. Paths are relative to it, with slashes.
 *
 * @returns undefined if git does not answer
 */
async function compareWithCommit(repository, ports, compared = {}) {
    const { files, isNeeded = () => false } = compared;
    const head = await (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .headOf */ .Uo)(repository);
    const entries = head && (await readTree(head, repository, ports));
    const staged = await readIndex(repository, ports);
    const present = files ?? (await listPresent(repository, ports));
    if (entries === undefined || staged === undefined || present === undefined)
        return undefined;
    const skipped = new Set(staged.filter(({ tag }) => tag === 'S').map(({ path }) => path));
    const committed = new Map();
    const differences = [];
    const submodules = new Set();
    const unequal = [];
    const isLinkFree = linkFreeTest(repository.root);
    for (const entry of entries) {
        const { path, mode, id } = entry;
        const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.root, path);
        const isReached = isLinkFree((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(absolute));
        const stats = isReached ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(absolute, { throwIfNoEntry: false }) : undefined;
        if (mode === '160000') {
            submodules.add(path);
            if (stats === undefined)
                continue;
            const inside = await compareSubmodule(entry, repository, ports, compared);
            inside.committed.forEach((innerId, inner) => committed.set(`${path}/${inner}`, innerId));
            for (const difference of inside.differences)
                differences.push(difference);
            continue;
        }
        committed.set(path, id);
        if (stats === undefined) {
            // A sparse checkout leaves files out, and its index marks them. A link in their way leads to other files.
            const isLeftOut = skipped.has(path) && !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(absolute);
            if (!isLeftOut)
                differences.push({ path, how: 'missing' });
            else if (isNeeded(path))
                differences.push({ path, how: 'missing', isLeftOut });
        }
        else if (files?.has(path) !== false && !isEqual(entry, absolute, stats))
            unequal.push(entry);
    }
    for (const difference of await explainDifferences(unequal, repository, ports))
        differences.push(difference);
    for (const path of present) {
        if (!committed.has(path) && !isInOneOf(submodules, path)) {
            differences.push({ path, how: 'added' });
        }
    }
    return { committed, differences };
}
/** Whether the path is one of the directories, or in one of them. */
function isInOneOf(directories, path) {
    const steps = path.replace(/\/$/, '').split('/');
    return steps.some((_, at) => directories.has(steps.slice(0, at + 1).join('/')));
}
/** The files that git tracks, and all others; undefined if git does not answer. */
async function listPresent(repository, ports) {
    const listed = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, ['ls-files', '-z', '--cached', '--others']);
    return 'text' in listed ? new Set((0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsIn */ .Mr)(listed.text)) : undefined;
}
/** The entries of a commit; undefined if git does not answer. */
async function readTree(commit, repository, ports) {
    const args = ['ls-tree', '-r', '-z', '--full-tree', commit];
    const tree = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, args);
    if ('why' in tree)
        return undefined;
    return (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsIn */ .Mr)(tree.text).map((line) => {
        const [, mode = '', id = '', path = ''] = /^(\d+) \w+ (\w+)\t([^]*)$/.exec(line) ?? [];
        return { mode, id, path };
    });
}
/** The entries of the index; `tag` is `S` for a file that a sparse checkout leaves out. Undefined if git does not answer. */
async function readIndex(repository, ports) {
    const index = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, ['ls-files', '-z', '-s', '-t']);
    if ('why' in index)
        return undefined;
    return (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsIn */ .Mr)(index.text).map((line) => {
        const [, tag = '', mode = '', id = '', path = ''] = /^(\w) (\d+) (\w+) \d\t([^]*)$/.exec(line) ?? [];
        return { tag, mode, id, path };
    });
}
/**
 * What a commit has, as path → mode: `160000` is a submodule, `120000` a link. If the commit is not here, that
 * is what is checked out.
 *
 * @returns undefined if git does not answer
 */
async function listCommitted(commit, repository, ports) {
    const id = (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_6__/* .readCommitId */ .f)(commit);
    const entries = (id && (await readTree(id, repository, ports))) ?? (await readIndex(repository, ports));
    return entries && new Map(entries.map(({ path, mode }) => [path, mode]));
}
/** Answers whether a directory below `root` is reached without a link; remembers its answers. */
function linkFreeTest(root) {
    const answers = new Map([[root, true]]);
    return (directory) => {
        const isLinkFree = answers.get(directory) ?? (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_7__/* .orElse */ .N)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(directory) === directory, false);
        answers.set(directory, isLinkFree);
        return isLinkFree;
    };
}
/** Whether a file or a link is byte for byte what the commit has. @param path absolute */
function isEqual({ mode, id }, path, stats) {
    const isLink = mode === '120000';
    if (isLink !== stats.isSymbolicLink() || (!isLink && !stats.isFile()))
        return false;
    return (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .idOf */ .TH)('blob', isLink ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(path, 'buffer') : (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path), id) === id;
}
/**
 * Compares a submodule with the commit that the repository names for it. One that was not checked out is an empty
 * directory, which is no difference. Paths are relative to the submodule in `committed`, to the repository in `differences`.
 */
async function compareSubmodule({ path, id }, repository, ports, { files, isNeeded = () => false }) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.root, path);
    const differs = (...differences) => ({ committed: new Map(), differences });
    const filesInside = files && Array.from(files).filter((file) => file.startsWith(`${path}/`));
    if (filesInside?.length === 0)
        return differs();
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(root).isDirectory())
        return differs({ path, how: 'changed' });
    const module = (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findKnownRepository */ .bp)(root, repository.root);
    // Files in a directory that is no repository did not come from git.
    const isEmpty = module === undefined && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(root).length === 0;
    if (isEmpty)
        return differs();
    if (module === undefined || (await (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .headOf */ .Uo)(module)) !== id)
        return differs({ path, how: 'changed' });
    const inside = await compareWithCommit(module, ports, {
        files: filesInside && new Set(filesInside.map((file) => file.slice(path.length + 1))),
        isNeeded: (file) => isNeeded(`${path}/${file}`),
    });
    if (inside === undefined)
        return differs({ path, how: 'unknown', why: 'git gave no answer' });
    const { committed, differences } = inside;
    const inRepository = differences.map((inner) => ({ ...inner, path: `${path}/${inner.path}` }));
    return { committed, differences: inRepository };
}
/** Attributes with which a file in the work tree may differ from what git stores. */
const ATTRIBUTES = ['text', 'filter', 'ident', 'working-tree-encoding'];
/** Which of the files that are not byte for byte what git stores differ all the same, once their attributes are applied. */
async function explainDifferences(entries, repository, ports) {
    if (entries.length === 0)
        return [];
    const paths = entries.map(({ path }) => path).join('\0');
    // The attributes come from the index, because `.gitattributes` in the work tree may have changed.
    const ask = ['check-attr', '--cached', '-z', '--stdin', ...ATTRIBUTES];
    const reading = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, ask, { stdin: `${paths}\0` });
    if ('why' in reading)
        return entries.map(({ path }) => ({ path, how: 'changed' }));
    const values = new Map();
    const words = reading.text.split('\0');
    for (let at = 0; at + 2 < words.length; at += 3) {
        values.set(`${words[at]}\0${words[at + 1]}`, words[at + 2] ?? '');
    }
    const differences = [];
    for (const entry of entries) {
        const attribute = (name) => values.get(`${entry.path}\0${name}`) ?? 'unspecified';
        const difference = await compareAsStored(entry, attribute, repository, ports);
        if (difference !== undefined)
            differences.push(difference);
    }
    return differences;
}
const isUnset = (value) => value === 'unspecified' || value === 'unset';
/** Compares a file in the form in which git would store it, which its attributes say. Undefined if it is the same. */
async function compareAsStored(entry, attribute, repository, ports) {
    const { path, id, mode } = entry;
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.root, path);
    const changed = { path, how: 'changed' };
    if (mode === '120000' || (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(absolute, { throwIfNoEntry: false })?.isFile() !== true) {
        return changed;
    }
    const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(absolute);
    const filter = attribute('filter');
    if (filter === 'lfs') {
        const stored = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, ['cat-file', 'blob', id]);
        return 'text' in stored && isPointerTo(stored.text, bytes) ? undefined : changed;
    }
    const converting = ['filter', 'working-tree-encoding'].find((name) => !isUnset(attribute(name)));
    if (converting !== undefined) {
        const value = attribute(converting);
        const named = value === 'set' ? converting : `${converting}=${value}`;
        return { path, how: 'unknown', why: `only git's attribute ${named} says how it is stored` };
    }
    let text = bytes.toString('latin1');
    // The line ends that git stores.
    if (attribute('text') !== 'unset')
        text = text.replaceAll('\r\n', '\n');
    // Git adds the id of the blob.
    if (!isUnset(attribute('ident')))
        text = text.replaceAll(`$Id: ${id} $`, '$Id$');
    return (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .idOf */ .TH)('blob', Buffer.from(text, 'latin1'), id) === id ? undefined : changed;
}
/** Whether this pointer, which Git LFS stores in place of a file, has the digest and size of the bytes. */
function isPointerTo(pointer, bytes) {
    const [, oid, size] = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\noid sha256:([0-9a-f]{64})\nsize (\d+)\n$/.exec(pointer) ?? [];
    return size === String(bytes.length) && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex') === oid;
}
/** Which of these paths the `.gitignore` files in the work tree ignore. */
async function findIgnored(paths, repository, ports) {
    if (paths.length === 0)
        return new Set();
    const command = ['check-ignore', '--no-index', '-z', '--stdin'];
    const input = { stdin: `${paths.join('\0')}\0` };
    const ignored = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, command, input);
    return new Set('text' in ignored ? (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsIn */ .Mr)(ignored.text) : []);
}
/** More commits than these on both sides are not read. */
const MOST_COMMITS = 50_000;
/**
 * The merge base of the commit that is checked out and the target. Git proposes it. It counts if commits that
 * were hashed here lead to it from both sides.
 *
 * @returns undefined if the clone does not have all commits down to it
 */
async function mergeBase(target, repository, ports) {
    const head = await (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .headOf */ .Uo)(repository);
    if (head === undefined)
        return undefined;
    const ask = (...args) => (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askObjects */ .kO)(ports, repository, head, { args });
    const proposed = await ask('merge-base', head, target);
    const base = 'text' in proposed ? (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_6__/* .readCommitId */ .f)(proposed.text.trim()) : undefined;
    if (base === undefined)
        return undefined;
    const most = `--max-count=${MOST_COMMITS + 1}`;
    const listed = await ask('rev-list', '--boundary', most, `${head}...${target}`);
    if ('why' in listed)
        return undefined;
    const between = listed.text
        .split('\n')
        .flatMap((line) => (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_6__/* .readCommitId */ .f)(line.replace('-', '')) ?? []);
    if (between.length > MOST_COMMITS)
        return undefined;
    const commits = await (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .readCommits */ .Fe)([...new Set([head, target, ...between])], repository, ports);
    const leadsToBase = (from) => {
        const seen = new Set([from]);
        for (const commit of seen) {
            for (const parent of commits.get(commit)?.parents ?? [])
                seen.add(parent);
        }
        return seen.has(base);
    };
    const areAllRead = between.every((commit) => commits.has(commit));
    return areAllRead && leadsToBase(head) && leadsToBase(target) ? base : undefined;
}
/**
 * Lists the files that changed since the merge base of `target` and the commit that is checked out.
 * Changes that are not committed count, too, except in files that git ignores.
 *
 * @returns paths relative to the repository, with slashes, both the old and the new path of a moved
 *   file; undefined if git does not know `target` or the merge base
 */
async function changedSince(target, repository, ports) {
    const head = await (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .headOf */ .Uo)(repository);
    const base = await mergeBase(target, repository, ports);
    if (head === undefined || base === undefined)
        return undefined;
    const committed = await pathsThatDiffer({ old: base, now: head }, repository, ports);
    const uncommitted = await uncommittedPaths(repository, ports);
    if (committed === undefined || uncommitted === undefined)
        return undefined;
    return [...new Set([...committed, ...uncommitted])];
}
/** The files that differ from the commit that is checked out, except in files that git ignores; undefined if git does not answer. */
async function uncommittedPaths(repository, ports) {
    const compared = await compareWithCommit(repository, ports);
    if (compared === undefined)
        return undefined;
    const { differences } = compared;
    const added = differences.filter(({ how }) => how === 'added').map(({ path }) => path);
    const ignored = await findIgnored(added, repository, ports);
    return differences.map(({ path }) => path).filter((path) => !ignored.has(path));
}
/** The paths of files that differ between two commits; undefined if the clone does not have all of their directories. */
async function pathsThatDiffer({ old, now }, repository, ports) {
    const commits = await (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .readCommits */ .Fe)([old, now], repository, ports);
    const oldTree = commits.get(old)?.tree;
    const newTree = commits.get(now)?.tree;
    if (oldTree === undefined || newTree === undefined)
        return undefined;
    const top = (id) => ({ mode: '040000', name: '', id });
    const paths = [];
    // One level of directories after the other, so that each level is one question to git.
    let pairs = [{ path: '', before: top(oldTree), after: top(newTree) }];
    while (pairs.length > 0) {
        const entries = pairs.flatMap(({ before, after }) => [before, after]);
        const ids = new Set(entries.flatMap((entry) => treeOf(entry) ?? []));
        const trees = await (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .readTrees */ .i9)([...ids], repository, ports);
        if ([...ids].some((id) => !trees.has(id)))
            return undefined;
        const deeper = [];
        for (const { path, before, after } of pairs) {
            if (isFile(before) || isFile(after))
                paths.push(path);
            const oldEntries = entriesByName(trees.get(treeOf(before) ?? ''));
            const newEntries = entriesByName(trees.get(treeOf(after) ?? ''));
            for (const name of new Set([...oldEntries.keys(), ...newEntries.keys()])) {
                const innerBefore = oldEntries.get(name);
                const innerAfter = newEntries.get(name);
                const isSame = innerBefore?.id === innerAfter?.id && innerBefore?.mode === innerAfter?.mode;
                if (isSame)
                    continue;
                const inner = path === '' ? name : `${path}/${name}`;
                deeper.push({ path: inner, before: innerBefore, after: innerAfter });
            }
        }
        pairs = deeper;
    }
    return paths;
}
/** Also true for a link and a submodule. */
function isFile(entry) {
    return entry !== undefined && treeOf(entry) === undefined;
}
/** The id of a directory's tree; undefined for a file, a link or a submodule. */
function treeOf(entry) {
    return entry?.mode === '040000' ? entry.id : undefined;
}
function entriesByName(entries = []) {
    return new Map(entries.map((entry) => [entry.name, entry]));
}
//# sourceMappingURL=compare-with-commit.js.map

/***/ }),

/***/ 42130:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ findOutside; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6609);
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96817);
/* harmony import */ var _machine_files_here_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80467);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10000);
/** Finds the local modules of a configuration that are not sent with it, so that the plan would fail. */






const MOST_NAMED = 3;
/**
 * The local modules outside of the archive, and what to do about them; undefined if there are none. Only a
 * source with `..` can lead outside. Links are not followed, because the files that they lead to are sent in their place.
 *
 * @param archive as the fields of `Archive`
 * @param workspace.inside working directory of the workspace; '' when it has none
 * @param workspace.repository absolute path; undefined if there is none, or it is not known
 * @param parsed what this check has parsed before
 */
async function findOutside({ root, filesWithParentPaths }, { inside, repository }, parsed) {
    if (!filesWithParentPaths.some((path) => (0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isConfiguration */ .ZC)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path))))
        return undefined;
    const { searchedFiles, readConfiguration } = await Promise.all(/* import() */[__webpack_require__.e(351), __webpack_require__.e(4122)]).then(__webpack_require__.bind(__webpack_require__, 51741));
    const module = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, ...inside.split('/'));
    // What a link outside leads to is sent in its place, and calls what is beside the link.
    const files = { ..._machine_files_here_js__WEBPACK_IMPORTED_MODULE_3__/* .localFiles */ .Jd, follow: (path) => [path] };
    const { modules } = readConfiguration(module, searchedFiles(files, parsed));
    const outside = modules.map(({ directory }) => directory).filter((path) => !(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .isBelow */ .Yw)(path, root));
    if (outside.length === 0)
        return undefined;
    const sources = outside.map((path) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .TL)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(module, path))));
    const isOne = outside.length === 1;
    const verb = isOne
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `is the source of a module and lies`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `are sources of modules and lie`;
    const it = isOne ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `it` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `them`;
    const said = (remedy) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .finding */ .gk)('module-outside', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .firstParts */ .J4)(sources, MOST_NAMED)} ${verb} outside of what is sent: the plan will not find ${it}.`, { about: { directory: inside }, remedy });
    const canBeSent = (path) => (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .isDirectory */ .wd)(path) && (repository === undefined || (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .isBelow */ .Yw)(path, repository));
    if (!outside.every(canBeSent)) {
        return said((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Correct the source, or move ${it} into the repository.`);
    }
    // The innermost directory that has all of them.
    let common = module;
    while (!outside.every((path) => (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .isBelow */ .Yw)(path, common)))
        common = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(common);
    const workingDirectory = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .directoryPart */ .Pv)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(common, module)));
    return said((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Set the working directory of the workspace to ${workingDirectory} in its settings: then what is above is sent.`);
}
//# sourceMappingURL=outside-modules.js.map

/***/ }),

/***/ 79239:
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
//# sourceMappingURL=audit.js.map

/***/ })

};
;