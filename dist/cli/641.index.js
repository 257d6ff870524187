"use strict";
exports.id = 641;
exports.ids = [641];
exports.modules = {

/***/ 10641:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judgeNamedRun: function() { return /* binding */ judgeNamedRun; }
});

// EXTERNAL MODULE: ./build/src/gate/failure-of.js
var failure_of = __webpack_require__(46281);
// EXTERNAL MODULE: ./build/src/gate/gate.js + 8 modules
var gate = __webpack_require__(4603);
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
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
;// CONCATENATED MODULE: ./build/src/gate/plans-from/named-run.js












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
    return {
        name: required?.name ?? attributes.name,
        workspaceId,
        workingDirectory: (0,find_workspace/* workingDirectoryOf */._X)(attributes),
        root: undefined,
        notices: [],
        mayHaveRun: false,
    };
}
const HOW_TO_COMPARE = (0,sentence/* phrase */.MZ) `Name it, or accept the run without that comparison (${(0,sentence/* setting */.Pe)('--any')}).`;
/**
 * Reads the run again with its task stages, compares it with the reference, and waits for its end.
 *
 * @throws GateStop if the run is not over and is not waited for
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
    return (0,plan_of_run/* offerOfRun */.VG)(await (0,gate_run/* watchFound */.Id)(compared, run, step), step, { mayBeApplied: true });
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
;// CONCATENATED MODULE: ./build/src/cli/judge-named-run.js




/** Errors of the service or the network become the verdict. */
async function judgeNamedRun(reference, settings, { client, ...ports }) {
    const startedAt = ports.clock.now();
    const { runOptions } = settings.plan;
    try {
        const named = await findNamedRun(reference, runOptions, client);
        const request = {
            ...settings,
            plan: planOfNamed(settings.plan, named, reference),
            change: { base: undefined, message: '' },
        };
        const plansFrom = openNamedRun(reference, named, request, client);
        const judged = await (0,gate.gate)(plansFrom, request, ports);
        const result = { ...judged, durationMs: ports.clock.now() - startedAt };
        return { result, options: named.options };
    }
    catch (error) {
        const failure = (0,failure_of/* failureOf */.g5)(error, ports.signal.aborted ? 'aborted' : undefined);
        const workspace = reference.workspace?.name ?? reference.id;
        const result = (0,gate_result.unjudgedResult)([{ workspace, failure }], ports.clock.now() - startedAt);
        return { result, options: runOptions };
    }
}
//# sourceMappingURL=judge-named-run.js.map

/***/ }),

/***/ 30995:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q1: function() { return /* binding */ readIngress; },
/* harmony export */   bh: function() { return /* binding */ versionControlOf; },
/* harmony export */   dC: function() { return /* binding */ readConnection; }
/* harmony export */ });
/* unused harmony export isConnectedTo */
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55205);
/* harmony import */ var _model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17866);
/* harmony import */ var _policy_commit_under_review_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56077);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46281);
/* harmony import */ var _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78039);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85382);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74132);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10000);








