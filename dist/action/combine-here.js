export const id = 539;
export const ids = [539,105];
export const modules = {

/***/ 539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judgeGroups: () => (/* binding */ judgeGroups),
  readReports: () => (/* binding */ readReports),
  workspacesOf: () => (/* binding */ workspacesOf)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/client/client.js + 22 modules
var client_client = __webpack_require__(4959);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./build/src/client/wire/resource.js
var resource = __webpack_require__(8235);
// EXTERNAL MODULE: ./build/src/policy/decide.js + 2 modules
var decide = __webpack_require__(4579);
// EXTERNAL MODULE: ./build/src/status/status.js
var status_status = __webpack_require__(5960);
// EXTERNAL MODULE: ./build/src/gate/end-run.js
var end_run = __webpack_require__(7832);
// EXTERNAL MODULE: ./build/src/gate/failure-of.js
var failure_of = __webpack_require__(6281);
// EXTERNAL MODULE: ./build/src/gate/find-workspace.js
var find_workspace = __webpack_require__(7170);
// EXTERNAL MODULE: ./build/src/gate/job.js
var gate_job = __webpack_require__(4466);
// EXTERNAL MODULE: ./build/src/gate/judge.js + 2 modules
var judge = __webpack_require__(1675);
// EXTERNAL MODULE: ./build/src/gate/overview.js
var overview = __webpack_require__(5030);
// EXTERNAL MODULE: ./build/src/gate/supersede.js
var supersede = __webpack_require__(8045);
// EXTERNAL MODULE: ./build/src/gate/watch.js
var watch = __webpack_require__(94);
;// CONCATENATED MODULE: ./build/src/gate/combine-groups.js











/** Never throws for anything that the reports, the service or the network do. */
async function combineGroups(groups, reports, commit, asked, ports) {
    const pack = () => Promise.reject(new Error('nothing is packed where groups are combined'));
    const names = groups.flatMap(({ workspaces }) => workspaces);
    const job = (0,gate_job/* startJob */._)(asked, { ...ports, pack });
    try {
        const listed = await (0,overview/* listWorkspaces */.FF)(job.client, asked.organization, names);
        const strangers = reports
            .filter(({ group }) => !groups.some((known) => known.group === group))
            .map((report) => `The report ${report.name} is of ${nameOf(report)}, which the matrix does not have.`)
            .map((message) => undecided('reports of other groups', message));
        const judged = groups.flatMap((group) => {
            const found = findReport(group, reports, commit);
            return group.workspaces.map(async (name) => {
                const result = typeof found === 'string'
                    ? undecided(name, found)
                    : await judgeNamed(name, found, group.group, listed.get(name), job);
                job.emit({ kind: 'workspace-decided', result });
                return result;
            });
        });
        const workspaces = [...(await Promise.all(judged)), ...strangers.slice(0, 1)];
        const verdicts = workspaces.map(({ workspace, verdict }) => ({ name: workspace, verdict }));
        const verdict = workspaces.length === 0 ? (0,decide.decideUnaffected)(asked.requirePolicies) : (0,decide/* combine */.kg)(verdicts);
        return { verdict, workspaces, archives: [], durationMs: job.elapsedMs() };
    }
    finally {
        await job.close();
    }
}
function nameOf({ group }) {
    return group === undefined ? 'no group' : `the group ${group.slice(0, 40)}`;
}
/** Its only report, or a sentence about why there is none that can be used. */
function findReport({ group, workspaces }, reports, commit) {
    const own = reports.filter((report) => report.group === group);
    const [one, another] = own;
    if (one === undefined) {
        return `Group ${group} left no report: its job may have been cancelled, or its runner may have vanished.`;
    }
    if (another !== undefined) {
        return `Group ${group} has ${own.length} reports (${own.map(({ name }) => name).join(', ')}): which one is its own cannot be told.`;
    }
    if (commit === undefined || one.commit !== commit) {
        return `The report of group ${group} is of ${one.commit === undefined ? 'no commit' : `the commit ${one.commit.slice(0, 40)}`}, and this job is of ${commit ?? 'none that it knows'}.`;
    }
    const named = one.workspaces.map(({ name }) => name).sort();
    return JSON.stringify(named) === JSON.stringify([...workspaces].sort())
        ? one.workspaces
        : `The report of group ${group} is not about the workspaces of that group.`;
}
async function judgeNamed(name, reported, group, listed, job) {
    try {
        return await judgeAnew(name, reported, group, listed, job);
    }
    catch (error) {
        const { kind, message } = (0,failure_of/* failureOf */.g5)(error, job.ended());
        return undecided(name, message, kind);
    }
}
async function judgeAnew(name, reported, group, listed, job) {
    const { client, options } = job;
    const { runId, configurationVersionId: versionId } = reported.find((each) => each.name === name) ?? {};
    if (runId === undefined || versionId === undefined) {
        throw new failure_of/* GateStop */.K$('service', `Group ${group} started no run for it: its job says why.`);
    }
    const [watched, workspace] = await Promise.all([
        client.runs.show(runId, { include: watch/* WATCHED */.tC }),
        listed ?? findByName(name, client, options),
    ]);
    const { run, taskStages = [] } = watched;
    const { status, message } = run.attributes;
    if (!(0,supersede/* isRunOfGroup */.WP)(message, group)) {
        throw new failure_of/* GateStop */.K$('service', `Run ${runId} is not one that group ${group} started.`);
    }
    const stages = taskStages.map(({ attributes }) => attributes);
    if (!(0,status_status/* isSettled */.Is)(options.mode, status, stages)) {
        throw new failure_of/* GateStop */.K$('timeout', `Run ${runId} is not over: ${(0,status_status/* runWords */.$W)(run)}.`);
    }
    const { mode, requirePolicies, runOptions, allowPartial } = options;
    const wanted = { mode, requirePolicies, options: runOptions, allowPartial };
    const of = { id: workspace.id, name };
    const asked = { ...wanted, runId, versionId, workspace: of };
    const judged = await (0,judge/* judgeRun */.Zy)(watched, asked, job, { rules: await (0,judge/* guardOf */.HY)(of.id, job) });
    const working = (0,find_workspace/* readWorkingDirectory */.bq)(workspace.attributes['working-directory']);
    const workingDirectory = 'path' in working ? working.path : '';
    const directory = options.workspaces.find((one) => one.name === name)?.directory;
    const seen = { id: runId, url: (0,gate_job/* runUrlOf */.Q)(name, runId, job), status };
    const known = (0,find_workspace/* describe */.q0)({
        name,
        workspaceId: workspace.id,
        workingDirectory,
        root: directory === undefined ? undefined : (0,find_workspace/* uploadRoot */.SS)(directory, workingDirectory),
        soFar: {
            notices: [],
            mayHaveRun: true,
            versionId: (0,resource/* relatedId */.Dl)(run, 'configuration-version'),
            run: seen,
        },
    });
    return { ...(0,judge/* toResult */.X5)(judged, known, status, job), durationMs: (0,watch/* runDurationMs */.sW)(run) };
}
function findByName(name, client, { organization }) {
    return client.workspaces.showByName(organization, name);
}
function undecided(workspace, message, kind = 'service') {
    const { workspaces } = (0,end_run.unjudged)([{ workspace, failure: { kind, message } }]);
    const [one] = workspaces;
    if (one === undefined)
        throw new Error('one workspace has one result');
    return one;
}
//# sourceMappingURL=combine-groups.js.map
// EXTERNAL MODULE: ./build/src/hosts/deadline.js
var hosts_deadline = __webpack_require__(1105);
// EXTERNAL MODULE: ./build/src/judge.js
var src_judge = __webpack_require__(9982);
// EXTERNAL MODULE: ./build/src/report/to-view.js
var to_view = __webpack_require__(3486);
// EXTERNAL MODULE: ./build/src/secrets.js
var src_secrets = __webpack_require__(7024);
;// CONCATENATED MODULE: ./build/src/combine-here.js
/** What judges the groups of a matrix in place of the gate: their reports, read, and the view of the result. */









/** As `workspaces` takes them. The settings want one at least; where no group has one, none is asked about. */
function workspacesOf(groups) {
    const names = groups.flatMap(({ workspaces, named = workspaces }) => named);
    return names.length > 0 ? names : ['none'];
}
/** In place of the gate; nothing is packed or started. */
async function judgeGroups(groups, reports, ...[options, ports]) {
    const { settings, context, workingDirectory, repositoryRoot } = options;
    const secrets = (0,src_secrets/* createSecrets */.g)();
    const { timeoutMs } = settings;
    const deadline = ports.clock.now() + timeoutMs - (0,hosts_deadline/* keptForPublishing */.L)(timeoutMs);
    const client = (0,client_client/* createClient */.U)({ ...settings, ...ports, deadline, secrets, discovers: true });
    const workspaces = settings.workspaces.flatMap((selector) => {
        if (selector.kind !== 'name')
            return [];
        const directory = (0,external_node_path_.resolve)(workingDirectory, selector.directory ?? settings.directory);
        return [{ name: selector.name, directory }];
    });
    const asked = {
        ...settings,
        workspaces,
        message: '',
        deadline,
        cancelSuperseded: false,
        guard: (0,src_judge/* guardOf */.HY)(options),
    };
    const commit = context.commit?.sha;
    const combined = await combineGroups(groups, reports, commit, asked, { ...ports, client });
    const result = await (0,src_judge/* locate */.x5)(combined, repositoryRoot);
    const previous = await options.previous?.(result.workspaces.map(({ workspace }) => workspace));
    return { result, view: secrets.concealAll((0,to_view.toReportView)(result, { ...context, previous })) };
}
const MOST_BYTES = 32 * 1024 * 1024;
const reportSchema = dist/* looseObject */._H3({
    tool: dist/* looseObject */._H3({ name: dist/* literal */.euz('plangate') }),
    group: dist/* optional */.lqM(dist/* string */.YjP()),
    commit: dist/* optional */.lqM(dist/* looseObject */._H3({ sha: dist/* string */.YjP() })),
    workspaces: dist/* array */.YOg(dist/* looseObject */._H3({
        name: dist/* string */.YjP(),
        runId: dist/* optional */.lqM(dist/* string */.YjP()),
        configurationVersionId: dist/* optional */.lqM(dist/* string */.YjP()),
    })),
});
/** Every report below a directory; what is none, or too large to be one, is left out. */
async function readReports(directory) {
    const entries = await (0,promises_.readdir)(directory, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = entries
        .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
        .map((entry) => (0,external_node_path_.join)(entry.parentPath, entry.name))
        .sort();
    const reports = [];
    for (const file of files) {
        const text = await (0,promises_.readFile)(file, 'utf8').catch(() => '');
        const read = dist/* safeParse */.xLC(reportSchema, text.length > MOST_BYTES ? undefined : parse(text));
        if (!read.success)
            continue;
        const { group, commit, workspaces } = read.output;
        reports.push({ name: (0,external_node_path_.relative)(directory, file), group, commit: commit?.sha, workspaces });
    }
    return reports;
}
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
//# sourceMappingURL=combine-here.js.map

/***/ }),

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
    const why = failure.kind === 'canceled' ? 'the job was canceled' : 'the gate gave up';
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
const NEEDS = 'Canceling and discarding need the permission to apply runs (access level write, or runs: apply).';
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

