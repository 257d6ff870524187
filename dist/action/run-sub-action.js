export const id = 287;
export const ids = [287,400,587];
export const modules = {

/***/ 6400:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fe: () => (/* binding */ appendSummary),
  pb: () => (/* binding */ problemLines),
  publishNothing: () => (/* binding */ publishNothing),
  publishReport: () => (/* binding */ publishReport),
  n0: () => (/* binding */ setOutputs),
  writeReport: () => (/* binding */ writeReport)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(3836);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/report/changes.js
var changes = __webpack_require__(445);
// EXTERNAL MODULE: ./build/src/report/to-view.js
var to_view = __webpack_require__(3486);
;// CONCATENATED MODULE: ./build/src/hosts/outputs.js


/** The outputs of a report, by name. */
function toOutputs(view, { commentUrl = '', reportPath = '', pagePath = '' }) {
    const { counts, workspaces } = view;
    const first = workspaces.find(({ runId }) => runId !== undefined) ?? workspaces[0];
    const runs = workspaces.flatMap(({ name, runId }) => runId === undefined ? [] : [[name, runId]]);
    return {
        verdict: view.verdict,
        green: String(view.green),
        skipped: 'false',
        'run-id': first?.runId ?? '',
        'run-url': first?.runUrl ?? '',
        'run-ids': JSON.stringify(Object.fromEntries(runs)),
        'configuration-version-id': first?.configurationVersionId ?? '',
        passed: String(counts.passed),
        'advisory-failed': String(counts.advisoryFailed),
        'mandatory-failed': String(counts.mandatoryFailed),
        overridden: String(counts.overridden),
        'policies-errored': String(counts.errored),
        'policies-undecided': String(counts.undecided),
        ...(0,changes/* totalsOf */.vA)(view),
        'comment-url': commentUrl,
        'report-json': reportPath,
        'report-html': pagePath,
        audit: JSON.stringify(view.audit),
    };
}
/** The outputs if nothing could be judged: every name is set, too. */
function emptyOutputs(green, verdict = 'undecided') {
    const counts = (0,to_view.countResults)([]);
    const totals = { creates: '', updates: '', deletes: '', replaces: '' };
    return {
        ...toOutputs({ verdict, green, counts, workspaces: [], audit: [] }, {}),
        ...totals,
        skipped: String(green),
    };
}
//# sourceMappingURL=outputs.js.map
// EXTERNAL MODULE: ./build/src/report/escape-markdown.js
var escape_markdown = __webpack_require__(7511);
// EXTERNAL MODULE: ./build/src/report/annotations.js
var annotations = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/src/report/help.js
var help = __webpack_require__(1805);
;// CONCATENATED MODULE: ./build/src/report/json.js
/**
 * The whole report, without anything about the machine that made it. Ends with a line break. Safe
 * to print in a job's log: no line of it can act as a command.
 */
function renderJson(view) {
    return printableJson(fieldsOf(view));
}
/** The report as programs read it. */
function reportOf(view) {
    // Fields without a value are absent, as in the text.
    return JSON.parse(JSON.stringify(fieldsOf(view)));
}
function fieldsOf(view) {
    const { context, audit, unaffected } = view;
    const { runOptions = [], uncommittedFiles } = context;
    return {
        schemaVersion: view.schemaVersion,
        tool: { name: 'plangate', version: context.version },
        verdict: view.verdict,
        green: view.green,
        failOn: context.failOn,
        runOptions: runOptions.length > 0 ? runOptions : undefined,
        headline: view.headline,
        nextSteps: view.nextSteps,
        overrides: view.overrides,
        counts: view.counts,
        workspaces: view.workspaces.map((workspace) => ({ ...workspace, timestamps: undefined })),
        unaffected: unaffected.length > 0 ? unaffected : undefined,
        findings: view.findings.map(withoutExcerpts),
        resolved: view.resolved,
        results: view.results.map(withoutExcerpts),
        runTasks: view.runTasks,
        audit: audit.length > 0 ? audit : undefined,
        archives: view.archives,
        organization: context.organization,
        hostname: context.hostname,
        group: context.group,
        commit: context.commit,
        dirty: uncommittedFiles === undefined ? undefined : uncommittedFiles > 0,
        uncommittedFiles: uncommittedFiles === 0 ? undefined : uncommittedFiles,
        pullRequest: context.pullRequest,
        job: context.job,
        startedAt: context.startedAt,
        durationMs: view.durationMs,
        sealed: view.sealed,
    };
}
/** Source lines are for people; programs can read the file itself. */
function withoutExcerpts(one) {
    const resources = one.resources.map((resource) => ({ ...resource, excerpt: undefined }));
    return { ...one, resources, excerpt: undefined };
}
/** Escapes the characters that a runner could take for the start of a command. */
function printableJson(value) {
    const escaped = JSON.stringify(value, undefined, 2)
        .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u007f-\u009f\u2028\u2029]/gu, (character) => 
    // One escape per UTF-16 unit, so two for characters beyond the first plane.
    character.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`))
        .replace(/##(?=[A-Za-z]{0,32}\[)/g, '\\u0023#');
    return `${escaped}\n`;
}
//# sourceMappingURL=json.js.map
// EXTERNAL MODULE: ./build/src/report/neutralise-log.js
var neutralise_log = __webpack_require__(2195);
// EXTERNAL MODULE: ./build/src/report/comment.js + 3 modules
var comment = __webpack_require__(2650);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(4913);
// EXTERNAL MODULE: ./build/src/action/runner-files.js
var runner_files = __webpack_require__(8382);
;// CONCATENATED MODULE: ./build/src/action/publish-report.js
/**
 * Gives the runner the log, the summary, the outputs and the report files. If one fails, the others
 * are still written.
 */











/**
 * Writes the report files and the job summary, before anything is sent to GitHub.
 *
 * @param wantsPage whether the job keeps the report as a page
 * @returns the paths of the files; empty for a file that could not be written
 */
async function writeReport(view, wantsPage, log, io) {
    const { environment, signal } = io;
    const written = {
        reportPath: await writeFor('json', renderJson(view), log, io),
        pagePath: wantsPage ? await writePage(view, log, io) : '',
    };
    // A canceled job may be killed during its requests to GitHub, so its outputs are set first.
    if (signal.aborted)
        setOutputs(toOutputs(view, written), io);
    // The runner discards a summary that is too large, together with the parts of other programs.
    const { size } = await (0,promises_.stat)(environment['GITHUB_STEP_SUMMARY'] ?? '').catch(() => ({ size: 0 }));
    const room = Math.max(0, comment/* SUMMARY_BUDGET_BYTES */.Xb - size);
    await appendSummary((0,comment/* renderSummary */.Br)(view, room), environment, log);
    return written;
}
/** Prints what publishing on GitHub could not do, and sets the outputs. */
function publishReport({ view, published }, written, log, io) {
    const { host } = io;
    const { problems, left = [], commentUrl } = published;
    for (const problem of problems)
        log.warning((0,help/* withHelp */.il)(problem));
    for (const command of (0,annotations/* annotationCommands */.s)(left))
        host.print(command);
    if (commentUrl !== undefined)
        host.print((0,neutralise_log/* safeLine */.om)(`Comment: ${commentUrl}`));
    setOutputs(toOutputs(view, { ...written, commentUrl }), io);
    if (!view.green)
        host.error((0,neutralise_log/* safeLine */.om)(`Policy gate: ${view.headline}.`));
}
/**
 * Reports that the gate did not start.
 *
 * @param how `forgiven`: the step passes nevertheless, because `on-missing-token` is `neutral`; `ended`:
 *   what ended it, if no problem of the settings did
 */
async function publishNothing(problems, { forgiven = false, ended }, io) {
    const { host, environment } = io;
    const [first] = problems;
    if (forgiven && first !== undefined) {
        const { where, message } = first;
        const what = 'The check was skipped';
        host.warning((0,neutralise_log/* safeLine */.om)(`${what}: ${where} ${message}`));
        const why = `because \`on-missing-token\` is \`neutral\`: ${inSummary(first)}`;
        const summary = `### ⚪ Policy gate: not evaluated\n\n${what}, ${why}\n`;
        await appendSummary(summary, environment);
    }
    else {
        const lines = problemLines(problems);
        for (const line of lines)
            host.print(line);
        host.error((0,neutralise_log/* joinedLines */.Hy)(lines));
        const items = problems.map((problem) => `- ${inSummary(problem)}\n`);
        const summary = `### ❔ Policy gate: not started\n\nNothing was sent to the service.\n\n`;
        await appendSummary(summary + items.join(''), environment);
    }
    const verdict = ended === 'canceled' ? 'canceled' : 'undecided';
    setOutputs(emptyOutputs(forgiven, verdict), io);
}
function setOutputs(outputs, { host }) {
    for (const [name, value] of Object.entries(outputs))
        host.output(name, value);
}
async function writePage(view, log, io) {
    const { renderPage } = await __webpack_require__.e(/* import() */ 562).then(__webpack_require__.bind(__webpack_require__, 7562));
    return await writeFor('html', renderPage(view), log, io);
}
/** Writes into the runner's folder for temporary files, named after this step. Returns '' if that fails. */
async function writeFor(ending, text, log, { environment }) {
    const folder = environment['RUNNER_TEMP'];
    if (folder === undefined || folder === '')
        return '';
    const step = (environment['GITHUB_ACTION'] ?? 'report').replace(/[^A-Za-z0-9_-]/g, '_');
    const path = (0,external_node_path_.join)(folder, 'plangate', `${step.slice(0, 100)}.${ending}`);
    try {
        await (0,promises_.mkdir)((0,external_node_path_.join)(folder, 'plangate'), { recursive: true });
        await (0,promises_.writeFile)(path, text);
        return path;
    }
    catch (error) {
        log.warning(`The report could not be written to ${path}: ${String(error)}`);
        return '';
    }
}
/** Does nothing on an old runner, which has no job summary. */
async function appendSummary(text, environment, log) {
    const path = environment['GITHUB_STEP_SUMMARY'];
    if (path === undefined || path === '' || text === '')
        return;
    try {
        await (0,runner_files/* appendAtOnce */.r)(path, text);
    }
    catch (error) {
        log?.warning(`The job summary could not be written: ${String(error)}`);
    }
}
/** Every problem with its remedy, as lines of the log. */
function problemLines(problems) {
    const width = Math.max(14, ...problems.map(({ where }) => Math.min(30, where.length)));
    return [
        (0,neutralise_log/* safeLine */.om)((0,help/* withHelp */.il)(`Plangate cannot start: ${(0,report_text/* count */.U9)(problems.length, 'problem')}.`)),
        ...problems.map(({ where, message }) => (0,neutralise_log/* safeLine */.om)(`  ${where.padEnd(width)} ${(0,report_text/* joined */.oR)(' See ', message, (0,help/* helpFor */.VY)(`${where} ${message}`))}`)),
    ];
}
function inSummary({ where, message }) {
    const url = (0,help/* helpFor */.VY)(`${where} ${message}`) ?? '';
    return (0,report_text/* joined */.oR)(' ', `**${(0,escape_markdown/* prose */.CS)(where)}** ${(0,escape_markdown/* prose */.CS)(message)}`, url && (0,escape_markdown/* link */.nf)('What to do', url, [url]));
}
//# sourceMappingURL=publish-report.js.map

