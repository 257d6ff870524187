export const id = 589;
export const ids = [589,634];
export const modules = {

/***/ 2253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ appendSummary),
  p: () => (/* binding */ problemLines),
  publishNothing: () => (/* binding */ publishNothing),
  publishReport: () => (/* binding */ publishReport),
  writeReport: () => (/* binding */ writeReport)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/hosts/outputs.js
var outputs = __webpack_require__(5483);
// EXTERNAL MODULE: ./build/src/report/escape-markdown.js
var escape_markdown = __webpack_require__(7511);
// EXTERNAL MODULE: ./build/src/report/annotations.js
var annotations = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/src/report/help.js
var help = __webpack_require__(1805);
;// CONCATENATED MODULE: ./build/src/report/json.js
/**
 * Everything said, nothing of the machine it was made on. Ends with a line break. Safe to print in
 * a job's log: no line of it can act there.
 */
function renderJson(view) {
    const { context, audit, unaffected } = view;
    const { runOptions = [] } = context;
    return printableJson({
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
        workspaces: view.workspaces,
        unaffected: unaffected.length > 0 ? unaffected : undefined,
        findings: view.findings,
        resolved: view.resolved,
        results: view.results,
        runTasks: view.runTasks,
        audit: audit.length > 0 ? audit : undefined,
        archives: view.archives,
        organization: context.organization,
        hostname: context.hostname,
        group: context.group,
        commit: context.commit,
        pullRequest: context.pullRequest,
        job: context.job,
        startedAt: context.startedAt,
        durationMs: view.durationMs,
    });
}
/** JSON with the characters escaped that a runner's search for commands could trip over. */
function printableJson(value) {
    const escaped = JSON.stringify(value, undefined, 2)
        .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u007f-\u009f\u2028\u2029]/gu, (character) => 
    // One escape per UTF-16 unit, two for what is beyond the first plane.
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
;// CONCATENATED MODULE: ./build/src/action/publish-report.js
/** What the runner is told: log, summary, outputs, report file, each as well as it can be done. */










/** Before anything is said on GitHub. Resolves to the path of the report; empty when there is none. */
async function writeReport(view, log, io) {
    const { environment, signal } = io;
    const reportPath = await writeJson(view, log, io);
    // A cancelled job may be killed while it talks to GitHub: its outputs come first.
    if (signal.aborted)
        setOutputs((0,outputs/* toOutputs */.I)(view, { reportPath }), io);
    // The runner throws the summary away whole when it gets too large, with what others wrote there.
    const { size } = await (0,promises_.stat)(environment['GITHUB_STEP_SUMMARY'] ?? '').catch(() => ({ size: 0 }));
    const room = Math.max(0, comment/* SUMMARY_BUDGET_BYTES */.Xb - size);
    await appendSummary((0,comment/* renderSummary */.Br)(view, room), environment, log);
    return reportPath;
}
function publishReport({ view, published }, reportPath, log, io) {
    const { host } = io;
    const { problems, left = [], commentUrl } = published;
    for (const problem of problems)
        log.warning((0,help/* withHelp */.il)(problem));
    for (const command of (0,annotations/* annotationCommands */.s)(left))
        host.print(command);
    if (commentUrl !== undefined)
        host.print((0,neutralise_log/* safeLine */.om)(`Comment: ${commentUrl}`));
    setOutputs((0,outputs/* toOutputs */.I)(view, { reportPath, commentUrl }), io);
    if (!view.green)
        host.error((0,neutralise_log/* safeLine */.om)(`Policy gate: ${view.headline}.`));
}
/** The gate did not start. */
async function publishNothing(problems, forgiven, io) {
    const { host, environment } = io;
    const [first] = problems;
    if (forgiven && first !== undefined) {
        const { input, message } = first;
        const what = 'The gate is open without having looked';
        host.warning((0,neutralise_log/* safeLine */.om)(`${what}: ${input} ${message}`));
        const why = `because \`on-missing-token\` is \`neutral\`: ${inSummary(first)}`;
        const summary = `### ⚪ Policy gate: not evaluated\n\n${what}, ${why}\n`;
        await appendSummary(summary, environment);
    }
    else {
        const lines = problemLines(problems);
        for (const line of lines)
            host.print(line);
        host.error(lines.map((line) => line.trim().replace(/ {2,}/, ' ')).join('\n'));
        const items = problems.map((problem) => `- ${inSummary(problem)}\n`);
        const summary = `### ❔ Policy gate: not started\n\nNothing was sent to the service.\n\n`;
        await appendSummary(summary + items.join(''), environment);
    }
    setOutputs((0,outputs/* emptyOutputs */.q)(forgiven), io);
}
function setOutputs(outputs, { host }) {
    for (const [name, value] of Object.entries(outputs))
        host.output(name, value);
}
/** Beside the runner's temporary files, under the name of this step. Empty when that fails. */
async function writeJson(view, log, { environment }) {
    const folder = environment['RUNNER_TEMP'];
    if (folder === undefined || folder === '')
        return '';
    const step = (environment['GITHUB_ACTION'] ?? 'report').replace(/[^A-Za-z0-9_-]/g, '_');
    const path = (0,external_node_path_.join)(folder, 'plangate', `${step.slice(0, 100)}.json`);
    try {
        await (0,promises_.mkdir)((0,external_node_path_.join)(folder, 'plangate'), { recursive: true });
        await (0,promises_.writeFile)(path, renderJson(view));
        return path;
    }
    catch (error) {
        log.warning(`The report could not be written to ${path}: ${String(error)}`);
        return '';
    }
}
/** An old runner has no summary: nothing happens then. */
async function appendSummary(text, environment, log) {
    const path = environment['GITHUB_STEP_SUMMARY'];
    if (path === undefined || path === '' || text === '')
        return;
    try {
        await (0,promises_.appendFile)(path, text);
    }
    catch (error) {
        log?.warning(`The job summary could not be written: ${String(error)}`);
    }
}
/** Every problem with its remedy, as lines of the log. */
function problemLines(problems) {
    const width = Math.max(14, ...problems.map(({ input }) => Math.min(30, input.length)));
    return [
        (0,help/* withHelp */.il)(`Plangate cannot start: ${(0,report_text/* count */.U9)(problems.length, 'problem')}.`),
        ...problems.map(({ input, message }) => (0,neutralise_log/* safeLine */.om)(`  ${input.padEnd(width)} ${(0,report_text/* joined */.oR)(' See ', message, (0,help/* helpFor */.VY)(`${input} ${message}`))}`)),
    ];
}
function inSummary({ input, message }) {
    const url = (0,help/* helpFor */.VY)(`${input} ${message}`) ?? '';
    return (0,report_text/* joined */.oR)(' ', `**${(0,escape_markdown/* prose */.CS)(input)}** ${(0,escape_markdown/* prose */.CS)(message)}`, url && (0,escape_markdown/* link */.nf)('What to do', url, [url]));
}
//# sourceMappingURL=publish-report.js.map

