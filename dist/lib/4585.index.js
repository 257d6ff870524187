export const id = 4585;
export const ids = [4585];
export const modules = {

/***/ 34585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openVersionControl: () => (/* binding */ openVersionControl)
/* harmony export */ });
/* unused harmony export awaitNewestRun */
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78235);
/* harmony import */ var _policy_commit_under_review_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56077);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46281);
/* harmony import */ var _find_overriders_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3936);
/* harmony import */ var _find_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87170);
/* harmony import */ var _connected_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30995);
/* harmony import */ var _listed_runs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78039);
/* harmony import */ var _look_at_commit_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8854);
/* harmony import */ var _poll_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67820);
/* harmony import */ var _service_scope_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(74963);
/* harmony import */ var _current_run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(54908);
/* harmony import */ var _upload_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(47233);
/* harmony import */ var _plan_of_run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(40370);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(69268);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(74132);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(10000);

















/** A service that starts a run for a push does it within seconds. */
const LONGEST_WAIT_MS = 3 * 60_000;
/** How many runs of one commit in one workspace are examined, newest first. */
const MOST_RUNS = 20;
/** How often a run may be replaced while it is judged. */
const MOST_REPLACEMENTS = 3;
function openVersionControl(request, { choose, namesOverriders, ...asked }, versionControl) {
    const { change } = versionControl;
    return {
        gives: { run: true, plannedCommit: true, serviceSystems: true },
        startsCode: false,
        startsTogether: true,
        mostAtOnce: _upload_js__WEBPACK_IMPORTED_MODULE_11__/* .MOST_RUNS_AT_ONCE */ .p,
        async find(scope) {
            const { requested, skipped } = await choose(scope);
            const service = (0,_service_scope_js__WEBPACK_IMPORTED_MODULE_9__/* .openServiceScope */ .G)(request, scope, asked, requested.length);
            return {
                found: await (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .findReady */ .Nk)(requested, service, versionControl),
                skipped,
                async prepare(found) {
                    await (0,_look_at_commit_js__WEBPACK_IMPORTED_MODULE_7__/* .refuseIncompleteCommit */ .ao)(found, versionControl, service);
                    return found;
                },
                offers(ready, { reach }) {
                    const { runOptions = service.plan.runOptions } = ready;
                    const plan = { ...service.plan, runOptions };
                    return offerRuns(ready, change, { ...service, reach, plan });
                },
                compare: (result, ready) => (0,_current_run_js__WEBPACK_IMPORTED_MODULE_10__/* .compareWithCurrent */ .rV)(result, ready, service),
                describe: async (workspaces) => ({
                    overriders: namesOverriders ? await (0,_find_overriders_js__WEBPACK_IMPORTED_MODULE_3__/* .findOverriders */ .R)(workspaces, service) : undefined,
                }),
            };
        },
    };
}
/**
 * Waits for the run of the change, and offers it. If a newer run takes its place meanwhile, that is offered next. There is
 * none if no file that changes concerns the workspace.
 */