/** How the workspace is connected to the repository of the change. @throws GateStop when the service can have no run of it */
function readConnection(workspace, versionControl, { unaffected = false }) {
    const { attributes } = workspace;
    if (!isConnectedTo(workspace, versionControl.change)) {
        const identifier = attributes['vcs-repo']?.identifier;
        const how = identifier
            ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `is connected to ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(identifier)}, not to ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .foreign */ .V$)(versionControl.change.repository)}`
            : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `is not connected to version control`;
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('input', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .CODES */ .Lp.noRunsOfVersionControl, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `The workspace ${how}, so the service starts no runs for this pull request.`, {
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Use ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)('plans-from: upload')} for it, or connect it.`,
            actor: 'operators',
        }));
    }
    // The run of a push is none of them.
    const isProposed = versionControl.change.pullRequest !== undefined;
    if (isProposed && attributes['speculative-enabled'] === false) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('input', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .CODES */ .Lp.noRunsOfVersionControl, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `The workspace has automatic speculative plans switched off, so no pull request starts a run.`, {
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Switch them on in the workspace's version control settings, or use ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)('plans-from: upload')}.`,
            actor: 'operators',
        }));
    }
    return {
        unaffected: unaffected && attributes['file-triggers-enabled'] !== false,
        takesSubmodules: attributes['vcs-repo']?.['ingress-submodules'] === true,
    };
}
/** Whether version control of the workspace is connected to the repository of the change. */
function isConnectedTo({ attributes }, { slug, repository }) {
    const { identifier, 'repository-http-url': address } = attributes['vcs-repo'] ?? {};
    return (0,_policy_commit_under_review_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameSlug */ .wb)(identifier, slug) && (!address || (0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameRepository */ .ve)(address, repository));
}
/** Reads the commit of a version. If the service does not include it, it is requested by itself. */
async function readIngress(versionId, client) {
    const versions = client.configurationVersions;
    try {
        const version = await versions.show(versionId, { include: ['ingress_attributes'] });
        return { answer: version.ingressAttributes ?? (await versions.ingressAttributes(versionId)) };
    }
    catch (error) {
        if (!(error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.code !== 'not-found')
            throw error;
        const why = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .findingOf */ .hD)(error);
        const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `The commit of its configuration version is not known: ${why.says}`;
        return { doubt: { ...why, says } };
    }
}
/** How far the service's clock may be behind that of the host. */
const SKEW_MS = 60_000;
/**
 * What a run has to be of that version control started.
 *
 * @param options.since the earliest time of such a run, ISO 8601; a run that is older than a day never counts
 * @param options.applies a push is applied: its run is of the branch itself and of no pull request
 * @throws GateStop when the job is not about one commit of one pull request, nor applies one
 */
function versionControlOf({ repository, commit, pullRequest, }, { since = '', applies = false }, now) {
    const isComplete = pullRequest !== undefined || applies;
    if (repository === undefined || commit === undefined || !isComplete) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('input', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .CODES */ .Lp.noRunsOfVersionControl, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)('plans-from: version-control')} judges the run of a pull request, and this job does not say of which one: version control starts speculative runs for nothing else, a merge queue among it.`, {
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Use it on the event pull_request, and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)('plans-from: upload')} elsewhere.`,
            actor: 'operators',
        }));
    }
    const { serverUrl, slug } = repository;
    const oldestMs = now.getTime() - _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_PLAN_AGE_MS */ .FG;
    const askedMs = Date.parse(since);
    const sinceMs = Number.isNaN(askedMs) ? oldestMs : Math.max(oldestMs, askedMs - SKEW_MS);
    return {
        change: {
            commit: commit.sha,
            pullRequest: applies ? undefined : pullRequest?.number,
            repository: `${serverUrl}/${slug}`,
            slug,
            sinceMs,
        },
    };
}
//# sourceMappingURL=connected-repository.js.map

/***/ }),

/***/ 87170:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $b: function() { return /* binding */ currentConfigurationOf; },
/* harmony export */   F0: function() { return /* binding */ shownDirectory; },
/* harmony export */   Nk: function() { return /* binding */ findReady; },
/* harmony export */   SS: function() { return /* binding */ uploadRoot; },
/* harmony export */   VA: function() { return /* binding */ showWorkspace; },
/* harmony export */   _X: function() { return /* binding */ workingDirectoryOf; },
/* harmony export */   bq: function() { return /* binding */ readWorkingDirectory; },
/* harmony export */   hz: function() { return /* binding */ conditionsOfSettings; }
/* harmony export */ });
/* unused harmony export findWorkspace */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55205);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78235);
/* harmony import */ var _machine_files_here_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80467);
/* harmony import */ var _machine_take_turn_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44990);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46281);
/* harmony import */ var _overview_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75030);
/* harmony import */ var _plans_from_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(15718);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85382);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74132);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(10000);
/* harmony import */ var _model_relative_path_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(20319);
/* harmony import */ var _connected_repository_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(30995);
/**
 * Finds the workspace, and refuses it before anything is sent if no run of it could be judged. A locked one is not
 * refused: a run that only plans waits for no other run and no lock,
 * https://developer.hashicorp.com/terraform/cloud-docs/run/modes-and-options.
 */













