export const id = 462;
export const ids = [462,634];
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

/***/ 2462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runReportApply: () => (/* binding */ runReportApply)
});

// EXTERNAL MODULE: ./build/src/client/client.js + 22 modules
var client_client = __webpack_require__(4959);
// EXTERNAL MODULE: ./build/src/gate/connection.js
var connection = __webpack_require__(8285);
// EXTERNAL MODULE: ./build/src/client/wire/resource.js
var resource = __webpack_require__(8235);
// EXTERNAL MODULE: ./build/src/gate/failure-of.js
var failure_of = __webpack_require__(6281);
// EXTERNAL MODULE: ./build/src/gate/find-vcs-run.js + 1 modules
var find_vcs_run = __webpack_require__(8426);
// EXTERNAL MODULE: ./build/src/policy/from-plan-log.js
var from_plan_log = __webpack_require__(6595);
// EXTERNAL MODULE: ./build/src/status/status.js
var status_status = __webpack_require__(5960);
// EXTERNAL MODULE: ./build/src/gate/poll.js
var poll = __webpack_require__(7820);
// EXTERNAL MODULE: ./build/src/gate/read-policies.js
var read_policies = __webpack_require__(1056);
;// CONCATENATED MODULE: ./build/src/gate/watch-apply.js






/** The end of its log holds the errors. */
const LOG_BYTES = 256 * 1024;
/**
 * @param confirmed somebody has confirmed it already: a status from before is not waited out
 * @throws what the client threw, unless another look may help
 */
async function watchApply(run, confirmed, { onChange, ...ports }) {
    const { client, clock, signal, deadline } = ports;
    const waiting = await (0,poll/* poll */.w)({
        read: async () => (await client.runs.show(run.id)).run,
        isSettled: (seen) => (0,status_status/* isRunOver */.Ck)(seen.attributes.status) || waits(seen, confirmed),
        wordOf: ({ attributes }) => attributes.status,
        intervalMs: (waitedMs, remainingMs) => (0,poll/* nextIntervalMs */.L)({ waitedMs, remainingMs }),
        onChange: (seen) => onChange((0,status_status/* runWords */.$W)(seen)),
        forgives: failure_of/* forgivesFailedLook */.ak,
        deadline,
        clock,
        signal,
    });
    const last = waiting.last ?? run;
    const { status } = last.attributes;
    const ended = (0,status_status/* isRunOver */.Ck)(status) ? (ENDS[status] ?? 'failed') : undefined;
    const rests = waiting.kind === 'settled' ? 'waits' : 'unfinished';
    const outcome = ended ?? rests;
    const told = outcome === 'applied' || outcome === 'failed' ? await readApply(last, ports) : {};
    return {
        runId: run.id,
        outcome,
        status,
        words: (0,status_status/* runWords */.$W)(last),
        durationMs: ended && applyDurationMs(last),
        counts: told.counts,
        firstError: outcome === 'failed' ? told.firstError : undefined,
    };
}
const ENDS = {
    applied: 'applied',
    planned_and_finished: 'nothing',
};
function waits({ attributes: { status, actions } }, confirmed) {
    return (status.endsWith('_awaiting_decision') || (!confirmed && actions?.['is-confirmable'] === true));
}
/** From the confirmation, or what comes first after it, by the service's own clock. */
function applyDurationMs({ attributes }) {
    const stamps = attributes['status-timestamps'] ?? {};
    const began = ['confirmed-at', 'apply-queued-at', 'applying-at']
        .map((name) => Date.parse(stamps[name] ?? ''))
        .find((time) => Number.isFinite(time));
    const ended = Date.parse(stamps[`${attributes.status.replaceAll('_', '-')}-at`] ?? '');
    return began !== undefined && ended >= began ? ended - began : undefined;
}
async function readApply(run, ports) {
    const id = (0,resource/* relatedId */.Dl)(run, 'apply');
    if (id === undefined)
        return {};
    return await (0,read_policies/* extra */.P7)(ports, {}, async (client) => {
        const apply = await client.runs.showApply(id);
        const { attributes } = apply;
        const failed = attributes.status === 'errored';
        const log = failed ? await client.runs.planLog(apply, LOG_BYTES) : '';
        const problem = (0,from_plan_log/* fromPlanLog */.i)(log).find(({ severity }) => severity === 'error');
        return {
            counts: {
                additions: attributes['resource-additions'] ?? 0,
                changes: attributes['resource-changes'] ?? 0,
                destructions: attributes['resource-destructions'] ?? 0,
                imports: attributes['resource-imports'] ?? 0,
            },
            firstError: problem && [problem.summary, problem.detail].filter(Boolean).join(': '),
        };
    });
}
//# sourceMappingURL=watch-apply.js.map
;// CONCATENATED MODULE: ./build/src/gate/report-apply.js
/** What became of the applies of one commit: runs found or named, watched, never confirmed here. */