/***/ }),

/***/ 855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runSubAction: () => (/* binding */ runSubAction)
});

// EXTERNAL MODULE: ./build/src/client/client.js + 22 modules
var client_client = __webpack_require__(4959);
// EXTERNAL MODULE: ./build/src/client/errors.js
var errors = __webpack_require__(486);
// EXTERNAL MODULE: ./build/src/network.js + 2 modules
var network = __webpack_require__(9207);
// EXTERNAL MODULE: ./build/src/settings/did-you-mean.js
var did_you_mean = __webpack_require__(1640);
// EXTERNAL MODULE: ./build/src/settings/input-values.js
var input_values = __webpack_require__(3378);
// EXTERNAL MODULE: ./build/src/trust/target.js
var trust_target = __webpack_require__(7351);
// EXTERNAL MODULE: ./build/src/action/action-io.js
var action_io = __webpack_require__(3433);
// EXTERNAL MODULE: ./build/src/action/host.js + 12 modules
var host = __webpack_require__(7606);
// EXTERNAL MODULE: ./build/src/client/wire/resource.js
var resource = __webpack_require__(8235);
// EXTERNAL MODULE: ./build/src/trust/audit.js
var audit = __webpack_require__(9239);
;// CONCATENATED MODULE: ./build/src/gate/override-run.js



/**
 * Rejects with `invalid` when the run is of another workspace than those named, and when the run or
 * what was decided about it cannot be read.
 */
