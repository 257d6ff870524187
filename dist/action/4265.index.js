"use strict";
exports.id = 4265;
exports.ids = [4265];
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
    const byKey = directoriesByKey(records);
    for (const record of records) {
        const problem = misledProblem(record, byKey, directories);
        if (problem !== undefined)
            return problem;
    }
    return undefined;
}
function directoriesByKey(records) {
    return new Map(records.map(({ key, directory }) => [key, directory]));
}
function misledProblem(record, byKey, directories) {
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
    const expected = directoryOfSource(record, byKey);
    if (expected === undefined)
        return leadsTo('has no record of the module that calls it');
    if (directory === expected || directories.isSame(directory, expected))
        return undefined;
    return leadsTo(`its source is ${JSON.stringify(source)}`);
}
/** The directory that a local source names; undefined if no record says where its caller is. */
function directoryOfSource({ key, source }, byKey) {
    const callerKey = key.slice(0, Math.max(0, key.lastIndexOf('.')));
    let caller = callerKey === '' ? '.' : byKey.get(callerKey);
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
    const byKey = directoriesByKey(records);
    const elsewhere = records.filter((record) => (record.key === label || record.key.endsWith(`.${label}`)) &&
        (!isLocal(record.source) || record.directory !== directoryOfSource(record, byKey)));
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
/* harmony export */   QV: function() { return /* binding */ sayEnded; },
/* harmony export */   gZ: function() { return /* binding */ finishAfterKill; },
/* harmony export */   lb: function() { return /* binding */ endRun; },
/* harmony export */   mL: function() { return /* binding */ giveUpRun; },
/* harmony export */   nP: function() { return /* binding */ keepOrDiscard; }
/* harmony export */ });
/* unused harmony export leftoverOf */
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55205);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83538);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62373);
/* harmony import */ var _model_acts_on_runs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60537);
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
    return { ended, factsOfEnd: { leftover, ...(0,_model_acts_on_runs_js__WEBPACK_IMPORTED_MODULE_7__/* .recordDiscard */ .WV)(ended, why, service.clock.date()) } };
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
        if (!(error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.code !== 'conflict')
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

/***/ 86270:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: function() { return /* binding */ knownChanges; },
/* harmony export */   ei: function() { return /* binding */ removeManifest; },
/* harmony export */   f7: function() { return /* binding */ examineManifest; },
/* harmony export */   oL: function() { return /* binding */ CHANGES_NOT_KNOWN; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _archive_archive_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62558);
/* harmony import */ var _configuration_affected_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(21818);
/* harmony import */ var _configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27126);
/* harmony import */ var _machine_files_here_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80467);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6609);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85382);
/* harmony import */ var _model_relative_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20319);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10000);
/* harmony import */ var _hidden_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7707);
/** Whether a module manifest that is not sent closes the gate, and what a request changes. */










const CHANGES_NOT_KNOWN = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `which files this pull request changes is not known`;
/**
 * Finds out whether a module manifest that is not sent closes the gate.
 *
 * @param module absolute path of the directory that Terraform runs in
 * @returns why the gate stays closed, or what a reader should know
 */
async function examineManifest({ root, excluded }, module, proposal) {
    const places = (0,_machine_files_here_js__WEBPACK_IMPORTED_MODULE_3__/* .followLinks */ .n1)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(module, ..._configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .MODULE_MANIFEST */ .dp.split('/')));
    const manifest = excluded.find((entry) => (0,_hidden_files_js__WEBPACK_IMPORTED_MODULE_8__/* .isManifest */ .Yh)(entry) && places.includes((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, ...entry.path.split('/'))));
    if (manifest === undefined)
        return {};
    const { path, reason, detail, misleads } = manifest;
    const detailed = detail === undefined ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `: it ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .foreign */ .V$)(detail)}`;
    const what = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .filePart */ .A4)(path)} ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj)(reason)}${detailed}.`;
    const of = (says, more) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .finding */ .gk)('module-manifest', says, { about: { file: path }, remedy: more });
    if (reason === _archive_archive_js__WEBPACK_IMPORTED_MODULE_1__/* .MANIFEST_MISLEADING */ .kK) {
        return {
            notice: of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${what} It is not sent, and the plan has the modules that the calls name.`),
        };
    }
    const follows = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Terraform follows it in every checkout, and the policies do not get to see that`;
    const remedy = removeManifest(path);
    if (misleads === true)
        return { closing: of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${what} ${follows}.`, remedy) };
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(module, '.terraform');
    const why = proposal && (await whyManifestCloses(directory, proposal));
    if (why !== undefined)
        return { closing: of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${what} ${follows}, and ${why}.`, remedy) };
    return { notice: of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${what} It is not sent.`, remedy) };
}
/** What to do about a manifest that git tracks. @param path of it */
function removeManifest(path) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Remove it: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .typed */ .nE)(`git rm --cached ${path}`)}, and add ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)('.terraform/')} to .gitignore.`;
}
/** Why a manifest that misleads no call closes the gate: Terraform may fetch what the change puts there. */
async function whyManifestCloses(directory, proposal) {
    const changed = await knownChanges(directory, proposal);
    if (changed === undefined)
        return CHANGES_NOT_KNOWN;
    const inRepository = (0,_model_relative_path_js__WEBPACK_IMPORTED_MODULE_6__/* .relativePathInside */ ._)(proposal.repository, directory) ?? '';
    return changed.some((path) => (0,_configuration_affected_js__WEBPACK_IMPORTED_MODULE_9__/* .touches */ .yI)(path, inRepository))
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `this pull request changes what is in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)('.terraform/')}`
        : undefined;
}
/** What the pull request changes; undefined if that is not known of this directory. An empty list is of no change. */
async function knownChanges(directory, proposal) {
    const isInside = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelow */ .Yw)(directory, proposal.repository);
    const changed = isInside ? await proposal.changedFiles() : undefined;
    return changed?.length === 0 ? undefined : changed;
}
//# sourceMappingURL=examine-manifest.js.map

/***/ }),

/***/ 3936:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: function() { return /* binding */ findOverriders; }
/* harmony export */ });
/* harmony import */ var _read_policies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11056);

/** @returns undefined where nothing waits for an override at the service, or where they are not known */
async function findOverriders(workspaces, { plan: { organization }, ...service }) {
    const isOverriddenAtService = ({ overridable, judge }) => overridable && judge.acceptedBy === 'service';
    const waiting = workspaces.filter(({ verdict, results }) => verdict.word === 'needs-override' && results.some(isOverriddenAtService));
    if (waiting.length === 0)
        return undefined;
    const ids = waiting.flatMap(({ workspaceId }) => workspaceId ?? []);
    // Without the teams, the report names the permission that an override needs. The verdict does not depend on them.
    const reading = (0,_read_policies_js__WEBPACK_IMPORTED_MODULE_0__/* .readIfPossible */ .dA)(service, undefined, (client) => client.workspaces.overriders(organization, ids));
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
/* harmony import */ var _policy_systems_systems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19441);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69268);



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
        watched = await client.runs.show(first.run.id, { include: _run_js__WEBPACK_IMPORTED_MODULE_2__/* .WATCHED */ .tC });
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
    const isOfAnotherSystem = _policy_systems_systems_js__WEBPACK_IMPORTED_MODULE_1__/* .SERVICE_SYSTEMS */ .P.some(({ override }) => override.runStatus === status);
    return ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isRunOver */ .Ck)(status) ||
        (isOfAnotherSystem && status !== before) ||
        (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .awaitsOverride */ .iD)((0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .partsThatMayWait */ .QD)(watched)) ||
        (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .waitsForConfirmation */ .BS)(run));
}
//# sourceMappingURL=follow-run.js.map

/***/ }),

/***/ 8854:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BM: function() { return /* binding */ listCheckout; },
/* harmony export */   FU: function() { return /* binding */ findMissingFiles; },
/* harmony export */   Ym: function() { return /* binding */ sayEmptySubmodules; },
/* harmony export */   ao: function() { return /* binding */ refuseIncompleteCommit; },
/* harmony export */   i2: function() { return /* binding */ findEmptySubmodules; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _archive_archive_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62558);
/* harmony import */ var _configuration_affected_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(21818);
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96817);
/* harmony import */ var _configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27126);
/* harmony import */ var _machine_compare_with_commit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40167);
/* harmony import */ var _machine_files_here_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80467);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6609);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(46281);
/* harmony import */ var _examine_manifest_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(86270);
/* harmony import */ var _hidden_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7707);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(74132);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(10000);
/**
 * Finds what of a commit Terraform would load and its plan lacks, or has from elsewhere: submodules that are not checked
 * out, and a module manifest in a commit that the service takes itself, out of which nothing can be left.
 */















/** The mode that git gives to a link. */
const LINK_MODE = '120000';
/**
 * Refuses a commit that the service takes itself, if its plan has other modules than its files call.
 *
 * @throws GateStop if the plan of this commit is not of what the policies and a reader take it for
 */
async function refuseIncompleteCommit(workspace, { committed }, step) {
    const { workingDirectory } = workspace;
    const filesOfCommit = await committed?.();
    const manifest = [workingDirectory, _configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_4__/* .MODULE_MANIFEST */ .dp].filter(Boolean).join('/');
    let why;
    if (filesOfCommit === undefined)
        why = await whyManifestIsPlanned(manifest, workspace.root, step);
    else if (hasManifest(manifest, filesOfCommit))
        why = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .phrase */ .MZ) `is in this commit`;
    if (why !== undefined) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_8__/* .GateStop */ .K$('unseen', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_12__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_11__/* .CODES */ .Lp.cannotBeCloned, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .filePart */ .A4)(manifest)} ${why}. Terraform follows it to other directories than those that the calls name, and the service plans the commit as it is.`, { about: { file: manifest }, remedy: (0,_examine_manifest_js__WEBPACK_IMPORTED_MODULE_9__/* .removeManifest */ .ei)(manifest) }));
    }
    if (filesOfCommit && workspace.connection?.takesSubmodules !== true) {
        await refuseSubmodules(workspace, filesOfCommit, step);
    }
}
/** Whether the commit has the manifest, or a link or a submodule on the way to it. */
function hasManifest(manifest, committed) {
    const directory = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(manifest);
    const isPlaceholder = (path) => {
        const mode = committed.get(path);
        return mode === LINK_MODE || mode === SUBMODULE_MODE;
    };
    return (committed.has(manifest) || isPlaceholder(directory) || isPlaceholder(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(directory)));
}
/**
 * Why the manifest is in what the service plans, as the end of a sentence about it. Without a repository, the files that
 * are here and the list of changes are all there is; undefined if they do not show that it is.
 */