async function* offerRuns(workspace, change, step) {
    let { run } = await awaitRun(workspace, change, step);
    for (let replacements = 0; run !== undefined; replacements += 1) {
        const judgedRun = run;
        let next;
        const versionId = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__/* .relatedId */ .Dl)(run, 'configuration-version') ?? '';
        const notice = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_15__/* .finding */ .gk)('run-of-head', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_16__/* .phrase */ .MZ) `Version control started ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_16__/* .runPart */ .Lk)(run.id)}, which planned the head of the pull request, ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_16__/* .commitPart */ .H$)(change.commit)}, and not its merge with the target branch.`);
        // A push is of the branch itself.
        const notices = change.pullRequest === undefined ? [] : [notice];
        const noticed = { ...workspace, notices: [...workspace.notices, ...notices], versionId };
        const settled = await (0,_run_js__WEBPACK_IMPORTED_MODULE_13__/* .watchFound */ .Id)(noticed, run, step);
        const plannedCommit = {
            change,
            terraformVersion: workspace.terraformVersion,
            ingress: await (0,_connected_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .readIngress */ .Q1)(versionId, step.client),
        };
        const findBaseRun = (0,_current_run_js__WEBPACK_IMPORTED_MODULE_10__/* .baseRunFinder */ .$p)(settled, step);
        const mayBeReplaced = replacements < MOST_REPLACEMENTS;
        yield {
            ...(0,_plan_of_run_js__WEBPACK_IMPORTED_MODULE_12__/* .offerOfRun */ .VG)(settled, step, { plannedCommit, findBaseRun }),
            async conclude() {
                const newest = await findNewestRun(workspace.workspaceId, change, step.client);
                if (newest.run?.id === judgedRun.id)
                    return {};
                if (newest.run === undefined || !mayBeReplaced) {
                    throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_2__/* .GateStop */ .K$('service', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_15__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_14__/* .CODES */ .Lp.noRunOfCommit, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_16__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_16__/* .runPart */ .Lk)(judgedRun.id)} was replaced or taken away while it was judged.${otherRunsSentence(newest.others)}`, { remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_16__/* .phrase */ .MZ) `Run the job again.` }));
                }
                next = newest.run;
                return 'next';
            },
        };
        run = next;
    }
}
/** @throws GateStop when the service starts no run in time, although a file that changes may concern the workspace */
async function awaitRun(workspace, change, step) {
    // Where no file that changes starts a run, one look is enough.
    const looksOnce = workspace.connection?.unaffected === true;
    const { workspaceId } = workspace;
    const { waiting, limitSeconds } = await awaitNewestRun({ workspaceId, change, looksOnce }, step);
    if (waiting.kind === 'settled')
        return waiting.last;
    const { pullRequest } = change;
    const commit = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_16__/* .commitPart */ .H$)(change.commit);
    const missing = pullRequest === undefined
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_16__/* .phrase */ .MZ) `Version control started no run for commit ${commit}`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_16__/* .phrase */ .MZ) `Version control started no speculative run for commit ${commit} of pull request ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_16__/* .requestPart */ .ns)(pullRequest)}`;
    throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_2__/* .GateStop */ .K$('timeout', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_15__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_14__/* .CODES */ .Lp.noRunOfCommit, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_16__/* .phrase */ .MZ) `${missing} within ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_16__/* .numberPart */ .V4)(limitSeconds)} s. ${NOT_COVERED}${otherRunsSentence(waiting.last?.others)}`, {
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_16__/* .phrase */ .MZ) `Check the workspace's version control settings, or start the run there.`,
        actor: 'operators',
    }));
}
/** Waits until the service has a run of the commit; with `looksOnce`, also the answer that there is none ends it. */
async function awaitNewestRun(wanted, { client, clock, signal, deadline: jobDeadline }) {
    const { workspaceId, change, looksOnce = false } = wanted;
    const begun = clock.now();
    const deadline = Math.min(jobDeadline, begun + LONGEST_WAIT_MS);
    const looking = {
        read: () => findNewestRun(workspaceId, change, client),
        isSettled: ({ run }) => run !== undefined || looksOnce,
        // The service allows few lists of runs a minute, for all workspaces together.
        intervalMs: (0,_poll_js__WEBPACK_IMPORTED_MODULE_8__/* .soonThenRarely */ .YW)(2_000, 15_000),
    };
    const waiting = await (0,_poll_js__WEBPACK_IMPORTED_MODULE_8__/* .poll */ .wt)(looking, { clock, signal, deadline });
    return { waiting, limitSeconds: Math.round((deadline - begun) / 1_000) };
}
const NOT_COVERED = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_16__/* .phrase */ .MZ) `Common causes: the pull request comes from a fork, it goes to another branch than the workspace follows, the workspace never had a run, its working directory is misspelt, or what changes is outside of its working directory and triggers although the configuration reads it.`;
/** About the runs that were found and are of something else. */
function otherRunsSentence(others = []) {
    return others.slice(0, 3).map((other) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_16__/* .phrase */ .MZ) ` ${other}`);
}
/** The newest run that planned the change. @throws GateStop if two runs are equally new */
async function findNewestRun(workspaceId, change, client) {
    const planOnly = change.pullRequest !== undefined;
    const query = { commit: change.commit, planOnly };
    const { items } = await client.runs.list(workspaceId, query).page({ number: 1, size: MOST_RUNS });
    const runs = [];
    const others = [];
    for (const run of items) {
        const difference = await whyNotCounted(run, workspaceId, change, client);
        if (difference === undefined)
            runs.push(run);
        else
            others.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_16__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_16__/* .runPart */ .Lk)(run.id)} ${difference}.`);
    }
    const [newest, second] = runs.toSorted((one, other) => (0,_listed_runs_js__WEBPACK_IMPORTED_MODULE_6__/* .createdAt */ .CT)(other) - (0,_listed_runs_js__WEBPACK_IMPORTED_MODULE_6__/* .createdAt */ .CT)(one));
    if (newest !== undefined && second !== undefined && (0,_listed_runs_js__WEBPACK_IMPORTED_MODULE_6__/* .createdAt */ .CT)(newest) === (0,_listed_runs_js__WEBPACK_IMPORTED_MODULE_6__/* .createdAt */ .CT)(second)) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_2__/* .GateStop */ .K$('service', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_15__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_14__/* .CODES */ .Lp.noRunOfCommit, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_16__/* .phrase */ .MZ) `Runs ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_16__/* .runPart */ .Lk)(newest.id)} and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_16__/* .runPart */ .Lk)(second.id)} both plan this commit and were created at the same moment, so neither is the one that counts.`, { remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_16__/* .phrase */ .MZ) `Start one of them again in the service.`, actor: 'operators' }));
    }
    return { run: newest, others };
}
/** Why the run does not count, as the end of a sentence about it; undefined if it does. */
async function whyNotCounted(run, workspaceId, change, client) {
    if ((0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__/* .relatedId */ .Dl)(run, 'workspace') !== workspaceId)
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_16__/* .phrase */ .MZ) `belongs to another workspace`;
    const planOnly = run.attributes['plan-only'] === true;
    const isWanted = planOnly === (change.pullRequest !== undefined);
    if (!isWanted)
        return planOnly ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_16__/* .phrase */ .MZ) `is speculative` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_16__/* .phrase */ .MZ) `is not speculative`;
    const [whyTooEarly] = (0,_policy_commit_under_review_js__WEBPACK_IMPORTED_MODULE_1__/* .differencesInTime */ .d0)(run, change);
    if (whyTooEarly !== undefined)
        return whyTooEarly;
    const versionId = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__/* .relatedId */ .Dl)(run, 'configuration-version');
    if (versionId === undefined) {
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_16__/* .phrase */ .MZ) `does not say which configuration version it planned`;
    }
    const ingress = await (0,_connected_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .readIngress */ .Q1)(versionId, client);
    if ('doubt' in ingress)
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_16__/* .phrase */ .MZ) `has a commit that is not known`;
    return (0,_policy_commit_under_review_js__WEBPACK_IMPORTED_MODULE_1__/* .differencesFromCommit */ .cO)(ingress.answer, change)[0];
}
//# sourceMappingURL=version-control.js.map

/***/ })

};