/***/ }),

/***/ 1218:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  askCommand: () => (/* binding */ askCommand),
  runSubAction: () => (/* binding */ runSubAction)
});

// EXTERNAL MODULE: ./build/src/client/client.js + 22 modules
var client_client = __webpack_require__(4959);
// EXTERNAL MODULE: ./build/src/client/errors.js
var errors = __webpack_require__(486);
// EXTERNAL MODULE: ./build/src/machine/network.js + 3 modules
var network = __webpack_require__(9122);
// EXTERNAL MODULE: ./build/src/settings/sub-actions.js
var sub_actions = __webpack_require__(8587);
// EXTERNAL MODULE: ./build/src/model/job-secrets.js
var job_secrets = __webpack_require__(2056);
// EXTERNAL MODULE: ./build/src/model/secrets.js + 1 modules
var model_secrets = __webpack_require__(4638);
// EXTERNAL MODULE: ./build/src/trust/target.js
var trust_target = __webpack_require__(7351);
// EXTERNAL MODULE: ./build/src/action/action-io.js
var action_io = __webpack_require__(3433);
// EXTERNAL MODULE: ./build/src/client/wire/resource.js
var resource = __webpack_require__(8235);
// EXTERNAL MODULE: ./build/src/model/status.js
var model_status = __webpack_require__(2373);
// EXTERNAL MODULE: ./build/src/gate/failure-of.js
var failure_of = __webpack_require__(6281);
// EXTERNAL MODULE: ./build/src/gate/follow-run.js
var follow_run = __webpack_require__(968);
// EXTERNAL MODULE: ./build/src/gate/watch.js
var watch = __webpack_require__(94);
// EXTERNAL MODULE: ./build/src/trust/audit.js
var audit = __webpack_require__(9239);
;// CONCATENATED MODULE: ./build/src/gate/override-run.js







/** How long a run is followed after an override. */
const FOLLOWED_MS = 2 * 60_000;
/** What remains for a run that only planned, if an override of it opens nothing. */
const TWO_WAYS = 'Two ways remain: fix what failed, or set `mode: provisional`, whose runs wait for an override and go on.';
const REFUSED_FOR_GOOD = `The run only planned and has ended, so the service takes no override. ${TWO_WAYS}`;
/**
 * Overrides every failed policy of one run that can be overridden.
 *
 * @param request the run, the reason, who asks for it, and where runs may be overridden
 * @returns what was overridden, what was refused, what cannot be overridden, and what waits next
 * @throws ServiceError with the code `invalid` if the reason is blank or the run is of another workspace
 *   than those named, and with another code if the run or its policies cannot be read
 */
async function overrideRun(client, clock, { runId, reason, actor, within }) {
    if (isBlank(reason))
        throw needsReason(runId);
    const { run, workspace } = await client.runs.show(runId, { include: ['workspace'] });
    if (within !== undefined)
        await mustBeWithin(client, run, within);
    const waiting = (await readObjects(client, runId)).flatMap(waitingOf);
    const self = await client.account().catch(() => undefined);
    const by = self?.account.attributes.username ?? undefined;
    const name = workspace?.attributes.name;
    const { status } = run.attributes;
    const lists = {
        overridden: [],
        refused: [],
        final: [],
        next: [],
        unjudged: [],
        audit: [],
        nextSteps: [],
    };
    const result = { runId, workspace: name, by, reason, status, ...lists };
    const signed = (0,audit/* signReason */.S)(reason, actor);
    for (const { item, state, override } of waiting) {
        const problem = state === 'overridable' ? await problemOf(() => override(signed)) : NOT_PERMITTED;
        if (state === 'final')
            result.final.push(item);
        else if (problem === undefined)
            result.overridden.push(item);
        else
            result.refused.push({ ...item, problem });
    }
    if (result.overridden.length > 0) {
        const who = { by: actor.by ?? by, job: actor.job, at: clock.date().toISOString() };
        const act = { action: 'override', run: runId, workspace: name ?? '' };
        result.audit.push({ ...act, ...who, reason });
        await lookOn(result, client, clock);
    }
    result.nextSteps.push(...stepsAfter(result, run.attributes['plan-only'] === true));
    return result;
}
/** Follows the overridden run, and notes what waits for a further override. */
async function lookOn(result, client, clock) {
    const deadline = clock.now() + FOLLOWED_MS;
    const ports = { client, clock, deadline, before: result.status };
    try {
        const seen = await client.runs.show(result.runId, { include: watch/* WATCHED */.tC });
        const { run } = await (0,follow_run/* followRun */.R)(seen, ports);
        result.status = run.attributes.status;
        const done = new Set(result.overridden.map(({ id }) => id));
        const objects = await readObjects(client, result.runId);
        if ((0,model_status/* runKind */.Il)('provisional', result.status) !== 'moving' || result.status === 'policy_checked') {
            result.unjudged.push(...objects.filter(isUnjudged).map(({ item }) => item));
        }
        for (const { item, state } of objects.flatMap(waitingOf)) {
            if (done.has(item.id) || result.refused.some(({ id }) => id === item.id))
                continue;
            if (result.final.some(({ id }) => id === item.id))
                continue;
            (state === 'final' ? result.final : result.next).push(item);
        }
    }
    catch (error) {
        // The override is done. That the run could not be read afterwards does not undo it.
        if (!(error instanceof errors/* ServiceError */._))
            throw error;
        result.nextSteps.push(`The run could not be read after the override: ${error.message}`);
    }
}
function stepsAfter({ runId, status, overridden, refused, final, next, unjudged }, planOnly) {
    const steps = [];
    const names = (items) => items.map(({ system, id }) => `${system.replaceAll('-', ' ')} ${id}`).join(', ');
    if (next.length > 0) {
        steps.push(`Run ${runId} waits for a further override: ${names(next)}. Read it, then override the run once more.`);
    }
    const isEnded = (0,model_status/* isRunOver */.Ck)(status) && planOnly;
    if (final.length > 0) {
        const isLate = isEnded && final.some(({ status: word }) => word === 'soft_failed');
        steps.push(isLate ? REFUSED_FOR_GOOD : `Fix what failed: ${names(final)}.`);
    }
    if (refused.length > 0 && isEnded)
        steps.push(REFUSED_FOR_GOOD);
    if (unjudged.length > 0 && next.length === 0) {
        const ways = planOnly ? TWO_WAYS : 'Fix what failed instead.';
        steps.push(`The run stays "${status}" after the override, and ${names(unjudged)} was never judged, so the gate does not open. ${ways}`);
    }
    if (overridden.length === 0 || steps.length > 0)
        return steps;
    const kind = (0,model_status/* runKind */.Il)('provisional', status);
    const isStopped = kind === 'stopped' || status === 'errored';
    return isStopped
        ? [`Run ${runId} is "${status}" now, so the override opens nothing: start the gate again.`]
        : ['Run the job of the gate again: it takes this run, if the files are the same.'];
}
/** Whether a text says nothing. */
function isBlank(text) {
    return !/[\p{L}\p{N}]/u.test(text);
}
function needsReason(runId) {
    return new errors/* ServiceError */._('An override needs a reason, with a letter or a digit in it.', {
        code: 'invalid',
        method: 'POST',
        path: `/runs/${runId}`,
        remedy: 'Nothing was overridden. Say why the failures may pass.',
    });
}
/** Why the service refused it; undefined if it did not. */
async function problemOf(override) {
    try {
        await override();
        return undefined;
    }
    catch (error) {
        if (error instanceof errors/* ServiceError */._ && error.code !== 'aborted')
            return error.message;
        throw error;
    }
}
async function mustBeWithin(client, run, { organization, workspaces }) {
    const of = (0,resource/* relatedId */.Dl)(run, 'workspace');
    for (const name of workspaces) {
        const workspace = await client.workspaces.showByName(organization, name).catch(failure_of/* noneIfNotFound */.N3);
        if (of !== undefined && workspace?.id === of)
            return;
    }
    const named = `${workspaces.join(', ')} of ${organization}`;
    throw new errors/* ServiceError */._(`Run ${run.id} is of none of these workspaces: ${named}.`, {
        code: 'invalid',
        method: 'GET',
        path: `/runs/${run.id}`,
        remedy: 'Nothing was overridden. Name the workspace of the run, if it is one to override in.',
    });
}
const NOT_PERMITTED = 'this token may not override it: its team needs the organization permission to manage policy overrides';
async function readObjects(client, runId) {
    const { policyChecks, taskStages, tfPolicyEvaluations } = client;
    const checks = await policyChecks.list(runId).all();
    const stages = (await taskStages.list(runId).all())
        .map(({ stage }) => stage)
        .filter(({ attributes }) => !(0,model_status/* isApplyStage */.Nv)(attributes.stage));
    const evaluations = await tfPolicyEvaluations.list(runId).all();
    return [
        ...readAs('policy-check', checks, policyChecks),
        ...readAs('task-stage', stages, taskStages),
        ...readAs('tf-policy-evaluation', evaluations, tfPolicyEvaluations),
    ];
}
function readAs(system, objects, resource) {
    return objects.map(({ id, attributes }) => ({
        item: { system, id, status: attributes.status },
        attributes,
        override: (comment) => resource.override(id, { comment }),
    }));
}
/** The object, if it waits for an override or failed for good. */
function waitingOf(object) {
    const state = stateOf(WORDS[object.item.system], object.attributes);
    return state === undefined ? [] : [{ ...object, state }];
}
/** Whether a policy system was never asked. Evaluations of the apply are no part of it. */
function isUnjudged({ item: { status }, attributes }) {
    const isApply = 'stage-type' in attributes && attributes['stage-type'] === 'apply';
    return !isApply && ['pending', 'queued', 'unreachable'].includes(status);
}
/** Which words wait for an override, and which cannot have one. */
const WORDS = {
    'policy-check': { waits: 'soft_failed', final: 'hard_failed' },
    'task-stage': { waits: 'awaiting_override', final: 'failed' },
    'tf-policy-evaluation': { waits: 'awaiting_override', final: 'failed' },
};
function stateOf({ waits, final }, { status, actions, permissions }) {
    if (status === final)
        return 'final';
    if (status !== waits)
        return undefined;
    if (actions?.['is-overridable'] === false)
        return 'final';
    const may = permissions?.['can-override'] ?? permissions?.['can-override-policy'];
    return may === false ? 'not-permitted' : 'overridable';
}
//# sourceMappingURL=override-run.js.map
// EXTERNAL MODULE: ./build/src/gate/read-changes.js + 4 modules
var read_changes = __webpack_require__(678);
// EXTERNAL MODULE: ./build/src/gate/supersede.js
var supersede = __webpack_require__(8045);
;// CONCATENATED MODULE: ./build/src/gate/runs-of-commit.js



