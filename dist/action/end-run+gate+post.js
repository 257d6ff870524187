export const id = 832;
export const ids = [832,579];
export const modules = {

/***/ 7832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DY: () => (/* binding */ notStarted),
/* harmony export */   Ht: () => (/* binding */ giveUp),
/* harmony export */   gZ: () => (/* binding */ finishAfterKill),
/* harmony export */   nP: () => (/* binding */ keepOrDiscard),
/* harmony export */   unjudged: () => (/* binding */ unjudged)
/* harmony export */ });
/* unused harmony exports endRun, leftoverOf */
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(486);
/* harmony import */ var _policy_decide_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4579);
/* harmony import */ var _policy_verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8637);
/* harmony import */ var _status_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5960);
/* harmony import */ var _trust_audit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9239);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6281);
/* harmony import */ var _find_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7170);







/** One workspace that cannot be gated stops all: better than half an answer and runs to clean up. */
async function notStarted(looked, job) {
    if (!(0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .isFound */ .ZN)(looked))
        return await giveUp(looked, looked.error, job);
    const message = 'Nothing was started for this workspace, because another one cannot be gated.';
    return { ...(0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .describe */ .q0)(looked), verdict: (0,_policy_decide_js__WEBPACK_IMPORTED_MODULE_1__/* .decideWithout */ .Zh)({ kind: 'skipped', message }) };
}
async function giveUp(looked, error, job) {
    const known = (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .describe */ .q0)(looked);
    const failure = (0,_failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .failureOf */ .g5)(error, job.ended());
    const errored = error instanceof _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$ && error.errored;
    const undecided = { ...known, verdict: (0,_policy_decide_js__WEBPACK_IMPORTED_MODULE_1__/* .decideWithout */ .Zh)({ ...failure, errored }), failure };
    if (!(0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .isFound */ .ZN)(looked) || !looked.soFar.mayHaveRun)
        return undecided;
    const why = failure.kind === 'canceled' ? 'the job was cancelled' : 'the gate gave up';
    const { ended, left } = await endTheRun(looked, why, job);
    const told = left.leftover === undefined ? tell(ended, known.runUrl) : undefined;
    return {
        ...undecided,
        ...left,
        runId: ended.runId ?? known.runId,
        runStatus: ended.status ?? known.runStatus,
        notices: told === undefined ? known.notices : [...known.notices, told],
    };
}
/**
 * A provisional run could be applied later: it is left so when the gate is green, else discarded.
 * What needs an override is kept as well: a discarded run could not be overridden any more.
 */