async function overrideRun(client, clock, { runId, reason, actor, within }) {
    const { run, workspace } = await client.runs.show(runId, { include: ['workspace'] });
    if (within !== undefined)
        await mustBeWithin(client, run, within);
    const waiting = await findWaiting(client, runId);
    const known = await client.account().catch(() => undefined);
    const by = known?.account.attributes.username ?? undefined;
    const name = workspace?.attributes.name;
    const lists = { overridden: [], refused: [], final: [], audit: [] };
    const result = { runId, workspace: name, by, reason, ...lists };
    const signed = (0,audit/* signReason */.S)(reason, actor);
    for (const { item, state, override } of waiting) {
        if (state === 'final') {
            result.final.push(item);
            continue;
        }
        const problem = state === 'not-permitted' ? NOT_PERMITTED : await problemOf(() => override(signed));
        if (problem === undefined)
            result.overridden.push(item);
        else
            result.refused.push({ ...item, problem });
    }
    if (result.overridden.length > 0) {
        const at = clock.date().toISOString();
        const who = { by: actor.by ?? by, job: actor.job };
        result.audit.push({
            action: 'override',
            run: runId,
            workspace: name ?? '',
            ...who,
            at,
            reason,
        });
    }
    return result;
}
/** What the service said against it, if anything. */
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
        const found = await client.workspaces.showByName(organization, name).catch((error) => {
            if (error instanceof errors/* ServiceError */._ && error.code === 'not-found')
                return undefined;
            throw error;
        });
        if (of !== undefined && found?.id === of)
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
async function findWaiting(client, runId) {
    const { policyChecks, taskStages, tfPolicyEvaluations } = client;
    const checks = await policyChecks.list(runId).all();
    const stages = (await taskStages.list(runId).all()).map(({ stage }) => stage);
    const evaluations = await tfPolicyEvaluations.list(runId).all();
    return [
        ...override_run_select('policy-check', checks, policyChecks),
        ...override_run_select('task-stage', stages, taskStages),
        ...override_run_select('tf-policy-evaluation', evaluations, tfPolicyEvaluations),
    ];
}
/** Those that wait for an override, and those that failed for good. */
function override_run_select(system, objects, resource) {
    return objects.flatMap(({ id, attributes }) => {
        const state = stateOf(WORDS[system], attributes);
        const item = { system, id, status: attributes.status };
        const override = (comment) => resource.override(id, { comment });
        return state === undefined ? [] : { item, state, override };
    });
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
// EXTERNAL MODULE: ./build/src/hosts/github/who-overrides.js
var who_overrides = __webpack_require__(3861);
// EXTERNAL MODULE: ./build/src/gate/read-changes.js + 3 modules
var read_changes = __webpack_require__(8925);
// EXTERNAL MODULE: ./build/src/gate/supersede.js
var supersede = __webpack_require__(8045);
;// CONCATENATED MODULE: ./build/src/gate/runs-of-commit.js



/**
 * The newest of each workspace that is named and there.
 * @throws ServiceError what the client threw while looking
 */
async function runsOfCommit(client, { organization, workspaces, changeRequest, commit }) {
    const found = [];
    for (const name of new Set(workspaces)) {
        const workspace = await client.workspaces.showByName(organization, name).catch(orNone);
        if (workspace === undefined)
            continue;
        const { id } = workspace;
        const { items } = await client.runs.list(id, { search: changeRequest }).page({ size: 100 });
        const own = items.filter((run) => (0,resource/* relatedId */.Dl)(run, 'workspace') === id &&
            (0,supersede/* isRunAt */.vu)(run.attributes.message, changeRequest, commit));
        const [newest] = own.sort((one, other) => createdAt(other) - createdAt(one));
        if (newest !== undefined)
            found.push({ workspace: name, workspaceId: id, run: newest });
    }
    return found;
}
function orNone(error) {
    if (error instanceof errors/* ServiceError */._ && error.code === 'not-found')
        return undefined;
    throw error;
}
function createdAt({ attributes }) {
    return Date.parse(attributes['created-at'] ?? '') || 0;
}
//# sourceMappingURL=runs-of-commit.js.map
// EXTERNAL MODULE: ./build/src/hosts/comment.js
var hosts_comment = __webpack_require__(3208);
// EXTERNAL MODULE: ./build/src/hosts/host-problem.js
var host_problem = __webpack_require__(8241);
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
// EXTERNAL MODULE: ./build/src/settings/read-guard.js
var read_guard = __webpack_require__(1055);
// EXTERNAL MODULE: ./build/src/trust/command.js
var trust_command = __webpack_require__(1205);
// EXTERNAL MODULE: ./build/src/trust/release.js
var release = __webpack_require__(609);
;// CONCATENATED MODULE: ./build/src/action/commands.js
/** Commands in comments on a pull request: who may, at which commit, and what comes of it. */

















/** What is not done, as a sentence. */
class Refused extends Error {
}
/** Resolves to the exit code. What is no command is left alone without a word. */
async function followComment(work) {
    const { log, job, io } = work;
    const { event } = job;
    const api = job.github.comments;
    const commands = api?.commands;
    const approvers = approversOf(work);
    if ('problem' in approvers) {
        log.error(`override-by ${approvers.problem}`);
        return 1;
    }
    const { action, comment, issue } = (0,shapes/* fieldsOf */.Pf)(job.payload);
    const body = (0,shapes/* textOf */.b6)((0,shapes/* inside */.nx)(comment, 'body')) ?? '';
    const command = (0,trust_command/* readCommand */.UK)(body);
    const commentId = Number((0,shapes/* inside */.nx)(comment, 'id'));
    const number = event?.lookUp?.by === 'number' ? event.lookUp.number : undefined;
    const isPull = number !== undefined && (0,shapes/* inside */.nx)(issue, 'number') === number;
    if (command === undefined || action !== 'created' || !isPull || !event || !api || !commands) {
        log.info('This comment commands nothing here.');
        return 0;
    }
    const react = (content) => commands.react(commentId, content).catch(() => undefined);
    try {
        const by = await mustBeUnedited({ commands, commentId, number, body, io });
        if (command === 'unclear') {
            log.error('This is no command that is known here. `/plangate help` names them.');
            await react('confused');
            return 1;
        }
        const asked = { ...command, api, commands, event, commentId, number, by };
        const commit = await mayAsk(asked, approvers.value, work);
        const done = await act({ ...asked, commit }, work);
        await react('rocket');
        return done;
    }
    catch (error) {
        const isSaid = error instanceof Refused || error instanceof host_problem/* HostProblem */.MY;
        if (!isSaid && !(error instanceof errors/* ServiceError */._))
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
/** The comment as it stands at this moment: what the event says of it may be old. */
async function mustBeUnedited({ commands, commentId, number, body, io, }) {
    const found = await commands.askingComment(commentId);
    const { author } = found;
    if (!found.byPerson || author === undefined)
        throw new Refused('It is not by a person.');
    if (found.edited || found.body !== body)
        throw new Refused('It was edited.');
    if (found.number !== number)
        throw new Refused('It stands on another pull request.');
    const starters = (0,who_overrides/* startersOnGitHub */.V9)(io.environment);
    if (starters.length === 0 || starters.some((login) => login !== author)) {
        throw new Refused('Somebody else than its author started this job.');
    }
    return author;
}
/** @returns the head of the pull request: read last, so that nothing is older than what is done */
async function mayAsk(asked, approvers, work) {
    const { api, commands, event, by, verb, commit, number } = asked;
    const { values, job } = work;
    const refused = await (0,who_overrides/* refuseOverride */.bz)({
        event: event.name,
        whose: event.origin.whose,
        starters: [by],
        permissionOf: (login) => api.permissionOf(login),
    });
    if (refused !== undefined)
        throw new Refused(refused);
    const first = mustBeHead(await commands.changeFacts(number), commit);
    if (verb === 'override' || verb === 'allow-destroys') {
        const self = (0,input_values/* parseFlag */.og)(values['allow-self-override'] ?? 'false');
        const { branch = '', author } = first;
        const no = await (0,trust_command/* refuseApprover */.K2)(approvers, {
            login: by,
            role: await commands.roleOf(by),
            author,
            pusher: await commands.pusherOf(branch, commit),
            selfAllowed: 'value' in self && self.value,
            isMember: async ({ organization, team }) => (await job.github.checks?.commands?.isMember(organization, team, by)) ?? false,
        });
        if (no !== undefined)
            throw new Refused(no);
    }
    return mustBeHead(await commands.changeFacts(number), commit).headSha;
}
/** @param commit empty: whatever the head is */
function mustBeHead(facts, commit) {
    const { open, fork, headSha } = facts;
    if (!open)
        throw new Refused('The pull request is not open.');
    if (fork)
        throw new Refused('The pull request is of a fork.');
    if (headSha === undefined || (commit !== '' && commit !== headSha)) {
        throw new Refused(`The head of the pull request is ${headSha}, not ${commit}: look at it anew.`);
    }
    return { ...facts, headSha };
}
async function act(asked, work) {
    const { verb, commit, by, reason } = asked;
    const { io, log } = work;
    const at = io.clock.date().toISOString();
    let releases = [];
    let audit = [];
    if (verb === 'override')
        audit = await overrideAll(asked, work);
    if (verb === 'allow-destroys')
        ({ releases, audit } = await releaseAll(asked, at, work));
    io.host.output('audit', JSON.stringify(audit));
    log.info(`${by} asked for ${verb} at ${commit}${reason === '' ? '' : `: ${reason}`}`);
    const section = { verb, by, at, commit, reason, releases };
    const runs = await tellInComment(asked, section, work);
    if (verb === 'help')
        return 0;
    if (runs.length === 0) {
        throw new Refused('No failed job of the gate is known for this commit: run it again by hand.');
    }
    for (const run of runs) {
        const why = await asked.commands.startAgain(run, commit);
        if (why !== undefined)
            throw new Refused(why);
        log.info(`The workflow run ${run} was started again.`);
    }
    return 0;
}
async function runsFor(asked, work) {
    const { event, number, commit } = asked;
    const { organization = '', 'comment-key': key = 'default' } = work.values;
    const of = `${event.owner}/${event.repository}#${number}`;
    const changeRequest = key === 'default' ? of : `${of}/${key}`;
    const { client, workspaces } = work;
    const runs = await runsOfCommit(client, { organization, workspaces, changeRequest, commit });
    if (runs.length > 0)
        return runs;
    throw new Refused(`No run of ${commit} was found in ${workspaces.join(', ')} of ${organization}.`);
}
async function overrideAll(asked, work) {
    const { client, io, workspaces, values } = work;
    const { reason, by, event } = asked;
    const within = { organization: values['organization'] ?? '', workspaces };
    const actor = { by, job: event.job?.url };
    const counts = { overridden: 0, refused: 0, final: 0 };
    const audit = [];
    for (const { run } of await runsFor(asked, work)) {
        const done = await overrideRun(client, io.clock, { runId: run.id, reason, actor, within });
        counts.overridden += done.overridden.length;
        counts.refused += done.refused.length;
        counts.final += done.final.length;
        audit.push(...done.audit);
    }
    for (const [name, count] of Object.entries(counts))
        io.host.output(name, String(count));
    const { overridden, refused, final } = counts;
    if (overridden > 0 && refused + final === 0)
        return audit;
    io.host.output('audit', JSON.stringify(audit));
    throw new Refused(`${overridden} overridden, ${refused} that this token may not override, ${final} that nobody may.`);
}
/** What the plans of this commit destroy, as the service has them now. */
async function releaseAll(asked, at, work) {
    const { client, io, values } = work;
    const { by, reason, commit, number, event } = asked;
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
    const releases = [];
    const audit = [];
    let many = 0;
    for (const { run, workspace, workspaceId } of await runsFor(asked, work)) {
        const plan = await client.runs.plan((0,resource/* relatedId */.Dl)(run, 'plan') ?? '');
        const changes = await (0,read_changes/* readChanges */.S)(plan, ports, true);
        if (changes === undefined)
            continue;
        if (changes.doubt !== undefined)
            throw new Refused(changes.doubt);
        const acts = (0,guard/* actsOf */.Df)(changes);
        many += acts.length;
        if (acts.length === 0)
            continue;
        releases.push((0,release/* sealRelease */.jv)(token, { ...about, workspaceId }, acts));
        const job = event.job?.url;
        audit.push({ action: 'allow-destroys', run: run.id, workspace, by, at, job, reason });
    }
    if (releases.length === 0)
        throw new Refused('No plan of this commit destroys anything.');
    if (many > release/* MOST_RELEASED */.yG) {
        throw new Refused(`${many} are too many for a comment; no more than ${release/* MOST_RELEASED */.yG} are let through at once.`);
    }
    return { releases, audit };
}
/** @returns the workflow runs in which the gate stays closed for this commit */
async function tellInComment({ api, number, commit }, section, { io, values, log }) {
    const key = values['comment-key'] ?? 'default';
    const marker = (0,report_marker/* markerStart */.Rs)(key);
    const content = {
        marker,
        compose: (existing = '') => (0,report_sections/* addAct */.cT)(existing, section, key),
        holds: (body) => (0,report_sections/* holdsAct */.Fr)(body, section, key),
        isSuperseded: () => false,
        isOtherVerdict: () => false,
        isAlone: () => false,
    };
    const wish = {
        number,
        headSha: commit,
        green: true,
        when: 'on-failure',
        mode: 'update',
    };
    const snapshot = await api.snapshot(number);
    const [comment] = (0,own_comments/* ownComments */.D5)(snapshot.comments, marker);
    const until = io.clock.now() + 60_000;
    const { clock, random } = io;
    const ports = { clock, random, deadline: () => until };
    const started = await (0,hosts_comment/* startComment */.e)(api, content, wish, ports, snapshot);
    const { written, lost } = await started.settle();
    const isKept = written && !lost;
    if (!isKept && section.releases.length > 0) {
        throw new Refused('There is no comment of the gate at this commit that could keep it.');
    }
    if (!isKept)
        log.warning('The comment of the gate does not tell of it.');
    const sections = (comment && (0,report_marker/* decodeMarker */.rH)(comment.body, key)?.sections) ?? [];
    const closed = sections.filter(({ headSha, tally }) => headSha === commit && !tally.green);
    return [...new Set(closed.map(({ runId }) => runId))].filter((run) => run > 0);
}
//# sourceMappingURL=commands.js.map
// EXTERNAL MODULE: ./build/src/action/connect-github.js + 2 modules
var connect_github = __webpack_require__(5849);
;// CONCATENATED MODULE: ./build/src/action/override.js
/** `plangate/override`: only what waits for it, only for people who may, only where it was allowed. */





async function overrideFailures(work) {
    const { client, values, log, io } = work;
    const { run = '', reason = '', organization = '' } = values;
    const workspaces = (0,input_values/* parseList */.E1)(values['workspaces'] ?? '');
    if ('problem' in workspaces) {
        log.error(`workspaces ${workspaces.problem}`);
        return 1;
    }
    const { job, ports } = await (0,connect_github/* openJob */.I)(io);
    if (run === '' && job.event?.name === 'issue_comment') {
        const done = await followComment({ ...work, job, workspaces: workspaces.value });
        await ports.send.close();
        return done;
    }
    for (const [name, value] of [
        ['run', run],
        ['reason', reason],
    ]) {
        if (value !== '')
            continue;
        log.error(`${name} is missing.`);
        await ports.send.close();
        return 1;
    }
    const actor = await (0,who_overrides/* actorOnGitHub */.SQ)(job.event, job.github.comments, io.environment);
    await ports.send.close();
    if ('refused' in actor) {
        log.error(`Nothing was overridden. ${actor.refused}`);
        return 1;
    }
    const within = { organization, workspaces: workspaces.value };
    const result = await overrideRun(client, io.clock, { runId: run, reason, actor, within });
    const { overridden, refused, final, audit } = result;
    const by = actor.by ?? result.by ?? 'the owner of this token';
    for (const item of overridden)
        log.info(`${nameOf(item)} was overridden by ${by}: ${reason}`);
    for (const item of refused) {
        log.error(`${nameOf(item)} was not overridden: ${item.problem ?? ''}`);
    }
    for (const item of final) {
        log.error(`${nameOf(item)} is "${item.status}" and cannot be overridden by anybody.`);
    }
    if (overridden.length + refused.length + final.length === 0) {
        log.info(`Nothing in ${run} waits for an override.`);
    }
    for (const [output, items] of Object.entries({ overridden, refused, final })) {
        io.host.output(output, String(items.length));
    }
    io.host.output('audit', JSON.stringify(audit));
    return refused.length + final.length > 0 ? 1 : 0;
}
function nameOf({ system, id }) {
    const words = system.replaceAll('-', ' ').replace('tf policy', 'Terraform policy');
    return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${id}`;
}
//# sourceMappingURL=override.js.map
// EXTERNAL MODULE: ./build/src/action/publish-report.js + 1 modules
var publish_report = __webpack_require__(2253);
// EXTERNAL MODULE: ./build/src/client/wire/team-workspace.js
var team_workspace = __webpack_require__(9114);
;// CONCATENATED MODULE: ./build/src/action/sub-actions.js

/** @param name as in `with:` */
function input(name, kind, description, more = {}) {
    return { name, kind, description, ...more };
}
const needed = { required: true };
const CONNECTION = [
    input('hostname', 'string', 'Host of the service.', {
        default: 'app.terraform.io',
        environment: ['TF_CLOUD_HOSTNAME'],
    }),
    input('token', 'secret', 'API token. It is sent to `hostname` and nowhere else.', {
        environment: ['TF_API_TOKEN', 'TF_TOKEN_<host>'],
    }),
    input('ca-file', 'path', 'PEM file with certificate authorities to trust besides the usual ones.'),
];
const OVERRIDE = {
    name: 'override',
    title: 'Plangate override',
    description: 'Lets the failed policies of a run pass, with a reason: only what failed and may be overridden.',
    inputs: [
        input('run', 'string', 'Id of the run, as in `run-CZcmD7eagjhyX0vN`. Left out on `issue_comment`: what the comment commands is done, see docs/commands.md.'),
        input('reason', 'string', 'Why it may pass; a comment that commands has its own. Kept on the run, for everybody to read, with who started the job and a link to it.'),
        input('override-by', 'list', 'Whose comments let something pass: people (`octocat`), `role:maintain`, `role:admin`, teams (`acme/platform`). Needed for comments; nobody is meant by default.'),
        input('allow-self-override', 'flag', 'Let also those pass it who opened the pull request or pushed its last commit.', { default: 'false' }),
        input('members-token', 'secret', 'Asks who is in a team of `override-by`; needs to read the members of the organization, which the token of a workflow may not.'),
        input('gate-token', 'secret', 'The `token` of the gate, where this action has another one: what is let through by `allow-destroys` is sealed with it.'),
        input('comment-key', 'string', 'The `comment-key` of the gate.', { default: 'default' }),
        input('organization', 'string', 'Organization of the workspaces.', {
            required: true,
            environment: ['TF_CLOUD_ORGANIZATION'],
        }),
        input('workspaces', 'list', 'Names of the workspaces whose runs may be overridden here; a run of any other one is refused.', { required: true, environment: ['TF_WORKSPACE'] }),
        input('github-token', 'secret', 'Asks GitHub whether whoever started the job may write in the repository; nobody else overrides.', { expression: '${{ github.token }}' }),
        ...CONNECTION,
    ],
    outputs: [
        { name: 'overridden', description: 'How many were overridden.' },
        { name: 'refused', description: 'How many this token may not override.' },
        { name: 'final', description: 'How many failed and cannot be overridden by anybody.' },
        {
            name: 'audit',
            description: 'Who overrode what, when, why and in which job, as a JSON list: one record, or none.',
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
        input('description', 'string', 'Shown beside the token. Left out, it names the workflow run.'),
        input('expired-at', 'string', 'When the token stops working even if the job cannot revoke it, as in `2027-01-31T12:00:00Z`.'),
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
    description: 'Makes sure that a team has the access to a workspace that is written here.',
    inputs: [
        input('workspace', 'string', 'Name of the workspace, or its id as in `ws-6fHMCom98SDXSQUv`.', {
            required: true,
            environment: ['TF_WORKSPACE'],
        }),
        input('team', 'string', 'Id of the team, as in `team-BUHBEM97xboT8TVz`.', needed),
        input('access', 'choice', 'Access level.', { required: true, choices: team_workspace/* ACCESS_LEVELS */.FF }),
        ...Object.entries(team_workspace/* CUSTOM_ATTRIBUTES */.ky).map(([name, values]) => {
            const words = values.map(String);
            const description = `With the access level \`custom\` only: ${words.join(', ')}.`;
            return input(name, 'choice', description, { choices: words });
        }),
        input('organization', 'string', 'Organization of the workspace; needed when it is given by name.', {
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
const SUB_ACTIONS = [OVERRIDE, AGENT_TOKEN, TEAM_ACCESS];
//# sourceMappingURL=sub-actions.js.map
// EXTERNAL MODULE: ./build/src/client/resources/team-access.js
var team_access = __webpack_require__(3485);
;// CONCATENATED MODULE: ./build/src/action/team-access.js
/** `plangate/team-access`: the access that is written is the access there is. */


async function ensureTeamAccess(work) {
    const { client, values, log, io } = work;
    const { workspace = '', team = '', organization } = values;
    const access = values['access'];
    const custom = customOf(values);
    const problems = (0,team_access/* accessProblems */.zu)(custom, access);
    const isNamed = !workspace.startsWith('ws-');
    if (isNamed && organization === undefined) {
        problems.push('organization is missing: a workspace given by name is looked for in one.');
    }
    for (const problem of problems)
        log.error(problem);
    if (problems.length > 0)
        return 1;
    const workspaceId = isNamed && organization !== undefined
        ? (await client.workspaces.showByName(organization, workspace)).id
        : workspace;
    const grant = { workspaceId, teamId: team, access, ...custom };
    const all = await client.teamAccess.list(workspaceId).all();
    const existing = all.find(({ relationships }) => idOf(relationships['team']) === team);
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
function idOf(relationship) {
    const data = relationship?.data;
    return typeof data === 'object' && data !== null && 'id' in data ? String(data.id) : undefined;
}
//# sourceMappingURL=team-access.js.map
;// CONCATENATED MODULE: ./build/src/action/run-sub-action.js
/** What the sub-actions share: inputs, client, and how a refusal is told. */












const SUB_ROLES = {
    override: [OVERRIDE, overrideFailures],
    'agent-token': [AGENT_TOKEN, createJobToken],
    'agent-token-post': [AGENT_TOKEN, revokeJobToken],
    'team-access': [TEAM_ACCESS, ensureTeamAccess],
};
/** Resolves to the exit code. */
async function runSubAction(role, io) {
    const [action, work] = SUB_ROLES[role];
    const log = (0,host/* createActionLog */.r)(io.host, io.makeToken);
    const inputs = readSubInputs(action, io.environment);
    if ('problems' in inputs) {
        for (const line of (0,publish_report/* problemLines */.p)(inputs.problems))
            io.host.print(line);
        for (const { input, message } of inputs.problems)
            log.error(`${input} ${message}`);
        return 1;
    }
    const { token, origin, values } = inputs;
    io.host.mask(token);
    const send = (0,network/* openNetwork */.X)(values['ca-file'], io);
    try {
        const deadline = io.clock.now() + 120_000;
        const client = (0,client_client/* createClient */.U)({ ...io, origin, token, send, log, deadline, discovers: true });
        return await work({ client, values, log, io });
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
/** Every problem with the inputs at once; or their values, choices being among their words. */
function readSubInputs(action, environment) {
    const given = (0,action_io/* readInputs */.K)(environment);
    const problems = [];
    const names = action.inputs.map(({ name }) => name);
    for (const name of Object.keys(given).filter((one) => !names.includes(one))) {
        const near = (0,did_you_mean/* didYouMean */.a)(name, names);
        const remedy = near === undefined ? 'Take it out.' : `Did you mean \`${near}\`?`;
        problems.push({ input: name, message: `is not an input. ${remedy}` });
    }
    const values = {};
    for (const { name, choices, default: usual, environment: variables, required } of action.inputs) {
        const texts = [
            given[name],
            ...(variables ?? []).map((variable) => environment[variable]),
            usual,
        ];
        const text = texts.find((one) => one !== undefined && one.trim() !== '')?.trim();
        if (text === undefined) {
            if (required === true)
                problems.push({ input: name, message: 'is missing.' });
            continue;
        }
        const chosen = choices === undefined ? { value: text } : (0,input_values/* parseChoice */.HU)(text, choices);
        if ('value' in chosen)
            values[name] = chosen.value;
        else
            problems.push({ input: name, message: chosen.problem });
    }
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
    // First what makes it revocable, then everything else.
    io.host.save('agent-token', created.id);
    if (typeof secret !== 'string' || secret === '') {
        log.error(`The service created ${created.id} but did not show its secret.`);
        return 1;
    }
    io.host.mask(secret);
    io.host.output('token', secret);
    io.host.output('id', created.id);
    log.info(`Created ${created.id}. It is revoked when the job ends.`);
    return 0;
}
async function revokeJobToken({ client, log, io }) {
    const id = io.host.saved('agent-token');
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

/***/ 3208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ startComment),
/* harmony export */   l: () => (/* binding */ tellComment)
/* harmony export */ });
/* harmony import */ var _decide_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9369);
/* harmony import */ var _own_comments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9696);
/* harmony import */ var _host_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8241);



/** GitHub's limit is near 65,536 of a unit that is not documented. */
const BUDGETS = [60_000, 30_000, 2_000];
const ROUNDS = 12;
/** How often a list is asked for a comment that was created and is not in it. */
const LOOKS_FOR_CREATED = 3;
/** Of copies that earlier jobs left, as many go in one job. */
const MOST_DELETED = 20;
/**
 * Looks and writes. Rejects with a HostProblem when the host refuses.
 * @param first a snapshot just taken; looked anew when left out.
 */
async function startComment(api, content, wish, ports, first) {
    const writer = { api, content, wish, ports };
    const began = ports.clock.now();
    const result = await look(writer, first);
    const slowness = ports.clock.now() - began;
    return {
        result,
        settle: async () => (result.written ? settle(writer, result, slowness) : result),
    };
}
/** What people should know of how it went. */
function tellComment(result) {
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
    run: 'A later run has reported on this pull request: its comment was left as it is.',
};
const FOREIGN = "A comment of somebody else carries this gate's marker. It was left alone and means nothing.";
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
            // Somebody deleted it in between.
            const again = error instanceof _host_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .HostProblem */ .MY && error.kind === 'not-found';
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
            throw new _host_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .HostProblem */ .MY('invalid', "There are more comments than could be read, and whether one of them is this gate's is not known: the summary of the job has the report.");
        case 'keep':
            return { written: false, url: action.comment?.url };
        case 'superseded':
            return { written: false, url: action.comment?.url, superseded: action.by };
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
            const { id, body: existing, url } = action.comment;
            if (content.compose(existing, BUDGETS[0]) === existing)
                return { written: false, url };
            await fitting(content, existing, (body) => api.updateComment(id, body));
            return { written: true, url };
        }
    }
}
/**
 * Creates the one comment. When the answer is lost, the comment is looked for, twice and not at once,
 * before it is taken for not created and sent a last time.
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
            if (!(error instanceof _host_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .HostProblem */ .MY) || error.kind !== 'unsure' || tries === 2)
                throw error;
            for (let looks = 0; looks < 2; looks++) {
                if (looks > 0 && !(await pause(ports, 2_000)))
                    throw error;
                const found = (await api.snapshot(wish.number)).comments.find(isNew);
                if (found === undefined)
                    continue;
                // Whoever wrote the same words is not thereby the author of everything of ours.
                const { id, url, mine, author } = found;
                return (writer.created = mine ? { id, url, author } : { id, url });
            }
        }
    }
}
/** Writes the largest body that the host takes. */
async function fitting(content, existing, write) {
    for (const [index, budget] of BUDGETS.entries()) {
        try {
            return await write(content.compose(existing, budget));
        }
        catch (error) {
            const tooLong = error instanceof _host_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .HostProblem */ .MY && error.kind === 'too-long';
            if (!tooLong || index === BUDGETS.length - 1)
                throw error;
        }
    }
    throw new Error('no budget');
}
/** What was written is looked at again until it stands, or until there is no time left for it. */
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
            // It stands, as far as the host said; or a person has deleted it since, and meant it.
            if (++missing === LOOKS_FOR_CREATED)
                return result;
            continue;
        }
        if (comment !== undefined && content.holds(comment.body)) {
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
/** Whether there was time for it. */
async function pause({ clock, signal, deadline }, ms) {
    if (clock.now() + ms >= (deadline?.() ?? Number.POSITIVE_INFINITY))
        return false;
    await clock.sleep(ms, signal);
    return true;
}
/**
 * Longer than anybody's way from looking to writing takes, so that a write based on an older look
 * has landed before we look again; spread wider each round, so that writers come apart.
 */
function pauseMs(round, slowness, random) {
    const least = Math.max(800, Math.min(3 * slowness, 10_000));
    return least + random() * 850 * (1 + round);
}
//# sourceMappingURL=comment.js.map

/***/ }),