async function whyManifestIsPlanned(manifest, root, { change: { proposal } }) {
    const changed = (await proposal?.changedFiles()) ?? [];
    if (changed.some((path) => (0,_configuration_affected_js__WEBPACK_IMPORTED_MODULE_14__/* .touches */ .yI)(path, manifest))) {
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .phrase */ .MZ) `is among the files that this pull request changes`;
    }
    return _machine_files_here_js__WEBPACK_IMPORTED_MODULE_6__/* .localFiles */ .Jd.readFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...manifest.split('/'))) === undefined
        ? undefined
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .phrase */ .MZ) `is in this directory, and there is no repository that says where it comes from`;
}
/** @throws GateStop if the configuration loads something of a submodule, which the service may leave empty */
async function refuseSubmodules(workspace, committed, step) {
    const pathsWithMode = (wanted) => Array.from(committed)
        .filter(([, mode]) => mode === wanted)
        .map(([path]) => path);
    const submodules = pathsWithMode(SUBMODULE_MODE).map((path) => ({
        path,
        reason: _archive_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .EMPTY_SUBMODULE */ .PW,
    }));
    const loaded = await findLoaded(workspace, submodules, pathsWithMode(LINK_MODE), step);
    if (loaded.length === 0)
        return;
    const names = (0,_hidden_files_js__WEBPACK_IMPORTED_MODULE_10__/* .listHidden */ .rL)(loaded, () => undefined);
    throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_8__/* .GateStop */ .K$('unseen', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_12__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_11__/* .CODES */ .Lp.cannotBeCloned, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .phrase */ .MZ) `Terraform would load ${names}, ${loaded.length === 1 ? 'a submodule' : 'submodules'}, and the service does not say that it clones submodules for the workspace: then the directory is empty, and nothing in it is planned.`, {
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .phrase */ .MZ) `Switch on ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .quoted */ .TL)('Include submodules on clone')} in the workspace's version control settings, or use ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .setting */ .Pe)('plans-from: upload')}.`,
        actor: 'operators',
    }));
}
/** The mode that git gives to a submodule. */
const SUBMODULE_MODE = '160000';
/** Why a plan of this configuration would lack a submodule that it loads something of; undefined if it lacks none. */
async function findEmptySubmodules({ tracked, ...place }, step) {
    const empty = tracked.flatMap(([path, mode]) => {
        const isEmpty = mode === SUBMODULE_MODE && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place.root, path, '.git'));
        return isEmpty ? [{ path, reason: _archive_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .EMPTY_SUBMODULE */ .PW }] : [];
    });
    const loaded = await findLoaded(place, empty, [], step);
    return loaded.length > 0 ? sayEmptySubmodules(loaded) : undefined;
}
/**
 * Why a plan of this configuration would lack files that count; undefined if it lacks none of them.
 *
 * @param changedFiles those that count; undefined where each may be one of them
 */
async function findMissingFiles({ tracked, ...place }, changedFiles, step) {
    const { root } = place;
    const leftOut = await changedIfSparse(root, changedFiles);
    const missing = tracked.flatMap(([path, mode]) => {
        const mayBeLoaded = (0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isConfiguration */ .ZC)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)) || leftOut.has(path);
        const isMissing = mode !== SUBMODULE_MODE && mayBeLoaded && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path));
        return isMissing ? [{ path, reason: _archive_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .NOT_CHECKED_OUT */ .pL }] : [];
    });
    const loaded = await findLoaded(place, missing, [], step);
    if (loaded.length === 0)
        return undefined;
    const changed = await changedFiles();
    const changedPaths = changed && new Set(changed);
    const counting = loaded.filter(({ entry }) => changedPaths?.has(entry.path) !== false);
    if (counting.length === 0)
        return undefined;
    const names = (0,_hidden_files_js__WEBPACK_IMPORTED_MODULE_10__/* .listHidden */ .rL)(counting, () => undefined);
    const why = changed ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .phrase */ .MZ) `which the pull request adds or changes and ` : '';
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_12__/* .finding */ .gk)('files-not-here', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .phrase */ .MZ) `Terraform would load ${names}, ${why}which this checkout lacks: neither the plan nor the policies get to see it.`, { remedy: _hidden_files_js__WEBPACK_IMPORTED_MODULE_10__/* .CHECK_OUT_WHOLE */ .oR });
}
/** The files of the change, if the checkout is a sparse one, which may leave out what a text names; else none. */
async function changedIfSparse(root, changedFiles) {
    const { gitDirectory = '' } = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .findKnownRepository */ .bp)(root, root) ?? {};
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, 'info', 'sparse-checkout')))
        return new Set();
    const changed = await changedFiles();
    return changed === undefined ? { has: () => true } : new Set(changed);
}
/** What git tracks in the work tree of a repository and in its submodules. */
function listCheckout(root, ports) {
    return listWithSubmodules(root, root, ports);
}
/** In place of a commit: what is checked out. */
const NO_COMMIT = '';
/**
 * What git tracks in a work tree and in the submodules that are checked out in it: paths below it, with their modes.
 *
 * @param checkout the directory of the whole checkout, above which no repository is looked for
 */
async function listWithSubmodules(at, checkout, ports) {
    const repository = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .findKnownRepository */ .bp)(at, checkout);
    const committed = repository && (await (0,_machine_compare_with_commit_js__WEBPACK_IMPORTED_MODULE_5__.listCommitted)(NO_COMMIT, repository, ports));
    const tracked = [...(committed ?? [])];
    for (const [path] of tracked.filter(([, mode]) => mode === SUBMODULE_MODE)) {
        const inside = await listWithSubmodules((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, path), checkout, ports);
        for (const [inner, mode] of inside)
            tracked.push([`${path}/${inner}`, mode]);
    }
    return tracked;
}
/** Those of the entries that the configuration certainly loads, or from which it loads something. */
async function findLoaded({ root, workingDirectory }, excluded, links, step) {
    if (excluded.length === 0)
        return [];
    const module = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...workingDirectory.split('/'));
    const { files } = await (0,_hidden_files_js__WEBPACK_IMPORTED_MODULE_10__/* .findHidden */ .C$)({ root, excluded, links }, module, step);
    return files.filter(({ isCertain }) => isCertain);
}
/** Why empty submodules close the gate, whatever changes: where a module is empty nothing is planned, and everything passes. */
function sayEmptySubmodules(empty) {
    const names = (0,_hidden_files_js__WEBPACK_IMPORTED_MODULE_10__/* .listHidden */ .rL)(empty, () => undefined);
    const isOne = empty.length === 1;
    const what = isOne ? 'is a submodule' : 'are submodules';
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_12__/* .finding */ .gk)('submodules-empty', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .phrase */ .MZ) `Terraform would load ${names}, which ${what} and not checked out: neither the plan nor the policies get to see what belongs there.${(0,_hidden_files_js__WEBPACK_IMPORTED_MODULE_10__/* .sayMentions */ .T6)(empty)}`, {
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .phrase */ .MZ) `Check ${isOne ? 'it' : 'them'} out: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .setting */ .Pe)('submodules: true')} (or ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .setting */ .Pe)('recursive')}) for actions/checkout, elsewhere ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .typed */ .nE)('git submodule update --init --recursive')}.`,
    });
}
//# sourceMappingURL=look-at-commit.js.map

/***/ }),

/***/ 94265:
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
// EXTERNAL MODULE: ./build/src/archive/archive.js
var archive_archive = __webpack_require__(62558);
// EXTERNAL MODULE: ./build/src/configuration/file-names.js
var file_names = __webpack_require__(96817);
// EXTERNAL MODULE: ./build/src/gate/failure-of.js
var failure_of = __webpack_require__(46281);
// EXTERNAL MODULE: ./build/src/gate/hidden-files.js
var hidden_files = __webpack_require__(7707);
// EXTERNAL MODULE: ./build/src/gate/look-at-commit.js
var look_at_commit = __webpack_require__(8854);
// EXTERNAL MODULE: ./build/src/gate/examine-manifest.js
var examine_manifest = __webpack_require__(86270);
// EXTERNAL MODULE: ./build/src/model/relative-path.js
var relative_path = __webpack_require__(20319);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/machine/files-here.js
var files_here = __webpack_require__(80467);
;// CONCATENATED MODULE: ./build/src/gate/changes.js
/** The files that a pull request changes, as paths of the disk are compared with them. */