async function keepOrDiscard(result, settled, job) {
    const { mode, onFailure, failOn } = job.options;
    if (mode !== 'provisional')
        return result;
    const { word } = result.verdict;
    if ((0,_policy_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .isGreen */ .gf)(word, failOn)) {
        const { status, actions } = settled.watched.run.attributes;
        const confirmable = status === 'planned_and_saved' || actions?.['is-confirmable'] === true;
        return { ...result, confirmable };
    }
    if (onFailure === 'keep' || word === 'needs-override')
        return result;
    const why = 'the gate did not pass';
    const { ended, left } = await endTheRun(settled, why, job);
    return { ...result, runStatus: ended.status ?? result.runStatus, ...left };
}
async function endTheRun({ name: workspace, workspaceId, soFar: { versionId, run } }, why, job) {
    if (versionId === undefined)
        return { ended: { outcome: 'none' }, left: {} };
    if (run !== undefined)
        job.emit({ kind: 'canceling', workspace, runId: run.id, why });
    const { mode } = job.options;
    const ended = await endRun({ workspaceId, versionId, runId: run?.id, mode }, { ...job.ending(), clock: job.clock, comment: `Plangate: ${why}.` });
    const leftover = leftoverOf(ended, mode, run?.url);
    if (leftover !== undefined)
        job.warn(leftover);
    return { ended, left: { leftover, ...(0,_trust_audit_js__WEBPACK_IMPORTED_MODULE_6__/* .noteDiscard */ .D)(ended, why, job.clock.date()) } };
}
function tell(ended, runUrl) {
    const run = `Run ${ended.runId ?? ''}`;
    const see = runUrl === undefined ? '' : ` See ${runUrl}.`;
    switch (ended.outcome) {
        case 'none':
        case 'over':
            return undefined;
        case 'left':
            return `${run} is "${ended.status ?? ''}": somebody applies it, so it was left alone.${see}`;
        case 'ended':
            return `${run} was ${ended.status === 'discarded' ? 'discarded' : 'canceled'}, because nobody waits for it any more.`;
        case 'unknown':
            return `${ended.runId === undefined ? 'A run' : run} may still be going on: ${ended.trouble ?? `it was last seen as "${ended.status ?? ''}"`}.${see}`;
    }
}
/** The result where no run was judged: what is known of each workspace, and why there is no more. */
function unjudged(known, durationMs = 0) {
    const workspaces = known.map((one) => ({
        ...(0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .describe */ .q0)({ name: one.workspace, error: undefined }),
        verdict: (0,_policy_decide_js__WEBPACK_IMPORTED_MODULE_1__/* .decideWithout */ .Zh)(one.failure),
        ...one,
    }));
    const named = workspaces.map(({ workspace, verdict }) => ({ name: workspace, verdict }));
    return { verdict: (0,_policy_decide_js__WEBPACK_IMPORTED_MODULE_1__/* .combine */ .kg)(named), workspaces, archives: [], durationMs };
}
/** A saved plan is over only once it is discarded: until then it could be applied. Never throws. */
async function endRun(target, ports) {
    let runId = target.runId;
    let status;
    try {
        runId ??= (await findRun(target, ports))?.id;
        if (runId === undefined)
            return { outcome: 'none' };
        if (target.mode === 'provisional') {
            ({ status } = (await ports.client.runs.show(runId)).run.attributes);
            if ((0,_status_status_js__WEBPACK_IMPORTED_MODULE_2__/* .runKind */ .Il)(target.mode, status) === 'foreign')
                return { runId, outcome: 'left', status };
        }
        await cancelOrDiscard(runId, ports);
        return { runId, ...(await awaitEnd(runId, ports)) };
    }
    catch (error) {
        return {
            runId,
            outcome: 'unknown',
            status,
            trouble: (0,_failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error),
            refused: (0,_failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .isRefusal */ .vu)(error) ? true : undefined,
        };
    }
}
/**
 * What is still to be done about a run that was to be ended and was not, as whole sentences;
 * undefined where nothing is. Only a run that could be applied is worth it for any reason.
 */
function leftoverOf({ runId, outcome, status, trouble, refused }, mode, runUrl) {
    const run = `Run ${runId ?? ''}${runUrl === undefined ? '' : ` (${runUrl})`}`;
    if (mode === 'speculative') {
        return outcome === 'unknown' && refused === true && runId !== undefined
            ? `${run} goes on, because the service refused to end it. ${NEEDS} It is speculative, so nothing of it can be applied.`
            : undefined;
    }
    if (outcome === 'left' || status === 'applied') {
        return `${run} was not discarded, because it is "${status}": its plan is applied although the gate did not pass. Look at it.`;
    }
    if (outcome !== 'unknown')
        return undefined;
    const why = trouble ?? `it was last seen as "${status}".`;
    if (runId === undefined) {
        return `There may be a run of this job that can be applied although the gate did not pass: ${why} Look at the runs of the workspace.`;
    }
    return refused === true
        ? `${run} can still be applied although the gate did not pass: the service refused to end it. ${NEEDS} Discard it by hand, and give the team of the token that permission.`
        : `${run} could not be ended: ${why} It may be one that can be applied although the gate did not pass: discard it by hand.`;
}
const NEEDS = 'Cancelling and discarding need the permission to apply runs (access level write, or runs: apply).';
/** A request that was given up may still be on its way: one look is not enough. */
async function findRun({ workspaceId, versionId }, { client, clock, deadline }) {
    for (const pauseMs of [500, 1_500, undefined]) {
        const run = await client.runs.findByConfigurationVersion(workspaceId, versionId);
        if (run !== undefined || pauseMs === undefined)
            return run;
        if (clock.now() + pauseMs >= deadline)
            return undefined;
        await clock.sleep(pauseMs);
    }
    return undefined;
}
async function cancelOrDiscard(runId, ports) {
    const { client, comment } = ports;
    try {
        await client.runs.cancel(runId, comment);
    }
    catch (error) {
        if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._) || error.code !== 'conflict')
            throw error;
        const { run } = await client.runs.show(runId);
        if ((0,_status_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isRunOver */ .Ck)(run.attributes.status))
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
        if ((0,_status_status_js__WEBPACK_IMPORTED_MODULE_2__/* .runKind */ .Il)('speculative', status) === 'stopped')
            return { outcome: 'ended', status };
        if ((0,_status_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isRunOver */ .Ck)(status))
            return { outcome: 'over', status };
        if (!discarded && actions?.['is-cancelable'] !== true && actions?.['is-discardable'] === true) {
            // The cancel came too late for the plan, and the run has come to rest.
            discarded = true;
            await client.runs.discard(runId);
            continue;
        }
        if (clock.now() + pauseMs >= deadline)
            return { outcome: 'unknown', status };
        await clock.sleep(pauseMs);
    }
}
const BUDGET_MS = 60_000;
/** Cancels or discards every run of the job, recovering lost ones by their version. Never throws. */
async function finishAfterKill(job, { client, clock, signal }) {
    const deadline = clock.now() + BUDGET_MS;
    const scoped = client.with({ signal, deadline });
    return await Promise.all(job.runs.map(async ({ workspace, ...run }) => {
        const comment = 'The job that waited for this run was killed.';
        const ports = { client: scoped, clock, deadline, comment };
        const ended = await endRun({ ...run, mode: job.mode }, ports);
        return { workspace, ...ended, leftover: leftoverOf(ended, job.mode, undefined) };
    }));
}
//# sourceMappingURL=end-run.js.map