/** How many workspaces are looked up at the same time. */
const MOST_AT_ONCE = 500;
/**
 * Finds all workspaces. Those that cannot be gated come first: where they keep the others from beginning, a report shows
 * the first ones.
 */
async function findReady(requested, service, versionControl) {
    const { client, plan, signal, parsed } = service;
    const names = requested.flatMap(({ name, refused }) => (refused === undefined ? name : []));
    const listed = await (0,_overview_js__WEBPACK_IMPORTED_MODULE_6__/* .listWorkspaces */ .FF)(client, plan.organization, names);
    const asked = { client, plan, versionControl, parsed };
    const found = await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_4__/* .runConcurrently */ .G)(requested.map((workspace) => async () => {
        const { name, refused } = workspace;
        if (refused !== undefined)
            return { name, error: refused, isAlone: true };
        try {
            signal.throwIfAborted();
            return await findWorkspace(workspace, asked, listed.get(name));
        }
        catch (error) {
            return { name, error };
        }
    }), MOST_AT_ONCE);
    return found.sort((one, other) => Number((0,_plans_from_js__WEBPACK_IMPORTED_MODULE_12__/* .isUnjudged */ .t)(other)) - Number((0,_plans_from_js__WEBPACK_IMPORTED_MODULE_12__/* .isUnjudged */ .t)(one)));
}
/**
 * Finds out whether and where the workspace plans.
 *
 * @param listed the workspace, if a list of the service had it
 * @throws GateStop with what to change, or what the client threw
 */
async function findWorkspace(requested, job, listed) {
    const { client, plan, versionControl } = job;
    const { name, directory, repository } = requested;
    const workspace = listed ?? (await showWorkspace(client, plan.organization, name));
    const { attributes } = workspace;
    refuseLocalExecution(workspace);
    const connection = versionControl && (0,_connected_repository_js__WEBPACK_IMPORTED_MODULE_11__/* .readConnection */ .dC)(workspace, versionControl, requested);
    if (connection === undefined)
        refuseWithoutRuns(workspace);
    if (plan.applies === true)
        refuseAutoApply(workspace);
    if (plan.mode === 'provisional')
        refuseProvisional(workspace, plan);
    const workingDirectory = usableWorkingDirectory(workspace);
    const root = connection ? directory : uploadRoot(directory, workingDirectory);
    refuseAboveRepository({ root, repository, workingDirectory });
    const terraformVersion = attributes['terraform-version'] ?? undefined;
    return {
        name,
        workingDirectory,
        root,
        repository,
        terraformVersion,
        ...conditionsOfSettings(workspace),
        connection,
        ...(await assignedOptions({ module: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, workingDirectory), repository }, job)),
        notices: [],
        mayHaveRun: false,
    };
}
function refuseLocalExecution({ attributes }) {
    if (attributes['execution-mode'] !== 'local')
        return;
    throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_5__/* .GateStop */ .K$('input', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .CODES */ .Lp.localExecution, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `In local execution mode the service keeps the state but runs nothing, so there is nothing to gate.`, {
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `Set the execution mode to remote or agent, or gate another workspace.`,
        actor: 'operators',
    }));
}
/** Refuses a workspace in which the token may start no run. */
function refuseWithoutRuns({ attributes }) {
    if (attributes.permissions?.['can-queue-run'] !== false)
        return;
    throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_5__/* .GateStop */ .K$('refused', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .CODES */ .Lp.mayNotQueue, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `The token may see the workspace, but not queue runs in it.`, {
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `Give the team of the token at least the plan level on the workspace; a token of an organization has no team: use one of a team or of a user.`,
        actor: 'operators',
    }));
}
function usableWorkingDirectory({ attributes }) {
    const working = readWorkingDirectory(attributes['working-directory']);
    if ('path' in working)
        return working.path;
    throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_5__/* .GateStop */ .K$('input', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .CODES */ .Lp.wrongWorkingDirectory, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `The workspace cannot be gated: ${working.problem}.`, { remedy: CHANGE_WORKING_DIRECTORY, actor: 'operators' }));
}
/** @param of.root what would be sent: the directory itself or one above it, so that a shorter path is outside the repository */
function refuseAboveRepository({ root, repository, workingDirectory, }) {
    if (repository === undefined || root.length >= repository.length)
        return;
    throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_5__/* .GateStop */ .K$('input', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .CODES */ .Lp.wrongWorkingDirectory, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `The workspace runs in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .directoryPart */ .Pv)(workingDirectory)}, so what would be sent is above the repository.`, {
        about: { directory: workingDirectory },
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `Point ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .typed */ .nE)('directory')} at the directory of the repository that contains the working directory, or change the working directory in the workspace's settings.`,
    }));
}
function conditionsOfSettings(workspace) {
    return {
        workspaceId: workspace.id,
        current: currentConfigurationOf(workspace),
        settings: settingsOf(workspace),
        projectId: (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_2__/* .relatedId */ .Dl)(workspace, 'project'),
    };
}
/** What a plan and its policies depend on in a workspace, and what never changes by itself. */
const SETTINGS = {
    attributes: ['terraform-version', 'working-directory', 'execution-mode', 'tag-names'],
    relationships: ['project', 'agent-pool'],
};
function settingsOf(workspace) {
    const tags = [...(workspace.attributes['tag-names'] ?? [])].sort();
    const values = { ...workspace.attributes, 'tag-names': tags };
    return JSON.stringify([
        ...SETTINGS.attributes.map((name) => values[name] ?? null),
        ...SETTINGS.relationships.map((name) => (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_2__/* .relatedId */ .Dl)(workspace, name) ?? null),
    ]);
}
const CHANGE_WORKING_DIRECTORY = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `Change the working directory in the workspace's settings.`;
/**
 * The options of the plan, with values of variables as the configuration reads them; none without variables.
 *
 * @param of.module absolute path of the configuration
 * @throws GateStop for what cannot be read
 */
