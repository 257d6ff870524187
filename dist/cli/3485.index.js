"use strict";
exports.id = 3485;
exports.ids = [3485];
exports.modules = {

/***/ 3936:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: function() { return /* binding */ findOverriders; }
/* harmony export */ });
/* harmony import */ var _read_policies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11056);

/** @returns undefined where nothing waits for an override at the service, or where they are not known */
async function findOverriders(workspaces, { plan: { organization }, ...service }) {
    // The guard and own policies are approved by comments, and not at the service.
    const isOverriddenAtService = ({ system, overridable }) => overridable && system !== 'guard' && system !== 'own-policies';
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

/***/ 3485:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: function() { return /* binding */ MOST_RUNS_AT_ONCE; },
  openUpload: function() { return /* binding */ openUpload; }
});

// EXTERNAL MODULE: ./build/src/gate/approved-run.js
var approved_run = __webpack_require__(66);
// EXTERNAL MODULE: ./build/src/client/errors.js
var errors = __webpack_require__(20486);
// EXTERNAL MODULE: ./build/src/model/verdict.js
var verdict = __webpack_require__(83538);
// EXTERNAL MODULE: ./build/src/model/status.js
var model_status = __webpack_require__(62373);
// EXTERNAL MODULE: ./build/src/trust/audit.js
var audit = __webpack_require__(79239);
// EXTERNAL MODULE: ./build/src/gate/failure-of.js
var failure_of = __webpack_require__(46281);
// EXTERNAL MODULE: ./build/src/model/errors.js
var model_errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
;// CONCATENATED MODULE: ./build/src/gate/end-run.js








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
    if ((0,verdict/* isGreen */.gf)(word, service.policy.failOn)) {
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
    return { ended, factsOfEnd: { leftover, ...(0,audit/* recordDiscard */.W)(ended, why, service.clock.date()) } };
}
/** How a run ended for which no job waits any more. */
function sayEnded(ended) {
    const { runId = '', status = '' } = ended;
    const run = (0,sentence/* phrase */.MZ) `Run ${(0,sentence/* runPart */.Lk)(runId)}`;
    const of = (says) => (0,finding/* finding */.gk)('run-ended', says, { about: { run: ended.runId } });
    switch (ended.outcome) {
        case 'none':
            return of((0,sentence/* phrase */.MZ) `No run was started.`);
        case 'over':
            return of((0,sentence/* phrase */.MZ) `${run} is over: ${(0,sentence/* quoted */.TL)(status)}.`);
        case 'left':
            return of((0,sentence/* phrase */.MZ) `${run} is ${(0,sentence/* quoted */.TL)(status)}: it is being applied, so it was kept.`);
        case 'ended':
            return of((0,sentence/* phrase */.MZ) `${status === 'discarded' ? 'Discarded' : 'Canceled'}, because no job waits any more: ${(0,sentence/* runPart */.Lk)(runId)}.`);
        case 'unknown':
            return of((0,sentence/* phrase */.MZ) `${ended.runId === undefined ? (0,sentence/* phrase */.MZ) `A run` : run} may still be going on: ${lastSeen(ended)}`);
    }
}
function lastSeen({ trouble, status = '' }) {
    return trouble?.says ?? (0,sentence/* phrase */.MZ) `it was last seen as ${(0,sentence/* quoted */.TL)(status)}.`;
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
            if ((0,model_status/* runKind */.Il)(target.mode, status) === 'foreign')
                return { runId, outcome: 'left', status };
        }
        await cancelOrDiscard(runId, ports);
        return { runId, ...(await awaitEnd(runId, ports)) };
    }
    catch (error) {
        const refused = (0,failure_of/* isRefusal */.vu)(error) || undefined;
        return { runId, outcome: 'unknown', status, trouble: (0,finding/* findingOf */.hD)(error), refused };
    }
}
/**
 * That a run could not be ended, and what a person has to do about it; undefined if there is nothing to do. A speculative run
 * is named only if the service refused to end it.
 */