/** Never rejects: what could not be found out is in the answer. */
async function reportApply(wanted, ports) {
    const { workspace } = wanted;
    try {
        const found = await findRun(wanted, ports);
        if ('none' in found)
            return nothingOf(workspace, found.none);
        return { workspace, ...(await watchApply(found.run, false, ports)) };
    }
    catch (error) {
        return nothingOf(workspace, (0,failure_of/* messageOf */.bD)(error));
    }
}
function nothingOf(workspace, words) {
    const unknown = { durationMs: undefined, counts: undefined, firstError: undefined };
    return { workspace, runId: undefined, outcome: 'none', status: '', words, ...unknown };
}
async function findRun({ organization, workspace: name, change, runId }, ports) {
    const { client } = ports;
    const workspace = await client.workspaces.showByName(organization, name);
    if (runId !== undefined) {
        const { run } = await client.runs.show(runId);
        if ((0,resource/* relatedId */.Dl)(run, 'workspace') === workspace.id)
            return { run };
        return { none: `Run ${runId} belongs to another workspace.` };
    }
    if (!(0,connection/* isConnectedTo */.BG)(workspace, change)) {
        return {
            none: `The workspace is not connected to ${change.repository}, so no push starts a run. Name the run with \`apply-run\`.`,
        };
    }
    const look = () => (0,find_vcs_run/* findNewest */.Ok)({ workspaceId: workspace.id }, change, ports);
    const [waiting, seconds] = await (0,find_vcs_run/* awaitNewest */.p3)(look, false, ports);
    if (waiting.kind === 'settled' && waiting.last.run)
        return { run: waiting.last.run };
    const others = waiting.last?.others.slice(0, 3).map((other) => ` ${other}`) ?? [];
    const why = `Version control started no run for commit ${change.commit.slice(0, 7)} within ${seconds} s.`;
    return { none: `${why}${others.join('')}` };
}
//# sourceMappingURL=report-apply.js.map
// EXTERNAL MODULE: ./build/src/gate/wanted-workspaces.js
var wanted_workspaces = __webpack_require__(9570);
// EXTERNAL MODULE: ./build/src/hosts/outputs.js
var hosts_outputs = __webpack_require__(5483);
// EXTERNAL MODULE: ./build/src/report/escape-markdown.js
var escape_markdown = __webpack_require__(7511);
// EXTERNAL MODULE: ./build/src/report/marker.js
var report_marker = __webpack_require__(4340);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(4913);
;// CONCATENATED MODULE: ./build/src/report/applied.js