/***/ 2189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ stepsOf)
/* harmony export */ });
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5636);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4913);


/** More runs than this are no command that anybody types. */
const MOST_RUNS = 20;
const MOST_NAMES = 5;
/** The most useful first; empty when the gate is open. */
function stepsOf(view, mark = { name: _text_js__WEBPACK_IMPORTED_MODULE_1__/* .asIs */ .$B, code: (text) => `\`${text}\`` }) {
    if (view.green)
        return [];
    const steps = [
        ...fixSteps(view),
        ...overrideSteps(view, mark),
        ...guardSteps(view, mark),
        ...recoverSteps(view, mark),
    ];
    return steps.length > 0 ? steps : ['Mend the reason given and run this job again.'];
}
function fixSteps({ findings, verdict }) {
    const closing = findings.filter(({ severity, kind }) => severity === 'blocks' && kind !== 'undecided');
    const advisory = findings.filter(({ severity }) => severity === 'warns').length;
    if (closing.length > 0) {
        const what = closing.length === 1 ? 'the finding' : `the ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(closing.length, 'finding')}`;
        const isFinal = closing.every(({ kind, status }) => kind === 'policy' && status === 'failed');
        return [`Fix ${what}${isFinal ? ' that nobody can override,' : ''} and push again.`];
    }
    if (verdict !== 'advisory')
        return [];
    return [
        `Fix the ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(advisory, 'advisory failure')} and push again; or those who write the workflow set fail-on to mandatory.`,
    ];
}
function overrideSteps({ overrides, context }, { name, code }) {
    if (overrides.length === 0)
        return [];
    const policies = [...new Set(overrides.flatMap((each) => each.policies))];
    const runs = overrides.slice(0, MOST_RUNS).map(({ runId }) => runId);
    const rest = overrides.length - runs.length;
    const others = rest > 0 ? `, and the same for ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(rest, 'other run')}` : '';
    const again = context.adoptsOverridden === true ? ', then run this job again' : '';
    const command = code(`plangate override ${runs.join(' ')} --reason "…"`);
    const comment = commandOf('override', context);
    const or = comment === undefined ? '' : `; or those whom the workflow names comment ${code(comment)}`;
    return [
        `Fix ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(policies, MOST_NAMES, name)}, or let ${policies.length === 1 ? 'it' : 'them'} pass: those who manage policy overrides run ${command}${others}${again}${or}.`,
    ];
}
/** What is typed into a comment to let something pass; undefined where nobody would read it. */
function commandOf(word, { takesCommands, commit, pullRequest }) {
    const isRead = takesCommands === true && commit !== undefined && pullRequest !== undefined;
    return isRead ? `/plangate ${word} ${commit.sha} REASON` : undefined;
}
function guardSteps({ findings, context }, { name, code }) {
    const guards = findings.filter(({ guard, severity }) => guard && severity === 'needs-override');
    if (guards.length === 0)
        return [];
    const rules = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)([...new Set(guards.map(({ policy }) => policy))], MOST_NAMES, name);
    const command = commandOf('allow-destroys', context);
    const way = command === undefined
        ? 'where a workflow takes commands (docs/commands.md), people let it through by a comment'
        : `those whom the workflow names let it through by the comment ${code(command)}`;
    return [`Keep to ${rules} and push again; or ${way}.`];
}
/** What no finding says how to mend. */
function recoverSteps(view, mark) {
    const { findings, workspaces, context } = view;
    const those = (verdict) => workspaces.filter((each) => each.verdict === verdict);
    const named = (all) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(all.map(({ name }) => name), MOST_NAMES, mark.name);
    const explained = (each) => findings.some((one) => (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .closesGate */ .HE)(one) && one.workspaces.includes(each.name));
    const errored = those('errored').filter((each) => !explained(each));
    const [judged, unjudged] = [true, false].map((has) => those('undecided').filter(({ runId }) => (runId !== undefined) === has));
    const one = unjudged?.[0]?.name ?? '';
    const isWord = [context.organization, one].every((each) => /^[A-Za-z0-9][\w-]*$/.test(each));
    const of = isWord ? ` --organization ${context.organization} --workspace ${one}` : '';
    const doctor = `plangate doctor${of}`;
    const steps = [
        [
            errored,
            (names) => `Open the run of ${names}, mend what failed there, and run this job again.`,
        ],
        [
            judged,
            (names) => `Nothing vouches for the plan of ${names}, and nobody can override that: mend the reason given and run this job again.`,
        ],
        [
            unjudged,
            (names) => `${names} was not judged, and nobody can override that: mend the reason given (${mark.code(doctor)} says what is in the way) and run this job again.`,
        ],
        [
            those('canceled'),
            (names) => `Run this job again for a verdict on ${names}; whoever may start it can.`,
        ],
    ];
    return steps.flatMap(([all = [], say]) => (all.length > 0 ? [say(named(all))] : []));
}
//# sourceMappingURL=next-steps.js.map