function leftoverOf(ended, mode) {
    const { runId, outcome, status = '', refused } = ended;
    const run = (0,sentence/* runPart */.Lk)(runId ?? '');
    const about = { run: runId };
    if (mode === 'speculative') {
        if (outcome !== 'unknown' || refused !== true || runId === undefined)
            return undefined;
        return (0,finding/* finding */.gk)('run-goes-on', (0,sentence/* phrase */.MZ) `The service refused to end ${(0,sentence/* runPart */.Lk)(runId)}. What is speculative goes on until it ends by itself, and nothing of it can be applied.`, {
            about,
            remedy: (0,sentence/* phrase */.MZ) `${NEEDED_PERMISSION} Give it to the team of the token.`,
            actor: 'operators',
        });
    }
    const appliable = (says, remedy) => (0,finding/* finding */.gk)(model_errors/* CODES */.Lp.stillAppliable, says, { about, remedy, actor: 'operators' });
    if (outcome === 'left' || status === 'applied') {
        return appliable((0,sentence/* phrase */.MZ) `Not discarded, because it is ${(0,sentence/* quoted */.TL)(status)}: ${run}. Its plan is applied although the gate did not pass.`, (0,sentence/* phrase */.MZ) `Check the run.`);
    }
    if (outcome !== 'unknown')
        return undefined;
    if (runId === undefined) {
        return appliable((0,sentence/* phrase */.MZ) `There may be a run of this check that can be applied although the gate did not pass: ${lastSeen(ended)}`, (0,sentence/* phrase */.MZ) `Check the runs of the workspace.`);
    }
    return refused === true
        ? appliable((0,sentence/* phrase */.MZ) `The service refused to end ${run}, which can still be applied although the gate did not pass.`, (0,sentence/* phrase */.MZ) `${NEEDED_PERMISSION} Discard it by hand, and give the team of the token that permission.`)
        : appliable((0,sentence/* phrase */.MZ) `A plan may be applied although the gate did not pass, because ${run} could not be ended: ${lastSeen(ended)}`, (0,sentence/* phrase */.MZ) `Discard it by hand.`);
}
const NEEDED_PERMISSION = (0,sentence/* phrase */.MZ) `Canceling and discarding need the permission to apply runs (access level write, or runs: apply).`;
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
        if (!(error instanceof errors/* ServiceError */._7) || error.code !== 'conflict')
            throw error;
        const { run } = await client.runs.show(runId);
        if ((0,model_status/* isRunOver */.Ck)(run.attributes.status))
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
        if ((0,model_status/* runKind */.Il)('speculative', status) === 'stopped')
            return { outcome: 'ended', status };
        if ((0,model_status/* isRunOver */.Ck)(status))
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
// EXTERNAL MODULE: ./build/src/gate/hidden-files.js
var hidden_files = __webpack_require__(7707);
// EXTERNAL MODULE: ./build/src/gate/look-at-commit.js
var look_at_commit = __webpack_require__(8854);
// EXTERNAL MODULE: ./build/src/gate/refuse-hidden.js
var refuse_hidden = __webpack_require__(37070);
// EXTERNAL MODULE: ./build/src/plan/outside-modules.js
var outside_modules = __webpack_require__(42130);
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
        throw new failure_of.GateStop('input', sayUnconfigured(directory, archive, workingDirectory));
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
        return (0,finding/* finding */.gk)(model_errors/* CODES */.Lp.noConfiguration, (0,sentence/* phrase */.MZ) `${isMissing}: what it has is excluded by ${names}.`, {
            about,
            remedy: (0,sentence/* phrase */.MZ) `Narrow the rule, or bring the files back after it with ${(0,sentence/* setting */.Pe)('!')}.`,
        });
    }
    const remedy = workingDirectory === ''
        ? (0,sentence/* phrase */.MZ) `Point ${(0,sentence/* typed */.nE)('directory')} at the one that has them.`
        : (0,sentence/* phrase */.MZ) `Point ${(0,sentence/* typed */.nE)('directory')} at a path that ends in the working directory of the workspace or contains it, or change the working directory in the workspace's settings.`;
    return (0,finding/* finding */.gk)(model_errors/* CODES */.Lp.noConfiguration, (0,sentence/* phrase */.MZ) `${isMissing}: no .tf or .tofu file that is sent lies directly there.`, { about, remedy, actor: 'operators' });
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
        throw new failure_of.GateStop('unseen', manifest.closing);
    const found = await findHiddenOnce(archive, workingDirectory, missing, step);
    // What is not checked out is reported with the other differences from the commit.
    const certain = found.files.filter(({ isCertain, entry }) => isCertain && entry.reason !== pack/* NOT_CHECKED_OUT */.pL);
    const empty = certain.filter(({ entry }) => entry.reason === pack/* EMPTY_SUBMODULE */.PW);
    if (empty.length > 0)
        throw new failure_of.GateStop('unseen', (0,look_at_commit/* sayEmptySubmodules */.Y)(empty));
    const doubt = (0,hidden_files/* sayDoubtful */.ZA)(found.files, archive.root);
    if (doubt !== undefined)
        throw new failure_of.GateStop('input', doubt);
    // Files that git does not track are no part of the pull request.
    const hidden = found.files.filter(({ entry }) => entry.reason !== pack/* UNTRACKED */.iC);
    const closing = await (0,refuse_hidden/* whyHiddenFilesClose */.Eb)(hidden, found, step);
    if (closing !== undefined)
        throw new failure_of.GateStop('unseen', closing);
    const notices = manifest.notice === undefined ? [] : [manifest.notice];
    for (const { entry } of certain.slice(0, hidden_files/* MOST_NAMED */.SE)) {
        const { path, reason } = entry;
        const why = entry.rule === undefined ? (0,sentence/* plain */.pj)(reason) : (0,sentence/* setting */.Pe)(entry.rule);
        const about = { file: path };
        notices.push(reason === pack/* UNTRACKED */.iC
            ? (0,finding/* finding */.gk)(model_errors/* CODES */.Lp.untrackedSecret, (0,sentence/* phrase */.MZ) `Terraform would load ${(0,sentence/* filePart */.A4)(path)}, but it ${why}: the policies judge a plan without it.`, { about, remedy: (0,sentence/* phrase */.MZ) `Pass its values as variables of the workspace.` })
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
                giveUp: (reached, why) => giveUpRun(reached, why, service),
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
        conclude: ({ verdict }) => keepOrDiscard(verdict, settled, step),
    };
}
//# sourceMappingURL=upload.js.map

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

/***/ })

};
;