const SIGNS = {
    failed: ['❌', 'Apply failed'],
    none: ['❔', 'No apply found'],
    unfinished: ['❔', 'Apply not finished'],
    waits: ['⏳', 'Waits for confirmation'],
    applied: ['✅', 'Applied'],
    nothing: ['✅', 'Nothing to apply'],
};
/** The worst first. */
const OUTCOMES = Object.keys(SIGNS);
/** The one that people have to know of. */
function worstOf(applies) {
    return OUTCOMES.find((word) => applies.some(({ outcome }) => outcome === word)) ?? 'none';
}
/** A person who has to confirm is nobody's failure. */
function isGood(outcome) {
    return outcome === 'applied' || outcome === 'nothing' || outcome === 'waits';
}
/** `2 created, 1 changed, 0 destroyed, in 62 s`, without markup. */
function applyWords({ outcome, counts, durationMs, words }) {
    const { additions = 0, changes = 0, destructions = 0, imports = 0 } = counts ?? {};
    const done = `${additions} created, ${changes} changed, ${destructions} destroyed`;
    const told = counts && outcome !== 'none' ? done : '';
    return (0,report_text/* joined */.oR)(', ', isGood(outcome) ? '' : words, told, imports > 0 ? (0,report_text/* count */.U9)(imports, 'imported', 'imported') : '', durationMs === undefined ? '' : `in ${Math.round(durationMs / 1_000)} s`);
}
function renderApplies({ applies, origins }) {
    const [sign, words] = SIGNS[worstOf(applies)];
    const lines = applies.slice(0, 50).map((each) => {
        const [own] = SIGNS[each.outcome];
        const run = each.runId && (0,escape_markdown/* link */.nf)((0,escape_markdown/* codeSpan */.SS)(each.runId, 40), each.runUrl, origins);
        const head = (0,report_text/* joined */.oR)(' · ', `${own} ${(0,escape_markdown/* codeSpan */.SS)(each.workspace, 90)}`, run ?? '');
        const line = (0,report_text/* joined */.oR)(': ', `- ${head}`, (0,escape_markdown/* prose */.CS)(applyWords(each), 400));
        return each.firstError === undefined ? line : `${line}\n  - ${(0,escape_markdown/* prose */.CS)(each.firstError, 600)}`;
    });
    const more = applies.length - lines.length;
    if (more > 0)
        lines.push(`- … and ${(0,report_text/* count */.U9)(more, 'more workspace')}`);
    return `#### ${sign} ${words}\n\n${lines.join('\n')}`;
}
const BEGIN = /^<!-- plangate:applied ([0-9a-f]{12}) (\d{1,15})\.(\d{1,6}) -->$/;
const END = '<!-- /plangate:applied -->';
/** As a part of a comment that others write, too: in front of its last line, which is the marker. */
function appliedSection(view) {
    const { jobId, attempt } = view;
    const id = (0,report_marker/* hash */.tW)(JSON.stringify(view.applies.map(({ workspace }) => workspace).sort()));
    const block = [`<!-- plangate:applied ${id} ${jobId}.${attempt} -->`, renderApplies(view), END];
    const text = block.join('\n\n');
    const find = (body) => {
        const lines = body.split('\n');
        const at = lines.findIndex((line) => BEGIN.exec(line)?.[1] === id);
        const end = at < 0 ? -1 : lines.indexOf(END, at);
        return { lines, at, end };
    };
    return {
        text,
        holds: (body) => body.includes(text),
        isSuperseded(body) {
            const { lines, at } = find(body);
            const [, , job = '0', tries = '0'] = BEGIN.exec(lines[at] ?? '') ?? [];
            return Number(job) > jobId || (Number(job) === jobId && Number(tries) > attempt);
        },
        /** The body with this in it; nothing else of it is touched. */
        into(body) {
            const { lines, at, end } = find(body);
            if (end > at)
                lines.splice(at, end - at + 1, text);
            else
                lines.splice(lastLine(lines), 0, text, '');
            return lines.join('\n');
        },
    };
}
function lastLine(lines) {
    return lines.findLastIndex((line) => line.trim() !== '');
}
//# sourceMappingURL=applied.js.map
// EXTERNAL MODULE: ./build/src/hosts/comment.js
var hosts_comment = __webpack_require__(3208);
// EXTERNAL MODULE: ./build/src/hosts/host-problem.js
var host_problem = __webpack_require__(8241);
// EXTERNAL MODULE: ./build/src/hosts/notes.js
var notes = __webpack_require__(8528);
// EXTERNAL MODULE: ./build/src/hosts/github/calls.js + 3 modules
var calls = __webpack_require__(9878);
// EXTERNAL MODULE: ./build/src/hosts/github/server.js
var server = __webpack_require__(1554);
;// CONCATENATED MODULE: ./build/src/hosts/github/publish-applied.js







const WHAT = 'The merged pull request was not told how the apply ended';
/** Never rejects for what the host does: it is a problem to tell. */
async function publishApplied(view, { good, comment, commentKey }, { event, github, limit }, { clock, random, signal }) {
    const api = github.comments;
    if (comment === 'off' || event === undefined)
        return { problems: [] };
    if (api === undefined)
        return { problems: [`${WHAT}: there is no \`github-token\`.`] };
    try {
        const [pull, ...others] = await api.pullRequestsMergedAs(event.workflowSha);
        if (pull === undefined || others.length > 0) {
            const which = pull === undefined ? 'none was' : `${others.length + 1} were`;
            const commit = event.workflowSha.slice(0, 7);
            return { problems: [`${WHAT}: ${which} merged as ${commit}. The summary has it.`] };
        }
        const { number, headSha } = pull;
        const wish = { number, headSha, green: good, when: comment, mode: 'update' };
        const said = contentOf(view, commentKey);
        const content = api.server === server/* GITHUB */.U0 ? said : (0,notes/* defused */.t0)(said);
        const ports = { clock, random, signal, deadline: () => limit.deadline };
        const started = await (0,hosts_comment/* startComment */.e)(api, content, wish, ports);
        const result = await started.settle();
        return { commentUrl: result.url, problems: (0,hosts_comment/* tellComment */.l)(result) };
    }
    catch (error) {
        if (!(error instanceof host_problem/* HostProblem */.MY))
            throw error;
        return { problems: [(0,calls/* explainProblem */.F)(WHAT, 'pull-requests: write', error)] };
    }
}
/** A part of the gate's comment; everything else that stands there is left as it is. */
function contentOf(view, key) {
    const section = appliedSection(view);
    const marker = (0,report_marker/* encodeMarker */.$N)({ key, sections: [] });
    return {
        marker: (0,report_marker/* markerStart */.Rs)(key),
        ...section,
        compose: (existing = marker) => section.into(existing),
        isOtherVerdict: () => false,
        isAlone: () => false,
    };
}
//# sourceMappingURL=publish-applied.js.map
// EXTERNAL MODULE: ./build/src/hosts/github/job.js + 1 modules
var github_job = __webpack_require__(4060);
// EXTERNAL MODULE: ./build/src/report/neutralise-log.js
var neutralise_log = __webpack_require__(2195);
// EXTERNAL MODULE: ./build/src/secrets.js
var src_secrets = __webpack_require__(7024);
// EXTERNAL MODULE: ./build/src/hosts/deadline.js
var hosts_deadline = __webpack_require__(1105);
// EXTERNAL MODULE: ./build/src/action/publish-report.js + 1 modules
var publish_report = __webpack_require__(2253);
;// CONCATENATED MODULE: ./build/src/action/report-apply.js
/** `report-apply`: after the merge, how the apply ended, on the pull request that was merged. */