/***/ 9369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ toCommentContent),
/* harmony export */   O: () => (/* binding */ decideComment)
/* harmony export */ });
/* harmony import */ var _report_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2650);
/* harmony import */ var _report_links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7713);
/* harmony import */ var _report_marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4340);
/* harmony import */ var _report_own_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1320);
/* harmony import */ var _report_sections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6286);
/* harmony import */ var _own_comments_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9696);
/** What has to happen with the one comment of a gate, given what stands on the pull request. Pure. */






/** A report view as the content of a comment that several jobs may share. */
function toCommentContent(view) {
    const { key } = view;
    const section = (0,_report_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .toSection */ .z4)(view);
    const origins = (0,_report_links_js__WEBPACK_IMPORTED_MODULE_1__/* .originsOf */ .TZ)(view.context);
    const words = (0,_report_own_words_js__WEBPACK_IMPORTED_MODULE_3__/* .ownWordsOf */ .N)(view.context);
    const ours = (body) => (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeMarker */ .rH)(body, key)?.sections.find(({ id }) => id === section.state.id);
    return {
        marker: (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .markerStart */ .Rs)(key),
        compose: (existing, budget) => (0,_report_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .mergeSections */ .X0)(existing, section, { key, budget, origins, words }),
        holds: (body) => (0,_report_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .holdsSection */ .ek)(body, section, key),
        isSuperseded(body) {
            const state = (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeMarker */ .rH)(body, key);
            return state !== undefined && (0,_report_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .isSuperseded */ .pe)(section.state, state);
        },
        isOtherVerdict: (body) => (ours(body)?.tally.verdict ?? view.verdict) !== view.verdict,
        isAlone: (body) => (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeMarker */ .rH)(body, key)?.sections.every(({ id }) => id === section.state.id) ?? true,
    };
}
/** @param created what this job created before: there is never a second one. */
function decideComment(snapshot, content, wish, created) {
    const comment = (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_5__/* .ownComments */ .D5)(snapshot.comments, content.marker, created)[0];
    if (snapshot.headSha !== wish.headSha)
        return { kind: 'superseded', by: 'commit', comment };
    if (comment === undefined) {
        if (created !== undefined)
            return { kind: 'keep', comment: created };
        const wanted = wish.when === 'always' || (wish.when !== 'off' && !wish.green);
        if (!wanted)
            return { kind: 'keep' };
        return { kind: snapshot.whole ? 'create' : 'unknown' };
    }
    if (content.isSuperseded(comment.body))
        return { kind: 'superseded', by: 'run', comment };
    if (wish.when === 'off')
        return { kind: 'keep', comment };
    if (wish.when === 'on-failure' && wish.green && content.isAlone(comment.body)) {
        return { kind: 'delete', comment };
    }
    const anew = wish.mode === 'recreate-on-change' && created === undefined;
    if (anew && content.isOtherVerdict(comment.body))
        return { kind: 'replace', comment };
    return { kind: 'update', comment };
}
//# sourceMappingURL=decide-comment.js.map