/***/ }),

/***/ 7170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SS: () => (/* binding */ uploadRoot),
/* harmony export */   ZN: () => (/* binding */ isFound),
/* harmony export */   bq: () => (/* binding */ readWorkingDirectory),
/* harmony export */   pl: () => (/* binding */ findWorkspace),
/* harmony export */   q0: () => (/* binding */ describe)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(486);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8235);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6281);



function isFound(looked) {
    return 'workspaceId' in looked;
}
/** What is told of a workspace in every result. */
function describe(looked) {
    const found = isFound(looked) ? looked : undefined;
    const { versionId, run, notices = [] } = found?.soFar ?? {};
    return {
        workspace: looked.name,
        workspaceId: found?.workspaceId,
        workingDirectory: found?.workingDirectory ?? '',
        root: found?.root,
        configurationVersionId: versionId,
        runId: run?.id,
        runUrl: run?.url,
        runStatus: run?.status,
        results: [],
        runTasks: [],
        notices,
        diagnostics: [],
    };
}
/** @throws GateStop with what to change, or what the client threw. */
async function findWorkspace({ name, directory, repository }, { client, options }) {
    const workspace = await showWorkspace(client, options.organization, name);
    const { attributes } = workspace;
    if (attributes['execution-mode'] === 'local') {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_2__/* .GateStop */ .K$('input', `Workspace "${name}" is in local execution mode: the service keeps its state but runs nothing, so there is nothing to gate. Set its execution mode to remote or agent, or gate another workspace.`);
    }
    if (attributes.permissions?.['can-queue-run'] === false) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_2__/* .GateStop */ .K$('refused', `Workspace "${name}" exists for this token, but the token may not queue runs in it. Give its team at least the plan level on the workspace, or use another token.`);
    }
    if (options.mode === 'provisional')
        refuseProvisional(name, workspace, options);
    const working = readWorkingDirectory(attributes['working-directory']);
    if ('problem' in working) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_2__/* .GateStop */ .K$('input', `Workspace "${name}" cannot be gated: ${working.problem}. Change the working directory in the workspace's settings.`);
    }
    const { path: workingDirectory } = working;
    const root = uploadRoot(directory, workingDirectory);
    // It is the directory or one above it.
    if (repository !== undefined && root.length < repository.length) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_2__/* .GateStop */ .K$('input', `Workspace "${name}" runs in "${workingDirectory}", so ${root} would be sent, but the repository is ${repository}. Point \`directory\` at the directory of the repository that contains "${workingDirectory}", or change the working directory in the workspace's settings.`);
    }
    const notices = attributes.locked === true ? [LOCKED[options.mode]] : [];
    const terraformVersion = attributes['terraform-version'] ?? undefined;
    const current = {
        versionId: (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(workspace, 'current-configuration-version'),
        runId: (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(workspace, 'current-run'),
    };
    const soFar = { notices, mayHaveRun: false };
    const workspaceId = workspace.id;
    return { name, workspaceId, workingDirectory, root, terraformVersion, current, soFar };
}
const LOCKED = {
    speculative: 'The workspace is locked. Speculative runs go on; nothing can be applied until it is unlocked.',
    provisional: 'The workspace is locked: the saved plan cannot be applied until it is unlocked.',
};
/** What a provisional run would leave behind is settled before anything is uploaded. */
function refuseProvisional(name, { attributes }, wanted) {
    if (wanted.autoQueueRuns) {
        // For who calls the library; the doors refuse it as input.
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_2__/* .GateStop */ .K$('input', '`mode: provisional` cannot go with `auto-queue-runs: true`: the upload would start an ordinary run, not one that only saves its plan, and a workspace that applies by itself would apply it. Leave `auto-queue-runs` out.');
    }
    if (wanted.onFailure === 'discard' && attributes.permissions?.['can-queue-apply'] === false) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_2__/* .GateStop */ .K$('refused', `A provisional run of workspace "${name}" could not be discarded if the gate closed: this token may not apply runs there, and only who may apply a run may discard it. Nothing was uploaded. Give the team of the token the permission to apply runs (access level write, or runs: apply), or set \`on-failure: keep\` and discard such runs by hand.`);
    }
}
async function showWorkspace(client, organization, name) {
    try {
        return await client.workspaces.showByName(organization, name);
    }
    catch (error) {
        if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._ && error.code === 'not-found') {
            throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_2__/* .GateStop */ .K$('refused', `Workspace "${name}" was not found in organization "${organization}" on ${new URL(client.origin).host}: ${error.method} ${error.path} answered 404. Either one of the names is wrong, or the token may not see the workspace.`);
        }
        throw error;
    }
}
/** @returns the working directory with single slashes and none at its ends, or why it is none. */
function readWorkingDirectory(text) {
    const parts = (text ?? '')
        .replaceAll('\\', '/')
        .split('/')
        .filter((part) => part !== '' && part !== '.');
    return parts.includes('..')
        ? { problem: `its working directory "${text}" leads out of what is uploaded` }
        : { path: parts.join('/') };
}
/**
 * `/repo/infra/prod` less `infra/prod` is `/repo`. A directory that does not end in the working
 * directory is taken for the root itself; whether the working directory is in it shows when packed.
 */
