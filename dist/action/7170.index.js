"use strict";
exports.id = 7170;
exports.ids = [7170,6337];
exports.modules = {

/***/ 87170:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $b: function() { return /* binding */ currentConfigurationOf; },
/* harmony export */   F0: function() { return /* binding */ shownDirectory; },
/* harmony export */   Nk: function() { return /* binding */ findReady; },
/* harmony export */   Q1: function() { return /* binding */ readIngress; },
/* harmony export */   SS: function() { return /* binding */ uploadRoot; },
/* harmony export */   VA: function() { return /* binding */ showWorkspace; },
/* harmony export */   bh: function() { return /* binding */ versionControlOf; },
/* harmony export */   bq: function() { return /* binding */ readWorkingDirectory; },
/* harmony export */   hz: function() { return /* binding */ conditionsOfSettings; }
/* harmony export */ });
/* unused harmony exports findWorkspace, readConnection, isConnectedTo */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20486);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78235);
/* harmony import */ var _machine_files_here_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80467);
/* harmony import */ var _model_repository_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17866);
/* harmony import */ var _policy_commit_under_review_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56077);
/* harmony import */ var _machine_take_turn_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44990);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46281);
/* harmony import */ var _listed_runs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(78039);
/* harmony import */ var _overview_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(75030);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(34296);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(85382);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(74132);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(10000);
/* harmony import */ var _model_relative_path_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(20319);
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
    const listed = await (0,_overview_js__WEBPACK_IMPORTED_MODULE_9__/* .listWorkspaces */ .FF)(client, plan.organization, names);
    const asked = { client, plan, versionControl, parsed };
    const found = await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_6__/* .runConcurrently */ .G)(requested.map((workspace) => async () => {
        const { name, refused } = workspace;
        if (refused !== undefined)
            return { name, error: refused };
        try {
            signal.throwIfAborted();
            return await findWorkspace(workspace, asked, listed.get(name));
        }
        catch (error) {
            return { name, error };
        }
    }), MOST_AT_ONCE);
    return found.sort((one, other) => Number((0,_source_js__WEBPACK_IMPORTED_MODULE_14__/* .isUnjudged */ .t)(other)) - Number((0,_source_js__WEBPACK_IMPORTED_MODULE_14__/* .isUnjudged */ .t)(one)));
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
    if (attributes['execution-mode'] === 'local') {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_7__/* .GateStop */ .K$('input', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_11__/* .CODES */ .Lp.localExecution, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `In local execution mode the service keeps the state but runs nothing, so there is nothing to gate.`, {
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `Set the execution mode to remote or agent, or gate another workspace.`,
            actor: 'operators',
        }));
    }
    const connection = versionControl && readConnection(workspace, versionControl, requested);
    if (!connection && attributes.permissions?.['can-queue-run'] === false) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_7__/* .GateStop */ .K$('refused', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_11__/* .CODES */ .Lp.mayNotQueue, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `The token may see the workspace, but not queue runs in it.`, {
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `Give the team of the token at least the plan level on the workspace; a token of an organization has no team: use one of a team or of a user.`,
            actor: 'operators',
        }));
    }
    if (plan.applies === true)
        refuseAutoApply(workspace);
    if (plan.mode === 'provisional')
        refuseProvisional(workspace, plan);
    const working = readWorkingDirectory(attributes['working-directory']);
    if ('problem' in working) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_7__/* .GateStop */ .K$('input', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_11__/* .CODES */ .Lp.wrongWorkingDirectory, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `The workspace cannot be gated: ${working.problem}.`, {
            remedy: CHANGE_WORKING_DIRECTORY,
            actor: 'operators',
        }));
    }
    const { path: workingDirectory } = working;
    const root = connection ? directory : uploadRoot(directory, workingDirectory);
    // The root is the directory itself or a directory above it, so a shorter path is outside the repository.
    if (repository !== undefined && root.length < repository.length) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_7__/* .GateStop */ .K$('input', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_11__/* .CODES */ .Lp.wrongWorkingDirectory, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `The workspace runs in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .directoryPart */ .Pv)(workingDirectory)}, so what would be sent is above the repository.`, {
            about: { directory: workingDirectory },
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `Point ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .typed */ .nE)('directory')} at the directory of the repository that contains the working directory, or change the working directory in the workspace's settings.`,
        }));
    }
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
const CHANGE_WORKING_DIRECTORY = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `Change the working directory in the workspace's settings.`;
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
    throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_7__/* .GateStop */ .K$('input', sayVariablesUnread(read.problems, module, repository));
}
/** @param module absolute path of the configuration by which they were read */
function sayVariablesUnread(problems, module, repository) {
    const directory = shownDirectory(module, repository);
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .finding */ .gk)('variables-unread', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `The plan cannot have these ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .setting */ .Pe)('variables')}: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .plain */ .pj)(problems.join('; '))}. They are read as ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .setting */ .Pe)('terraform plan -var')} reads them, by the declarations in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .directoryPart */ .Pv)(directory)}.`, { about: { directory, setting: 'variables' } });
}
/** A directory as a sentence names it: from the repository, if it is in one. */
function shownDirectory(path, repository) {
    return (repository === undefined ? undefined : (0,_model_relative_path_js__WEBPACK_IMPORTED_MODULE_13__/* .relativePathInside */ ._)(repository, path)) ?? path;
}
/** What a workspace names as its present configuration, and the run of it. */
function currentConfigurationOf(workspace) {
    const { named: states } = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_2__/* .related */ ._2)(workspace, 'current-state-version');
    return {
        versionId: (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_2__/* .relatedId */ .Dl)(workspace, 'current-configuration-version'),
        runId: (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_2__/* .relatedId */ .Dl)(workspace, 'current-run'),
        stateId: states && (states[0]?.id ?? ''),
    };
}
/** Refuses a provisional run that the gate could not control, before anything is uploaded. */
function refuseProvisional({ attributes }, plan) {
    if (plan.autoQueueRuns) {
        // The settings refuse this as input. A run that could apply itself does not depend on that alone.
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_7__/* .GateStop */ .K$('input', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .finding */ .gk)('provisional-refused', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .setting */ .Pe)('mode: provisional')} cannot go with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .setting */ .Pe)('auto-queue-runs: true')}: the upload would start an ordinary run, not one that only saves its plan, and a workspace that applies by itself would apply it.`, {
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `Remove ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .setting */ .Pe)('auto-queue-runs')}.`,
            about: { setting: 'auto-queue-runs' },
        }));
    }
    if (attributes.permissions?.['can-queue-apply'] === false) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_7__/* .GateStop */ .K$('refused', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_11__/* .CODES */ .Lp.cannotDiscard, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `A provisional run could not be discarded if the gate failed: this token may not apply runs there, and discarding a run needs that permission. Nothing was uploaded.`, {
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `Give the team of the token the permission to apply runs (access level write, or runs: apply).`,
            actor: 'operators',
        }));
    }
}
/** Refuses a workspace of which the service applies what nobody compared. */
function refuseAutoApply({ attributes }) {
    if (attributes['auto-apply'] !== true)
        return;
    throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_7__/* .GateStop */ .K$('input', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_11__/* .CODES */ .Lp.notApplied, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `The workspace applies its runs by itself (auto-apply), so nothing keeps what is applied to what was seen. Nothing was started.`, {
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `Switch auto-apply off in the workspace's settings.`,
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
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_7__/* .GateStop */ .K$('service', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_11__/* .CODES */ .Lp.otherWorkspace, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `The service answered with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .quoted */ .TL)(answered)} where it was asked for ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .workspacePart */ .TG)(name)}, of which nothing is known.`, { remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `Ask the administrator of the service.`, actor: 'operators' }));
    }
    catch (error) {
        if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7 && error.code === 'not-found') {
            throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_7__/* .GateStop */ .K$('refused', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_11__/* .CODES */ .Lp.notFound, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `Not found in organization ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .quoted */ .TL)(organization)} on ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .sentencePart */ .vn)('name', new URL(client.origin).host, 160)}: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .workspacePart */ .TG)(name)}. The service answered 404.`, {
                remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `Either one of the names is wrong, or the token may not see the workspace.`,
                actor: 'operators',
            }));
        }
        throw error;
    }
}
/** @returns the working directory with single slashes and none at its ends; or why it cannot be used, as a part of a sentence */
function readWorkingDirectory(text) {
    const parts = (text ?? '')
        .replaceAll('\\', '/')
        .split('/')
        .filter((part) => part !== '' && part !== '.');
    return parts.includes('..')
        ? {
            problem: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `its working directory ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .directoryPart */ .Pv)(text ?? '')} leads out of what is uploaded`,
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
/** How the workspace is connected to the repository of the change. @throws GateStop when the service can have no run of it */
function readConnection(workspace, versionControl, { unaffected = false }) {
    const { attributes } = workspace;
    if (!isConnectedTo(workspace, versionControl.change)) {
        const identifier = attributes['vcs-repo']?.identifier;
        const how = identifier
            ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `is connected to ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .quoted */ .TL)(identifier)}, not to ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .foreign */ .V$)(versionControl.change.repository)}`
            : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `is not connected to version control`;
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_7__/* .GateStop */ .K$('input', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_11__/* .CODES */ .Lp.noRunsOfVersionControl, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `The workspace ${how}, so the service starts no runs for this pull request.`, {
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `Use ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .setting */ .Pe)('plans-from: upload')} for it, or connect it.`,
            actor: 'operators',
        }));
    }
    // The run of a push is none of them.
    const isProposed = versionControl.change.pullRequest !== undefined;
    if (isProposed && attributes['speculative-enabled'] === false) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_7__/* .GateStop */ .K$('input', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_11__/* .CODES */ .Lp.noRunsOfVersionControl, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `The workspace has automatic speculative plans switched off, so no pull request starts a run.`, {
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `Switch them on in the workspace's version control settings, or use ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .setting */ .Pe)('plans-from: upload')}.`,
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
    return (0,_policy_commit_under_review_js__WEBPACK_IMPORTED_MODULE_5__/* .isSameSlug */ .wb)(identifier, slug) && (!address || (0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_4__/* .isSameRepository */ .ve)(address, repository));
}
/** Reads the commit of a version. If the service does not include it, it is requested by itself. */
async function readIngress(versionId, client) {
    const versions = client.configurationVersions;
    try {
        const version = await versions.show(versionId, { include: ['ingress_attributes'] });
        return { answer: version.ingressAttributes ?? (await versions.ingressAttributes(versionId)) };
    }
    catch (error) {
        if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7) || error.code !== 'not-found')
            throw error;
        const why = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .findingOf */ .hD)(error);
        const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `The commit of its configuration version is not known: ${why.says}`;
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
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_7__/* .GateStop */ .K$('input', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_11__/* .CODES */ .Lp.noRunsOfVersionControl, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .setting */ .Pe)('plans-from: version-control')} judges the run of a pull request, and this job does not say of which one: version control starts speculative runs for nothing else, a merge queue among it.`, {
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `Use it on the event pull_request, and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .setting */ .Pe)('plans-from: upload')} elsewhere.`,
            actor: 'operators',
        }));
    }
    const { serverUrl, slug } = repository;
    const oldestMs = now.getTime() - _listed_runs_js__WEBPACK_IMPORTED_MODULE_8__/* .MOST_PLAN_AGE_MS */ .FG;
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
//# sourceMappingURL=find-workspace.js.map

/***/ }),

/***/ 76337:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mX: function() { return /* binding */ jobCountOf; },
/* harmony export */   readGroups: function() { return /* binding */ readGroups; }
/* harmony export */ });
/* unused harmony exports MOST_GROUPS, splitIntoGroups */
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77934);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2340);
/* harmony import */ var _settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30589);
/** Splits workspaces into groups for the jobs of a matrix, and gives each group a name by which later jobs find it. */



/** The limit of a matrix on GitHub. GitLab allows 200 in `parallel: matrix`. */
const MOST_GROUPS = 256;
const DEFAULT_SIZE = 25;
/** The length of the name that all groups of a matrix begin with. */
const MATRIX_LETTERS = 12;
/**
 * Makes groups of about the same size.
 *
 * @param names of the workspaces
 * @param mostGroups as many as a group of the usual size needs when left out
 */
function splitIntoGroups(names, mostGroups, random) {
    const wanted = mostGroups ?? Math.ceil(names.length / DEFAULT_SIZE);
    const count = Math.min(names.length, wanted, MOST_GROUPS);
    const letters = Array.from({ length: MATRIX_LETTERS }, () => Math.floor(random() * 36).toString(36));
    const groups = Array.from({ length: count }, (_, index) => {
        return { group: `${letters.join('')}-${index + 1}-of-${count}`, workspaces: [] };
    });
    // In turns, so that neighbours, which often plan alike, are in different groups.
    for (const [index, name] of names.entries())
        groups[index % count]?.workspaces.push(name);
    return groups;
}
/** The matrix, the number of the group in it, and how many groups there are. */
const GROUP_NAME = /^[a-z0-9]{12}-([1-9]\d{0,2})-of-([1-9]\d{0,2})$/;
/** How many jobs the matrix of a group has; 1 where there is no group. */
function jobCountOf(group = '') {
    return Number(GROUP_NAME.exec(group)?.[2] ?? 1);
}
const entry = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ group: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), workspaces: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const matrix = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ include: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(entry) }), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), entry)]);
/** Reads what `plangate matrix` printed; or says why it is not complete, as the end of a sentence. */
function readGroups(text) {
    if (text.trim() === '')
        return {
            problem: 'is no matrix: it is empty. See the log of the job that runs `plangate matrix`.',
        };
    const value = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(text);
    if (value === undefined)
        return { problem: 'is no matrix as it was printed: it is no JSON.' };
    const parsed = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xLC(matrix, value, { abortEarly: true });
    if (!parsed.success)
        return { problem: 'is no matrix as it was printed.' };
    const entries = Array.isArray(parsed.output['include'])
        ? parsed.output['include']
        : Object.values(parsed.output);
    let isReadable = true;
    const groups = entries.map(({ group, workspaces }) => {
        const selectors = (0,_settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_0__/* .readWorkspaceList */ .Ak)(workspaces, () => {
            isReadable = false;
        });
        const named = selectors.filter((selector) => selector.kind === 'name');
        if (named.length < selectors.length)
            isReadable = false;
        return { group, selectors: named, workspaces: named.map(({ name }) => name) };
    });
    if (!isReadable || !isWholeMatrix(groups.map(({ group }) => group))) {
        return { problem: 'lacks a group, or has one twice: pass all that was printed.' };
    }
    const names = groups.flatMap(({ workspaces }) => workspaces);
    return new Set(names).size === names.length ? groups : { problem: 'has a workspace twice.' };
}
/** Whether these are the names of all groups of one matrix, each once. */
function isWholeMatrix(groups) {
    const numbers = new Set(groups.map((group) => GROUP_NAME.exec(group)?.[1]));
    const matrices = new Set(groups.map((group) => group.slice(0, MATRIX_LETTERS)));
    return (numbers.size === groups.length &&
        matrices.size <= 1 &&
        groups.every((group) => GROUP_NAME.exec(group)?.[2] === String(groups.length)));
}
//# sourceMappingURL=groups.js.map

/***/ }),

/***/ 78039:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CT: function() { return /* binding */ createdAt; },
/* harmony export */   FG: function() { return /* binding */ MOST_PLAN_AGE_MS; },
/* harmony export */   o1: function() { return /* binding */ UnreadError; },
/* harmony export */   oS: function() { return /* binding */ createListedRuns; }
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20486);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78235);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2340);



/** What could end the use of an earlier run was not read. */
class UnreadError extends Error {
}
/** A plan that is older may not be true any more. */
const MOST_PLAN_AGE_MS = 24 * 60 * 60_000;
const PAGE_SIZE = 100;
const MOST_PAGES = 5;
/** A list that needs more time than this is given up. */
const LIST_BUDGET_MS = 15_000;
/**
 * @param search a text in the messages of all these runs
 * @param query left out: each workspace is asked by itself
 */
function createListedRuns(client, clock, search, query) {
    const open = (listing) => createBackwardReader(() => {
        const deadline = clock.now() + LIST_BUDGET_MS;
        return listing(client.with({ deadline }));
    });
    const ofOrganization = query && open(({ runs }) => runs.listPlanned(query.organization, query.mode, search));
    const readers = new Map();
    async function ofWorkspace(workspaceId, sinceMs, text) {
        const name = `${workspaceId} ${text}`;
        const listing = ({ runs }) => runs.list(workspaceId, text === undefined ? {} : { search: text });
        const reader = readers.get(name) ?? open(listing);
        readers.set(name, reader);
        try {
            return ofOnly(workspaceId, await reader(sinceMs));
        }
        catch (error) {
            if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.code === 'aborted')
                throw error;
            throw new UnreadError(`The runs of the workspace could not be listed: ${error.message}`);
        }
    }
    return {
        async since(workspaceId, sinceMs) {
            try {
                const runs = await ofOrganization?.(sinceMs);
                if (runs)
                    return ofOnly(workspaceId, runs);
            }
            catch (error) {
                // A service may have no list of an organization, and one that is too long may be shorter for a workspace.
                if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.code === 'aborted')
                    throw error;
            }
            return ofWorkspace(workspaceId, sinceMs, search);
        },
        allSince: (workspaceId, sinceMs) => ofWorkspace(workspaceId, sinceMs),
    };
}
function ofOnly(workspaceId, runs) {
    return runs.filter((run) => (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(run, 'workspace') === workspaceId);
}
/** Reads a list that begins with the newest, page by page, until a page reaches back to the time that is asked for. */
function createBackwardReader(open) {
    const read = [];
    let pages = 0;
    let isAtEnd = false;
    let reading = Promise.resolve();
    async function readUntil(sinceMs) {
        while (!isAtEnd && !(createdAt(read.at(-1)) < sinceMs)) {
            if (pages === MOST_PAGES)
                throw new UnreadError('The list of runs is too long to be read.');
            const { items } = await open().page({ number: pages + 1, size: PAGE_SIZE });
            pages += 1;
            read.push(...items);
            isAtEnd = items.length < PAGE_SIZE;
        }
        return read;
    }
    return (sinceMs) => {
        const next = reading.catch(() => undefined).then(() => readUntil(sinceMs));
        reading = next;
        return next;
    };
}
/** Milliseconds since 1970; NaN if the service does not say it. */
function createdAt(run) {
    return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .timeOf */ .nR)(run?.attributes['created-at']);
}
//# sourceMappingURL=listed-runs.js.map

/***/ }),

/***/ 75030:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FF: function() { return /* binding */ listWorkspaces; },
/* harmony export */   Iw: function() { return /* binding */ createOverview; },
/* harmony export */   Zm: function() { return /* binding */ MANY_RUNS; }
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20486);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62373);
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76337);



/** With this many runs or more, lists need fewer requests than reading each run. */
const MANY_RUNS = 10;
/** The shortest time between two lists. */
const LIST_EVERY_MS = 10_000;
/** In a matrix, the time between two lists is at least this for each job: they share the 30 requests, and leave some to others. */
const LIST_EVERY_MS_PER_JOB = 2_500;
/** A list that needs more time than this, because the service asks for a wait, is given up. */
const LIST_BUDGET_MS = 15_000;
/** A run in a stage of tasks is read itself after this time, or after so many lists if they take longer. */
const STAGE_MS = 30_000;
const STAGE_LOOKS = 3;
/** After a list was refused, none is requested for the time of its rate limit. */
const PAUSE_AFTER_REFUSAL_MS = 60_000;
const LARGEST_PAGE = 100;
/** Makes the overview of one job. It sends no request before a run is watched. */
function createOverview({ change: { changeRequest }, plan: { organization, mode, group }, }, client, clock) {
    /** When the watching of each run began. */
    const watched = new Map();
    /** When each run was first listed in a stage of tasks, or was last read itself in one. */
    const stagedAt = new Map();
    /** When the next list may be requested; never while one is under way. */
    let nextAt = Number.NEGATIVE_INFINITY;
    let requestedAt = nextAt;
    let listing;
    /** A text in the messages of all runs of this job, by which the service finds them; undefined if it finds none by it. */
    let searchText = group ?? changeRequest;
    const everyMs = Math.max(LIST_EVERY_MS, (0,_groups_js__WEBPACK_IMPORTED_MODULE_2__/* .jobCountOf */ .mX)(group) * LIST_EVERY_MS_PER_JOB);
    const stageMs = Math.max(STAGE_MS, STAGE_LOOKS * everyMs);
    /** Runs that go on, by their ids; undefined if the service refuses the list. */
    async function list(search) {
        try {
            const soon = client.with({ deadline: clock.now() + LIST_BUDGET_MS });
            const runs = await soon.runs.listMoving(organization, mode, search).all();
            return new Map(runs.map((run) => [run.id, run]));
        }
        catch (error) {
            if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.code === 'aborted')
                throw error;
            return undefined;
        }
    }
    /** The runs of this job that have not ended, by a list that is not older than `everyMs`; undefined if there is none. */
    async function latestList() {
        if (clock.now() >= nextAt) {
            requestedAt = clock.now();
            nextAt = Number.POSITIVE_INFINITY;
            listing = list(searchText).then((runs) => {
                nextAt = clock.now() + (runs ? everyMs : PAUSE_AFTER_REFUSAL_MS);
                if (runs?.size === 0)
                    searchText = undefined;
                return runs;
            });
        }
        return await listing;
    }
    /** Whether a run in a stage of tasks was seen in it first, or was last read itself, not long ago. */
    function isStageRecent(runId) {
        const nowMs = clock.now();
        const sinceMs = stagedAt.get(runId) ?? nowMs;
        const isRecent = nowMs - sinceMs < stageMs;
        stagedAt.set(runId, isRecent ? sinceMs : nowMs);
        return isRecent;
    }
    return {
        /** All runs of the change request that have not ended. */
        listOfChange: () => list(changeRequest),
        watch: (runId) => watched.set(runId, clock.now()),
        forget: (runId) => watched.delete(runId),
        /** The run as the list has it, if it is still moving by that; undefined if the run itself has to be read. */
        async movingRun(last) {
            if (watched.size < MANY_RUNS)
                return undefined;
            const listed = await latestList();
            if (listed === undefined)
                return undefined;
            const watchedSince = watched.get(last.id) ?? Number.NEGATIVE_INFINITY;
            // A run that is younger than the list cannot be in it, and counts as it was read last.
            const run = listed.get(last.id) ?? (watchedSince > requestedAt ? last : undefined);
            const status = run?.attributes.status ?? '';
            if ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_1__/* .runKind */ .Il)(mode, status) !== 'moving')
                return undefined;
            // A run in a stage of tasks may wait for a person, which only its stages show.
            const isInStage = /^(?:pre|post)_/.test(status);
            return isInStage && !isStageRecent(last.id) ? undefined : run;
        },
    };
}
/** Workspaces by their names, from one list. A workspace that is not in it has to be requested by itself. */
async function listWorkspaces(client, organization, names) {
    const byName = new Map();
    if (names.length < MANY_RUNS)
        return byName;
    const listing = client.workspaces.list(organization);
    try {
        const { items, pagination } = await listing.page({ number: 1, size: LARGEST_PAGE });
        const pages = Math.ceil((pagination?.['total-count'] ?? 0) / LARGEST_PAGE);
        // All pages are read only where that takes far fewer requests than one for each workspace.
        const isWorthAll = pages > 1 && pages <= names.length / 2;
        const workspaces = isWorthAll ? await listing.all() : items;
        for (const workspace of workspaces)
            byName.set(workspace.attributes.name, workspace);
    }
    catch (error) {
        // The requests for single workspaces will say what is wrong.
        if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
            throw error;
    }
    return byName;
}
//# sourceMappingURL=overview.js.map

/***/ }),

/***/ 34296:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ isUnjudged; }
/* harmony export */ });
function isUnjudged(workspace) {
    return 'error' in workspace;
}
//# sourceMappingURL=source.js.map

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