/** Resolves to the exit code. */
async function runReportApply(opened, io) {
    const { job, ports } = opened;
    try {
        const read = await opened.settings((0,github_job/* onGitHub */.xr)(job, ports).judgement);
        const problems = 'problems' in read ? read.problems : problemsOf(read.settings, opened);
        if ('problems' in read || problems.length > 0) {
            await (0,publish_report.publishNothing)(problems, false, io);
            return 1;
        }
        return await report(read.settings, opened, io);
    }
    finally {
        await ports.send.close();
    }
}
function problemsOf({ workspaces, applyRun }, { job }) {
    const problems = [];
    if (job.event?.name !== 'push') {
        const message = 'is for the event push: on a pull request nothing is applied yet.';
        problems.push({ input: 'report-apply', message });
    }
    if (applyRun !== undefined && (workspaces.length > 1 || workspaces[0]?.kind !== 'name')) {
        const message = 'is a run of one workspace: name that one with `workspace`.';
        problems.push({ input: 'apply-run', message });
    }
    return problems;
}
async function report(settings, opened, io) {
    const { job, ports, log } = opened;
    const { clock } = io;
    const { organization, timeoutMs, applyRun: runId } = settings;
    const end = clock.now() + timeoutMs;
    const deadline = end - (0,hosts_deadline/* keptForPublishing */.L)(timeoutMs);
    const secrets = (0,src_secrets/* createSecrets */.g)();
    log.secret(settings.token);
    const client = (0,client_client/* createClient */.U)({ ...settings, ...ports, log, deadline, secrets, discovers: true });
    const change = changeOf(opened, io);
    const { wanted } = await (0,wanted_workspaces.findWorkspaces)(client, {
        settings: { ...settings, affectedOnly: false, source: 'upload' },
        workingDirectory: io.workingDirectory,
        repositoryRoot: io.workingDirectory,
    });
    const applies = await Promise.all(wanted.map(async ({ name }) => {
        const onChange = (words) => io.host.print((0,neutralise_log/* safeLine */.om)(`  ${name}: ${words}`));
        const asked = { organization, workspace: name, change, runId };
        const reported = await reportApply(asked, { ...io, client, deadline, onChange });
        const path = [organization, name, 'runs', reported.runId ?? ''].map(encodeURIComponent);
        return { ...reported, runUrl: `${client.origin}/app/${path.join('/')}` };
    }));
    const { runId: jobId = 0, attempt = 0 } = job.event?.job ?? {};
    const origins = [client.origin, (0,server/* serverUrlOf */.Gh)(io.environment)];
    return await publish(secrets.concealAll({ applies, origins, jobId, attempt }), settings, opened, {
        ...io,
        end,
    });
}
/** A commit that was pushed, so that no pull request is meant. */
function changeOf({ job: { event } }, { environment, clock }) {
    const { owner = '', repository = '', workflowSha = '', defaultBranch } = event ?? {};
    const serverUrl = (0,server/* serverUrlOf */.Gh)(environment);
    const about = {
        repository: { serverUrl, slug: `${owner}/${repository}`, defaultBranch },
        commit: { sha: workflowSha },
        pullRequest: { number: 0 },
    };
    return { ...(0,connection.versionControlOf)(about, {}, clock.date()).change, pullRequest: undefined };
}
async function publish(view, settings, { job, log }, io) {
    const { host } = io;
    const outcome = worstOf(view.applies);
    const good = isGood(outcome);
    for (const each of view.applies) {
        const line = `${each.workspace}: ${each.outcome}, ${applyWords(each) || each.words}`;
        host.print((0,neutralise_log/* safeLine */.om)(line));
        if (each.firstError !== undefined)
            log.foreign(each.firstError);
    }
    await (0,publish_report/* appendSummary */.f)(`${renderApplies(view)}\n`, io.environment, log);
    job.limit.deadline = io.end;
    const { commentUrl = '', problems } = await publishApplied(view, { good, ...settings }, job, io);
    for (const problem of problems)
        log.warning(problem);
    const runs = view.applies.flatMap(({ workspace, runId }) => (runId ? [[workspace, runId]] : []));
    const [first] = view.applies;
    const outputs = {
        ...(0,hosts_outputs/* emptyOutputs */.q)(false),
        verdict: '',
        green: String(good),
        applied: outcome,
        'run-id': first?.runId ?? '',
        'run-url': first?.runId === undefined ? '' : (first.runUrl ?? ''),
        'run-ids': JSON.stringify(Object.fromEntries(runs)),
        'comment-url': commentUrl,
    };
    for (const [name, value] of Object.entries(outputs))
        host.output(name, value);
    if (!good)
        host.error((0,neutralise_log/* safeLine */.om)(`The apply did not end well: ${outcome}.`));
    return good ? 0 : 1;
}
//# sourceMappingURL=report-apply.js.map

