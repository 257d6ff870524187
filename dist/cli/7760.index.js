"use strict";
exports.id = 7760;
exports.ids = [7760,167];
exports.modules = {

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

/***/ 35232:
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
// EXTERNAL MODULE: ./build/src/gate/refuse-hidden.js + 1 modules
var refuse_hidden = __webpack_require__(78260);
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
 *   pull request hides such a file, or changes one that is hidden
 */
async function examineExcluded({ archive, workingDirectory }, { hiddenIn }, step) {
    const { proposal } = step.change;
    const missing = proposal ? notCheckedOut(archive, proposal) : [];
    if (missing.length === 0 && !archive.excluded.some(hidden_files/* couldBeLoaded */._t))
        return [];
    const module = (0,external_node_path_.join)(archive.root, ...workingDirectory.split('/'));
    const manifest = await (0,refuse_hidden/* examineManifest */.f7)(archive, module, proposal);
    if (manifest.closing !== undefined)
        throw new failure_of/* GateStop */.K$('unseen', manifest.closing);
    const found = await hiddenIn(archive, module, () => findHiddenOf(archive, module, missing, step));
    // What is not checked out is reported with the other differences from the commit.
    const certain = found.files.filter(({ isCertain, entry }) => isCertain && entry.reason !== archive_archive/* NOT_CHECKED_OUT */.pL);
    const empty = certain.filter(({ entry }) => entry.reason === archive_archive/* EMPTY_SUBMODULE */.PW);
    if (empty.length > 0)
        throw new failure_of/* GateStop */.K$('unseen', (0,look_at_commit/* sayEmptySubmodules */.Y)(empty));
    const doubt = (0,hidden_files/* sayDoubtful */.ZA)(found.files, archive.root);
    if (doubt !== undefined)
        throw new failure_of/* GateStop */.K$('input', doubt);
    // Files that git does not track are no part of the pull request.
    const hidden = found.files.filter(({ entry }) => entry.reason !== archive_archive/* UNTRACKED */.iC);
    const closing = await (0,refuse_hidden/* examineHiddenFiles */.F7)(hidden, found, step);
    if (closing !== undefined)
        throw new failure_of/* GateStop */.K$('unseen', closing);
    const notices = manifest.notice === undefined ? [] : [manifest.notice];
    return [...notices, ...sayNotSent(certain.map(({ entry }) => entry))];
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
    return { archive, module, ...(await (0,hidden_files/* findHidden */.C$)(packing, module, step)) };
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
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
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

/***/ 40167:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: function() { return /* binding */ compareWithCommit; },
/* harmony export */   listCommitted: function() { return /* binding */ listCommitted; },
/* harmony export */   m: function() { return /* binding */ uncommittedPaths; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _ask_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29796);
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66238);
/* harmony import */ var _model_or_else_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17026);
/* harmony import */ var _find_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6609);
/* harmony import */ var _git_objects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71650);
/**
 * Finds the files of a work tree that differ from the commit that is checked out. Each file is read and compared in the form in
 * which git would store it. No program that an attribute or a configuration names is run.
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
    const { searchedFiles, readConfiguration } = await Promise.all(/* import() */[__webpack_require__.e(351), __webpack_require__.e(1741)]).then(__webpack_require__.bind(__webpack_require__, 51741));
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