function uploadRoot(directory, workingDirectory) {
    if (workingDirectory === '')
        return directory;
    const separator = directory.includes('\\') && !directory.includes('/') ? '\\' : '/';
    const parts = directory.split(separator);
    while (parts.length > 1 && parts.at(-1) === '')
        parts.pop();
    const wanted = workingDirectory.split('/');
    const tail = parts.slice(-wanted.length);
    if (tail.length < wanted.length || tail.some((part, index) => part !== wanted[index])) {
        return directory;
    }
    const root = parts.slice(0, -wanted.length).join(separator);
    return root === '' ? separator : root.endsWith(':') ? `${root}${separator}` : root;
}
//# sourceMappingURL=find-workspace.js.map

/***/ }),

/***/ 5043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ unlikeAsked),
/* harmony export */   cz: () => (/* binding */ optionsOf),
/* harmony export */   fI: () => (/* binding */ unlikeOwn)
/* harmony export */ });
/** How every run of this gate is. A service that does not tell one of these is taken at that. */
const FLAGS = {
    refresh: true,
    'refresh-only': false,
    'is-destroy': false,
};
/** They change nothing of what is planned, but a run of this gate would not have them. */
const OTHER_FLAGS = { 'allow-empty-apply': false, 'allow-config-generation': false };
const LISTS = [
    'target-addrs',
    'replace-addrs',
    'variables',
    'invoke-action-addrs',
    'policy-paths',
];
/** What does not tell these, or a flag, is not known to be what it seems. */
const TOLD_LISTS = ['target-addrs', 'replace-addrs', 'variables'];
/** Names of what keeps a run from planning the whole configuration as it is. */
function optionsOf({ attributes }) {
    return [...unusual(attributes, FLAGS), ...LISTS.filter((name) => !isNone(attributes[name]))];
}
/** Each finishes "Run run-1 …"; empty when it planned what was asked for and nothing else. */
function unlikeAsked({ attributes }, mode) {
    const unlike = optionsOf({ attributes }).map((name) => unasked(attributes, name));
    if (mode === 'speculative') {
        if (attributes['plan-only'] !== true)
            unlike.push('is not speculative: it could be applied');
        if (attributes.actions?.['is-confirmable'] === true)
            unlike.push('can be confirmed and applied');
        return unlike;
    }
    if (attributes['save-plan'] !== true)
        unlike.push('does not only save its plan: it is an ordinary run');
    if (attributes['auto-apply'] !== false)
        unlike.push('does not say that nothing applies it by itself');
    return unlike;
}
/** Of a run of another job, silence is no answer, and a plan by another Terraform is another plan. */
function unlikeOwn(run, terraformVersion) {
    const { attributes } = run;
    const silent = [
        ...Object.keys(FLAGS).filter((name) => typeof attributes[name] !== 'boolean'),
        ...TOLD_LISTS.filter((name) => attributes[name] === undefined),
    ];
    const version = attributes['terraform-version'];
    return [
        ...unlikeAsked(run, 'speculative'),
        ...unusual(attributes, OTHER_FLAGS).map((name) => unasked(attributes, name)),
        ...silent.map((name) => `does not say what its "${name}" is`),
        ...(version !== terraformVersion || version === undefined
            ? [`planned with Terraform ${show(version)}, the workspace has ${show(terraformVersion)}`]
            : []),
    ];
}
function unusual(attributes, flags) {
    return Object.entries(flags)
        .filter(([name, usual]) => (attributes[name] ?? usual) !== usual)
        .map(([name]) => name);
}
function unasked(attributes, name) {
    return `has "${name}": ${show(attributes[name])}, which nobody asked for`;
}
function isNone(value) {
    return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}