/***/ }),

/***/ 8426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p3: () => (/* binding */ awaitNewest),
  Ok: () => (/* binding */ findNewest),
  to: () => (/* binding */ judgeVersionControl)
});

// EXTERNAL MODULE: ./build/src/client/wire/resource.js
var resource = __webpack_require__(8235);
// EXTERNAL MODULE: ./build/src/policy/of-the-change.js
var of_the_change = __webpack_require__(7162);
// EXTERNAL MODULE: ./build/src/gate/connection.js
var connection = __webpack_require__(8285);
// EXTERNAL MODULE: ./build/src/gate/failure-of.js
var failure_of = __webpack_require__(6281);
// EXTERNAL MODULE: ./build/src/gate/job.js
var gate_job = __webpack_require__(4466);
// EXTERNAL MODULE: ./build/src/gate/judge.js + 2 modules
var judge = __webpack_require__(1675);
// EXTERNAL MODULE: ./build/src/gate/watch.js
var watch = __webpack_require__(94);
;// CONCATENATED MODULE: ./build/src/gate/existing-run.js



/**
 * Watches the run until it is settled and reads all that judged it, as the mode of the job wants it.
 *
 * @param existing.versionId the configuration version that it must have planned
 * @param existing.unsaid what was not said of it, as sentences: then nothing is green
 * @throws GateStop when it did not settle in time, or what the client threw
 */
async function judgeExisting(workspace, { run, versionId, unsaid }, job) {
    const { name, soFar } = workspace;
    const runUrl = (0,gate_job/* runUrlOf */.Q)(name, run.id, job);
    const seen = { id: run.id, url: runUrl, status: run.attributes.status };
    soFar.versionId = versionId;
    soFar.run = seen;
    job.emit({ kind: 'run-found', workspace: name, runId: run.id, runUrl });
    const askedAt = job.clock.now();
    const started = { ...workspace, versionId, run, askedAt, seen, unsaid };
    return await (0,judge/* judge */.S4)(await (0,watch/* watch */.wB)(started, job), job);
}
//# sourceMappingURL=existing-run.js.map
// EXTERNAL MODULE: ./build/src/gate/poll.js
var poll = __webpack_require__(7820);
;// CONCATENATED MODULE: ./build/src/gate/find-vcs-run.js