/***/ }),

/***/ 3486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   toReportView: () => (/* binding */ toReportView)
/* harmony export */ });
/* harmony import */ var _policy_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8637);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5636);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2189);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3629);




function toReportView(result, context) {
    const all = result.workspaces;
    const findings = (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .collectFindings */ .F3)(result, context);
    const green = (0,_policy_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .isGreen */ .gf)(result.verdict.word, context.failOn);
    const view = {
        schemaVersion: 1,
        key: context.key,
        verdict: result.verdict.word,
        green,
        overrides: green ? [] : overrideSteps(result, findings),
        counts: countResults(all.flatMap(({ results }) => results)),
        workspaces: all.map((workspace) => viewWorkspace(workspace, context)),
        unaffected: result.unaffected ?? [],
        findings,
        resolved: countResolved(findings, context),
        results: all.flatMap(({ results, workspace }) => results.map((each) => ({
            ...each,
            location: (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .shownPlace */ .z7)(each.location),
            resources: each.resources.map((one) => ({ ...one, location: (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .shownPlace */ .z7)(one.location) })),
            workspace,
        }))),
        runTasks: all.flatMap(({ runTasks, workspace }) => runTasks.map((each) => ({ ...each, workspace }))),
        audit: all.flatMap((workspace) => auditOf(workspace, context)),
        archives: result.archives.map(({ root, files, bytes, sha256, withheld }) => ({
            directory: relativeDirectory(root, context) ?? '.',
            files,
            bytes,
            sha256,
            withheld,
        })),
        context,
        durationMs: Math.round(result.durationMs),
    };
    return {
        ...view,
        headline: (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .headline */ .Pl)((0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .tallyOf */ .sv)(view)),
        nextSteps: green ? [] : nextSteps(view, result.verdict.reasons),
    };
}
function auditOf({ workspace, runId, discarded }, { actor, job }) {
    if (discarded === undefined)
        return [];
    const run = runId ?? '';
    return [{ action: 'discard', run, workspace, by: actor, job: job?.url, ...discarded }];
}
function viewWorkspace(result, context) {
    const directory = relativeDirectory(result.root, context);
    return {
        name: result.workspace,
        workspaceId: result.workspaceId,
        configurationVersionId: result.configurationVersionId,
        directory: directory === undefined ? undefined : join(directory, result.workingDirectory),
        runId: result.runId,
        runUrl: result.runUrl,
        runStatus: result.runStatus,
        plan: result.plan,
        changes: result.changes,
        cost: result.cost,
        durationMs: result.durationMs && Math.round(result.durationMs),
        leftover: result.leftover,
        verdict: result.verdict.word,
        reasons: reasonsOf(result),
        counts: countResults(result.results),
        notices: result.notices,
        confirmable: result.confirmable ?? false,
    };
}
/** What went wrong on the way is a reason too, said once. */
function reasonsOf({ verdict, failure }) {
    return failure && !verdict.reasons.some((reason) => reason.includes(failure.message))
        ? [...verdict.reasons, failure.message]
        : verdict.reasons;
}
function countResults(results) {
    const counts = {
        passed: 0,
        advisoryFailed: 0,
        mandatoryFailed: 0,
        overridden: 0,
        errored: 0,
        undecided: 0,
    };
    for (const result of results)
        counts[countOf(result)] += 1;
    return counts;
}
function countOf({ status, level }) {
    if (status === 'passed' || status === 'overridden' || status === 'errored')
        return status;
    if (status !== 'failed' || level === 'unknown')
        return 'undecided';
    return level === 'advisory' ? 'advisoryFailed' : 'mandatoryFailed';
}
function countResolved(findings, context) {
    const now = new Set(findings.map(({ fingerprint }) => fingerprint));
    return new Set(context.previous?.fingerprints.filter((each) => !now.has(each))).size;
}
/** `infra` for `/checkout/infra`, `.` for the repository's root; undefined outside of it. */
function relativeDirectory(root, context) {
    if (root === undefined || !context.repository)
        return undefined;
    const [inner, outer] = [slashes(root), slashes(context.repository.root)];
    if (inner === outer)
        return '.';
    return inner.startsWith(`${outer}/`) ? inner.slice(outer.length + 1) : undefined;
}
function slashes(path) {
    return path.replaceAll('\\', '/').replace(/(?<=.)\/+$/, '');
}
function join(directory, inner) {
    if (inner === '')
        return directory;
    return directory === '.' ? inner : `${directory}/${inner}`;
}
/** One per run that has overridable failures, in the order of the workspaces. */
function overrideSteps(result, findings) {
    return result.workspaces.flatMap(({ workspace, runId, runUrl }) => {
        const policies = findings
            .filter((each) => each.severity === 'needs-override' && each.guard !== true)
            .filter((each) => each.workspaces.includes(workspace))
            .map(({ policy }) => policy);
        // It is typed as it stands: what is no word is no id.
        if (runId === undefined || !/^[\w-]+$/.test(runId) || policies.length === 0)
            return [];
        const command = `plangate override ${runId} --reason "…"`;
        return [{ workspace, runId, runUrl, policies: [...new Set(policies)], command }];
    });
}
/** Hostile until escaped. */
function nextSteps(view, reasons) {
    if (view.workspaces.length === 0)
        return reasons;
    return [...view.workspaces.flatMap(({ leftover }) => leftover ?? []), ...(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .stepsOf */ .B)(view)];
}
//# sourceMappingURL=to-view.js.map

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
