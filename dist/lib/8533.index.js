export const id = 8533;
export const ids = [8533];
export const modules = {

/***/ 72402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aw: () => (/* binding */ GIVES_PLANS),
/* harmony export */   LL: () => (/* binding */ offerInMemory),
/* harmony export */   QU: () => (/* binding */ inputWithoutRun),
/* harmony export */   Td: () => (/* binding */ attributesOf),
/* harmony export */   cG: () => (/* binding */ baseHere),
/* harmony export */   sh: () => (/* binding */ planHere),
/* harmony export */   xJ: () => (/* binding */ workspaceAt)
/* harmony export */ });
/* harmony import */ var _machine_take_turn_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44990);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85382);
/* harmony import */ var _model_plan_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35379);
/* harmony import */ var _plan_plan_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91870);
/* harmony import */ var _plan_without_sensitive_texts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26325);
/* harmony import */ var _plan_read_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33597);
/* harmony import */ var _policy_existing_failures_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96747);
/* harmony import */ var _plan_changes_in_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88572);
/* harmony import */ var _policy_reading_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(10988);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(46281);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(32940);
/* harmony import */ var _plan_count_words_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(74742);












function workspaceAt(name, { placeOf }) {
    const { root, workingDirectory } = placeOf(name);
    return { name, workingDirectory, root, notices: [] };
}
/** Makes the plan, or reads it. @throws GateStop if nothing is known of it, or the reason of the signal */
async function planHere(name, { planner }, { signal, installed }) {
    try {
        const planned = await planner.plan(name, signal, installed);
        signal.throwIfAborted();
        return planned;
    }
    catch (error) {
        if (error instanceof _plan_read_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .UnreadablePlan */ .np)
            throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_9__/* .GateStop */ .K$('unplanned', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .findingOf */ .hD)(error));
        throw error;
    }
}
/** The plan of the default branch, for `only-new`; where there is none, a notice says why every failure counts. */
function baseHere(name, { planner }, { signal }) {
    return async () => planner.planBefore(name, signal).catch((error) => {
        signal.throwIfAborted();
        return { notice: (0,_policy_existing_failures_js__WEBPACK_IMPORTED_MODULE_6__/* .notComparedNotice */ .PY)(error) };
    });
}
/** No service has a run of such a plan. */
const GIVES_PLANS = { run: false, plannedCommit: false, serviceSystems: false };
/**
 * The offer of a plan that is there. Where it has errors, it failed.
 *
 * @param startedMs when the workspace was begun, by the scope
 */