/** A service that starts a run for a push does it within seconds. */
const GRACE_MS = 3 * 60_000;
/** Runs of one commit in one workspace that are looked at, newest first. */
const LOOKED_AT = 20;
/** How often a run may be replaced while it is judged. */
const REPLACED = 3;
/** Undefined when there is no run because no file that changes concerns the workspace. */
async function judgeVersionControl(found, { change }, job) {
    const first = await awaitRun(found, change, job);
    const [...notices] = found.soFar.notices;
    for (let { run } = first, replaced = 0; run !== undefined; replaced++) {
        const versionId = (0,resource/* relatedId */.Dl)(run, 'configuration-version') ?? '';
        found.soFar.notices = [...notices, sayPlanned(run, change)];
        const result = await judgeExisting(found, { run, versionId }, job);
        const newest = await findNewest(found, change, job);
        if (newest.run?.id === run.id)
            return result;
        if (newest.run === undefined || replaced === REPLACED)
            throw replacedBy(run, newest);
        ({ run } = newest);
    }
    return undefined;
}
function sayPlanned({ id }, { commit }) {
    return `Version control started run ${id}. It planned the head of the pull request, ${commit.slice(0, 7)}, and not its merge with the target branch.`;
}
function replacedBy({ id }, { run, others }) {
    const by = run === undefined
        ? `is not among the runs of this commit any more`
        : `was replaced by ${run.id}`;
    return new failure_of/* GateStop */.K$('service', `Run ${id} ${by} while it was judged.${tell(others)} Run the job again.`);
}
async function awaitRun(found, change, job) {
    const { connection } = found;
    const look = () => findNewest(found, change, job);
    const [waiting, seconds] = await awaitNewest(look, connection?.unaffected === true, job);
    if (waiting.kind === 'settled')
        return waiting.last;
    if (waiting.kind === 'aborted')
        throw new failure_of/* GateStop */.K$('canceled', 'The job was cancelled.');
    throw new failure_of/* GateStop */.K$('timeout', `Version control started no speculative run for commit ${change.commit.slice(0, 7)} of pull request #${change.pullRequest} within ${seconds} s. ${connection?.whyNone ?? NOT_COVERED}${tell(waiting.last?.others ?? [])}`);
}
/** @returns how it ended, and for how many seconds a run was waited for at most */
async function awaitNewest(look, once, { clock, signal, deadline: end }) {
    const begun = clock.now();
    const deadline = Math.min(end, begun + GRACE_MS);
    let looks = 0;
    const waiting = await (0,poll/* poll */.w)({
        read: () => {
            looks++;
            return look();
        },
        isSettled: ({ run }) => run !== undefined || once,
        wordOf: ({ run }) => run?.attributes.status ?? 'none',
        // Lists of runs are few a minute, for all workspaces together.
        intervalMs: (waitedMs, remainingMs) => looks === 0 ? 0 : Math.min(remainingMs, 15_000, Math.max(2_000, waitedMs / 4)),
        forgives: failure_of/* forgivesFailedLook */.ak,
        deadline,
        clock,
        signal,
    });
    return [waiting, Math.round((deadline - begun) / 1_000)];
}
const NOT_COVERED = "Either what changes is outside of the workspace's working directory and triggers although the configuration reads it, or the service did not hear of the push: look at the workspace's version control settings, or start the run there.";
function tell(others) {
    return others
        .slice(0, 3)
        .map((other) => ` ${other}`)
        .join('');
}
/** @throws GateStop when two of them are the newest */
async function findNewest({ workspaceId }, change, { client }) {
    const planOnly = change.pullRequest !== undefined;
    const query = { commit: change.commit, planOnly };
    const { items } = await client.runs.list(workspaceId, query).page({ number: 1, size: LOOKED_AT });
    const runs = [];
    const others = [];
    for (const run of items) {
        const unlike = unlikeWanted(run, workspaceId, change)[0] ?? (await unlikeIngress(run, change, client))[0];
        if (unlike === undefined)
            runs.push(run);
        else
            others.push(`Run ${run.id} ${unlike}.`);
    }
    const createdAt = ({ attributes }) => Date.parse(attributes['created-at'] ?? '');
    const [newest, second] = runs.toSorted((one, other) => createdAt(other) - createdAt(one));
    if (newest !== undefined && second !== undefined && createdAt(newest) === createdAt(second)) {
        throw new failure_of/* GateStop */.K$('service', `Runs ${newest.id} and ${second.id} both plan this commit and were created at the same moment, so neither is the one that counts. Start one of them again in the service.`);
    }
    return { run: newest, others };
}
function unlikeWanted(run, workspaceId, change) {
    if ((0,resource/* relatedId */.Dl)(run, 'workspace') !== workspaceId)
        return ['belongs to another workspace'];
    const planOnly = run.attributes['plan-only'] === true;
    if (change.pullRequest === undefined ? planOnly : !planOnly)
        return [planOnly ? 'is speculative' : 'is not speculative'];
    return (0,of_the_change/* tooOld */.Yo)(run, change);
}
async function unlikeIngress(run, change, client) {
    const versionId = (0,resource/* relatedId */.Dl)(run, 'configuration-version');
    if (versionId === undefined)
        return ['does not say which configuration version it planned'];
    const ingress = await (0,connection/* readIngress */.Q1)(versionId, client);
    return 'doubt' in ingress
        ? ['has a commit that is not known']
        : (0,of_the_change/* unlikeChange */.DH)(ingress.read, change);
}
//# sourceMappingURL=find-vcs-run.js.map

/***/ }),

/***/ 9570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   describeQuery: () => (/* binding */ describeQuery),
/* harmony export */   findWorkspaces: () => (/* binding */ findWorkspaces)
/* harmony export */ });
/* unused harmony export queryWorkspaces */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _archive_pack_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(847);
/* harmony import */ var _archive_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6424);
/* harmony import */ var _affected_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7625);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6281);
/* harmony import */ var _find_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7170);
/* harmony import */ var _read_loads_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2437);
/** Which workspaces are gated: names as written, queries asked, those that no change touches left out. */