class Changes {
    /** Relative to the repository. */
    paths;
    repository;
    changed;
    changedDirectories;
    constructor(repository, changed) {
        this.paths = changed;
        this.repository = repository;
        this.changed = new Set(changed.map(hidden_files/* comparablePath */.cM));
        this.changedDirectories = new Set(changed.flatMap(hidden_files/* comparableDirectoriesAbove */.Jm));
    }
    /** Whether one of them is this file, is in this directory, or is a submodule or a link that holds it. */
    includesOrHolds(path) {
        return (0,files_here/* followLinks */.n1)(path).some((each) => this.changedDirectories.has(this.inRepository(each)) || this.changesPath(each));
    }
    /** Whether a changed file is this path, or a link or a submodule on the way to it. */
    changesPath(path) {
        const key = this.inRepository(path);
        return (this.changed.has(key) ||
            (0,hidden_files/* comparableDirectoriesAbove */.Jm)(key).some((each) => this.changed.has(each)));
    }
    inRepository(path) {
        return (0,hidden_files/* comparablePath */.cM)((0,external_node_path_.relative)(this.repository, path));
    }
}
//# sourceMappingURL=changes.js.map
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/src/configuration/parsed-files.js + 1 modules
var parsed_files = __webpack_require__(67025);
// EXTERNAL MODULE: ./build/src/configuration/syntax/hcl-syntax.js
var hcl_syntax = __webpack_require__(56949);
// EXTERNAL MODULE: ./build/src/configuration/written-texts.js
var written_texts = __webpack_require__(52298);
// EXTERNAL MODULE: ./build/src/model/add-to.js
var add_to = __webpack_require__(72588);
;// CONCATENATED MODULE: ./build/src/gate/guarded-names.js
/**
 * Finds where a configuration goes on without a file that is not sent: inside of `try`, `can` and `fileexists`, and in a directory
 * of `fileset`. There the plan of what is sent is another one than that of all files, and no error says so. A name that is read
 * anywhere else fails at the service.
 */











/**
 * The places that go on without excluded files and that a request changes: the expression, its file, the call of its module, or,
 * where it refers to anything, what its module and the callers of that have.
 *
 * @param changes undefined where they are not known: then each of them counts
 */
async function findGuardedNames({ module, root, links, excluded }, proposal, changes, step) {
    if (excluded.length === 0)
        return [];
    const reader = await __webpack_require__.e(/* import() */ 1741).then(__webpack_require__.bind(__webpack_require__, 51741));
    const configuration = readHere(reader, module, step);
    const guards = configuration.modules.flatMap(guardsOfModule);
    const rendering = configuration.modules.some(rendersTemplates);
    const unread = configuration.unclear.filter(({ path }) => changes?.includesOrHolds(path) !== false);
    if (guards.length === 0 && unread.length === 0 && !rendering)
        return [];
    if (unread.length > 0) {
        return unread.map(({ path, why }) => ({
            where: path,
            why: `cannot be read as a whole: ${why}`,
            files: excluded,
        }));
    }
    const index = new hidden_files/* HiddenIndex */.VD({ root, excluded, links });
    // With templates, all names are read: each template may go on without a file.
    const named = await (0,hidden_files/* readNamedFiles */.vP)(module, (path) => rendering || index.matters(path), files_here/* localFiles */.Jd, { ...step, mayChange: (path) => (0,find_repository/* isBelow */.Yw)(path, root) });
    const files = index.find(named, module);
    if (rendering)
        guards.push(...guardsOfTemplates(reader, named, configuration, step));
    const areTemplates = guards.some(({ rendersText }) => rendersText);
    const literals = textsNaming(configuration, excluded, { root, areTemplates });
    const ofModules = new Set(configuration.modules.flatMap(({ paths }) => paths));
    const changed = changes && new ChangedParts(proposal, changes, step.parsed);
    const isChanged = (path) => changes?.includesOrHolds(path) !== false;
    const found = [];
    for (const guard of guards) {
        const patterns = patternsIn(guard, named.computed, configuration);
        const isLike = ({ path }) => {
            const absolute = (0,external_node_path_.join)(root, ...path.split('/'));
            return (guard.ends.some((end) => absolute.endsWith(end)) ||
                patterns.some(({ prefix, suffix }) => {
                    return absolute.startsWith(prefix) && absolute.endsWith(suffix);
                }));
        };
        const mentions = mentionsIn(files, guard, ofModules);
        const names = excluded.filter((entry) => mentions.has(entry) || isLike(entry) || (guard.isOpen && literals.has(entry)));
        if (names.length === 0)
            continue;
        const isWhole = changed === undefined || (await changed.changesGuard(guard));
        // Also where a template changes that names it, or a link on the way.
        const counting = names.filter((entry) => isWhole ||
            isChanged((0,external_node_path_.join)(root, ...entry.path.split('/'))) ||
            mentions
                .get(entry)
                ?.some(({ path, places }) => (!ofModules.has(path) && isChanged(path)) ||
                places.some((place) => changes?.changesPath(place))) === true);
        if (counting.length > 0)
            found.push({ where: `${guard.path}:${guard.startLine}`, files: counting });
    }
    return found;
}
/**
 * Makes a test whether a request newly calls a module, by one of the paths of its directory. Where the changes are not known, it
 * calls none: then each file counts as changed.
 */
async function findNewlyCalled(module, proposal, changes, step) {
    const reader = await __webpack_require__.e(/* import() */ 1741).then(__webpack_require__.bind(__webpack_require__, 51741));
    const changed = new ChangedParts(proposal, changes, step.parsed);
    const directories = new Set();
    for (const each of readHere(reader, module, step).modules)
        if (await changed.changesCalls(each))
            directories.add(each.directory);
    return (places) => places.some((place) => directories.has(place));
}
function readHere(reader, module, { parsed }) {
    return reader.readConfiguration(module, reader.searchedFiles(files_here/* localFiles */.Jd, parsed));
}
const CATCHING = new Set(['try', 'can', 'fileexists', 'fileset']);
const MAY_CATCH = /try|can|fileexists|fileset/;
const READING = /^(?:file|template)/;
/** The end of a name of which the beginning has to be computed. */
function knownEnd(name) {
    if (name?.kind !== 'template')
        return undefined;
    const [first, last] = [name.parts[0], name.parts.at(-1)];
    return first?.kind === 'literal' || (first && (0,written_texts/* isPathValue */.DK)(first)) ? undefined : (0,hcl_syntax/* literalText */.bK)(last);
}
/** Functions that make another text of one, so that no part of a name is written out. */
const MAKING = new Set(`base64decode textdecodebase64 jsondecode yamldecode csvdecode urldecode dirname lower upper title
  replace regex regexall strrev substr split trim trimprefix trimsuffix trimspace chomp reverse sort
  templatestring`.match(/[a-z0-9]+/g));
/** Whether the name of what a call reads is made by such a function, or is the text of a file; by way of local values, too. */
function makesName({ arguments: [name] }, module) {
    const seen = new Set();
    const looksMade = (expression) => {
        for (const each of allIn(expression)) {
            if (each.kind === 'call') {
                const called = (0,written_texts/* functionName */.AQ)(each);
                const readsText = READING.test(called) && !called.startsWith('fileset');
                if (MAKING.has(called) || (readsText && called !== 'fileexists'))
                    return true;
            }
            if (each.kind !== 'traversal' || each.root !== 'local')
                continue;
            const local = (0,hcl_syntax/* literalText */.bK)(each.steps[0]) ?? '';
            if (seen.has(local))
                continue;
            seen.add(local);
            if (valuesOfLocal(local, module).some(looksMade))
                return true;
        }
        return false;
    };
    return name !== undefined && looksMade(name);
}
function valuesOfLocal(local, { blocks }) {
    return blocks.flatMap(({ block: { type, body } }) => {
        const value = type === 'locals' ? (0,hcl_syntax/* attributeIn */.yo)(body, local) : undefined;
        return value ?? [];
    });
}
/** The written end of such a name; '' where it may be any. */
function endOfMade(call) {
    const [name] = call.arguments;
    const isFile = (0,written_texts/* functionName */.AQ)(call) !== 'fileset' && name?.kind === 'template';
    return (isFile && (0,hcl_syntax/* literalText */.bK)(name.parts.at(-1))) || '';
}
/** Each argument of a module: what is written, its file, and the outermost block that has it. */
function* argumentsOf(module) {
    function* inBody({ attributes, blocks }) {
        for (const { value } of attributes)
            yield value;
        for (const { body } of blocks)
            yield* inBody(body);
    }
    for (const { value, path } of module.topAttributes)
        yield { value, path, block: undefined };
    for (const { block, path } of module.blocks)
        for (const value of inBody(block.body))
            yield { value, path, block };
}
function guardsOfModule(module) {
    return [...argumentsOf(module)].flatMap(({ value, path, block }) => guardsIn(value, { module, path, block }));
}
function guardsIn(expression, { module, path, block }) {
    const guards = [];
    for (const call of callsIn(expression)) {
        if (!CATCHING.has((0,written_texts/* functionName */.AQ)(call)))
            continue;
        const { startLine, endLine } = call.range;
        const readers = [...callsIn(call)].filter((each) => READING.test((0,written_texts/* functionName */.AQ)(each)) || each.name.startsWith('provider::'));
        if (readers.length === 0)
            continue;
        guards.push({
            module,
            path,
            startLine,
            endLine,
            block,
            rendersText: readers.some((each) => (0,written_texts/* functionName */.AQ)(each) === 'templatestring'),
            isOpen: readers.some((each) => each.arguments.some(refersElsewhere)),
            ends: readers.flatMap((each) => (makesName(each, module) ? endOfMade(each) : knownEnd(each.arguments[0])) ?? []),
            refers: refersElsewhere(call) || (block !== undefined && isCountedElsewhere(block)),
        });
    }
    return guards;
}
function rendersTemplates(module) {
    return [...argumentsOf(module)].some(({ value }) => [...callsIn(value)].some((call) => (0,written_texts/* functionName */.AQ)(call).startsWith('template')));
}
/** The same in files that may be templates: any that a function reads. What a template gets decides what it names. */
function guardsOfTemplates(reader, named, { modules: [module] }, { parsed }) {
    if (module === undefined)
        return [];
    const searched = reader.searchedFiles(files_here/* localFiles */.Jd, parsed);
    const read = [...named.files].filter(([, mentions]) => mentions.some(({ isRead }) => isRead));
    return read.flatMap(([path]) => {
        const text = files_here/* localFiles */.Jd.readFile(path) ?? '';
        const value = MAY_CATCH.test(text) ? reader.readTemplate(text, searched) : undefined;
        const guards = value === undefined ? [] : guardsIn(value, { module, path, block: undefined });
        return guards.map((guard) => ({ ...guard, refers: true }));
    });
}
/** The expressions inside another one, of any kind. */
function innerOf(expression) {
    switch (expression.kind) {
        case 'literal':
            return [];
        case 'template':
            return expression.parts;
        case 'traversal':
            return expression.steps;
        case 'call':
            return expression.arguments;
        case 'for': {
            const { collection, key, value, condition } = expression;
            return [collection, key, value, condition].filter((each) => each !== undefined);
        }
        default:
            return (0,hcl_syntax/* partsOf */.CI)(expression);
    }
}
/** An expression and all inside of it. */
function* allIn(expression) {
    yield expression;
    for (const inner of innerOf(expression))
        yield* allIn(inner);
}
function* callsIn(expression) {
    for (const each of allIn(expression))
        if (each.kind === 'call')
            yield each;
}
/** Whether an expression has the name of anything but `path.module` and the like, or is not read as a whole. */
function refersElsewhere(expression) {
    for (const each of allIn(expression)) {
        if (each.kind === 'traversal' && !(0,written_texts/* isPathValue */.DK)(each))
            return true;
        if (each.kind === 'other' && each.inside === undefined)
            return true;
    }
    return false;
}
function isCountedElsewhere({ body }) {
    return body.attributes.some(({ name, value }) => (name === 'count' || name === 'for_each') && refersElsewhere(value));
}
/**
 * The files that texts in the lines of a guard name, with the paths of these texts and where they lead. Those of a template count for each guard,
 * because any may render it.
 */