/***/ }),

/***/ 5483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ toOutputs),
/* harmony export */   q: () => (/* binding */ emptyOutputs)
/* harmony export */ });
/* harmony import */ var _report_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(445);

/** `commentUrl` and `reportPath` are empty when there is none. */
function toOutputs(view, { commentUrl = '', reportPath = '' }) {
    const { counts, workspaces } = view;
    const first = workspaces.find(({ runId }) => runId !== undefined) ?? workspaces[0];
    const runs = workspaces.flatMap(({ name, runId }) => runId === undefined ? [] : [[name, runId]]);
    return {
        ...emptyOutputs(false),
        verdict: view.verdict,
        green: String(view.green),
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
        ...(0,_report_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .totalsOf */ .vA)(view),
        'comment-url': commentUrl,
        'report-json': reportPath,
        audit: JSON.stringify(view.audit),
    };
}
/** When nothing could be judged: still every name. */
function emptyOutputs(green) {
    return {
        verdict: 'undecided',
        green: String(green),
        'not-looked': String(green),
        'run-id': '',
        'run-url': '',
        'run-ids': '{}',
        'configuration-version-id': '',
        passed: '0',
        'advisory-failed': '0',
        'mandatory-failed': '0',
        overridden: '0',
        'policies-errored': '0',
        'policies-undecided': '0',
        creates: '',
        updates: '',
        deletes: '',
        replaces: '',
        applied: '',
        'comment-url': '',
        'report-json': '',
        audit: '[]',
    };
}
//# sourceMappingURL=outputs.js.map