/**
 * @throws PackError when a link leads to a directory, before any request; GateStop when a query
 *   finds nothing; or what the client threw.
 */
async function findWorkspaces(client, options) {
    const { settings, workingDirectory, repositoryRoot } = options;
    const connected = settings.source === 'vcs';
    const selected = settings.workspaces.map((selector) => {
        const own = selector.kind === 'name' ? selector.directory : undefined;
        const place = connected
            ? { directory: repositoryRoot, repository: repositoryRoot }
            : (0,_archive_place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(own ?? settings.directory, workingDirectory);
        return { selector, place };
    });
    const all = new Map();
    for (const { selector, place } of selected) {
        if (selector.kind === 'name') {
            all.set(selector.name, { name: selector.name, ...place });
            continue;
        }
        const found = await queryWorkspaces(client, settings.organization, selector);
        if (found.length === 0)
            throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('input', nothingFound(settings, selector));
        for (const workspace of found) {
            const { name } = workspace.attributes;
            if (!all.has(name))
                all.set(name, { name, ...place, known: workspace });
        }
    }
    const changed = settings.affectedOnly || connected ? await options.changedFiles?.() : undefined;
    // A list with nothing in it was not made from a change.
    if (changed === undefined || changed.length === 0) {
        return { wanted: [...all.values()], skipped: [] };
    }
    const isConcerned = concernsOf(changed, repositoryRoot);
    const wanted = [];
    const skipped = [];
    for (const each of all.values()) {
        const workspace = each.known ?? (await client.workspaces.showByName(settings.organization, each.name));
        if (await isConcerned(each, workspace))
            wanted.push(each);
        else if (connected)
            wanted.push({ ...each, unaffected: true });
        else
            skipped.push(each.name);
    }
    return { wanted, skipped };
}
function nothingFound({ organization }, query) {
    return `No workspace of organization "${organization}" was found for ${describeQuery(query)}. Either it is wrong, or the token may not see them.`;
}
/** `tag:net,prod project:Platform`, as people write it. */
function describeQuery({ tags, project }) {
    const parts = [
        tags.length > 0 ? `tag:${tags.join(',')}` : '',
        project === undefined ? '' : `project:${project}`,
    ];
    return parts.filter((part) => part !== '').join(' ');
}
/** Empty when there is none that this token sees. Rejects with what the client threw. */
async function queryWorkspaces(client, organization, { tags, project }) {
    const id = project === undefined ? undefined : await projectId(client, organization, project);
    if (project !== undefined && id === undefined)
        return [];
    const query = { tags: tags.length > 0 ? tags : undefined, project: id };
    return await client.workspaces.list(organization, query).all();
}
async function projectId(client, organization, project) {
    if (/^prj-[A-Za-z0-9]+$/.test(project))
        return project;
    return await client.names.project(organization, project);
}
/**
 * @param changed relative to the repository
 * @param repositoryRoot absolute; what lies in another one, or in none, is in no such list
 */
function concernsOf(changed, repositoryRoot) {
    const known = new Map();
    return async ({ directory, repository }, { attributes }) => {
        if (repository !== repositoryRoot)
            return true;
        const working = (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .readWorkingDirectory */ .bq)(attributes['working-directory']);
        const inside = 'path' in working ? working.path : '';
        const root = (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .uploadRoot */ .SS)(directory, inside);
        const module = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, inside);
        const watched = {
            directory: inRepository(module, repositoryRoot) ?? '',
            patterns: attributes['trigger-patterns'] ?? [],
            prefixes: attributes['trigger-prefixes'] ?? [],
        };
        if ((0,_affected_js__WEBPACK_IMPORTED_MODULE_6__/* .isAffected */ .fH)(changed, watched))
            return true;
        const reading = known.get(module) ?? readElsewhere(module, root, repositoryRoot);
        known.set(module, reading);
        const elsewhere = await reading;
        return elsewhere === undefined || (0,_affected_js__WEBPACK_IMPORTED_MODULE_6__/* .isAffected */ .fH)(changed, { ...watched, ...elsewhere });
    };
}
/** What is read for a plan, wherever it lies; undefined when that is not certain. */
async function readElsewhere(module, root, repositoryRoot) {
    const { modules, paths, patterns, unclear } = (0,_read_loads_js__WEBPACK_IMPORTED_MODULE_5__/* .readLoads */ .QO)(module, await (0,_read_loads_js__WEBPACK_IMPORTED_MODULE_5__/* .loadParser */ .qd)());
    const linked = [module, ...modules].map((each) => (0,_read_loads_js__WEBPACK_IMPORTED_MODULE_5__/* .followLinksIn */ .Gf)(each));
    if (unclear || linked.includes(undefined))
        return undefined;
    const rules = (0,_read_loads_js__WEBPACK_IMPORTED_MODULE_5__/* .follow */ .e6)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, _archive_pack_js__WEBPACK_IMPORTED_MODULE_1__/* .RULE_FILE */ .On));
    const reads = [...rules, ...modules, ...paths, ...linked.flatMap((places) => places ?? [])];
    return {
        reads: reads.flatMap((path) => inRepository(path, repositoryRoot) ?? []),
        readPatterns: patterns.flatMap(({ prefix, suffix }) => {
            const from = inRepository(prefix, repositoryRoot);
            if (from === undefined)
                return [];
            return { prefix: prefix.endsWith(node_path__WEBPACK_IMPORTED_MODULE_0__.sep) && from !== '' ? `${from}/` : from, suffix };
        }),
    };
}
/** Undefined outside of it. */
function inRepository(path, repositoryRoot) {
    const inner = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(repositoryRoot, path).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
    return inner === '..' || inner.startsWith('../') ? undefined : inner;
}
//# sourceMappingURL=wanted-workspaces.js.map

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