/**
 * The newest run of each of these workspaces that exists.
 * @throws ServiceError what the client threw while looking
 */
async function runsOfCommit(client, { organization, workspaces, changeRequest, commit }) {
    const runs = [];
    for (const name of new Set(workspaces)) {
        const workspace = await client.workspaces.showByName(organization, name).catch(failure_of/* noneIfNotFound */.N3);
        if (workspace === undefined)
            continue;
        const { id } = workspace;
        const { items } = await client.runs.list(id, { search: changeRequest }).page({ size: 100 });
        const ofCommit = items.filter((run) => (0,resource/* relatedId */.Dl)(run, 'workspace') === id &&
            (0,supersede/* isRunAt */.vu)(run.attributes.message, changeRequest, commit));
        const [newest] = ofCommit.sort((one, other) => createdAt(other) - createdAt(one));
        if (newest !== undefined)
            runs.push({ workspace: name, workspaceId: id, run: newest });
    }
    return runs;
}
function createdAt({ attributes }) {
    return Date.parse(attributes['created-at'] ?? '') || 0;
}
//# sourceMappingURL=runs-of-commit.js.map
// EXTERNAL MODULE: ./build/src/hosts/comment.js
var hosts_comment = __webpack_require__(3208);
// EXTERNAL MODULE: ./build/src/hosts/github/calls.js + 8 modules
var calls = __webpack_require__(7720);
// EXTERNAL MODULE: ./build/src/hosts/github/who-overrides.js
var who_overrides = __webpack_require__(6242);
// EXTERNAL MODULE: ./build/src/hosts/host-error.js
var host_error = __webpack_require__(3452);
// EXTERNAL MODULE: ./build/src/hosts/own-comments.js
var own_comments = __webpack_require__(9696);
// EXTERNAL MODULE: ./build/src/hosts/shapes.js
var shapes = __webpack_require__(5639);
// EXTERNAL MODULE: ./build/src/policy/guard.js
var guard = __webpack_require__(3749);
// EXTERNAL MODULE: ./build/src/report/marker.js
var report_marker = __webpack_require__(4340);
// EXTERNAL MODULE: ./build/src/report/sections.js
var report_sections = __webpack_require__(6286);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/settings/read-guard.js
var read_guard = __webpack_require__(1055);
// EXTERNAL MODULE: ./build/src/trust/command.js
var trust_command = __webpack_require__(1205);
// EXTERNAL MODULE: ./build/src/trust/destroy-approval.js
var destroy_approval = __webpack_require__(5904);
;// CONCATENATED MODULE: ./build/src/action/commands.js
/** Commands in comments on a pull request: who may give them, for which commit, and what they do. */


















/** The command is refused; the message is a sentence that says why. */
class Refused extends Error {
}
/**
 * Does what the comment commands. A comment without a command is ignored.
 *
 * @returns the exit code of the step
 */
async function followComment(work) {
    const { log } = work;
    const approvers = approversOf(work);
    if ('problem' in approvers) {
        log.error(`override-by ${approvers.problem}`);
        return 1;
    }
    return onComment(work, async (request, react) => {
        const isMember = async ({ organization, team }) => (await work.job.github.checks?.commands?.isMember(organization, team, request.by)) ?? false;
        const commit = await mayAsk(request, { approvers: approvers.value, isMember }, work);
        const done = await act({ ...request, commit }, work);
        await react('rocket');
        return done;
    });
}
/**
 * Examines the comment without acting, and sets the output `command` for the job that acts. That job
 * checks who is in a team. Help is answered here.
 *
 * @returns the exit code of the step
 */
async function askComment(work) {
    const { io, log, values } = work;
    const approvers = (0,read_guard/* readApprovers */.hI)(values['override-by'] ?? '');
    if ('problem' in approvers) {
        log.error(`override-by ${approvers.problem}`);
        return 1;
    }
    io.host.output('command', '');
    return onComment(work, async (request, react) => {
        const isMember = async () => true;
        const commit = await mayAsk(request, { approvers: approvers.value, isMember }, work);
        const { verb, by } = request;
        if (verb !== 'help') {
            log.info(`${by} asks for ${verb} at ${commit}.`);
            io.host.output('command', verb);
            return 0;
        }
        const at = io.clock.date().toISOString();
        await answerInComment({ ...request, commit }, work.secrets.concealAll({ verb, by, at, commit, reason: '', approvals: [] }), work);
        await react('rocket');
        return 0;
    });
}
/** Calls `follow` if the comment is a command. A refusal is logged and answered with a reaction. */
async function onComment(work, follow) {
    const { log, job } = work;
    const { event } = job;
    const api = job.github.comments;
    const commands = api?.commands;
    const { action, comment, issue } = (0,shapes/* fieldsOf */.Pf)(job.payload);
    const body = (0,shapes/* textOf */.b6)((0,shapes/* inside */.nx)(comment, 'body')) ?? '';
    const command = (0,trust_command/* readCommand */.UK)(body);
    if (event?.name === 'issue_comment' && (typeof comment !== 'object' || comment === null)) {
        log.error('The event of this job has no comment in it. Comment again to start another job.');
        return 1;
    }
    const commentId = (0,shapes/* positiveNumber */.Ly)((0,shapes/* inside */.nx)(comment, 'id'));
    const number = event?.lookUp?.by === 'number' ? event.lookUp.number : undefined;
    const isPull = number !== undefined && (0,shapes/* inside */.nx)(issue, 'number') === number;
    const isCommand = command !== undefined && commentId !== undefined && action === 'created';
    if (!isCommand || !isPull || !event || !api || !commands) {
        log.info('This comment commands nothing here.');
        return 0;
    }
    const what = 'The comment got no reaction';
    const needs = 'pull-requests: write';
    const react = (content) => commands
        .react(commentId, content)
        .catch((0,host_error/* onHostError */.yg)((problem) => log.warning((0,calls/* explainProblem */.F)(what, needs, problem))));
    try {
        const by = await mustBeUnedited({ commands, commentId, number }, body, work);
        if (command === 'unclear') {
            log.error('Plangate does not recognize this command. `/plangate help` lists the commands.');
            await react('confused');
            return 1;
        }
        return await follow({ ...command, api, commands, event, commentId, number, by }, react);
    }
    catch (error) {
        const isExpected = error instanceof Refused || error instanceof host_error/* HostError */.dh;
        if (!isExpected && !(error instanceof errors/* ServiceError */._))
            throw error;
        log.error(`Nothing was done for this comment, or not all of it. ${error.message}`);
        await react('-1');
        return 1;
    }
}
function approversOf({ values, job }) {
    const read = (0,read_guard/* readApprovers */.hI)(values['override-by'] ?? '');
    if ('problem' in read || read.value.teams.length === 0)
        return read;
    if (job.github.checks !== undefined)
        return read;
    return {
        problem: 'names a team, and `members-token` is missing: the token of a workflow cannot read who is in a team.',
    };
}
/**
 * Reads the comment again, because the event may be old.
 *
 * @returns its author
 */