function show(value) {
    return (JSON.stringify(value) ?? 'unknown').slice(0, 100);
}
//# sourceMappingURL=as-asked.js.map

/***/ }),

/***/ 4579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  kg: () => (/* binding */ combine),
  LD: () => (/* binding */ decide),
  decideUnaffected: () => (/* binding */ decideUnaffected),
  Zh: () => (/* binding */ decideWithout)
});

// EXTERNAL MODULE: ./build/src/policy/verdict.js
var verdict = __webpack_require__(8637);
// EXTERNAL MODULE: ./build/src/status/status.js
var status_status = __webpack_require__(5960);
// EXTERNAL MODULE: ./build/src/client/wire/resource.js
var resource = __webpack_require__(8235);
// EXTERNAL MODULE: ./build/src/policy/as-asked.js
var as_asked = __webpack_require__(5043);
// EXTERNAL MODULE: ./build/src/policy/reading.js
var reading = __webpack_require__(988);
;// CONCATENATED MODULE: ./build/src/policy/standing.js
const HOLDS = { green: 'passed' };
function undecided(sentence, unless) {
    return red('undecided', sentence, unless);
}
function red(word, sentence, unless) {
    return { red: { word, sentence, unless } };
}
function ofPolicy(result) {
    const { level, status, word, overridable } = result;
    const name = nameOf(result);
    if (status === 'unknown')
        return undecided(`${name} is "${word ?? ''}", a status not known here.`);
    if (word !== undefined) {
        return undecided(`${name} has the enforcement level "${word}", which is not known here.`);
    }
    switch (status) {
        case 'passed':
            return HOLDS;
        case 'overridden':
            return { green: 'overridden', sentence: `${name} failed and was overridden.` };
        case 'not-evaluated':
            return undecided(`${name} was not evaluated.`);
        case 'errored': {
            const sentence = `${name} could not be evaluated.`;
            return level === 'advisory' ? { green: 'advisory', sentence } : red('errored', sentence);
        }
        case 'failed':
            if (level === 'advisory')
                return { green: 'advisory', sentence: `${name} failed.` };
            if (level === 'unknown') {
                return undecided(`${name} failed, and the service does not say at which level.`);
            }
            return overridable
                ? red('needs-override', `${name} failed and needs an override.`)
                : red('blocked', `${name} failed and cannot be overridden.`);
    }
}
function nameOf({ policy, policySet, level, system }) {
    if (policy === '')
        return `Policy set "${policySet}"`;
    const of = policySet === '' ? '' : ` of policy set "${policySet}"`;
    const unnamed = system === 'policy-check' && policy === 'unnamed policy';
    const at = level === 'unknown' ? '' : ` (${level})`;
    return unnamed ? `A policy${at} that the log does not name` : `Policy "${policy}"${at}${of}`;
}
/** @param unanswered what to say of a mandatory one that never got a result. */
function ofRunTask(task, unanswered) {
    const name = `Run task "${task.name}"`;
    const { level, status, word = '' } = task;
    if (status === 'unknown')
        return undecided(`${name} is "${word}", a status not known here.`);
    if (level === 'unknown' && (status !== 'passed' || task.word !== undefined)) {
        return undecided(`${name} is ${status} at an enforcement level that is not known here.`);
    }
    const advisory = (said) => ({
        green: 'advisory',
        sentence: `${name} (advisory) ${said}.`,
    });
    switch (status) {
        case 'passed':
            return HOLDS;
        case 'not-evaluated':
            return level === 'advisory' ? advisory(`never answered: "${word}"`) : unanswered;
        case 'failed':
            if (level === 'advisory')
                return advisory('failed');
            return task.overridable === true
                ? red('needs-override', `${name} (mandatory) failed; it needs an override.`)
                : red('blocked', `${name} (mandatory) failed.`);
        case 'errored':
            return level === 'advisory'
                ? advisory('errored')
                : red('errored', `${name} (mandatory) errored.`);
    }
}
//# sourceMappingURL=standing.js.map
;// CONCATENATED MODULE: ./build/src/policy/vouch.js
/**
 * The one home of passing. A run passes because everything that has to be known of it is named here
 * and stands well, never because nothing was found against it: what is not placed is undecided.
 */