function mentionsIn(files, guard, ofModules) {
    const found = new Map();
    // A guard in a template has lines of its own.
    const rendersHere = ofModules.has(guard.path);
    for (const { entry, namings } of files) {
        for (const { mentions, places } of namings) {
            for (const { where } of mentions) {
                const { path, line } = pathAndLine(where);
                const isHere = path === guard.path && guard.startLine <= line && line <= guard.endLine;
                if (isHere || (rendersHere && !ofModules.has(path)))
                    (0,add_to/* addTo */.D)(found, entry, { path, places });
            }
        }
    }
    return found;
}
function pathAndLine(where) {
    const [, path = where, line = '0'] = /^(.*?):(\d+)$/s.exec(where) ?? [];
    return { path, line: Number(line) };
}
/** Computed names in the lines of a guard of which the beginning or the end is known. */
function patternsIn({ path, startLine, endLine }, computed, { modules }) {
    const starts = new Set(modules.flatMap(({ directory }) => (0,files_here/* followLinks */.n1)(directory).map((each) => `${each}/`)));
    return computed.filter(({ where, prefix, suffix }) => {
        const { path: file, line } = pathAndLine(where);
        const isHere = file === path && startLine <= line && line <= endLine;
        return isHere && (suffix !== '' || !starts.has(prefix));
    });
}
/**
 * The excluded files that a written text of the configuration may name: it is the path, the last name, or that of a directory
 * around them. A text that may be a template names all files of which it has the last name.
 */
function textsNaming({ modules }, excluded, { root, areTemplates }) {
    const byName = new Map();
    for (const entry of excluded) {
        const path = (0,external_node_path_.join)(root, ...entry.path.split('/'));
        const directories = (0,hidden_files/* comparableDirectoriesAbove */.Jm)(path);
        for (const name of [(0,hidden_files/* comparablePath */.cM)(path), (0,hidden_files/* comparablePath */.cM)((0,external_node_path_.basename)(path)), ...directories])
            (0,add_to/* addTo */.D)(byName, name, entry);
    }
    // A directory with the configuration in it is no name of a file.
    for (const { directory } of modules)
        for (const name of [(0,hidden_files/* comparablePath */.cM)(directory), ...(0,hidden_files/* comparableDirectoriesAbove */.Jm)(directory)])
            byName.delete(name);
    const [first] = modules;
    const found = new Set();
    for (const module of modules) {
        const starts = new Set([module.directory, first?.directory ?? module.directory]);
        for (const { value } of argumentsOf(module)) {
            for (const each of allIn(value)) {
                const text = (0,hcl_syntax/* literalText */.bK)(each) ?? '';
                if (text === '' || text.length > LONGEST_TEXT)
                    continue;
                const names = [text, ...[...starts].map((start) => (0,external_node_path_.resolve)(start, text))];
                if (areTemplates)
                    names.push(...text.split(/[^A-Za-z0-9_.-]+/));
                for (const name of names)
                    for (const entry of byName.get((0,hidden_files/* comparablePath */.cM)(name)) ?? [])
                        found.add(entry);
            }
        }
    }
    return found;
}
/** A longer text names no file, and is no template that a person wrote. */
const LONGEST_TEXT = 100_000;
/** What of a configuration a request changes, by the blocks that the branch which decides has in the same files. */
class ChangedParts {
    proposal;
    changes;
    parsed;
    onBranch = new Map();
    constructor(proposal, changes, parsed = new parsed_files/* ParsedFiles */.p()) {
        this.proposal = proposal;
        this.changes = changes;
        this.parsed = parsed;
    }
    async changesGuard({ module, path, block, refers }) {
        if (block === undefined && this.changes.includesOrHolds(path))
            return true;
        if (refers)
            return this.changesModule(module);
        const changes = block !== undefined && (await this.changesBlock({ block, path }, module));
        return changes || (await this.changesCalls(module));
    }
    /** Whether a module is newly called: by a changed call, at a changed link, or by a module that is. */
    async changesCalls(module, seen = new Set()) {
        if (seen.has(module))
            return false;
        seen.add(module);
        if (this.changes.changesPath(module.directory))
            return true;
        if ((0,files_here/* followLinks */.n1)(module.directory).some((place) => this.changes.changesPath(place)))
            return true;
        for (const { blocks, module: caller } of module.callers) {
            for (const each of blocks)
                if (await this.changesBlock(each, caller, digestOfCall))
                    return true;
            if (await this.changesCalls(caller, seen))
                return true;
        }
        return false;
    }
    /** Whether anything of a module changes, or of one that calls it. */
    async changesModule(module, seen = new Set()) {
        if (seen.has(module))
            return false;
        seen.add(module);
        if (module.topAttributes.some(({ path }) => this.changes.includesOrHolds(path)))
            return true;
        if (this.lacksFile(module))
            return true;
        for (const each of module.blocks)
            if (await this.changesBlock(each, module))
                return true;
        if (await this.changesCalls(module))
            return true;
        for (const { module: caller } of module.callers)
            if (await this.changesModule(caller, seen))
                return true;
        return false;
    }
    /** Whether the request takes a file of the module away. */
    lacksFile({ directory, paths }) {
        const here = new Set(paths.map((path) => (0,external_node_path_.basename)(path)));
        return this.changedIn(directory).some((path) => !here.has((0,external_node_path_.basename)(path)));
    }
    async changesBlock({ block, path }, module, digest = digestOfBlock) {
        if (this.lacksFile(module))
            return true;
        if (!this.changes.includesOrHolds(path))
            return false;
        return !(await this.blocksOnBranch((0,external_node_path_.dirname)(path))).has(digest(block));
    }
    /** Configuration and variables of a directory that the request changes, relative to the repository. */
    changedIn(directory) {
        const places = inRepository((0,files_here/* followLinks */.n1)(directory), this.proposal.repository);
        return this.changes.paths.filter((path) => {
            const name = (0,external_node_path_.basename)(path);
            const parent = (0,external_node_path_.dirname)(path) === '.' ? '' : (0,external_node_path_.dirname)(path);
            return places.includes(parent) && ((0,file_names/* isConfiguration */.ZC)(name) || file_names/* VARIABLES */.ut.test(name));
        });
    }
    /** Digests of the blocks that the changed files of a directory have on the branch. */
    blocksOnBranch(directory) {
        const reading = this.onBranch.get(directory) ?? this.readBlocks(directory);
        this.onBranch.set(directory, reading);
        return reading;
    }
    async readBlocks(directory) {
        const digests = new Set();
        for (const path of this.changedIn(directory).filter((each) => (0,file_names/* isConfiguration */.ZC)(each))) {
            const text = await this.proposal.textOnBranch(path);
            if (text === undefined)
                continue;
            for (const block of this.parsed.parse(path, text).body.blocks)
                digests.add(digestOfBlock(block)).add(digestOfCall(block));
        }
        return digests;
    }
}
function inRepository(paths, repository) {
    return paths.flatMap((path) => (0,relative_path/* relativePathInside */._)(repository, path) ?? []);
}
/** The digest of a block, without its lines and columns. */
function digestOfBlock(block) {
    return digestOfWritten(block);
}
/** The same of what a call of a module says of its use: which one it is, and how often. */
function digestOfCall({ type, labels, body }) {
    const deciding = ['source', 'count', 'for_each'];
    const attributes = body.attributes.filter(({ name }) => deciding.includes(name));
    return digestOfWritten({ type, labels, attributes });
}
function digestOfWritten(written) {
    const text = JSON.stringify(written, (key, value) => key === 'range' || key === 'template' ? undefined : value);
    return (0,external_node_crypto_.hash)('sha256', text);
}
//# sourceMappingURL=guarded-names.js.map
;// CONCATENATED MODULE: ./build/src/gate/refuse-excluded.js
/**
 * Why the gate stays closed for files that are not sent. A rule that excludes a file which Terraform loads by its kind is seen by
 * names alone; only where a configuration goes on without a file are its texts followed.
 */