async function mustBeUnedited({ commands, commentId, number }, body, { io }) {
    const comment = await commands.askingComment(commentId);
    const { author } = comment;
    if (!comment.byPerson || author === undefined)
        throw new Refused('It is not by a person.');
    if (comment.edited || comment.body !== body)
        throw new Refused('It was edited.');
    if (comment.number !== number)
        throw new Refused('It is on another pull request.');
    const starters = (0,who_overrides/* startersOnGitHub */.V9)(io.environment);
    if (starters.length === 0 || starters.some((login) => login !== author)) {
        throw new Refused('Another person than its author started this job.');
    }
    return author;
}
/** @returns the head of the pull request, read last, so that no check is newer than it */
async function mayAsk(request, { approvers, isMember }, { values }) {
    const { api, commands, event, by, verb, commit, number } = request;
    const refused = await (0,who_overrides/* refuseOverride */.bz)({
        event: event.name,
        changeOrigin: event.origin.changeOrigin,
        starters: [by],
        permissionOf: (login) => api.permissionOf(login),
    });
    if (refused !== undefined)
        throw new Refused(refused);
    const first = mustBeHead(await api.pullRequest(number), commit);
    if (verb === 'override' || verb === 'allow-destroys') {
        const self = (0,parse/* parseFlag */.og)(values['allow-self-override'] ?? 'false');
        const { branch = '', author } = first;
        const no = await (0,trust_command/* refuseApprover */.K2)(approvers, {
            login: by,
            role: await commands.roleOf(by),
            author,
            pusher: await commands.pusherOf(branch, commit),
            selfAllowed: 'value' in self && self.value,
            isMember,
        });
        if (no !== undefined)
            throw new Refused(no);
    }
    return mustBeHead(await api.pullRequest(number), commit).headSha;
}
/** @param commit empty: any head is accepted */
function mustBeHead(facts, commit) {
    const { open, fork, headSha } = facts;
    if (!open)
        throw new Refused('The pull request is not open.');
    if (fork)
        throw new Refused('The pull request is of a fork.');
    if (commit !== '' && commit !== headSha) {
        throw new Refused(`The head of the pull request is ${headSha}, not ${commit}: review it again.`);
    }
    return facts;
}
async function act(request, work) {
    const { verb, commit, by, reason } = request;
    const { io, log } = work;
    const at = io.clock.date().toISOString();
    let approvals = [];
    let audit = [];
    if (verb === 'override')
        audit = await overrideAll(request, work);
    if (verb === 'allow-destroys')
        ({ approvals, audit } = await approveAll(request, at, work));
    io.host.output('audit', JSON.stringify(audit));
    log.info(`${by} asked for ${verb} at ${commit}${reason === '' ? '' : `: ${reason}`}`);
    const section = work.secrets.concealAll({ verb, by, at, commit, reason, approvals });
    const runs = await answerInComment(request, section, work);
    if (verb === 'help')
        return 0;
    if (runs.length === 0) {
        throw new Refused('No failed job of the gate is known for this commit: run it again by hand.');
    }
    for (const run of runs) {
        const why = await request.commands.startAgain(run, commit);
        if (why !== undefined)
            throw new Refused(why);
        log.info(`The workflow run ${run} was started again.`);
    }
    return 0;
}
async function runsFor(request, work) {
    const { event, number, commit } = request;
    const { organization = '', 'comment-key': key = 'default' } = work.values;
    const of = `${event.owner}/${event.repository}#${number}`;
    const changeRequest = key === 'default' ? of : `${of}/${key}`;
    const { client, workspaces } = work;
    const runs = await runsOfCommit(client, { organization, workspaces, changeRequest, commit });
    if (runs.length > 0)
        return runs;
    throw new Refused(`No run of ${commit} was found in ${workspaces.join(', ')} of ${organization}.`);
}
async function overrideAll(request, work) {
    const { client, io, workspaces, values, log } = work;
    const { reason, by, event } = request;
    const within = { organization: values['organization'] ?? '', workspaces };
    const actor = { by, job: event.job?.url };
    const counts = { overridden: 0, refused: 0, final: 0, next: 0 };
    const audit = [];
    for (const { run } of await runsFor(request, work)) {
        const done = await overrideRun(client, io.clock, { runId: run.id, reason, actor, within });
        counts.overridden += done.overridden.length;
        counts.refused += done.refused.length;
        counts.final += done.final.length;
        counts.next += done.next.length;
        audit.push(...done.audit);
        for (const step of done.nextSteps)
            log.info(step);
    }
    for (const [name, count] of Object.entries(counts))
        io.host.output(name, String(count));
    const { overridden, refused, final } = counts;
    if (overridden > 0 && refused + final === 0)
        return audit;
    io.host.output('audit', JSON.stringify(audit));
    throw new Refused(`${overridden} overridden, ${refused} that this token may not override, ${final} that cannot be overridden.`);
}
/** Approves what the plans of this commit destroy, as the service describes them now. */
async function approveAll(request, at, work) {
    const { client, io, values, secrets } = work;
    const { by, reason, commit, number, event } = request;
    const token = values['gate-token'] ?? values['token'] ?? '';
    const about = {
        by,
        at,
        commit,
        reason,
        number,
        repository: `${event.owner}/${event.repository}`,
    };
    const ports = { client, clock: io.clock, signal: io.signal, deadline: io.clock.now() + 90_000 };
    const approvals = [];
    const audit = [];
    let many = 0;
    for (const { run, workspace, workspaceId } of await runsFor(request, work)) {
        const plan = await client.runs.plan((0,resource/* relatedId */.Dl)(run, 'plan') ?? '');
        const changes = await (0,read_changes/* readChanges */.S)(plan, ports, true);
        if (changes === undefined)
            continue;
        if (changes.doubt !== undefined)
            throw new Refused(changes.doubt);
        // What a plan is about goes into the comment, and its seal covers what is shown there.
        const acts = secrets.concealAll((0,guard/* actsOf */.Df)(changes));
        many += acts.length;
        if (acts.length === 0)
            continue;
        approvals.push((0,destroy_approval/* sealRelease */.jv)(token, { ...about, workspaceId }, acts));
        const job = event.job?.url;
        audit.push({ action: 'allow-destroys', run: run.id, workspace, by, at, job, reason });
    }
    if (approvals.length === 0)
        throw new Refused('No plan of this commit destroys or invokes anything.');
    if (many > destroy_approval/* MOST_RELEASED */.yG) {
        throw new Refused(`${many} exceed the limit: a comment approves at most ${destroy_approval/* MOST_RELEASED */.yG} at once.`);
    }
    return { approvals, audit };
}
/** @returns the workflow runs in which the gate is closed for this commit */
async function answerInComment({ api, number, commit }, section, { io, values, log }) {
    const key = values['comment-key'] ?? 'default';
    const marker = (0,report_marker/* markerStart */.Rs)(key);
    const content = {
        marker,
        compose: (existing = '') => (0,report_sections/* addAct */.cT)(existing, section, key),
        holds: (body) => (0,report_sections/* holdsAct */.Fr)(body, section, key),
        isSuperseded: () => false,
    };
    const snapshot = await api.snapshot(number);
    const wish = {
        number,
        headSha: commit,
        green: true,
        when: 'on-failure',
        mode: 'update',
        snapshot,
    };
    const [comment] = (0,own_comments/* ownComments */.D5)(snapshot.comments, marker);
    const until = io.clock.now() + 60_000;
    const { clock, random } = io;
    const ports = { clock, random, deadline: () => until };
    const started = await (0,hosts_comment/* startComment */.e2)(api, content, wish, ports);
    const { written, lost } = await started.settle();
    const isKept = written && !lost;
    if (!isKept && section.approvals.length > 0) {
        throw new Refused('There is no comment of the gate at this commit that could keep it.');
    }
    if (!isKept)
        log.warning('The comment of the gate does not mention it.');
    const sections = (comment && (0,report_marker/* decodeMarker */.rH)(comment.body, key)?.sections) ?? [];
    const closed = sections.filter(({ headSha, tally }) => headSha === commit && !tally.green);
    return [...new Set(closed.map(({ runId }) => runId))].filter((run) => run > 0);
}
//# sourceMappingURL=commands.js.map
// EXTERNAL MODULE: ./build/src/action/connect-github.js + 4 modules
var connect_github = __webpack_require__(3667);
// EXTERNAL MODULE: ./build/src/action/host.js + 10 modules
var host = __webpack_require__(7514);
;// CONCATENATED MODULE: ./build/src/action/override.js
/** `plangate/override`: overrides runs that wait for it, if the person may do so and the workflow allows it. */





