"use strict";
exports.id = 4064;
exports.ids = [4064];
exports.modules = {

/***/ 4064:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judgeNamedRun: function() { return /* binding */ judgeNamedRun; }
});

// EXTERNAL MODULE: ./build/src/gate/failure-of.js
var failure_of = __webpack_require__(46281);
// EXTERNAL MODULE: ./build/src/gate/gate.js + 7 modules
var gate = __webpack_require__(63432);
// EXTERNAL MODULE: ./build/src/gate/result.js
var gate_result = __webpack_require__(32940);
// EXTERNAL MODULE: ./build/src/client/wire/resource.js
var resource = __webpack_require__(78235);
// EXTERNAL MODULE: ./build/src/model/command-line.js
var command_line = __webpack_require__(99753);
// EXTERNAL MODULE: ./build/src/model/status.js
var model_status = __webpack_require__(62373);
// EXTERNAL MODULE: ./build/src/policy/run-differences.js
var run_differences = __webpack_require__(22484);
// EXTERNAL MODULE: ./build/src/gate/find-workspace.js
var find_workspace = __webpack_require__(87170);
// EXTERNAL MODULE: ./build/src/gate/plan-of-run.js
var plan_of_run = __webpack_require__(40370);
// EXTERNAL MODULE: ./build/src/gate/run.js
var gate_run = __webpack_require__(69268);
// EXTERNAL MODULE: ./build/src/gate/service-scope.js
var service_scope = __webpack_require__(74963);
// EXTERNAL MODULE: ./build/src/gate/take-over.js
var take_over = __webpack_require__(33109);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
;// CONCATENATED MODULE: ./build/src/gate/sources/named-run.js













/** @throws GateStop if the run does not say what it is of, or what the client threw */
async function findNamedRun(reference, runOptions, client) {
    const { run, workspace } = await client.runs.show(reference.id, { include: ['workspace'] });
    return {
        run,
        workspace: await findWorkspaceOfRun(reference, run, workspace, client),
        options: reference.allowsUncompared ? (0,run_differences/* reportedOptions */.sV)(run) : runOptions,
        mode: run.attributes['save-plan'] === true ? 'provisional' : 'speculative',
        organization: reference.organization ?? (0,resource/* relatedId */.Dl)(workspace ?? {}, 'organization') ?? '',
    };
}
/** The settings by which a named run is judged: it says itself how it was planned. */
function planOfNamed(plan, { options, workspace: { name } }, { allowsUncompared }) {
    return {
        ...plan,
        workspaces: [{ kind: 'name', name }],
        mayBeSeveral: false,
        asked: [name],
        runOptions: options,
        allowPartial: allowsUncompared || plan.allowPartial,
    };
}
function openNamedRun(reference, { run, workspace, mode, organization }, request, client) {
    return {
        gives: { run: true, plannedCommit: false, serviceSystems: true },
        startsCode: false,
        startsTogether: false,
        mostAtOnce: 1,
        async find(scope) {
            const service = (0,service_scope/* openServiceScope */.G)(request, scope, { client, runs: { mode, organization } }, 1);
            return {
                found: [workspace],
                prepare: async (found) => found,
                async *offers(ready, { reach }) {
                    yield await offerNamedRun(reference, run, ready, { ...service, reach });
                },
            };
        },
    };
}
const cannotBeJudged = (says) => new failure_of/* GateStop */.K$('service', (0,finding/* finding */.gk)(errors/* CODES */.Lp.notCompared, says));
/**
 * The required workspace, else the one that the run names.
 *
 * @param included the workspace that the service sent with the run
 */
async function findWorkspaceOfRun({ workspace: required }, run, included, client) {
    const ownWorkspaceId = (0,resource/* relatedId */.Dl)(run, 'workspace');
    const workspaceId = required?.id ?? ownWorkspaceId;
    if (workspaceId === undefined) {
        throw cannotBeJudged((0,sentence/* phrase */.MZ) `Run ${(0,sentence/* runPart */.Lk)(run.id)} does not say which workspace it belongs to.`);
    }
    const matching = ownWorkspaceId === workspaceId ? included : undefined;
    const { attributes } = matching ?? (await client.workspaces.show(workspaceId));
    const workingDirectory = (0,find_workspace/* readWorkingDirectory */.bq)(attributes['working-directory']);
    return {
        name: required?.name ?? attributes.name,
        workspaceId,
        workingDirectory: 'path' in workingDirectory ? workingDirectory.path : '',
        root: undefined,
        notices: [],
        mayHaveRun: false,
    };
}
const HOW_TO_COMPARE = (0,sentence/* phrase */.MZ) `Name it, or accept the run without that comparison (${(0,sentence/* setting */.Pe)('--any')}).`;
/**
 * Reads the run again with its task stages, compares it with the reference, and waits for its end.
 *
 * @throws GateStop if the run is not over and is not waited for, or planned other files than required
 */