function offerInMemory(workspace, plan, startedMs, scope) {
    const notices = findingsOf(plan.planned.limits, 'empty-state', 'noted');
    return {
        facts: (0,_result_js__WEBPACK_IMPORTED_MODULE_10__/* .workspaceFacts */ .FK)({ ...workspace, notices: [...workspace.notices, ...notices] }),
        plan: planInMemory(workspace.name, plan, scope),
        status: 'planned',
        conclude: async () => ({ durationMs: scope.elapsedMs() - startedMs }),
    };
}
function planInMemory(name, { planned, input, base }, { signal }) {
    const { limits, problems, counts, document } = planned;
    const failed = problems
        .filter(({ severity }) => severity === 'error')
        .map(({ summary }) => summary);
    const accepted = _model_plan_json_js__WEBPACK_IMPORTED_MODULE_2__/* .ACCEPTED_LIMITS */ .$B.filter((kind) => findingsOf(limits, kind).length > 0);
    const attributes = attributesOf(planned);
    const { status, 'has-changes': hasChanges } = attributes;
    const isFailed = failed.length > 0;
    const summary = {
        ...counts,
        imports: counts.imports ?? 0,
        status,
        hasChanges,
        accepted: accepted.length > 0 ? accepted : undefined,
    };
    const withoutTexts = (0,_plan_without_sensitive_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutTextsOf */ .K)(document);
    return {
        workspace: { name },
        failed: isFailed ? failed : undefined,
        known: async () => isFailed
            ? { evidence: { failed }, attributes: undefined, summary: undefined }
            : { evidence: { limits }, attributes, summary },
        input,
        dataDirectory: planned.dataDirectory,
        json: async () => ({ json: (0,_plan_plan_document_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonOf */ .o_)(planned), document, doubts: async () => [] }),
        async changes({ isGuarded }) {
            if (!hasChanges && !isGuarded)
                return undefined;
            // The changes are read while `opa` judges.
            await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_0__/* .nextTurn */ .tJ)();
            const json = (0,_plan_plan_document_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonOf */ .o_)(planned);
            return (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_0__/* .runInTurns */ .hp)((0,_plan_changes_in_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .changesIn */ .N)(json, { counts: (0,_policy_reading_js__WEBPACK_IMPORTED_MODULE_8__/* .countsOf */ .mQ)(attributes), diff: true }), signal);
        },
        base,
        isPartial: accepted.length > 0,
        // With an empty state a plan destroys nothing, so the guard does not know what an apply would destroy.
        unseen: findingsOf(limits, 'empty-state'),
        // Terraform hides a message where the value in it is marked, and prints a copy that is not.
        problems: async () => problems.map((problem) => {
            const { summary, detail } = problem;
            return { ...problem, ...(0,_plan_without_sensitive_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutTextsIn */ .c)({ summary, detail }, withoutTexts) };
        }),
    };
}
function findingsOf(limits, ...kinds) {
    return limits.flatMap(({ kind, finding }) => (kinds.includes(kind) ? finding : []));
}
/** What a service would say of the plan. */
function attributesOf({ counts, document }) {
    return {
        status: 'finished',
        'has-changes': (0,_plan_count_words_js__WEBPACK_IMPORTED_MODULE_11__/* .changesSomething */ .Qc)(document),
        'resource-additions': counts.additions,
        'resource-changes': counts.changes,
        'resource-destructions': counts.destructions,
        'resource-imports': counts.imports,
    };
}
/** What is known where no service has a run: nothing is made up. */
function inputWithoutRun({ name, workingDirectory }, { runOptions }, { organization }) {
    return {
        is_destroy: runOptions['is-destroy'] ?? false,
        refresh: runOptions.refresh ?? true,
        refresh_only: runOptions['refresh-only'] ?? false,
        replace_addrs: runOptions['replace-addrs'] ?? [],
        target_addrs: runOptions['target-addrs'] ?? [],
        organization: { name: organization },
        workspace: { name, working_directory: workingDirectory || null },
    };
}
//# sourceMappingURL=plan-in-memory.js.map

/***/ }),

/***/ 68533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openProgram: () => (/* binding */ openProgram)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/configuration/file-names.js
var file_names = __webpack_require__(96817);
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __webpack_require__(6609);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
;// CONCATENATED MODULE: ./build/src/plan/files-of-entry.js
/** Whether the files that an entry of `plangate.yml` names for a plan may be read: only regular files of the checkout, on no way through a link. */





/** Why the first of them is not read; undefined if all may be. */
function unreadableFileOf({ root, workingDirectory, plannedWith, }) {
    const { varFiles = [], backendFiles = [] } = plannedWith ?? {};
    for (const [key, files] of [
        ['var-file', varFiles],
        ['backend-config', backendFiles],
    ]) {
        for (const file of files) {
            const path = (0,external_node_path_.resolve)(root, workingDirectory, file);
            const why = whyNotRead(path, root);
            if (why === undefined)
                continue;
            const inRoot = (0,external_node_path_.join)(workingDirectory, file);
            return (0,finding/* finding */.gk)('file-of-entry', (0,sentence/* phrase */.MZ) `${(0,sentence/* typed */.nE)(key)} names ${(0,sentence/* filePart */.A4)(inRoot)}, which ${why}.`, {
                about: { file: inRoot },
                remedy: (0,sentence/* phrase */.MZ) `Put the file there, or correct the entry: paths begin at its directory.`,
            });
        }
    }
    return undefined;
}
/** @param root real path of the repository */
function whyNotRead(path, root) {
    if (!(0,find_repository/* isBelow */.Yw)(path, root))
        return (0,sentence/* phrase */.MZ) `is not in the repository`;
    if ((0,find_repository/* realOrSame */.eF)(path) !== path)
        return (0,sentence/* phrase */.MZ) `is a link, or behind one`;
    const isFile = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() === true;
    return isFile ? undefined : (0,sentence/* phrase */.MZ) `is no file of this checkout`;
}
//# sourceMappingURL=files-of-entry.js.map
// EXTERNAL MODULE: ./build/src/policy/run-differences.js
var run_differences = __webpack_require__(22484);
// EXTERNAL MODULE: ./build/src/gate/failure-of.js
var failure_of = __webpack_require__(46281);
// EXTERNAL MODULE: ./build/src/gate/look-at-commit.js
var look_at_commit = __webpack_require__(8854);
// EXTERNAL MODULE: ./build/src/gate/plan-in-memory.js
var plan_in_memory = __webpack_require__(72402);
// EXTERNAL MODULE: ./build/src/gate/run.js
var run = __webpack_require__(69268);
// EXTERNAL MODULE: ./build/src/model/ended-by.js
var ended_by = __webpack_require__(17953);
;// CONCATENATED MODULE: ./build/src/gate/saved-here.js