async function overrideFailures(work) {
    const { client, values, log, io } = work;
    const { run = '', reason = '', organization = '' } = values;
    const workspaces = (0,parse/* parseList */.E1)(values['workspaces'] ?? '');
    if ('problem' in workspaces) {
        log.error(`workspaces ${workspaces.problem}`);
        return 1;
    }
    const { job, ports } = await (0,connect_github/* openJob */.I)(io);
    try {
        if (run === '' && job.event?.name === 'issue_comment') {
            return await followComment({ ...work, job, workspaces: workspaces.value });
        }
        const [missing] = Object.entries({ run, reason }).find(([, value]) => isBlank(value)) ?? [];
        if (missing !== undefined) {
            log.error(`${missing} is missing.`);
            return 1;
        }
        const actor = await (0,who_overrides/* actorOnGitHub */.SQ)(job.event, job.github.comments, io.environment);
        if ('refused' in actor) {
            log.error(`Nothing was overridden. ${actor.refused}`);
            return 1;
        }
        const within = { organization, workspaces: workspaces.value };
        const result = await overrideRun(client, io.clock, { runId: run, reason, actor, within });
        const { overridden, refused, final, next, audit } = result;
        const by = actor.by ?? result.by ?? 'the owner of this token';
        for (const item of overridden)
            log.info(`${overrideItemName(item)} was overridden by ${by}: ${reason}`);
        for (const item of refused) {
            log.error(`${overrideItemName(item)} was not overridden: ${item.problem ?? ''}`);
        }
        for (const item of final) {
            log.error(`${overrideItemName(item)} is "${item.status}" and cannot be overridden by anybody.`);
        }
        for (const item of next) {
            log.error(`${overrideItemName(item)} waits for a further override: ${item.status}.`);
        }
        for (const step of result.nextSteps)
            log.info(step);
        if (overridden.length + refused.length + final.length + next.length === 0) {
            log.info(`Nothing in ${run} waits for an override.`);
        }
        for (const [output, items] of Object.entries({ overridden, refused, final, next })) {
            io.host.output(output, String(items.length));
        }
        io.host.output('audit', JSON.stringify(audit));
        return refused.length + final.length + next.length > 0 ? 1 : 0;
    }
    finally {
        await ports.send.close();
    }
}
function overrideItemName({ system, id }) {
    const words = system.replaceAll('-', ' ').replace('tf policy', 'Terraform policy');
    return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${id}`;
}
//# sourceMappingURL=override.js.map
// EXTERNAL MODULE: ./build/src/action/publish-report.js + 2 modules
var publish_report = __webpack_require__(6400);
// EXTERNAL MODULE: ./build/src/client/resources/team-access.js
var team_access = __webpack_require__(3485);
;// CONCATENATED MODULE: ./build/src/client/find-id.js

const FINDERS = {
    workspace: [
        'ws-',
        async ({ workspaces }, of, name) => (await workspaces.showByName(of, name)).id,
    ],
    team: ['team-', ({ names }, of, name) => names.team(of, name)],
    'agent pool': ['apool-', ({ names }, of, name) => names.agentPool(of, name)],
};
/** Whether a text begins like an id; it may still be a name. */
function mayBeId(kind, text) {
    return text.startsWith(FINDERS[kind][0]);
}
/**
 * The id of what was given by name or id. A text that begins like an id may still be a name, unless
 * it has the full form of an id.
 *
 * @param organization needed for a text that cannot be an id
 */
async function resolveId(client, kind, text, organization) {
    const [prefix, find] = FINDERS[kind];
    const isLike = mayBeId(kind, text);
    const isWhole = isLike && /^[a-z]+-[A-Za-z0-9]{16}$/.test(text);
    if (isWhole || organization === undefined)
        return text;
    const id = await find(client, organization, text).catch((error) => {
        // 404 can also mean "no permission": the service does not reveal what the token may not see.
        const isNo = error instanceof errors/* ServiceError */._ && ['not-found', 'forbidden'].includes(error.code);
        if (!isLike || !isNo)
            throw error;
        return undefined;
    });
    if (id !== undefined || isLike)
        return id ?? text;
    const message = `No ${kind} of "${organization}" that this token sees is called "${text}". Check its name, or pass its id as in ${prefix}….`;
    throw new errors/* ServiceError */._(message, { code: 'not-found', method: 'GET', path: kind });
}
//# sourceMappingURL=find-id.js.map
// EXTERNAL MODULE: ./build/src/client/wire/team-workspace.js
var team_workspace = __webpack_require__(9114);
;// CONCATENATED MODULE: ./build/src/action/team-access.js
/** `plangate/team-access`: gives a team exactly the access that the workflow names. */




async function ensureTeamAccess(work) {
    const { client, values, log, io } = work;
    const { workspace = '', team = '', organization } = values;
    const access = values['access'];
    const custom = customOf(values);
    const problems = (0,team_access/* accessProblems */.zu)(custom, access);
    const named = [
        ['workspace', workspace],
        ['team', team],
    ];
    for (const [kind, text] of named) {
        if (organization !== undefined || mayBeId(kind, text))
            continue;
        problems.push(`organization is missing: a ${kind} given by name belongs to an organization.`);
    }
    for (const problem of problems)
        log.error(problem);
    if (problems.length > 0)
        return 1;
    const workspaceId = await resolveId(client, 'workspace', workspace, organization);
    const teamId = await resolveId(client, 'team', team, organization);
    const grant = { workspaceId, teamId, access, ...custom };
    const all = await client.teamAccess.list(workspaceId).all();
    const existing = all.find((each) => (0,resource/* relatedId */.Dl)(each, 'team') === teamId);
    let change = 'none';
    let id = existing?.id;
    if (existing === undefined) {
        id = (await client.teamAccess.add(grant)).id;
        change = 'created';
    }
    else if (!(0,team_access/* matchesGrant */.AF)(existing, grant)) {
        await client.teamAccess.update(existing.id, { access, ...custom });
        change = 'updated';
    }
    io.host.output('id', id ?? '');
    io.host.output('change', change);
    const had = existing === undefined ? 'no access' : existing.attributes.access;
    log.info(change === 'none'
        ? `Team ${team} has ${access} access to ${workspace} already.`
        : `Team ${team} has ${access} access to ${workspace} now; it had ${had}.`);
    return 0;
}
function customOf(values) {
    const entries = Object.entries(team_workspace/* CUSTOM_ATTRIBUTES */.ky).flatMap(([name, allowed]) => {
        const value = allowed.find((one) => String(one) === values[name]);
        return value === undefined ? [] : [[name, value]];
    });
    return Object.fromEntries(entries);
}
//# sourceMappingURL=team-access.js.map
;// CONCATENATED MODULE: ./build/src/action/run-sub-action.js
/** What the sub-actions share: inputs, client, and how a refusal is reported. */














const SUB_ROLES = {
    override: [sub_actions/* OVERRIDE */.X5, overrideFailures],
    'agent-token': [sub_actions/* AGENT_TOKEN */._M, createJobToken],
    'agent-token-post': [sub_actions/* AGENT_TOKEN */._M, revokeJobToken],
    'team-access': [sub_actions/* TEAM_ACCESS */.jA, ensureTeamAccess],
};
/** Resolves to the exit code. */
async function runSubAction(role, io) {
    const [action, work] = SUB_ROLES[role];
    const log = (0,host/* createActionLog */.r)(io.host, io.makeToken);
    const inputs = readWithTarget(action, io.environment);
    if ('problems' in inputs)
        return sayProblems(inputs.problems, log, io);
    const { token, origin, values } = inputs;
    const named = connect_github/* SECRET_INPUTS */.p.map((name) => values[name] ?? '');
    const secrets = (0,model_secrets/* secretsOfLog */.BF)(log, [token, ...named, ...(0,job_secrets/* concealedIn */.w)(io.environment)]);
    const { send } = (0,network/* openNetwork */.X)(values['ca-file'], io);
    try {
        const deadline = io.clock.now() + 120_000;
        const target = { origin, token, discovers: true };
        const client = (0,client_client/* createClient */.U)({ ...io, ...target, send, log, deadline, secrets });
        return await work({ client, values, log, io, secrets });
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._))
            throw error;
        const { message, remedy = '' } = error;
        log.error(message.includes(remedy) ? message : `${message} ${remedy}`);
        return 1;
    }
    finally {
        await send.close();
    }
}
/** `plangate/command`: whether a comment is a command that its author may give, asked without secrets. */
async function askCommand(io) {
    const log = (0,host/* createActionLog */.r)(io.host, io.makeToken);
    const inputs = (0,action_io/* readInputs */.K)(io.environment);
    const { values, problems } = (0,sub_actions/* readSubInputs */.A1)(sub_actions/* COMMAND */.Wr, inputs, io.environment);
    if (problems.length > 0)
        return sayProblems(problems, log, io);
    const { job, ports } = await (0,connect_github/* openJob */.I)(io);
    const secrets = (0,model_secrets/* createSecrets */.gE)();
    try {
        return await askComment({ values, log, io, job, secrets });
    }
    finally {
        await ports.send.close();
    }
}
/** @returns the exit code */
function sayProblems(problems, log, io) {
    for (const line of (0,publish_report/* problemLines */.pb)(problems))
        io.host.print(line);
    for (const { where, message } of problems)
        log.error(`${where} ${message}`);
    return 1;
}
/** The inputs of an action that has a token for the service. */
function readWithTarget(action, environment) {
    const { values, problems } = (0,sub_actions/* readSubInputs */.A1)(action, (0,action_io/* readInputs */.K)(environment), environment);
    const { host, token, ...target } = (0,trust_target/* chooseTarget */.b)({
        hostname: values['hostname'],
        token: values['token'],
        environment,
        missingToken: () => 'is empty. Pass `token: ${{ secrets.TF_API_TOKEN }}`.',
    });
    problems.push(...target.problems);
    return problems.length > 0 || host === undefined || token === undefined
        ? { problems }
        : { origin: host.origin, token, values };
}
/** `plangate/agent-token`: a token that lives as long as the job. */
async function createJobToken({ client, values, log, io }) {
    const { GITHUB_REPOSITORY: repository = '', GITHUB_RUN_ID: run = '' } = io.environment;
    const description = values['description'] ?? `GitHub Actions ${repository} run ${run}`;
    const expiry = { expiredAt: values['expired-at'] };
    const created = await client.agentTokens.create(values['agent-pool'] ?? '', description, expiry);
    const secret = created.attributes.token;
    // Saves first what the post step needs to revoke the token, then does everything else. The name does not end as
    // those of secrets do, so that the log shows which token was revoked.
    io.host.save('agent-token-id', created.id);
    if (typeof secret !== 'string' || secret === '') {
        log.error(`The service created ${created.id} but did not show its secret.`);
        return 1;
    }
    io.host.mask(secret);
    io.host.secretOutput('token', secret);
    io.host.output('id', created.id);
    log.info(`Created ${created.id}. It is revoked when the job ends.`);
    return 0;
}
async function revokeJobToken({ client, log, io }) {
    const id = io.host.saved('agent-token-id');
    if (id === '')
        return 0;
    try {
        await client.agentTokens.destroy(id);
        log.info(`Revoked ${id}.`);
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._) || error.code !== 'not-found')
            throw error;
        log.info(`${id} was revoked already.`);
    }
    return 0;
}
//# sourceMappingURL=run-sub-action.js.map

/***/ }),

/***/ 968:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ followRun)
/* harmony export */ });
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2373);
/* harmony import */ var _watch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94);


/** The pauses between two looks. */
const PAUSE_MS = { first: 250, longest: 2_000 };
/**
 * How long a run may keep a word that says that it waits, while nothing of it does, until it is taken at
 * its word. Beliefs: policy-soft-failed-after-override, cons-catch-up
 */
const SETTLING_MS = 10_000;
/**
 * Waits for the end of a run, or until it waits for people.
 *
 * @param first the run as it is now, read with `WATCHED`
 * @returns the run as it was seen last, with what belongs to it
 * @throws ServiceError when the run cannot be read
 */
async function followRun(first, { client, clock, deadline, before }) {
    let watched = first;
    const settling = Math.min(deadline, clock.now() + SETTLING_MS);
    for (let pauseMs = PAUSE_MS.first;; pauseMs = Math.min(pauseMs * 2, PAUSE_MS.longest)) {
        const until = isAtRest(watched, before) ? 0 : isSilent(watched) ? settling : deadline;
        if (clock.now() + pauseMs > until)
            return watched;
        await clock.sleep(pauseMs);
        watched = await client.runs.show(first.run.id, { include: _watch_js__WEBPACK_IMPORTED_MODULE_1__/* .WATCHED */ .tC });
    }
}
/** Whether the run says clearly that it has ended, or what it waits for. */
function isAtRest({ run, taskStages = [] }, before) {
    const { status } = run.attributes;
    const isOfAnotherSystem = status === 'policy_override' || status === 'tf_policy_override';
    return ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isRunOver */ .Ck)(status) ||
        (isOfAnotherSystem && status !== before) ||
        (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .awaitsOverride */ .iD)(taskStages.map(({ attributes }) => attributes)) ||
        (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .waitsForConfirmation */ .BS)(run));
}
/** Whether its word says that it goes no further by itself, although nothing that belongs to it says so. */
function isSilent({ run }) {
    const kind = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .runKind */ .Il)('speculative', run.attributes.status);
    return kind !== 'moving' || run.attributes.status === 'policy_checked';
}
//# sourceMappingURL=follow-run.js.map

/***/ }),

/***/ 3208:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ commentProblems),
/* harmony export */   HF: () => (/* binding */ writeComment),
/* harmony export */   e2: () => (/* binding */ startComment)
/* harmony export */ });
/* harmony import */ var _decide_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9369);
/* harmony import */ var _own_comments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9696);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3452);



/** GitHub's limit is near 65,536 of a unit that is not documented. */
const BUDGETS = [60_000, 30_000, 2_000];
const ROUNDS = 12;
/** How often the list is read again while it lacks the comment that was created. */
const LOOKS_FOR_CREATED = 3;
/** One job deletes no more copies than this that earlier jobs left. */
const MOST_DELETED = 20;
/**
 * Reads the pull request and writes the comment once.
 *
 * @returns the result so far; `settle` makes sure that the comment stays
 * @throws HostError if the host refuses or does not answer
 */
async function startComment(api, content, { snapshot, ...wish }, ports) {
    const { defuse = (body) => body } = api;
    const compose = (...about) => defuse(content.compose(...about));
    const writer = { api, content: { ...content, compose }, wish, ports };
    const began = ports.clock.now();
    const result = await look(writer, snapshot);
    const slowness = ports.clock.now() - began;
    return {
        result,
        settle: async () => (result.written ? settle(writer, result, slowness) : result),
    };
}
/** Writes the comment and makes sure that it stays. Rejects as `startComment` does. */
async function writeComment(api, content, wish, ports) {
    const started = await startComment(api, content, wish, ports);
    const result = await started.settle();
    const commentUrl = result.url?.startsWith('http') ? result.url : undefined;
    return { commentUrl, problems: commentProblems(result) };
}
/** Sentences for the log about a comment that is not as the job wanted it. */
function commentProblems(result) {
    if (result === undefined)
        return [];
    const { superseded, foreign, lost } = result;
    return [
        ...(superseded === undefined ? [] : [SUPERSEDED[superseded]]),
        ...(foreign ? [FOREIGN] : []),
        ...(lost ? [LOST] : []),
    ];
}
const SUPERSEDED = {
    commit: 'The pull request has a newer commit: its comment is left to the run of that commit.',
    run: 'A later run has reported or begun on this pull request: its comment was left as it is.',
};
const FOREIGN = "A comment of another author carries this gate's marker. It was ignored.";
const LOST = 'Other jobs kept writing to the comment: look for this report in the summary of the job.';
/** One round: look, decide, write. */
async function look(writer, first) {
    const { api, content, wish } = writer;
    for (let tries = 1;; tries++) {
        const snapshot = (tries === 1 ? first : undefined) ?? (await api.snapshot(wish.number));
        const action = (0,_decide_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .decideComment */ .O)(snapshot, content, wish, writer.created);
        try {
            const done = await act(writer, action, snapshot);
            return { ...done, foreign: hasForeign(writer, snapshot), lost: false };
        }
        catch (error) {
            // The comment was deleted after it was read.
            const again = error instanceof _host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh && error.kind === 'not-found';
            if (!again || tries === 3)
                throw error;
        }
    }
}
function hasForeign({ content, created }, { comments }) {
    const marked = comments.filter(({ body }) => (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_2__/* .hasMarker */ .xY)(body, content.marker));
    return marked.some((comment) => !(0,_own_comments_js__WEBPACK_IMPORTED_MODULE_2__/* .isOurs */ .MU)(comment, created));
}
async function act(writer, action, snapshot) {
    const { api, content } = writer;
    switch (action.kind) {
        case 'unknown':
            throw new _host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh('invalid', "There are more comments than could be read, and whether one of them is this gate's is not known: the summary of the job has the report.");
        case 'keep':
            return { written: false, url: action.comment?.url, superseded: action.superseded };
        case 'delete':
            await api.deleteComment(action.comment.id);
            return { written: true };
        case 'create':
        case 'replace': {
            const before = action.kind === 'replace' ? action.comment : undefined;
            const { url } = await create(writer, before?.body, snapshot);
            if (before !== undefined)
                await api.deleteComment(before.id);
            return { written: true, url };
        }
        case 'update': {
            const { id, body: existing, url, contradicted } = action.comment;
            const isSaid = content.compose(existing, BUDGETS[0]) === existing;
            if (isSaid && contradicted !== true)
                return { written: false, url };
            await fitting(content, existing, (body) => api.updateComment(id, body));
            return { written: true, url };
        }
    }
}
/**
 * Creates the comment. If the answer is lost, it looks for the comment twice, with a pause between,
 * before it creates it a second and last time.
 */
async function create(writer, existing, { comments }) {
    const { api, content, wish, ports } = writer;
    const before = new Set(comments.map(({ id }) => id));
    const isNew = ({ id, body }) => !before.has(id) && (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_2__/* .hasMarker */ .xY)(body, content.marker) && content.holds(body);
    for (let tries = 1;; tries++) {
        try {
            const send = (body) => api.createComment(wish.number, body);
            return (writer.created = await fitting(content, existing, send));
        }
        catch (error) {
            if (!(error instanceof _host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh) || error.kind !== 'unsure' || tries === 2)
                throw error;
            for (let looks = 0; looks < 2; looks++) {
                if (looks > 0 && !(await pause(ports, 2_000)))
                    throw error;
                const created = (await api.snapshot(wish.number)).comments.find(isNew);
                if (created === undefined)
                    continue;
                // Another user may have copied the text: only the token's own comment proves who the author is.
                const { id, url, mine, author } = created;
                return (writer.created = mine ? { id, url, author } : { id, url });
            }
        }
    }
}
/** Writes the largest body that the host takes. */
async function fitting(content, existing, write, [budget, ...smaller] = BUDGETS) {
    const written = write(content.compose(existing, budget));
    const [next, ...others] = smaller;
    if (next === undefined)
        return written;
    const again = (0,_host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .onHostError */ .yg)(() => fitting(content, existing, write, [next, ...others]), 'too-long');
    return written.catch(again);
}
/** Reads the comment again until it holds the report, or until the time is over. */
async function settle(writer, written, slowness) {
    const { api, content, wish, ports } = writer;
    let result = written;
    for (let round = 1, missing = 0; round <= ROUNDS; round++) {
        if (!(await pause(ports, pauseMs(round, slowness, ports.random))))
            return result;
        const began = ports.clock.now();
        const snapshot = await api.snapshot(wish.number);
        const foreign = hasForeign(writer, snapshot);
        const [comment, ...copies] = (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_2__/* .ownComments */ .D5)(snapshot.comments, content.marker, writer.created);
        if (comment === undefined && writer.created !== undefined) {
            result = { ...result, foreign };
            // The host confirmed that it was created. A person may have deleted it since, on purpose.
            if (++missing === LOOKS_FOR_CREATED)
                return result;
            continue;
        }
        const isWritten = comment?.contradicted !== true && content.holds(comment?.body ?? '');
        if (comment !== undefined && isWritten) {
            for (const { id } of copies.slice(0, MOST_DELETED))
                await api.deleteComment(id);
            return { written: true, lost: false, foreign, url: comment.url };
        }
        result = await look(writer, snapshot);
        if (!result.written)
            return result;
        slowness = Math.max(slowness, ports.clock.now() - began);
    }
    return { ...result, lost: true };
}
/** Waits. Returns false, without waiting, if the deadline comes first. */
async function pause({ clock, signal, deadline }, ms) {
    if (clock.now() + ms >= (deadline?.() ?? Number.POSITIVE_INFINITY))
        return false;
    await clock.sleep(ms, signal);
    return true;
}
/**
 * The pause is longer than a job takes from reading to writing, so that every write based on an older
 * state has arrived before we read again. Its random part grows each round, so that jobs that write at
 * the same time drift apart.
 */
function pauseMs(round, slowness, random) {
    const least = Math.max(800, Math.min(3 * slowness, 10_000));
    return least + random() * 850 * (1 + round);
}
//# sourceMappingURL=comment.js.map

/***/ }),

/***/ 9369:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ toCommentContent),
/* harmony export */   O: () => (/* binding */ decideComment)
/* harmony export */ });
/* harmony import */ var _report_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2650);
/* harmony import */ var _report_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4340);
/* harmony import */ var _report_sections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6286);
/* harmony import */ var _own_comments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9696);
/** Decides what to do with the comment of a gate, from the comments on the pull request. No I/O. */




/** A report view as the content of a comment that several jobs may share. */
function toCommentContent(view) {
    const { key } = view;
    const section = (0,_report_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .toSection */ .z4)(view);
    const ours = (body) => (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeMarker */ .rH)(body, key)?.sections.find(({ id }) => id === section.state.id);
    return {
        marker: (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .markerStart */ .Rs)(key),
        compose: (existing, budget) => (0,_report_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeSections */ .X0)(existing, section, budget),
        holds: (body) => (0,_report_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsSection */ .ek)(body, section),
        isSuperseded(body) {
            const state = (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeMarker */ .rH)(body, key);
            return state !== undefined && (0,_report_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuperseded */ .pe)(section.state, state);
        },
        isOtherVerdict: (body) => (ours(body)?.tally.verdict ?? view.verdict) !== view.verdict,
        isAlone: (body) => (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeMarker */ .rH)(body, key)?.sections.every(({ id }) => id === section.state.id) ?? true,
    };
}
/** @param created what this job created before: there is never a second one. */
function decideComment(snapshot, content, wish, created) {
    const comment = (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_3__/* .ownComments */ .D5)(snapshot.comments, content.marker, created)[0];
    if (snapshot.headSha !== wish.headSha)
        return { kind: 'keep', superseded: 'commit', comment };
    if (comment === undefined) {
        if (created !== undefined)
            return { kind: 'keep', comment: created };
        const isWanted = wish.when === 'always' || (wish.when !== 'off' && !wish.green);
        if (!isWanted)
            return { kind: 'keep' };
        return { kind: snapshot.whole ? 'create' : 'unknown' };
    }
    if (content.isSuperseded(comment.body))
        return { kind: 'keep', superseded: 'run', comment };
    if (wish.when === 'off')
        return { kind: 'keep', comment };
    if (wish.when === 'on-failure' && wish.green && content.isAlone?.(comment.body)) {
        return { kind: 'delete', comment };
    }
    const anew = wish.mode === 'recreate-on-change' && created === undefined;
    if (anew && content.isOtherVerdict?.(comment.body))
        return { kind: 'replace', comment };
    return { kind: 'update', comment };
}
//# sourceMappingURL=decide-comment.js.map

/***/ }),

/***/ 2484:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cz: () => (/* binding */ optionsOf),
/* harmony export */   di: () => (/* binding */ differencesFromOwn),
/* harmony export */   pZ: () => (/* binding */ differencesFromOptions),
/* harmony export */   w3: () => (/* binding */ differencesFromRequest)
/* harmony export */ });
/* unused harmony export reportedOptions */
/* harmony import */ var _run_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9138);

/** The attributes of every run of this gate, unless the options ask for others. A service may leave them out. */
const FLAGS = {
    refresh: true,
    'refresh-only': false,
    'is-destroy': false,
};
/** Flags that do not change the plan, and that no run of this gate has by itself. */
const OTHER_FLAGS = { 'allow-empty-apply': false, 'allow-config-generation': false };
const LISTS = [
    'target-addrs',
    'replace-addrs',
    'variables',
    'invoke-action-addrs',
    'policy-paths',
];
/** A run whose answer lacks one of these, or a flag, may have more options than it shows. */
const REPORTED_LISTS = ['target-addrs', 'replace-addrs', 'variables'];
/** Names of the options with which a run does not plan the whole configuration as it is. */
function optionsOf({ attributes }) {
    return [...unusual(attributes, FLAGS), ...LISTS.filter((name) => !isNone(attributes[name]))];
}
/** The options that a run says it has, for a caller that accepts the run with any options. */
function reportedOptions({ attributes }) {
    const names = [...optionsOf({ attributes }), ...unusual(attributes, OTHER_FLAGS)];
    return Object.fromEntries(names.map((name) => [name, attributes[name]]));
}
/** Each finishes "Run run-1 …"; empty when it has every option that was asked for and no other. */
function differencesFromOptions({ attributes }, options) {
    const requested = (0,_run_options_js__WEBPACK_IMPORTED_MODULE_0__/* .askedOptions */ .l3)(options);
    const named = new Set(requested.map(([name]) => name));
    const others = [...optionsOf({ attributes }), ...unusual(attributes, OTHER_FLAGS)];
    return [
        ...requested
            .filter(([name, value]) => normal(attributes[name]) !== normal(value))
            .map(([name, value]) => {
            const shown = show(name, attributes[name]);
            return `has "${name}": ${shown}, and ${show(name, value)} was asked for`;
        }),
        ...others
            .filter((name) => !named.has(name))
            .map((name) => `has "${name}": ${show(name, attributes[name])}, which was not requested`),
    ];
}
/** Each finishes "Run run-1 …"; empty when it planned what was asked for and nothing else. */
function differencesFromRequest(run, mode, options = {}) {
    const { attributes } = run;
    const differences = differencesFromOptions(run, options);
    if (mode === 'speculative') {
        if (attributes['plan-only'] !== true)
            differences.push('is not speculative: it could be applied');
        if (attributes.actions?.['is-confirmable'] === true)
            differences.push('can be confirmed and applied');
        return differences;
    }
    if (attributes['save-plan'] !== true)
        differences.push('does not only save its plan: it is an ordinary run');
    if (attributes['auto-apply'] !== false)
        differences.push('does not say that nothing applies it by itself');
    return differences;
}
/** For a run of another job: a missing attribute is a difference, and so is another version of Terraform. */
function differencesFromOwn(run, terraformVersion, options = {}, mode = 'speculative') {
    const { attributes } = run;
    const silent = [
        ...Object.keys(FLAGS).filter((name) => typeof attributes[name] !== 'boolean'),
        ...REPORTED_LISTS.filter((name) => attributes[name] === undefined),
    ];
    const version = attributes['terraform-version'];
    const isDefaultVersion = options['terraform-version'] === undefined;
    return [
        ...differencesFromRequest(run, mode, options),
        ...silent.map((name) => `does not say what its "${name}" is`),
        ...(isDefaultVersion && (version !== terraformVersion || version === undefined)
            ? [
                `planned with Terraform ${show('', version)}, the workspace has ${show('', terraformVersion)}`,
            ]
            : []),
    ];
}
function unusual(attributes, flags) {
    return Object.entries(flags)
        .filter(([name, defaultValue]) => (attributes[name] ?? defaultValue) !== defaultValue)
        .map(([name]) => name);
}
function isNone(value) {
    return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}
/** A value as text, without the order of a list or of the parts of a variable, which does not count. */
function normal(value) {
    if (!Array.isArray(value))
        return JSON.stringify(value);
    const entries = value.map((each) => typeof each === 'string' ? each : partialOptions(each).sort().join());
    return JSON.stringify(entries.sort());
}
function partialOptions(value) {
    return Object.entries(value ?? {}).map((part) => JSON.stringify(part));
}
function show(name, value) {
    const shown = name === 'variables' ? (0,_run_options_js__WEBPACK_IMPORTED_MODULE_0__/* .namesOf */ .eZ)(value) : value;
    return (JSON.stringify(shown) ?? 'unknown').slice(0, 100);
}
//# sourceMappingURL=run-differences.js.map

/***/ }),

/***/ 3486:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   countResults: () => (/* binding */ countResults),
/* harmony export */   toReportView: () => (/* binding */ toReportView)
/* harmony export */ });
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3538);
/* harmony import */ var _model_command_line_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9753);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2886);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5636);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2189);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3629);
/* harmony import */ var _model_without_trailing_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1804);







/**
 * Makes the content of the report, once for all surfaces.
 *
 * @param result what the gate found
 * @param context what is known of the job and its host
 * @returns the view; its texts are hostile until a renderer escapes them
 */
function toReportView(result, context) {
    const all = result.workspaces;
    const findings = (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .collectFindings */ .F3)(result, context);
    const green = (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .isGreen */ .gf)(result.verdict.word, context.failOn);
    const view = {
        schemaVersion: 1,
        key: context.key,
        verdict: result.verdict.word,
        green,
        overrides: green ? [] : overrideSteps(result, findings, context),
        counts: countResults(all.flatMap(({ results }) => results)),
        workspaces: all.map((workspace) => viewWorkspace(workspace, context)),
        unaffected: result.unaffected ?? [],
        findings,
        resolved: countResolved(findings, context),
        results: all.flatMap(({ results, workspace }) => results.map((each) => ({
            ...each,
            location: (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPlace */ .z7)(each.location),
            resources: each.resources.map((one) => ({ ...one, location: (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPlace */ .z7)(one.location) })),
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
        headline: (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .headline */ .Pl)((0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .tallyOf */ .sv)(view)),
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
        timestamps: result.timestamps,
        durationMs: result.durationMs && Math.round(result.durationMs),
        leftover: result.leftover,
        missedBy: result.missedBy,
        verdict: result.verdict.word,
        reasons: reasonsOf(result),
        counts: countResults(result.results),
        policies: (0,_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .countPolicies */ .kC)(result.results),
        notices: result.notices,
        confirmable: result.confirmable ?? false,
    };
}
/** A failure on the way is a reason too, and is not repeated. */
function reasonsOf({ verdict, failure }) {
    return failure && !verdict.reasons.some((reason) => reason.includes(failure.message))
        ? [...verdict.reasons, failure.message]
        : verdict.reasons;
}
/** Counts policy results by what became of them. */
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
        counts[countedAs(result)] += 1;
    return counts;
}
function countedAs({ status, level }) {
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
    const inner = slashes(root);
    const outer = slashes(context.repository.root);
    if (inner === outer)
        return '.';
    return inner.startsWith(`${outer}/`) ? inner.slice(outer.length + 1) : undefined;
}
function slashes(path) {
    const slashed = path.replaceAll('\\', '/');
    return (0,_model_without_trailing_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutTrailing */ .h)(slashed, '/') || slashed.slice(0, 1);
}
function join(directory, inner) {
    if (inner === '')
        return directory;
    return directory === '.' ? inner : `${directory}/${inner}`;
}
/** One per run that has overridable failures, in the order of the workspaces. */
function overrideSteps(result, findings, context) {
    return result.workspaces.flatMap(({ workspace, runId, runUrl, verdict }) => {
        // An override opens nothing where something else than a failed policy keeps the gate closed.
        if (verdict.word !== 'needs-override' && verdict.word !== 'blocked')
            return [];
        const policies = findings
            .filter((each) => each.severity === 'needs-override' && each.guard !== true)
            .filter((each) => each.workspaces.includes(workspace))
            .map(({ policy }) => policy);
        // The id becomes part of a command line: text that is not a plain word is no id.
        if (runId === undefined || !/^[\w-]+$/.test(runId) || policies.length === 0)
            return [];
        const command = `${(0,_model_command_line_js__WEBPACK_IMPORTED_MODULE_6__/* .commandTo */ .Z)(`plangate override ${runId}`, context)} --reason "…"`;
        return [{ workspace, runId, runUrl, policies: [...new Set(policies)], command }];
    });
}
/** Hostile until escaped. */
function nextSteps(view, reasons) {
    if (view.workspaces.length === 0)
        return reasons;
    return [...view.workspaces.flatMap(({ leftover }) => leftover ?? []), ...(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_2__/* .stepsOf */ .B)(view)];
}
//# sourceMappingURL=to-view.js.map

/***/ }),

/***/ 8587:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A1: () => (/* binding */ readSubInputs),
/* harmony export */   REPORTS: () => (/* binding */ REPORTS),
/* harmony export */   Wr: () => (/* binding */ COMMAND),
/* harmony export */   X5: () => (/* binding */ OVERRIDE),
/* harmony export */   _M: () => (/* binding */ AGENT_TOKEN),
/* harmony export */   c9: () => (/* binding */ REPORT_APPLY),
/* harmony export */   jA: () => (/* binding */ TEAM_ACCESS)
/* harmony export */ });
/* unused harmony export SUB_ACTIONS */
/* harmony import */ var _client_wire_team_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9114);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2340);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8858);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5182);
/** The other actions of this repository, as data: their `action.yml` and tables are made from it. */




/** @param name as in `with:` */
function input(name, kind, description, more = {}) {
    return { name, kind, description, ...more };
}
const needed = { required: true };
/** The directory that `combine` reads if the input `from` is empty. */
const REPORTS = 'plangate-reports';
/** What only matters where a run is started, or another one is found. */
const OF_STARTS = 'source message on-failure cancel-superseded auto-queue-runs rules secret-scan include-untracked-secrets';
const NOT_COMBINED = [..._inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .OF_GROUPS */ .tw, ...OF_STARTS.split(' ')];
const CONNECTION = [
    input('hostname', 'string', 'Host of the service.', {
        default: 'app.terraform.io',
        environment: ['TF_CLOUD_HOSTNAME'],
    }),
    input('token', 'secret', 'API token. It is sent to `hostname` and nowhere else.', {
        environment: ['TF_API_TOKEN', 'TF_TOKEN_<host>'],
    }),
    input('ca-file', 'path', 'PEM file with additional certificate authorities to trust.'),
];
const OVERRIDE = {
    name: 'override',
    title: 'Plangate override',
    description: 'Overrides the failed policies of a run, with a reason. Policies that cannot be overridden still fail.',
    inputs: [
        input('run', 'string', 'Id of the run, as in `run-CZcmD7eagjhyX0vN`. Without it, on `issue_comment`, the command of the comment is carried out: see docs/commands.md.'),
        input('reason', 'string', 'Reason of the override. A command in a comment has its own. Everybody who can read the run sees it, with the person who started the job and a link.'),
        input('override-by', 'list', 'Who may override by a comment: people (`octocat`), `role:maintain`, `role:admin`, teams (`acme/platform`). Required for comments. The default is nobody.'),
        input('allow-self-override', 'flag', 'Also allow people to override who opened the pull request or pushed its last commit.', { default: 'false' }),
        input('members-token', 'secret', 'Token that reads the members of teams in `override-by`. It needs to read the members of the organization; the token of a workflow cannot.'),
        input('gate-token', 'secret', 'The `token` of the gate, when this action has a different one. Approvals by `allow-destroys` are sealed with it.'),
        input('comment-key', 'string', 'The `comment-key` of the gate.', { default: 'default' }),
        input('organization', 'string', 'Organization of the workspaces.', {
            required: true,
            environment: ['TF_CLOUD_ORGANIZATION'],
        }),
        input('workspaces', 'list', 'Names of the workspaces whose runs may be overridden here. Runs of other workspaces are refused.', { required: true, environment: ['TF_WORKSPACE'] }),
        input('github-token', 'secret', 'Asks GitHub whether the person who started the job may write in the repository. Only then can they override.', { expression: '${{ github.token }}' }),
        ...CONNECTION,
    ],
    outputs: [
        { name: 'overridden', description: 'Number of policies that were overridden.' },
        { name: 'refused', description: 'Number of policies that this token may not override.' },
        { name: 'final', description: 'Number of failed policies that cannot be overridden.' },
        {
            name: 'next',
            description: 'Number of policies that failed after the override and wait for a further one.',
        },
        {
            name: 'audit',
            description: 'Who overrode what, when, why and in which job, as a JSON list of one record or none.',
        },
    ],
    post: false,
};
/** The same words as those of `override`, which asks again. */
const OF_COMMANDS = ['override-by', 'allow-self-override', 'comment-key'];
const COMMAND = {
    name: 'command',
    title: 'Plangate command',
    description: 'Checks whether a comment is a command that its author may give. It needs no secret: use it in a job before the one that acts.',
    inputs: [
        ...OVERRIDE.inputs.filter(({ name }) => OF_COMMANDS.includes(name)),
        input('github-token', 'secret', 'Reads the comment and what its author may do, reacts to it, and answers `/plangate help`.', { expression: '${{ github.token }}' }),
    ],
    outputs: [
        {
            name: 'command',
            description: 'The command: override, allow-destroys or rerun. Empty when there is none. The job that acts checks the members of teams in `override-by`.',
        },
    ],
    post: false,
};
const AGENT_TOKEN = {
    name: 'agent-token',
    title: 'Plangate agent token',
    description: 'Creates a token for an HCP agent and revokes it when the job ends.',
    inputs: [
        input('agent-pool', 'string', 'Id of the agent pool, as in `apool-4wT7q…`.', needed),
        input('description', 'string', 'Shown beside the token. By default it names the workflow run.'),
        input('expired-at', 'string', 'Expiry date of the token, in case the job cannot revoke it, as in `2027-01-31T12:00:00Z`.'),
        ...CONNECTION,
    ],
    outputs: [
        { name: 'token', description: 'The token, masked in the log. Revoked at the end of the job.' },
        { name: 'id', description: 'Its id.' },
    ],
    post: true,
};
const TEAM_ACCESS = {
    name: 'team-access',
    title: 'Plangate team access',
    description: 'Makes sure that a team has the given access to a workspace.',
    inputs: [
        input('workspace', 'string', 'Name of the workspace, or its id as in `ws-6fHMCom98SDXSQUv`.', {
            required: true,
            environment: ['TF_WORKSPACE'],
        }),
        input('team', 'string', 'Name of the team, or its id as in `team-BUHBEM97xboT8TVz`.', needed),
        input('access', 'choice', 'Access level.', { required: true, choices: _client_wire_team_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .ACCESS_LEVELS */ .FF }),
        ...Object.entries(_client_wire_team_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .CUSTOM_ATTRIBUTES */ .ky).map(([name, values]) => {
            const words = values.map(String);
            const description = `With the access level \`custom\` only: ${words.join(', ')}.`;
            return input(name, 'choice', description, { choices: words });
        }),
        input('organization', 'string', 'Organization of the workspace. Required when the workspace is given by name.', {
            environment: ['TF_CLOUD_ORGANIZATION'],
        }),
        ...CONNECTION,
    ],
    outputs: [
        { name: 'id', description: 'Id of the team access.' },
        { name: 'change', description: 'created, updated or none.' },
    ],
    post: false,
};
/** Inputs of the gate that an action has as well; the table of the gate explains them. */
function ofGate(isTaken) {
    const inputs = _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .INPUTS */ .mc.filter((each) => (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .existsAt */ .Sw)(each, 'action') && isTaken(each.name));
    return { inputs, ofGate: inputs.map(({ name }) => name) };
}
const AT_APPLIES = 'token hostname organization workspace workspaces directory ca-file trusted-branch timeout comment comment-key github-token';
const GATE_AT_APPLIES = ofGate((name) => AT_APPLIES.split(' ').includes(name));
const REPORT_APPLY = {
    name: 'report-apply',
    title: 'Plangate report-apply',
    description: 'On `push`: waits for the apply of the commit and reports its result on the merged pull request.',
    inputs: [
        input('run', 'string', 'Run whose apply is reported, as in `run-…`. Name one workspace with it. The default is the run that version control started for the commit. For a provisional run of the gate, pass its id.'),
        ...GATE_AT_APPLIES.inputs,
    ],
    ofGate: GATE_AT_APPLIES.ofGate,
    outputs: [
        {
            name: 'applied',
            description: 'applied, nothing, failed, against-policy (a policy failed that was evaluated with the apply), waits (for a person), unfinished or none. Of several workspaces, the worst.',
        },
        { name: 'green', description: 'Whether the apply ended well: true or false.' },
        ..._inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .OUTPUTS */ .py.filter(({ name }) => /^(?:run-|comment-url$)/.test(name)),
    ],
    post: false,
};
const GATE_AT_COMBINE = ofGate((name) => !NOT_COMBINED.includes(name));
const COMBINE = {
    name: 'combine',
    title: 'Plangate combine',
    description: 'Judges the runs of all groups of a matrix again: one verdict, one comment, one required check. For large organizations.',
    inputs: [
        input('groups', 'string', 'The output of `plangate matrix`, taken from its job and never from an artifact.', needed),
        input('from', 'path', 'Directory with the reports of the groups: every *.json below it.', {
            default: REPORTS,
        }),
        input('seal-key', 'secret', 'Key printed by `plangate seal-key`, for a job without `token`. Only reports sealed with it count, and no request goes to the service.'),
        ...GATE_AT_COMBINE.inputs,
    ],
    ofGate: GATE_AT_COMBINE.ofGate,
    outputs: _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .OUTPUTS */ .py,
    post: false,
};
const SUB_ACTIONS = [
    OVERRIDE,
    COMMAND,
    REPORT_APPLY,
    AGENT_TOKEN,
    TEAM_ACCESS,
    COMBINE,
];
/**
 * Reads the inputs of a sub-action.
 *
 * @param inputs input name → text, names that are no input, too
 * @returns the values, choices being among their words; and every problem with them at once
 */