/** What of the excluded files a request may not change, and what it changes in the rules. */
async function examineExcludedFiles(hidden, step) {
    const { proposal } = step.change;
    if (proposal === undefined)
        return { notices: [] };
    const { archive } = hidden;
    const known = await (0,examine_manifest/* knownChanges */.$t)(archive.root, proposal);
    const changes = known && new Changes(proposal.repository, known);
    const closing = sayLoaded(hidden, proposal, changes) ??
        (await sayNewlyCalled(hidden, proposal, changes, step)) ??
        sayLost(hidden, changes) ??
        sayGuarded(await findGuarded(hidden, proposal, changes, step));
    if (closing !== undefined)
        return { closing, notices: [] };
    return { notices: [...sayChangedRules(hidden, changes), ...sayMayBeNamed(hidden, changes)] };
}
/** That the request adds or changes files which are not sent, and which Terraform loads. */
function sayLoaded({ module, files, named }, { repository }, changes) {
    const isLoaded = kindTest(named.modules, module);
    const places = changes?.paths.map((path) => (0,external_node_path_.join)(repository, ...path.split('/'))) ?? [];
    const counting = files.filter((file) => {
        const { entry, path, isDirectory, isCertain, modules } = file;
        // Files that git does not track are no part of the pull request.
        if (entry.reason === archive_archive/* UNTRACKED */.iC)
            return false;
        if (entry.reason === archive_archive/* NOT_CHECKED_OUT */.pL)
            return changes === undefined ? isCertain : changes.includesOrHolds(path);
        if (modules.length === 0 || (0,external_node_path_.basename)(path) === file_names/* LOCK_FILE */.FI)
            return false;
        if (changes === undefined || !isDirectory)
            return changes?.includesOrHolds(path) !== false;
        const inside = `${(0,hidden_files/* comparablePath */.cM)(path)}/`;
        return (changes.changesPath(path) ||
            places.some((place) => (0,hidden_files/* comparablePath */.cM)(place).startsWith(inside) && isLoaded(place)));
    });
    if (counting.length === 0)
        return undefined;
    const names = (0,hidden_files/* listHidden */.rL)(counting, ({ rule, reason }) => rule ?? reason);
    const why = changes === undefined ? examine_manifest/* CHANGES_NOT_KNOWN */.oL : (0,sentence/* phrase */.MZ) `this pull request adds or changes it`;
    return (0,finding/* finding */.gk)(errors/* CODES */.Lp.hiddenFromPolicies, (0,sentence/* phrase */.MZ) `Terraform would load ${names}, but the policies do not get to see that, and ${why}.${(0,hidden_files/* sayMentions */.T6)(counting)}`, { remedy: (0,sentence/* phrase */.MZ) `${howToSend(counting)}${changes === undefined ? OR_LIST_CHANGES : ''}` });
}
/** That the request newly calls a module of which files are not sent that Terraform loads by their kind. */
async function sayNewlyCalled({ module, files, named }, proposal, changes, step) {
    const [rootModule] = named.modules;
    const ofCalled = files.filter(({ entry, modules }) => entry.reason !== archive_archive/* UNTRACKED */.iC && modules.some((each) => each !== rootModule));
    if (ofCalled.length === 0 || changes === undefined)
        return undefined;
    const isNewly = await findNewlyCalled(module, proposal, changes, step);
    const counting = ofCalled.filter(({ modules }) => modules.some(({ places }) => isNewly(places)));
    if (counting.length === 0)
        return undefined;
    return (0,finding/* finding */.gk)(errors/* CODES */.Lp.hiddenFromPolicies, (0,sentence/* phrase */.MZ) `Terraform would load ${(0,hidden_files/* listHidden */.rL)(counting, ({ rule, reason }) => rule ?? reason)}, but the policies do not get to see that, and this pull request newly calls its module.`, { remedy: howToSend(counting) });
}
function howToSend(counting) {
    if (counting.some(({ entry }) => entry.rule !== undefined))
        return REMOVE_RULES;
    return counting.some(({ entry }) => entry.reason === archive_archive/* NOT_CHECKED_OUT */.pL)
        ? hidden_files/* CHECK_OUT_WHOLE */.oR
        : (0,sentence/* phrase */.MZ) `Keep it in a file that is sent and judged.`;
}
const REMOVE_RULES = (0,sentence/* phrase */.MZ) `Remove the rules from ${(0,sentence/* setting */.Pe)(archive_archive/* RULE_FILE */.On)}, so that it is sent and judged.`;
const OR_LIST_CHANGES = (0,sentence/* phrase */.MZ) ` Or let the job know them: ${(0,sentence/* setting */.Pe)('github-token')} with ${(0,sentence/* setting */.Pe)('pull-requests: read')}, elsewhere a checkout that holds the target branch.`;
/** Makes a test whether Terraform loads a file, by its absolute path, because of its kind. */
function kindTest(modules, directory) {
    const [rootModule] = modules;
    const providers = `${(0,hidden_files/* comparablePath */.cM)((0,external_node_path_.join)(directory, 'terraform.d'))}/`;
    return (path) => {
        if ((0,hidden_files/* comparablePath */.cM)(path).startsWith(providers))
            return true;
        const [around, name] = [(0,hidden_files/* comparablePath */.cM)((0,external_node_path_.dirname)(path)), (0,external_node_path_.basename)(path)];
        return modules.some((module) => {
            const isHere = module.places.some((place) => (0,hidden_files/* comparablePath */.cM)(place) === around);
            const isKind = module === rootModule ? (0,file_names/* isRead */.H9)(name) : (0,file_names/* isConfiguration */.ZC)(name);
            if (isHere && isKind && name !== file_names/* LOCK_FILE */.FI)
                return true;
            return module.linked.some((place) => (0,hidden_files/* comparablePath */.cM)(place) === (0,hidden_files/* comparablePath */.cM)(path));
        });
    };
}
/** The files that Terraform loads by their kind, and that are no longer sent with the changed rules. */
function lostFiles({ archive, module, named }) {
    const { root, changedRules, entries } = archive;
    const lost = changedRules?.lost ?? [];
    if (lost.length === 0)
        return [];
    const index = new hidden_files/* HiddenIndex */.VD({ root, excluded: lost, links: (0,hidden_files/* linksOf */.hP)(entries) });
    return index.find({ ...named, files: new Map(), directories: new Map() }, module);
}
const isLock = ({ path }) => (0,external_node_path_.basename)(path) === file_names/* LOCK_FILE */.FI;
const ruleOf = ({ rule }) => rule;
/** That changed rules no longer send what Terraform loads, together with something else. */
function sayLost(hidden, changes) {
    if (hidden.archive.changedRules?.isAlone !== false)
        return undefined;
    const lost = lostFiles(hidden).filter((file) => !isLock(file));
    if (lost.length === 0)
        return undefined;
    const isKnown = changes !== undefined;
    const why = isKnown ? (0,sentence/* phrase */.MZ) `this pull request changes other files, too` : examine_manifest/* CHANGES_NOT_KNOWN */.oL;
    return (0,finding/* finding */.gk)(errors/* CODES */.Lp.hiddenFromPolicies, (0,sentence/* phrase */.MZ) `With the changed ${(0,sentence/* setting */.Pe)(archive_archive/* RULE_FILE */.On)} Terraform would not load ${(0,hidden_files/* listHidden */.rL)(lost, ruleOf)} any more, and ${why}.`, {
        remedy: (0,sentence/* phrase */.MZ) `Merge this change by itself first, or take the rules out.${isKnown ? '' : OR_LIST_CHANGES}`,
    });
}
/** What a reader should know of changed rules that are no reason to close. */
function sayChangedRules(hidden, changes) {
    const { changedRules } = hidden.archive;
    const lost = lostFiles(hidden);
    // Where the changes are not known, the branch may only be older than the rules.
    if (changedRules === undefined || (changes === undefined && lost.length === 0))
        return [];
    const about = { file: archive_archive/* RULE_FILE */.On };
    if (lost.length > 0) {
        const judged = changedRules.isAlone
            ? (0,sentence/* phrase */.MZ) `this pull request is judged without that`
            : (0,sentence/* phrase */.MZ) `until then it is sent`;
        return [
            (0,finding/* finding */.gk)('rules-changed', (0,sentence/* phrase */.MZ) `After the merge Terraform does not load ${(0,hidden_files/* listHidden */.rL)(lost, ruleOf)} any more, because it is not sent; ${judged}.`, { about }),
        ];
    }
    const counts = changedRules.isAlone
        ? (0,sentence/* phrase */.MZ) `They decide here already what is sent of the files that git tracks.`
        : (0,sentence/* phrase */.MZ) `Until then a file that git tracks is sent where these rules or those of the target branch send it.`;
    return [
        (0,finding/* finding */.gk)('rules-changed', (0,sentence/* phrase */.MZ) `This pull request changes the rules in ${(0,sentence/* setting */.Pe)(archive_archive/* RULE_FILE */.On)}. ${counts}`, { about }),
    ];
}
/** The places that go on without tracked files, as far as the request changes them. */
async function findGuarded({ archive, missing, module }, proposal, changes, step) {
    const { root, entries } = archive;
    const notSent = [...archive.excluded, ...missing];
    const excluded = notSent.filter(({ reason }) => reason !== archive_archive/* UNTRACKED */.iC);
    if (excluded.length === 0)
        return [];
    const tracked = trackedOf(excluded, root, proposal.repository, await proposal.trackedFiles());
    const asked = { module, root, links: (0,hidden_files/* linksOf */.hP)(entries), excluded: tracked };
    return findGuardedNames(asked, proposal, changes, step);
}
/** The tracked files among excluded ones, each by itself. Where git does not say them, what rules and state exclude. */
function trackedOf(excluded, root, repository, tracked) {
    if (tracked === undefined)
        return excluded.filter(({ rule }) => rule?.startsWith('built in') !== true);
    const byPath = new Map(excluded.map((entry) => [entry.path, entry]));
    const place = (0,relative_path/* relativePathInside */._)(repository, (0,find_repository/* realOrSame */.eF)(root)) ?? '';
    return [...tracked].flatMap((path) => {
        const inRoot = place === '' ? path : (0,relative_path/* relativePathInside */._)(`/${place}`, `/${path}`);
        for (let at = inRoot ?? ''; at !== '' && at !== '.'; at = (0,external_node_path_.dirname)(at)) {
            const entry = byPath.get(at);
            if (entry !== undefined && inRoot !== undefined)
                return [{ ...entry, path: (0,find_repository/* slashed */.df)(inRoot) }];
        }
        return [];
    });
}
/** That a place goes on without files that are not sent. */
function sayGuarded(guarded) {
    const [first] = guarded;
    if (first === undefined)
        return undefined;
    const { where, why, files } = first;
    const shown = files.map(({ path, rule, reason }) => {
        return (0,sentence/* phrase */.MZ) `${(0,sentence/* filePart */.A4)(path)} (${(0,sentence/* plain */.pj)(rule ?? reason)})`;
    });
    const place = (0,sentence/* filePart */.A4)(where.split('/').slice(-2).join('/'));
    const names = (0,sentence/* firstParts */.J4)(shown, hidden_files/* MOST_NAMED */.SE);
    const says = why
        ? (0,sentence/* phrase */.MZ) `${place} ${(0,sentence/* plain */.pj)(why)}, so it may go on without ${names}, which is not sent: the policies may see another plan than that of all files.`
        : (0,sentence/* phrase */.MZ) `${place} goes on without ${names}, which is not sent: the policies see another plan than that of all files, and this pull request changes what decides it.`;
    return (0,finding/* finding */.gk)(errors/* CODES */.Lp.hiddenFromPolicies, says, {
        remedy: (0,sentence/* phrase */.MZ) `${REMOVE_RULES} Or name it outside of ${(0,sentence/* setting */.Pe)('try')}, ${(0,sentence/* setting */.Pe)('can')}, ${(0,sentence/* setting */.Pe)('fileexists')} and ${(0,sentence/* setting */.Pe)('fileset')}.`,
    });
}
/** Of files that texts name in changed files, where no function is seen to read them. */
function sayMayBeNamed({ files }, changes) {
    const named = files.filter(({ entry, isCertain, namings }) => entry.reason === archive_archive/* IGNORED */.$h &&
        !isCertain &&
        namings.some(({ mentions }) => mentions.some(({ where }) => changes?.includesOrHolds(where.replace(/:\d+$/, '')) !== false)));
    return named
        .slice(0, hidden_files/* MOST_NAMED */.SE)
        .map((file) => (0,finding/* finding */.gk)('hidden-file', (0,sentence/* phrase */.MZ) `Terraform may load ${(0,hidden_files/* listHidden */.rL)([file], ruleOf)}, but the policies do not get to see it.${(0,hidden_files/* sayMentions */.T6)([file])}`, { about: { file: file.entry.path } }));
}
//# sourceMappingURL=refuse-excluded.js.map
;// CONCATENATED MODULE: ./build/src/plan/outside-modules.js
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
    if (!filesWithParentPaths.some((path) => (0,file_names/* isConfiguration */.ZC)((0,external_node_path_.basename)(path))))
        return undefined;
    const { searchedFiles, readConfiguration } = await __webpack_require__.e(/* import() */ 1741).then(__webpack_require__.bind(__webpack_require__, 51741));
    const module = (0,external_node_path_.join)(root, ...inside.split('/'));
    // What a link outside leads to is sent in its place, and calls what is beside the link.
    const files = { ...files_here/* localFiles */.Jd, follow: (path) => [path] };
    const { modules } = readConfiguration(module, searchedFiles(files, parsed));
    const outside = modules.map(({ directory }) => directory).filter((path) => !(0,find_repository/* isBelow */.Yw)(path, root));
    if (outside.length === 0)
        return undefined;
    const sources = outside.map((path) => (0,sentence/* quoted */.TL)((0,find_repository/* slashed */.df)((0,external_node_path_.relative)(module, path))));
    const isOne = outside.length === 1;
    const verb = isOne
        ? (0,sentence/* phrase */.MZ) `is the source of a module and lies`
        : (0,sentence/* phrase */.MZ) `are sources of modules and lie`;
    const it = isOne ? (0,sentence/* phrase */.MZ) `it` : (0,sentence/* phrase */.MZ) `them`;
    const said = (remedy) => (0,finding/* finding */.gk)('module-outside', (0,sentence/* phrase */.MZ) `${(0,sentence/* firstParts */.J4)(sources, MOST_NAMED)} ${verb} outside of what is sent: the plan will not find ${it}.`, { about: { directory: inside }, remedy });
    const canBeSent = (path) => (0,find_repository/* isDirectory */.wd)(path) && (repository === undefined || (0,find_repository/* isBelow */.Yw)(path, repository));
    if (!outside.every(canBeSent)) {
        return said((0,sentence/* phrase */.MZ) `Correct the source, or move ${it} into the repository.`);
    }
    // The innermost directory that has all of them.
    let common = module;
    while (!outside.every((path) => (0,find_repository/* isBelow */.Yw)(path, common)))
        common = (0,external_node_path_.dirname)(common);
    const workingDirectory = (0,sentence/* directoryPart */.Pv)((0,find_repository/* slashed */.df)((0,external_node_path_.relative)(common, module)));
    return said((0,sentence/* phrase */.MZ) `Set the working directory of the workspace to ${workingDirectory} in its settings: then what is above is sent.`);
}
//# sourceMappingURL=outside-modules.js.map
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
    const outside = await findOutside(archive, { inside: workingDirectory, repository }, step.parsed);
    const outsideNotices = outside === undefined ? [] : [outside];
    const packed = { ...workspace, archive, notices: [...workspace.notices, ...outsideNotices] };
    outsideNotices.forEach((notice) => step.warn((0,finding/* textOf */.b6)(notice)));
    step.reach(packed);
    const hiddenNotices = await examineExcluded(packed, archives, step);
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
 *   pull request changes one that is not sent, or the rules so that it is not
 */