/** How long a job that was canceled waits for a program that it interrupted: the runner kills it 7.5 s after the signal. */
const STOPPING_MS = 5_000;
function savedHere(workspace, program, plans, { clock }) {
    return {
        async apply({ onProgress, signal, alarms }) {
            if (signal.aborted)
                return { outcome: 'refused', why: [CANCELED_BEFORE] };
            const begun = clock.now();
            const late = alarms.after(signal, STOPPING_MS);
            try {
                const applying = plans.apply(workspace, onProgress, signal);
                const { exitCode, firstError } = await (0,ended_by/* endedBy */.m)(late, applying);
                const durationMs = clock.now() - begun;
                if (exitCode === 0)
                    return { outcome: 'applied', why: [], durationMs };
                return { outcome: 'failed', why: [sayFailed(program, exitCode, firstError)], durationMs };
            }
            catch (error) {
                if (late.aborted)
                    return { outcome: 'unknown', why: [sayStopping(program)] };
                return { outcome: 'refused', why: [(0,finding/* findingOf */.hD)(error)] };
            }
        },
        async state() {
            const read = await plans.state(workspace, new AbortController().signal);
            if ('state' in read)
                return read;
            return {
                unread: (0,finding/* finding */.gk)('state-unread', (0,sentence/* phrase */.MZ) `The state could not be read: ${(0,sentence/* foreign */.V$)(read.why)}`),
            };
        },
        // Its file goes with the check.
        discard: async () => undefined,
    };
}
const CANCELED_BEFORE = (0,finding/* finding */.gk)('apply-refused', (0,sentence/* phrase */.MZ) `The job was canceled before the apply began.`);
function sayFailed(program, exitCode, firstError) {
    if (firstError !== undefined)
        return (0,finding/* finding */.gk)('apply-failed', (0,sentence/* foreign */.V$)(firstError));
    const how = exitCode === undefined ? (0,sentence/* phrase */.MZ) `by a signal` : (0,sentence/* phrase */.MZ) `with exit code ${(0,sentence/* numberPart */.V4)(exitCode)}`;
    return (0,finding/* finding */.gk)('apply-failed', (0,sentence/* phrase */.MZ) `${(0,sentence/* plain */.pj)(program)} apply ended ${how}.`);
}
function sayStopping(program) {
    return (0,finding/* finding */.gk)('apply-unended', (0,sentence/* phrase */.MZ) `The job was canceled: ${(0,sentence/* plain */.pj)(program)} was interrupted, and stops by itself. What it has made until then is in the state.`, {
        remedy: (0,sentence/* phrase */.MZ) `See that it has ended before you start this job again: it plans what is left.`,
    });
}
//# sourceMappingURL=saved-here.js.map
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/gate/find-workspace.js
var find_workspace = __webpack_require__(87170);
;// CONCATENATED MODULE: ./build/src/gate/plans-from/program-here.js
/** Plans that `terraform` or `tofu` makes on this machine, in a copy of the files. */
