/***/ }),

/***/ 5043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ unlikeAsked),
/* harmony export */   Ry: () => (/* binding */ unlikeOptions),
/* harmony export */   cz: () => (/* binding */ optionsOf),
/* harmony export */   fI: () => (/* binding */ unlikeOwn)
/* harmony export */ });
/* unused harmony export toldOptions */
/* harmony import */ var _run_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9138);

/** How every run of this gate is, unless it was asked for. A service that does not tell one of these is taken at that. */
const FLAGS = {
    refresh: true,
    'refresh-only': false,
    'is-destroy': false,
};
/** They change nothing of what is planned, but a run of this gate would not have them unasked. */
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
/** What a run says that it was asked for, where whoever calls takes it as it is. */
function toldOptions({ attributes }) {
    const names = [...optionsOf({ attributes }), ...unusual(attributes, OTHER_FLAGS)];
    return Object.fromEntries(names.map((name) => [name, attributes[name]]));
}
/** Each finishes "Run run-1 …"; empty when it has every option that was asked for and no other. */
function unlikeOptions({ attributes }, options) {
    const asked = (0,_run_options_js__WEBPACK_IMPORTED_MODULE_0__/* .askedOptions */ .l3)(options);
    const named = new Set(asked.map(([name]) => name));
    const others = [...optionsOf({ attributes }), ...unusual(attributes, OTHER_FLAGS)];
    return [
        ...asked
            .filter(([name, value]) => normal(attributes[name]) !== normal(value))
            .map(([name, value]) => {
            const told = show(name, attributes[name]);
            return `has "${name}": ${told}, and ${show(name, value)} was asked for`;
        }),
        ...others
            .filter((name) => !named.has(name))
            .map((name) => `has "${name}": ${show(name, attributes[name])}, which nobody asked for`),
    ];
}
/** Each finishes "Run run-1 …"; empty when it planned what was asked for and nothing else. */
function unlikeAsked(run, mode, options = {}) {
    const { attributes } = run;
    const unlike = unlikeOptions(run, options);
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
function unlikeOwn(run, terraformVersion, options = {}) {
    const { attributes } = run;
    const silent = [
        ...Object.keys(FLAGS).filter((name) => typeof attributes[name] !== 'boolean'),
        ...TOLD_LISTS.filter((name) => attributes[name] === undefined),
    ];
    const version = attributes['terraform-version'];
    const usual = options['terraform-version'] === undefined;
    return [
        ...unlikeAsked(run, 'speculative', options),
        ...silent.map((name) => `does not say what its "${name}" is`),
        ...(usual && (version !== terraformVersion || version === undefined)
            ? [
                `planned with Terraform ${show('', version)}, the workspace has ${show('', terraformVersion)}`,
            ]
            : []),
    ];
}
function unusual(attributes, flags) {
    return Object.entries(flags)
        .filter(([name, usual]) => (attributes[name] ?? usual) !== usual)
        .map(([name]) => name);
}
function isNone(value) {
    return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}
/** The order of a list, or of the parts of a variable, says nothing. */
function normal(value) {
    if (!Array.isArray(value))
        return JSON.stringify(value);
    const entries = value.map((each) => typeof each === 'string' ? each : partsOf(each).sort().join());
    return JSON.stringify(entries.sort());
}
function partsOf(value) {
    return Object.entries(value ?? {}).map((part) => JSON.stringify(part));
}
function show(name, value) {
    const shown = name === 'variables' ? (0,_run_options_js__WEBPACK_IMPORTED_MODULE_0__/* .namesOf */ .eZ)(value) : value;
    return (JSON.stringify(shown) ?? 'unknown').slice(0, 100);
}
//# sourceMappingURL=as-asked.js.map

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
