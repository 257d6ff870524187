export const id = 591;
export const ids = [591,400];
export const modules = {

/***/ 6400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ problemLines),
  publishNothing: () => (/* binding */ publishNothing),
  publishReport: () => (/* binding */ publishReport),
  writeReport: () => (/* binding */ writeReport)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/report/changes.js
var changes = __webpack_require__(445);
;// CONCATENATED MODULE: ./build/src/hosts/outputs.js

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
        ...(0,changes/* totalsOf */.vA)(view),
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
        'comment-url': '',
        'report-json': '',
        audit: '[]',
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
 * Everything said, nothing of the machine it was made on. Ends with a line break. Safe to print in
 * a job's log: no line of it can act there.
 */
function renderJson(view) {
    const { context, audit, unaffected } = view;
    return printableJson({
        schemaVersion: view.schemaVersion,
        tool: { name: 'plangate', version: context.version },
        verdict: view.verdict,
        green: view.green,
        failOn: context.failOn,
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
        setOutputs(toOutputs(view, { reportPath }), io);
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
    setOutputs(toOutputs(view, { reportPath, commentUrl }), io);
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
    setOutputs(emptyOutputs(forgiven), io);
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

/***/ 7591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runSubAction: () => (/* binding */ runSubAction)
});

// EXTERNAL MODULE: ./build/src/client/client.js + 21 modules
var client_client = __webpack_require__(6942);
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
// EXTERNAL MODULE: ./build/src/action/publish-report.js + 2 modules
var publish_report = __webpack_require__(6400);
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
        input('run', 'string', 'Id of the run, as in `run-CZcmD7eagjhyX0vN`.', needed),
        input('reason', 'string', 'Why it may pass. Kept on the run, for everybody to read, with who started the job and a link to it.', needed),
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
    const created = await client.agentTokens.create(values['agent-pool'] ?? '', description);
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