function vouch(evidence) {
    // Evidence without a claim does not compile.
    const claims = {
        policyChecks: systemStands(evidence.policyChecks, evidence),
        taskStages: systemStands(evidence.taskStages, evidence),
        terraformPolicy: systemStands(evidence.terraformPolicy, evidence),
        plan: isGoodPlan(evidence.plan, evidence),
        run: [endsWell(evidence), ...isOurs(evidence), ...plannedAsAsked(evidence)],
    };
    const standings = [...Object.values(claims).flat(), somethingWasJudged(evidence)];
    const [reason, ...others] = standings.flatMap((each) => ('red' in each ? each.red : []));
    const weaker = standings.flatMap((standing) => ('sentence' in standing ? standing : []));
    if (reason !== undefined) {
        const also = weaker.map(({ green: word, sentence }) => ({ word, sentence }));
        return { reasons: [...worthTelling([reason, ...others]), ...also] };
    }
    const isOverridden = weaker.some(({ green }) => green === 'overridden');
    return {
        green: isOverridden ? 'overridden' : weaker.length > 0 ? 'advisory' : 'passed',
        sentences: weaker.map(({ sentence }) => sentence),
    };
}
const CLOSING = ['needs-override', 'blocked', 'errored', 'canceled'];
/** Without what is only the consequence of something else that is told. */
function worthTelling(reasons) {
    const closed = reasons.some(({ word, unless }) => unless === undefined && CLOSING.includes(word));
    const [first, ...others] = reasons.filter(({ unless }) => unless !== 'told' && !(closed && unless === 'closed'));
    return first === undefined ? reasons : [first, ...others];
}
function isOurs({ run: { read, workspaceName }, asked }) {
    const run = `Run ${read.id}`;
    const version = (0,resource/* relatedId */.Dl)(read, 'configuration-version');
    const workspace = (0,resource/* relatedId */.Dl)(read, 'workspace');
    const { name, id } = asked.workspace;
    const isNamed = (workspaceName ?? name).toLowerCase() === name.toLowerCase();
    return [
        claim(read.id === asked.runId, `${run} is not the one of this job, ${asked.runId}.`),
        claim(version === asked.versionId, version === undefined
            ? `${run} does not say which configuration version it planned.`
            : `${run} planned configuration version ${version}, not ${asked.versionId} which was uploaded here.`),
        claim(workspace === id, workspace === undefined
            ? `${run} does not say which workspace it belongs to.`
            : `${run} belongs to workspace ${workspace}, not to ${id}.`),
        claim(isNamed, `${run} belongs to workspace "${workspaceName}", not to "${name}".`),
    ];
}
function claim(isTrue, otherwise) {
    return isTrue ? HOLDS : undecided(otherwise);
}
function plannedAsAsked({ run: { read }, asked }) {
    return (0,as_asked/* unlikeAsked */.$O)(read, asked.mode).map((how) => undecided(`Run ${read.id} ${how}.`));
}
/** What a run that passes never was, not even for a moment. */
const ENDED_OTHERWISE = Object.fromEntries((0,status_status/* wordsOf */.Z9)(status_status/* RUN */.oq)
    .filter((word) => word === 'errored' || status_status/* RUN */.oq[word].kind === 'stopped')
    .map((word) => [word, 'bad']));