async function assignedOptions({ module, repository }, { plan: { runOptions }, parsed }) {
    if (runOptions.variables === undefined)
        return {};
    const { readAssigned } = await __webpack_require__.e(/* import() */ 1597).then(__webpack_require__.bind(__webpack_require__, 41597));
    const read = await readAssigned(runOptions.variables, _machine_files_here_js__WEBPACK_IMPORTED_MODULE_3__/* .readableHere */ .zK, module, { parsed });
    if ('value' in read)
        return { runOptions: { ...runOptions, variables: read.value } };
    throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_5__/* .GateStop */ .K$('input', sayVariablesUnread(read.problems, module, repository));
}
/** @param module absolute path of the configuration by which they were read */
function sayVariablesUnread(problems, module, repository) {
    const directory = shownDirectory(module, repository);
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .finding */ .gk)('variables-unread', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `The plan cannot have these ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .setting */ .Pe)('variables')}: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj)(problems.join('; '))}. They are read as ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .setting */ .Pe)('terraform plan -var')} reads them, by the declarations in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .directoryPart */ .Pv)(directory)}.`, { about: { directory, setting: 'variables' } });
}
/** A directory as a sentence names it: from the repository, if it is in one. */
function shownDirectory(path, repository) {
    return (repository === undefined ? undefined : (0,_model_relative_path_js__WEBPACK_IMPORTED_MODULE_10__/* .relativePathInside */ ._)(repository, path)) ?? path;
}
/** What a workspace names as its present configuration, and the run of it. */
function currentConfigurationOf(workspace) {
    return {
        versionId: (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_2__/* .relatedId */ .Dl)(workspace, 'current-configuration-version'),
        runId: (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_2__/* .relatedId */ .Dl)(workspace, 'current-run'),
        state: stateOf(workspace),
    };
}
function stateOf(workspace) {
    const { named: states } = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_2__/* .related */ ._2)(workspace, 'current-state-version');
    return states && (states[0] ?? 'none');
}
/** Refuses a provisional run that the gate could not control, before anything is uploaded. */
function refuseProvisional({ attributes }, plan) {
    if (plan.autoQueueRuns) {
        // The settings refuse this as input. A run that could apply itself does not depend on that alone.
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_5__/* .GateStop */ .K$('input', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .finding */ .gk)('provisional-refused', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .setting */ .Pe)('mode: provisional')} cannot go with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .setting */ .Pe)('auto-queue-runs: true')}: the upload would start an ordinary run, not one that only saves its plan, and a workspace that applies by itself would apply it.`, {
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `Remove ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .setting */ .Pe)('auto-queue-runs')}.`,
            about: { setting: 'auto-queue-runs' },
        }));
    }
    if (attributes.permissions?.['can-queue-apply'] === false) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_5__/* .GateStop */ .K$('refused', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .CODES */ .Lp.cannotDiscard, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `A provisional run could not be discarded if the gate failed: this token may not apply runs there, and discarding a run needs that permission. Nothing was uploaded.`, {
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `Give the team of the token the permission to apply runs (access level write, or runs: apply).`,
            actor: 'operators',
        }));
    }
}
/** Refuses a workspace of which the service applies what nobody compared. */
function refuseAutoApply({ attributes }) {
    if (attributes['auto-apply'] !== true)
        return;
    throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_5__/* .GateStop */ .K$('input', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .CODES */ .Lp.notApplied, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `The workspace applies its runs by itself (auto-apply), so nothing keeps what is applied to what was seen. Nothing was started.`, {
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `Switch auto-apply off in the workspace's settings.`,
        actor: 'operators',
    }));
}
/** @throws GateStop when it is not found, or when the service answers with another one */
async function showWorkspace(client, organization, name) {
    try {
        const workspace = await client.workspaces.showByName(organization, name);
        const { name: answered } = workspace.attributes;
        if (answered.toLowerCase() === name.toLowerCase())
            return workspace;
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_5__/* .GateStop */ .K$('service', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .CODES */ .Lp.otherWorkspace, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `The service answered with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .quoted */ .TL)(answered)} where it was asked for ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .workspacePart */ .TG)(name)}, of which nothing is known.`, { remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `Ask the administrator of the service.`, actor: 'operators' }));
    }
    catch (error) {
        if (error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7 && error.code === 'not-found') {
            throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_5__/* .GateStop */ .K$('refused', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .CODES */ .Lp.notFound, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `Not found in organization ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .quoted */ .TL)(organization)} on ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .sentencePart */ .vn)('name', new URL(client.origin).host, 160)}: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .workspacePart */ .TG)(name)}. The service answered 404.`, {
                remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `Either one of the names is wrong, or the token may not see the workspace.`,
                actor: 'operators',
            }));
        }
        throw error;
    }
}
/** The working directory, or '' for one that cannot be used: whoever starts a run there is refused. */
function workingDirectoryOf(attributes) {
    const working = readWorkingDirectory(attributes['working-directory']);
    return 'path' in working ? working.path : '';
}
/** @returns the working directory with single slashes and none at its ends; or why it cannot be used, as a part of a sentence */
function readWorkingDirectory(text) {
    const parts = (text ?? '')
        .replaceAll('\\', '/')
        .split('/')
        .filter((part) => part !== '' && part !== '.');
    return parts.includes('..')
        ? {
            problem: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `its working directory ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .directoryPart */ .Pv)(text ?? '')} leads out of what is uploaded`,
        }
        : { path: parts.join('/') };
}
/**
 * The directory to pack: `/repo/infra/prod` without the working directory `infra/prod` is `/repo`. A
 * directory that does not end in the working directory is packed itself; packing shows whether the
 * working directory is in it.
 */
function uploadRoot(directory, workingDirectory) {
    const separator = directory.includes('/') ? '/' : '\\';
    const parts = directory.split(separator);
    while (parts.at(-1) === '')
        parts.pop();
    const expected = workingDirectory.split('/');
    const tail = parts.slice(-expected.length);
    if (expected.some((part, index) => part !== tail[index]))
        return directory;
    const root = parts.slice(0, -expected.length).join(separator);
    // Nothing is left of `/`, and the root of a drive is `C:\` and not `C:`.
    return root === '' || root.endsWith(':') ? `${root}${separator}` : root;
}
//# sourceMappingURL=find-workspace.js.map

/***/ })

};
;