async function offerNamedRun(reference, namedRun, workspace, step) {
    const { client } = step;
    const required = requiredVersion(reference, namedRun);
    const watched = await client.runs.show(namedRun.id, { include: gate_run/* WATCHED */.tC });
    const { run } = watched;
    const stages = (0,gate_run/* partsThatMayWait */.QD)(watched);
    const waitCommand = (0,command_line/* withHostOption */.QW)(`plangate runs show ${run.id} --wait`, {
        serviceOrigin: client.origin,
    });
    const { mode } = step.plan;
    const isOver = (0,model_status/* isSettled */.Is)(mode, run.attributes.status, stages) || (0,model_status/* mayWaitForConfirmation */.RJ)(mode, run);
    if (!reference.waits && !isOver) {
        throw new failure_of/* GateStop */.K$('timeout', (0,finding/* finding */.gk)(errors/* CODES */.Lp.notCompared, (0,sentence/* phrase */.MZ) `Run ${(0,sentence/* runPart */.Lk)(run.id)} is not over, so nothing of it is judged yet: ${(0,sentence/* plain */.pj)((0,model_status/* describeRunStatus */.rM)(run))}.`, { about: { run: run.id }, remedy: (0,sentence/* phrase */.MZ) `${(0,sentence/* typed */.nE)(waitCommand)} waits for it.` }));
    }
    const { sha256 } = reference;
    if (sha256 !== undefined && !(await (0,take_over/* plannedSameFiles */.g)(sha256, run.id, client))) {
        throw cannotBeJudged((0,sentence/* phrase */.MZ) `Run ${(0,sentence/* runPart */.Lk)(run.id)} planned other files than the report is about.`);
    }
    const uncompared = [];
    if (reference.workspace === undefined) {
        uncompared.push((0,finding/* finding */.gk)(errors/* CODES */.Lp.notCompared, (0,sentence/* phrase */.MZ) `${(0,sentence/* setting */.Pe)('--workspace')} is not given, so the workspace of run ${(0,sentence/* runPart */.Lk)(run.id)} was not compared.`));
    }
    if (required.uncompared !== undefined)
        uncompared.push(required.uncompared);
    const { versionId } = required;
    // With `allowsUncompared`, what was not compared is a notice, and the gate may open.
    const compared = reference.allowsUncompared
        ? { ...workspace, versionId, notices: uncompared, uncompared: [] }
        : {
            ...workspace,
            versionId,
            uncompared: uncompared.map((each) => ({ ...each, remedy: HOW_TO_COMPARE })),
        };
    return (0,plan_of_run/* offerOfRun */.VG)(await (0,gate_run/* watchFound */.Id)(compared, run, step), step, {});
}
/** The version that the run must have planned: the required one, or else its own, and that it was not compared. */
function requiredVersion({ versionId }, run) {
    const ownVersion = (0,resource/* relatedId */.Dl)(run, 'configuration-version');
    if (ownVersion === undefined) {
        throw cannotBeJudged((0,sentence/* phrase */.MZ) `Run ${(0,sentence/* runPart */.Lk)(run.id)} does not say which configuration version it planned.`);
    }
    if (versionId !== undefined)
        return { versionId };
    const uncompared = (0,finding/* finding */.gk)(errors/* CODES */.Lp.notCompared, (0,sentence/* phrase */.MZ) `${(0,sentence/* setting */.Pe)('--version')} is not given, so the version of run ${(0,sentence/* runPart */.Lk)(run.id)} was not compared.`);
    return { versionId: ownVersion, uncompared };
}
//# sourceMappingURL=named-run.js.map
;// CONCATENATED MODULE: ./build/src/cli/workbench/judge-named-run.js




/** Errors of the service or the network become the verdict. */
async function judgeNamedRun(reference, settings, { client, ...ports }) {
    const startedAt = ports.clock.now();
    const { runOptions } = settings.plan;
    try {
        const named = await findNamedRun(reference, runOptions, client);
        const { run, options, mode } = named;
        const request = {
            ...settings,
            plan: planOfNamed(settings.plan, named, reference),
            change: { base: undefined, message: '' },
        };
        const source = openNamedRun(reference, named, request, client);
        const judged = await (0,gate.gate)(source, request, ports);
        const result = { ...judged, durationMs: ports.clock.now() - startedAt };
        return { result, options, mode, run };
    }
    catch (error) {
        const failure = (0,failure_of/* failureOf */.g5)(error, ports.signal.aborted ? 'aborted' : undefined);
        const workspace = reference.workspace?.name ?? reference.id;
        const result = (0,gate_result.unjudgedResult)([{ workspace, failure }], ports.clock.now() - startedAt);
        return { result, options: runOptions, mode: 'speculative', run: undefined };
    }
}
//# sourceMappingURL=judge-named-run.js.map

/***/ })

};
;