function endsWell({ run: { read }, asked: { mode } }) {
    const { status, 'status-timestamps': stamps } = read.attributes;
    switch ((0,status_status/* runKind */.Il)(mode, status)) {
        case 'good':
            return undoubted((0,reading/* stampDoubts */.l$)(`run ${read.id}`, status, stamps, ENDED_OTHERWISE));
        case 'bad':
            return endedBadly(status);
        case 'stopped': {
            const how = status === 'discarded' ? 'discarded' : 'canceled';
            const sentence = `The run was ${how} by somebody else ("${status}") before it could be judged.`;
            return red('canceled', sentence);
        }
        case 'person': {
            const sentence = `The run awaits a decision ("${status}"), but nothing in it says of what.`;
            return undecided(sentence, 'closed');
        }
        case 'moving':
            // Ends the wait only where a stage of it awaits an override.
            return undecided(`The run is still "${status}".`, 'closed');
        case 'foreign':
            return undecided(`The run is "${status}": a ${mode} run of this gate never gets there.`);
        case 'unknown':
            return undecided(`The run is "${status}", a status not known here.`);
    }
}
function undoubted([doubt]) {
    return doubt === undefined ? HOLDS : undecided(doubt);
}
function endedBadly(status) {
    if (status === 'errored') {
        const sentence = 'The run is "errored", and no policy or run task is the reason.';
        return red('errored', sentence, 'closed');
    }
    if (status === 'policy_soft_failed') {
        const sentence = 'The run is "policy_soft_failed", but no policy result says which one failed.';
        return undecided(sentence, 'closed');
    }
    return undecided(`The run ended as "${status}", which says nothing that is known here.`);
}
function isGoodPlan(plan, { run, asked }) {
    const { status: ended } = run.read.attributes;
    // A run that ended before it could plan has its reason elsewhere.
    const unless = (0,status_status/* runKind */.Il)(asked.mode, ended) === 'good' ? undefined : 'told';
    if ('doubt' in plan)
        return [undecided(plan.doubt, unless)];
    const { status, 'status-timestamps': stamps } = plan.read.attributes;
    switch ((0,status_status/* kindOf */.I)(status_status/* PLAN */.Ac, status)) {
        case 'good':
            return [undoubted((0,reading/* stampDoubts */.l$)(`plan ${plan.read.id}`, status, stamps, status_status/* PLAN */.Ac))];
        case 'bad':
            return [red('errored', 'The plan failed, so no policy could be evaluated.')];
        case 'unknown':
            return [undecided(`The plan is "${status}", a status not known here.`)];
        case 'moving':
        case 'person':
        case 'stopped':
        case 'skipped':
            return [undecided(`The run is "${ended}" but its plan is still "${status}".`, unless)];
    }
}
function systemStands({ how, reading }, evidence) {
    return [
        'doubt' in how ? undecided(how.doubt) : HOLDS,
        ...reading.doubts.map((sentence) => undecided(sentence)),
        ...reading.errors.map((sentence) => red('errored', sentence)),
        ...reading.results.map(ofPolicy),
        ...reading.runTasks.map((task) => ofRunTask(task, unanswered(task, evidence))),
        ...reading.unfinished.map((item) => unfinished(item, reading.runTasks, evidence)),
    ];
}
function unfinished({ what, word, stage, system }, runTasks, evidence) {
    const task = runTasks.find(({ level, status }) => level === 'mandatory' && (status === 'failed' || status === 'errored'));
    const of = stage === undefined ? '' : ` (its stage ${stage === 'running' ? 'is' : 'was'} "${stage}")`;
    const cause = task === undefined
        ? ''
        : ` The usual cause is a mandatory run task that failed: see "${task.name}" in the run.`;
    const neverBegan = word === 'unreachable' || system === 'policy-check' || stage === 'pending';
    return withoutResult(`${what} was still "${word}"${of}`, neverBegan, evidence, cause);
}
function unanswered({ name, word = '' }, evidence) {
    const was = `run task "${name}" was still "${word}"`;
    return withoutResult(was, word === 'unreachable', evidence);
}
/** Unless something before it closed the run: then that is the reason. */
function withoutResult(was, neverBegan, { run, plan, asked }, cause = '') {
    const { status } = run.read.attributes;
    const kind = (0,status_status/* runKind */.Il)(asked.mode, status);
    const planFailed = 'read' in plan && (0,status_status/* kindOf */.I)(status_status/* PLAN */.Ac, plan.read.attributes.status) === 'bad';
    const isExplained = kind === 'stopped' || (kind !== 'good' && (planFailed || neverBegan));
    return undecided(`The run ended as "${status}", but ${was}. Nothing vouches for this plan, so the gate stays closed.${cause}`, isExplained ? 'closed' : undefined);
}
function somethingWasJudged(evidence) {
    const { asked, run, policyChecks, taskStages, terraformPolicy } = evidence;
    const systems = [policyChecks, taskStages, terraformPolicy];
    if (!asked.requirePolicies || systems.some(({ reading }) => reading.results.length > 0)) {
        return HOLDS;
    }
    return undecided('No policy result was found, and policies are required. Attach a policy set to the workspace, or set require-policies to false.', (0,status_status/* runKind */.Il)(asked.mode, run.read.attributes.status) === 'stopped' ? 'closed' : undefined);
}
//# sourceMappingURL=vouch.js.map
;// CONCATENATED MODULE: ./build/src/policy/decide.js