function openProgram(request, ports) {
    const { program } = ports;
    const { plan, policy } = request;
    return {
        gives: plan_in_memory/* GIVES_PLANS */.Aw,
        startsCode: true,
        startsTogether: false,
        mostAtOnce: ports.inCheckout === undefined ? (0,external_node_os_.availableParallelism)() : 1,
        async find(scope) {
            const { names, refused, skipped, uncommitted } = await ports.choose(scope);
            /** The workspaces that the program plans at this moment. */
            const planning = new Set();
            return {
                found: [...names.map((name) => (0,plan_in_memory/* workspaceAt */.xJ)(name, ports)), ...refused],
                skipped,
                async prepare(workspace, step) {
                    await refuseUnplannable(workspace, ports, step);
                    const unreadable = unreadableFileOf(ports.placeOf(workspace.name));
                    if (unreadable !== undefined)
                        throw new failure_of/* GateStop */.K$('input', unreadable);
                    return workspace;
                },
                async *offers(workspace, step) {
                    const startedMs = step.elapsedMs();
                    const { name } = workspace;
                    step.emit({ kind: 'planning', workspace: name, by: program });
                    planning.add(name);
                    const made = await (0,plan_in_memory/* planHere */.sh)(name, ports, step);
                    planning.delete(name);
                    const planned = { ...made, limits: [...made.limits, ...sayPart(plan)] };
                    if (!planned.problems.some(({ severity }) => severity === 'error')) {
                        const words = (0,run/* finishedPlanWords */.Rg)({ attributes: (0,plan_in_memory/* attributesOf */.Td)(planned) });
                        const finished = words ?? 'plan: finished';
                        step.emit({ kind: 'progress', workspace: name, status: 'planned', words: finished });
                    }
                    const { inCheckout } = ports;
                    // What is applied is on the default branch already: there it would excuse itself.
                    const isCompared = policy.onlyNew && inCheckout === undefined;
                    const base = isCompared ? (0,plan_in_memory/* baseHere */.cG)(name, ports, step) : undefined;
                    const input = (0,plan_in_memory/* inputWithoutRun */.QU)(workspace, plan, ports);
                    const inMemory = { planned, input, base };
                    const saved = inCheckout && savedHere(name, program, inCheckout, step);
                    yield { ...(0,plan_in_memory/* offerInMemory */.LL)(workspace, inMemory, startedMs, step), saved };
                },
                whyLate: (name) => (planning.has(name) ? stillPlanning(program) : undefined),
                describe: async () => ({ uncommitted }),
            };
        },
    };
}
/** Why there is no plan in time. It is not known what the program waits for. */
function stillPlanning(program) {
    return new failure_of/* GateStop */.K$('timeout', (0,finding/* finding */.gk)('still-planning', (0,sentence/* phrase */.MZ) `${program} was still planning when the time for this check was over.`, {
        remedy: (0,sentence/* phrase */.MZ) `Give it more with ${(0,sentence/* setting */.Pe)('timeout')}, or look at what it waits for: run ${(0,sentence/* typed */.nE)(`${program} plan`)} where its output is seen.`,
    }));
}
/** What comes of a plan that was to be of a part. A plan of another job says itself that it is one. */
function sayPart({ runOptions, allowPartial }) {
    const kind = allowPartial ? 'partial' : 'not-certain';
    return (0,run_differences/* partialInputs */.lp)(runOptions).map((input) => ({
        kind,
        finding: (0,finding/* finding */.gk)(errors/* CODES */.Lp.onlyAPart, (0,sentence/* phrase */.MZ) `Only a part was planned (${(0,sentence/* setting */.Pe)(input)}), so the rest of the configuration was not judged.`, {
            about: { setting: input },
            remedy: (0,sentence/* phrase */.MZ) `Set ${(0,sentence/* setting */.Pe)('allow-partial')} to true where that may pass.`,
        }),
    }));
}
/** @throws GateStop where Terraform would find nothing, or not all: then everything passes */
async function refuseUnplannable({ root = '', workingDirectory }, { changedFiles, git }, { endReason }) {
    const directory = (0,external_node_path_.join)(root, workingDirectory);
    const names = (0,external_node_fs_.existsSync)(directory) ? (0,external_node_fs_.readdirSync)(directory) : [];
    if (!names.some(file_names/* isConfiguration */.ZC)) {
        const real = (0,find_repository/* realOrSame */.eF)(directory);
        const shown = (0,find_workspace/* shownDirectory */.F0)(real, (0,find_repository/* findRepository */.W1)(real));
        throw new failure_of/* GateStop */.K$('input', (0,finding/* finding */.gk)(errors/* CODES */.Lp.noConfiguration, (0,sentence/* phrase */.MZ) `There is no Terraform configuration in ${(0,sentence/* directoryPart */.Pv)(shown)}: no .tf or .tofu file lies directly there.`, {
            about: { directory: shown },
            remedy: (0,sentence/* phrase */.MZ) `Point ${(0,sentence/* setting */.Pe)('directory')} at the one that has them.`,
        }));
    }
    const checkedOut = { root, workingDirectory, tracked: await (0,look_at_commit/* listCheckout */.BM)(root, git) };
    const closing = (await (0,look_at_commit/* findEmptySubmodules */.i2)(checkedOut, { endReason })) ??
        (changedFiles && (await (0,look_at_commit/* findMissingFiles */.FU)(checkedOut, changedFiles, { endReason })));
    if (closing !== undefined)
        throw new failure_of/* GateStop */.K$('unseen', closing);
}
//# sourceMappingURL=program-here.js.map

/***/ })

};