/***/ 8528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t0: () => (/* binding */ defused)
/* harmony export */ });
/* unused harmony exports createNotes, publishNote, writeNote, defuseNote */
/* harmony import */ var _ask_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8536);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3208);
/* harmony import */ var _decide_comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9369);
/* harmony import */ var _host_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8241);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6485);






/** @param headSha where the change is */
function createNotes(host, headSha, ports) {
    const ask = createAsk({ ...ports, ...host });
    const known = new Map();
    let me;
    const read = (json) => {
        const note = host.read(json);
        const { id, body, author } = note;
        known.set(id, note);
        return { id, body, url: host.urlOf(id), mine: author !== undefined && author === me, author };
    };
    return {
        async snapshot() {
            me ??= await host.whoAmI(ask);
            const pages = restPages(ask, host.service, host.list, read, host.itemsOf);
            const { items, whole } = await readPages(pages, ports.clock);
            const comments = items.filter(({ body }) => hasMarker(body, ANY_MARKER));
            return { headSha, comments, whole };
        },
        createComment: async (_, body) => read((await ask('POST', host.list, host.draft(body))).json),
        updateComment: async (id, body) => void (await host.update(ask, id, body, known.get(id))),
        deleteComment: async (id) => void (await ask('DELETE', host.addressOf(id, known.get(id)), undefined, { accept: [404] })),
    };
}
/** Nothing where no note is wanted, or where there is nothing to write it on. */
async function publishNote(job, view, { comment: when, commentMode: mode }, ports) {
    const { host, pullRequest, commit: headSha = '' } = job;
    const api = when === 'off' ? undefined : host.comments?.(job, ports, view.green);
    if (pullRequest === undefined || api === undefined)
        return { problems: [] };
    if (typeof api === 'string')
        return { problems: [api] };
    const wish = { headSha, green: view.green, when, mode, content: toCommentContent(view) };
    return writeNote(api, pullRequest.number, wish, ports);
}
/** Never rejects because of the host: what could not be done is a problem to tell. */
async function writeNote(api, number, { content, ...wish }, ports) {
    try {
        const started = await startComment(api, defused(content), { ...wish, number }, ports);
        const result = await started.settle();
        const problems = tellComment(result);
        const commentUrl = result.url?.startsWith('http') ? result.url : undefined;
        return { commentUrl, problems };
    }
    catch (error) {
        if (error instanceof HostProblem)
            return { problems: [`No comment: ${error.message}`] };
        throw error;
    }
}
function defused(content) {
    const compose = (existing, budget) => defuseNote(content.compose(existing, budget));
    return { ...content, compose };
}
const BREAK = '\u200b';
/** Looks the same, does nothing. The marker's line and escapes in addresses stay as they are. */
function defuseNote(body) {
    return body.split('\n').map(defuseLine).join('\n');
}
function defuseLine(line) {
    if (line.startsWith('<!-- '))
        return line;
    // A command inside a fence is not one, but where a fence ends is GitLab's opinion, not ours.
    const start = line.search(/\S/);
    const still = line[start] === '/' ? line.slice(0, start) + BREAK + line.slice(start) : line;
    return still
        .replace(/[!$&](?=\d)|~(?=[\w"])/g, `$&${BREAK}`)
        .replace(/(?<=^|[\s(["'>|*_,;:])%(?=[\w"])/g, `$&${BREAK}`);
}
//# sourceMappingURL=notes.js.map

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

/***/ })

};