function decide(evidence) {
    const vouched = vouch(evidence);
    if ('reasons' in vouched)
        return toVerdict(vouched.reasons);
    return { word: vouched.green, reasons: [...new Set(vouched.sentences)] };
}
/** Several verdicts as one: the worst, with the reasons of those that are as bad. */
function combine(verdicts) {
    const word = (0,verdict/* worst */.QZ)(verdicts.map(({ verdict }) => verdict.word));
    const alike = verdicts.filter(({ verdict }) => verdict.word === word);
    const reasons = alike.flatMap(({ name, verdict }) => verdict.reasons.map((reason) => (verdicts.length > 1 ? `${name}: ${reason}` : reason)));
    return { word, reasons };
}
/** Where no workspace is concerned by a change, so that no policy was asked. */
function decideUnaffected(requirePolicies) {
    if (!requirePolicies)
        return { word: 'passed', reasons: [] };
    const reason = 'No workspace is affected by the files that change, so no policy was asked, and policies are required. Set require-policies to false where such a change may pass, or affected-only to false.';
    return { word: 'undecided', reasons: [reason] };
}
/** Without a run that could be judged. `errored` only where the service itself ended it. */
function decideWithout(failure) {
    const word = failure.kind === 'canceled' ? 'canceled' : failure.errored === true ? 'errored' : 'undecided';
    return { word, reasons: [failure.message] };
}
function toVerdict(reasons) {
    const word = (0,verdict/* worst */.QZ)(reasons.map((reason) => reason.word));
    const order = [...reasons].sort((a, b) => verdict/* VERDICTS */.bk.indexOf(b.word) - verdict/* VERDICTS */.bk.indexOf(a.word));
    return { word, reasons: [...new Set(order.map(({ sentence }) => sentence))] };
}
//# sourceMappingURL=decide.js.map

/***/ }),

/***/ 9239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ noteDiscard),
/* harmony export */   S: () => (/* binding */ signReason)
/* harmony export */ });
/** What was done to a run besides planning it: one record each, in the report and as an output. */
/** The reason as it is kept on the run: whoever reads it there learns who gave it, and where. */
function signReason(reason, { by, job }) {
    const signed = [by, job].filter((part) => part !== undefined).join(', ');
    return signed === '' ? reason : `${reason} (${signed})`;
}
/** A run that was ended counts as discarded by us when that is what became of it. */
function noteDiscard(ended, reason, at) {
    if (ended.outcome !== 'ended' || ended.status !== 'discarded')
        return {};
    return { discarded: { at: at.toISOString(), reason } };
}
//# sourceMappingURL=audit.js.map

/***/ })

};