async function examineExcluded({ archive, workingDirectory }, { hiddenIn }, step) {
    const { proposal } = step.change;
    const missing = proposal ? notCheckedOut(archive, proposal) : [];
    const mayHide = archive.excluded.some(hidden_files/* couldBeLoaded */._t) || archive.changedRules !== undefined;
    if (missing.length === 0 && !mayHide)
        return [];
    const module = (0,external_node_path_.join)(archive.root, ...workingDirectory.split('/'));
    const manifest = await (0,examine_manifest/* examineManifest */.f7)(archive, module, proposal);
    if (manifest.closing !== undefined)
        throw new failure_of/* GateStop */.K$('unseen', manifest.closing);
    const found = await hiddenIn(archive, module, () => findHiddenOf(archive, module, missing, step));
    // What is not checked out is reported with the other differences from the commit.
    const certain = found.files.filter(({ isCertain, entry }) => isCertain && entry.reason !== archive_archive/* NOT_CHECKED_OUT */.pL);
    const empty = certain.filter(({ entry }) => entry.reason === archive_archive/* EMPTY_SUBMODULE */.PW);
    if (empty.length > 0)
        throw new failure_of/* GateStop */.K$('unseen', (0,look_at_commit/* sayEmptySubmodules */.Ym)(empty));
    const doubt = (0,hidden_files/* sayDoubtful */.ZA)(found.files, archive.root);
    if (doubt !== undefined)
        throw new failure_of/* GateStop */.K$('input', doubt);
    const { closing, notices } = await examineExcludedFiles(found, step);
    if (closing !== undefined)
        throw new failure_of/* GateStop */.K$('unseen', closing);
    const ofManifest = manifest.notice === undefined ? [] : [manifest.notice];
    return [...ofManifest, ...sayNotSent(certain.map(({ entry }) => entry)), ...notices];
}
/** That Terraform would load these, and that the policies judge a plan without them. */
function sayNotSent(entries) {
    const said = entries.slice(0, hidden_files/* MOST_NAMED */.SE).map(({ path, reason, rule }) => {
        const why = rule === undefined ? (0,sentence/* plain */.pj)(reason) : (0,sentence/* setting */.Pe)(rule);
        const about = { file: path };
        return reason === archive_archive/* UNTRACKED */.iC
            ? (0,finding/* finding */.gk)(errors/* CODES */.Lp.untrackedSecret, (0,sentence/* phrase */.MZ) `Terraform would load ${(0,sentence/* filePart */.A4)(path)}, but it ${why}: the policies judge a plan without it.`, { about, remedy: (0,sentence/* phrase */.MZ) `Pass its values as variables of the workspace.` })
            : (0,finding/* finding */.gk)('hidden-file', (0,sentence/* phrase */.MZ) `Terraform would load ${(0,sentence/* filePart */.A4)(path)}, but the policies do not get to see it: ${why}.`, { about });
    });
    if (entries.length <= hidden_files/* MOST_NAMED */.SE)
        return said;
    const more = (0,sentence/* numberPart */.V4)(entries.length - hidden_files/* MOST_NAMED */.SE);
    return [
        ...said,
        (0,finding/* finding */.gk)('hidden-file', (0,sentence/* phrase */.MZ) `${more} more files that Terraform would load are excluded.`),
    ];
}
/** Files of the commit that would be sent if they were here. */
function notCheckedOut({ root, uncommitted = [] }, { repository }) {
    const missing = uncommitted
        .map((path) => (0,external_node_path_.join)(repository, path))
        .filter((path) => !(0,external_node_fs_.existsSync)(path));
    return missing.map((path) => ({
        path: (0,find_repository/* slashed */.df)((0,external_node_path_.relative)(root, path)),
        reason: archive_archive/* NOT_CHECKED_OUT */.pL,
    }));
}
/** @param missing files of the commit that are not here: they are hidden as well */
async function findHiddenOf(archive, module, missing, step) {
    const { root, entries } = archive;
    const excluded = [...archive.excluded, ...missing];
    const packing = { root, excluded, links: (0,hidden_files/* linksOf */.hP)(entries) };
    const { named, files } = await (0,hidden_files/* findHidden */.C$)(packing, module, step);
    return { archive, missing, module, named, files };
}
function openArchives(packRoot, emit) {
    const packed = new Map();
    const hidden = new Map();
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
        hiddenIn({ root }, module, read) {
            const key = JSON.stringify([root, module]);
            const reading = hidden.get(key) ?? read();
            hidden.set(key, reading);
            return reading;
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
// EXTERNAL MODULE: external "node:stream/promises"
var promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: ./build/src/client/service-error.js
var service_error = __webpack_require__(55205);
// EXTERNAL MODULE: ./build/src/machine/temporary.js
var temporary = __webpack_require__(53776);
// EXTERNAL MODULE: ./build/src/client/wire/resource.js
var resource = __webpack_require__(78235);
// EXTERNAL MODULE: ./build/src/model/verdict.js
var model_verdict = __webpack_require__(83538);
// EXTERNAL MODULE: ./build/src/trust/run-seals.js
var run_seals = __webpack_require__(4226);
// EXTERNAL MODULE: ./build/src/policy/run-differences.js
var run_differences = __webpack_require__(22484);
// EXTERNAL MODULE: ./build/src/gate/follow-run.js
var follow_run = __webpack_require__(30968);
// EXTERNAL MODULE: ./build/src/gate/current-run.js
var current_run = __webpack_require__(54908);
// EXTERNAL MODULE: ./build/src/gate/conditions.js
var conditions = __webpack_require__(37823);
// EXTERNAL MODULE: ./build/src/gate/listed-runs.js
var listed_runs = __webpack_require__(78039);
// EXTERNAL MODULE: ./build/src/gate/own-run.js
var own_run = __webpack_require__(70025);
// EXTERNAL MODULE: ./build/src/gate/run-message.js
var run_message = __webpack_require__(56326);
// EXTERNAL MODULE: ./build/src/model/error-message.js
var error_message = __webpack_require__(34271);
// EXTERNAL MODULE: ./build/src/policy/may-be-approved.js
var may_be_approved = __webpack_require__(65567);
;// CONCATENATED MODULE: ./build/src/gate/take-over.js
/**
 * Offers a run that was judged earlier, instead of starting a new one: a run of the same commit that was overridden since,
 * also if it waits for a further override now; one that people approved, at any age, while its conditions are those of now;
 * with `reuse: upload` also a run of an earlier commit that planned the same files. A run counts by its seal and by what the
 * service says of it (`own-run.ts`); its files are compared, and it is judged as if it had just ended. With any doubt, and
 * with any error of the service, the host or the files, a new run is started.
 */


























/** The whole examination takes no longer than this; after that a new run is started. */
const BUDGET_MS = 60_000;
/** How many runs of a workspace are examined, newest first. */
const MOST_EXAMINED = 3;
/**
 * Makes the function that offers earlier runs in the place of a new one. What the workspaces share is asked once.
 *
 * @param asksPeople whether an approval of another run may count, also where `approvals` names none that would be taken
 */
function openTakeOver({ plan, client, clock, change }, approvals, asksPeople) {
    const { sealing, namedRuns, mayBeRepeated = false, leavesBase = false } = change;
    const { searched } = sealing ?? {};
    const isReused = plan.reuse === 'upload';
    const readConditions = asksPeople || (isReused && sealing !== undefined)
        ? (0,conditions/* conditionsReader */.O)(client, plan.organization)
        : undefined;
    let named;
    const listed = searched === undefined
        ? undefined
        : (0,listed_runs/* createListedRuns */.oS)(client, clock, plan.group ?? searched, plan);
    /** The conditions by which runs may count. @param known gets what the new run has to know of them */
    const readInto = async (known, packed) => {
        const reading = readConditions?.(packed);
        const read = isReused ? await reading : await reading?.catch(noneIfUnanswered);
        known.variables = read?.variables;
        const mayCount = listed !== undefined && (isReused || approvals !== undefined);
        const conditions = mayCount ? read : undefined;
        known.conditions = conditions?.text;
        return conditions;
    };
    /** Offers the runs that certainly count but for their verdict. @param known gets what the new run has to know */
    return async function* offerEarlierRuns(packed, known, step) {
        const { name } = packed;
        let isSought = sealing !== undefined && (mayBeRepeated || leavesBase || isReused);
        try {
            const conditions = await readInto(known, packed);
            if (sealing === undefined || listed === undefined)
                return;
            named ??= namedRuns?.();
            const ofComment = ((await named) ?? []).filter(({ workspace }) => workspace === name);
            const approvedId = approvals && (await (0,approved_run/* approvedRunOf */.Ol)(packed.workspaceId, approvals));
            isSought ||= ofComment.some(({ head }) => head === sealing.head) || approvedId !== undefined;
            if (!isSought)
                return;
            const toSeal = (0,gate_run/* factsToSeal */.Wm)({ ...packed, conditions: conditions?.text }, step, sealing);
            const now = { toSeal, conditions, isReused };
            const ports = { client, clock, seals: sealing.seals, listed, changeRequest: searched };
            const oldestMs = clock.date().getTime() - listed_runs/* MOST_PLAN_AGE_MS */.FG;
            const recent = await listed.since(packed.workspaceId, oldestMs);
            let examined = 0;
            const approved = approvedId === undefined ? [] : [{ runId: approvedId }];
            const runs = await (0,runs_of_change/* withNamedRuns */.ay)(recent, [...ofComment, ...approved], client);
            const isApproved = ({ id }) => id === approvedId;
            for (const run of [...runs.filter(isApproved), ...runs.filter((each) => !isApproved(each))]) {
                const otherSeals = (0,runs_of_change/* sealsNamed */.aj)(run.id, ofComment);
                const own = (0,own_run/* openSealsOf */.YH)({ run, workspaceId: packed.workspaceId, otherSeals }, ports);
                if ('why' in own) {
                    if (!(0,run_message/* namesCommit */.yF)(run.attributes.message, searched ?? '', sealing.head))
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
            if ((0,failure_of/* isMistake */.VF)(error))
                throw error;
            const line = `An earlier run of ${name} is not taken over: ${(0,error_message/* errorMessage */.g)(error)}`;
            // Where earlier runs were looked for, people may wonder why an override is lost.
            if (isSought)
                step.info(`${line} A new run is started.`);
            else
                step.debug(line);
        }
    };
}
function sayOtherKey({ id }) {
    return (0,finding/* finding */.gk)('other-record-key', (0,sentence/* phrase */.MZ) `Sealed with another key: ${(0,sentence/* runPart */.Lk)(id)}.`, {
        about: { run: id },
        remedy: (0,sentence/* phrase */.MZ) `${run_seals/* REPAIR_OTHER_KEY */.l0}.`,
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
    if (!(error instanceof service_error/* ServiceError */._7) || error.code === 'aborted')
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
    const ofHead = isReused ? (0,own_run/* factsFor */.xh)(own, toSeal.head) : facts;
    const isOfCommit = ofHead?.head === toSeal.head && ofHead.group === toSeal.group;
    if (!(0,run_message/* isSameGate */.Mn)(facts, toSeal) || !(isOfCommit || isOfUpload))
        return undefined;
    const hasSameConditions = isSameUpload && conditions?.areWhole === true;
    const variables = isSameUpload ? conditions?.variables : undefined;
    return { run, own, isOfUpload, hasSameConditions, variables, isApproved };
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
    const seen = await client.runs.show(runId, { include: [...gate_run/* WATCHED */.tC, 'configuration_version'] });
    const { run } = seen;
    // A list and the run itself must not contradict each other.
    const [difference] = [found, run].flatMap((each) => (0,run_differences/* differencesOfForeignRun */.rA)(each, terraformVersion, runOptions, mode));
    if (difference !== undefined)
        return { why: `it ${(0,sentence/* toPlainText */.bo)(difference)}` };
    if ((0,resource/* relatedId */.Dl)(run, 'workspace') !== packed.workspaceId) {
        return { why: 'it belongs to another workspace' };
    }
    const { versionId } = own;
    if ((0,resource/* relatedId */.Dl)(run, 'configuration-version') !== versionId) {
        return { why: 'it planned another configuration version' };
    }
    const { isApproved, hasSameConditions } = candidate;
    const isOld = (0,own_run/* ageMsOf */.ff)(run, { client, clock }) > listed_runs/* MOST_PLAN_AGE_MS */.FG;
    if (isApproved && !hasSameConditions && isOld)
        return { why: OTHER_CONDITIONS };
    const atAnyAge = isApproved && hasSameConditions;
    const ports = { ...ownRunPorts, client, version: seen.configurationVersion, atAnyAge };
    const why = await (0,own_run/* whyNotUsable */.gK)(run, own, sealing.head, ports);
    if (why !== undefined)
        return { why: `it ${why}` };
    const watched = await (0,follow_run/* followRun */.R)(seen, { client, clock, deadline });
    const settled = (0,gate_run/* settledRun */.Pm)({ ...packed, versionId }, runId, watched, step);
    // With the names of all policies: as many requests in every job.
    const reading = { client, clock, signal, deadline, isFrugal: () => false };
    return {
        ...withVariables((0,plan_of_run/* offerOfRun */.VG)(settled, step, { findBaseRun: (0,current_run/* baseRunFinder */.$p)(settled, { ...step, client }) }, reading), candidate),
        async conclude(judged) {
            const stays = await whyNotTaken({ ...candidate, run }, judged, { packed, sealing, ports }, step);
            if (stays === undefined)
                return takenOver({ ...candidate, run }, judged, { packed, sealing, step });
            sayWhyNot(candidate, packed.name, stays, step);
            return 'next';
        },
    };
}
/** The offer of a run with what it planned with. */
function withVariables(offer, { variables }) {
    return { ...offer, facts: { ...offer.facts, variables } };
}
const OTHER_CONDITIONS = 'its files, or what its plan depends on in the workspace, are not as they were, or could not be read';
/** What of a run that was judged keeps it from being taken over, as the end of a sentence; undefined if it is. */
async function whyNotTaken({ run, own, isOfUpload, hasSameConditions, isApproved }, { verdict: { word }, results }, about, { change }) {
    const { packed, sealing, ports } = about;
    const { client } = ports;
    const isOverridden = results.some(wasOverridden);
    const isAgreedTo = isApproved || results.some(wasApproved);
    const isOpened = (isOverridden || isAgreedTo) && ['overridden', 'needs-override'].includes(word);
    const isForCommit = (0,own_run/* factsFor */.xh)(own, sealing.head) !== undefined;
    // After an edit that leaves the base, the run of this head says what it said before. One that was ended says nothing.
    const isUnchanged = change.leavesBase === true && word !== 'canceled';
    const ageMs = (0,own_run/* ageMsOf */.ff)(run, ports);
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
    const isOld = ageMs > listed_runs/* MOST_PLAN_AGE_MS */.FG;
    if (isOld && results.some(waitsForOverride)) {
        return 'it is older than a day, and waits for an override at the service';
    }
    const isCompared = isOfUpload || isByApproval || isOld;
    if (isCompared && (await (0,conditions/* wasAppliedSince */.t)((0,listed_runs/* createdAt */.CT)(run), packed.current.runId, client))) {
        return 'something was applied in the workspace since';
    }
    const isSame = await plannedSameFiles(packed.archive.sha256, run.id, client);
    return isSame ? undefined : 'it planned other files';
}
/** Whether somebody overrode the failure at the service. */
function wasOverridden(result) {
    return result.status === 'overridden' && !(0,may_be_approved/* isApprovedHere */.ik)(result);
}
/** Whether somebody approved the failure, also where more people have to. */
function wasApproved(result) {
    const { status, approval } = result;
    return (status === 'overridden' && (0,may_be_approved/* isApprovedHere */.ik)(result)) || (approval?.given ?? []).length > 0;
}
function waitsForOverride(result) {
    return (0,may_be_approved/* mayBeApproved */.eG)(result) && !(0,may_be_approved/* isApprovedHere */.ik)(result);
}
/** What the result says of a run that was taken over. */
function takenOver({ own, run, isApproved }, { verdict, results }, { packed, sealing, step }) {
    const { name: workspace, workspaceId } = packed;
    const { id: runId } = run;
    const runUrl = (0,service_scope/* runUrlOf */.Q)(workspace, runId, step);
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
    const mayBeApplied = step.plan.mode === 'provisional' && (0,model_verdict/* isGreen */.gf)(verdict.word, step.policy.failOn);
    return {
        notices: [sayTakenOver(run, earlierHead, results, isApproved)],
        seals: seals.length > 0 ? seals : undefined,
        ...(mayBeApplied && { confirmable: run.attributes.actions?.['is-confirmable'] === true }),
    };
}
/** @param earlierHead the commit for which it was started, if that is another one */
function sayTakenOver({ id }, earlierHead, results, isApproved) {
    const takenOver = (how, remedy) => (0,finding/* finding */.gk)('run-taken-over', (0,sentence/* phrase */.MZ) `Run ${(0,sentence/* runPart */.Lk)(id)} planned these very files${how}`, {
        about: { run: id },
        remedy,
    });
    if (earlierHead === undefined) {
        if (results.some(({ status }) => status === 'overridden')) {
            return takenOver((0,sentence/* phrase */.MZ) ` and was overridden, so no new run was started.`);
        }
        return isApproved || results.some(wasApproved)
            ? takenOver((0,sentence/* phrase */.MZ) ` and was approved in part, so no new run was started.`)
            : takenOver((0,sentence/* phrase */.MZ) `, and only the text of the pull request was edited since, so no new run was started.`);
    }
    const names = new Set(results.flatMap(({ override }) => override?.by ?? []));
    const who = names.size === 0
        ? ''
        : (0,sentence/* phrase */.MZ) ` It was overridden by ${(0,sentence/* listParts */.Z)([...names].map((name) => (0,sentence/* sentencePart */.vn)('name', name, 80)))}: whether that account of the service pushed to this change is not known.`;
    return takenOver((0,sentence/* phrase */.MZ) ` for commit ${(0,sentence/* commitPart */.H$)(earlierHead)}, and nothing was applied since, so no new run was started.${who}`, (0,sentence/* phrase */.MZ) `The comment ${(0,sentence/* typed */.nE)('/plangate again')} starts new runs.`);
}
/**
 * Whether the archive that the run planned is the same byte for byte: the same files always make the same archive.
 *
 * @param sha256 of the archive of this job, in hexadecimal digits
 */
async function plannedSameFiles(sha256, runId, client) {
    const directory = (0,temporary/* makeTemporary */.ww)('plangate-');
    try {
        const file = (0,external_node_path_.join)(directory, 'planned.tar.gz');
        await client.configurationVersions.downloadForRun(runId, file);
        const hash = (0,external_node_crypto_.createHash)('sha256');
        await (0,promises_.pipeline)((0,external_node_fs_.createReadStream)(file), hash);
        return hash.digest('hex') === sha256;
    }
    finally {
        (0,temporary/* removeTemporary */.cF)(directory);
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
;// CONCATENATED MODULE: ./build/src/gate/plans-from/upload.js











/** The limit of a service lets no job watch more runs. */
const MOST_RUNS_AT_ONCE = 500;
function openUpload(request, { choose, pack, namesOverriders, ...asked }) {
    return {
        gives: { run: true, plannedCommit: false, serviceSystems: true },
        startsCode: true,
        startsTogether: true,
        mostAtOnce: MOST_RUNS_AT_ONCE,
        async find(scope) {
            const { requested, skipped } = await choose(scope);
            const service = (0,service_scope/* openServiceScope */.G)(request, scope, asked, requested.length);
            const superseder = (0,runs_of_change/* startSuperseder */.tI)(service, requested.length);
            const archives = openArchives(pack, scope.emit);
            const offerEarlierRuns = openTakeOver(service, (0,approved_run/* approvalsOfRuns */._A)(request), (0,approved_run/* mayAskPeople */.Hd)(request));
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
async function offerNewRun(packed, known, step, superseder) {
    const { conditions, notices } = known;
    const withKnown = { ...packed, conditions, notices: [...packed.notices, ...notices] };
    const started = await (0,gate_run/* startRun */.AD)(await (0,gate_run/* upload */.Se)(withKnown, step), step);
    const { workspaceId, run } = started;
    superseder.supersede(packed.name, { workspaceId, run, options: step.plan.runOptions });
    const settled = await (0,gate_run/* watch */.wB)(started, step);
    const findBaseRun = (0,current_run/* baseRunFinder */.$p)(settled, step);
    return {
        ...withVariables((0,plan_of_run/* offerOfRun */.VG)(settled, step, { findBaseRun }), known),
        conclude: ({ verdict }) => (0,end_run/* keepOrDiscard */.nP)(verdict, settled, step),
    };
}
//# sourceMappingURL=upload.js.map

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
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55205);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78235);
/* harmony import */ var _policy_run_differences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22484);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62373);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46281);
/* harmony import */ var _listed_runs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78039);
/* harmony import */ var _overview_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75030);
/* harmony import */ var _own_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70025);
/* harmony import */ var _run_message_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(56326);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(34271);










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
        const outcome = await endSuperseded(id, COMMENTS[mode], client);
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
        (0,_listed_runs_js__WEBPACK_IMPORTED_MODULE_5__/* .createdAt */ .CT)(other) < (0,_listed_runs_js__WEBPACK_IMPORTED_MODULE_5__/* .createdAt */ .CT)(run));
}
const COMMENTS = {
    speculative: 'Superseded by a newer push to the same pull request.',
    provisional: 'Superseded by a newer plan to apply.',
};
/** Cancels a run, or discards it where it waits. `goes-on`: it cannot be ended now, whoever asks. */
async function endSuperseded(id, comment, client) {
    const ways = [() => client.runs.cancel(id, comment), () => client.runs.discard(id, comment)];
    for (const end of ways) {
        try {
            await end();
            return 'ended';
        }
        catch (error) {
            if (!(error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.code === 'aborted')
                throw error;
            if ((0,_failure_of_js__WEBPACK_IMPORTED_MODULE_4__/* .isRefusal */ .vu)(error))
                return 'refused';
            // A conflict says that the run cannot be ended in this way at present.
            if (error.code !== 'conflict')
                return 'goes-on';
        }
    }
    return 'goes-on';
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

/***/ })

};
;