function readSubInputs(action, inputs, environment) {
    const problems = (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownInputs */ .qs)(inputs, action.inputs);
    const values = {};
    for (const spec of action.inputs) {
        const { name, choices, required } = spec;
        const texts = [
            inputs[name],
            ...(spec.environment ?? []).map((variable) => environment[variable]),
            spec.default,
        ];
        const text = texts.find((one) => one !== undefined && one.trim() !== '')?.trim();
        if (text === undefined) {
            if (required === true)
                problems.push({ where: name, message: 'is missing.' });
            continue;
        }
        const chosen = choices === undefined ? { value: text } : (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .parseChoice */ .HU)(text, choices);
        if ('value' in chosen)
            values[name] = chosen.value;
        else
            problems.push({ where: name, message: chosen.problem });
    }
    return { values, problems };
}
//# sourceMappingURL=sub-actions.js.map

/***/ }),

/***/ 9239:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ noteDiscard),
/* harmony export */   S: () => (/* binding */ signReason)
/* harmony export */ });
/** Records of acts on a run other than planning it. The report and an output list them. */
/** Appends the person and the job to a reason, because the run keeps only this text. */
function signReason(reason, { by, job }) {
    const signed = [by, job].filter((part) => part !== undefined).join(', ');
    return signed === '' ? reason : `${reason} (${signed})`;
}
/** The record of a discard; empty if the run did not end as discarded. */
function noteDiscard(ended, reason, at) {
    if (ended.outcome !== 'ended' || ended.status !== 'discarded')
        return {};
    return { discarded: { at: at.toISOString(), reason } };
}
//# sourceMappingURL=audit.js.map

/***/ })

};
