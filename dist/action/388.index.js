export const id = 388;
export const ids = [388];
export const modules = {

/***/ 3388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runSubRole: () => (/* binding */ runSubRole)
});

// EXTERNAL MODULE: ./build/src/client/errors.js
var errors = __webpack_require__(486);
;// CONCATENATED MODULE: ./build/src/action/agent-token.js
/** `plangate/agent-token`: a token that lives as long as the job (operations 22 and 23). */

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
        return 0;
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._) || error.code !== 'not-found')
            throw error;
        log.info(`${id} was revoked already.`);
        return 0;
    }
}
//# sourceMappingURL=agent-token.js.map
;// CONCATENATED MODULE: ./build/src/gate/override-run.js

/** Rejects only when the run or what was decided about it cannot be read. */
async function overrideRun(client, runId, reason) {
    const { workspace } = await client.runs.show(runId, { include: ['workspace'] });
    const candidates = await findCandidates(client, runId);
    const by = await client.account().then(({ account }) => account.attributes.username ?? undefined, () => undefined);
    const result = {
        runId,
        ...(workspace ? { workspace: workspace.attributes.name } : {}),
        ...(by === undefined ? {} : { by }),
        reason,
        overridden: [],
        refused: [],
        final: [],
    };
    for (const { item, state, act } of candidates) {
        if (state === 'final')
            result.final.push(item);
        else if (state === 'not-permitted')
            result.refused.push({ ...item, problem: NOT_PERMITTED });
        else {
            const problem = await act(reason);
            if (problem === undefined)
                result.overridden.push(item);
            else
                result.refused.push({ ...item, problem });
        }
    }
    return result;
}
const NOT_PERMITTED = 'this token may not override it: its team needs the organization permission to manage policy overrides';
async function findCandidates(client, runId) {
    const checks = await client.policyChecks.list(runId).all();
    const stages = await client.taskStages.list(runId).all();
    const evaluations = await client.tfPolicyEvaluations.list(runId).all();
    const found = [
        ...checks.map((check) => judge('policy-check', check, stateOfCheck(check), (comment) => client.policyChecks.override(check.id, { comment }))),
        ...stages.map(({ stage }) => judge('task-stage', stage, stateOfStage(stage), (comment) => client.taskStages.override(stage.id, { comment }))),
        ...evaluations.map((evaluation) => judge('tf-policy-evaluation', evaluation, stateOfEvaluation(evaluation), (comment) => client.tfPolicyEvaluations.override(evaluation.id, { comment }))),
    ];
    return found.filter((candidate) => candidate !== undefined);
}
function judge(system, { id, attributes }, state, send) {
    if (state === undefined)
        return undefined;
    const act = async (reason) => {
        try {
            await send(reason);
            return undefined;
        }
        catch (error) {
            if (error instanceof errors/* ServiceError */._ && error.code !== 'aborted')
                return error.message;
            throw error;
        }
    };
    return { item: { system, id, status: attributes.status }, state, act };
}
function stateOfCheck({ attributes }) {
    const { status, actions, permissions } = attributes;
    if (status === 'hard_failed')
        return 'final';
    if (status !== 'soft_failed')
        return undefined;
    if (actions?.['is-overridable'] === false)
        return 'final';
    return permissions?.['can-override'] === false ? 'not-permitted' : 'overridable';
}
function stateOfStage({ attributes }) {
    const { status, actions, permissions } = attributes;
    if (status === 'failed')
        return 'final';
    if (status !== 'awaiting_override')
        return undefined;
    if (actions?.['is-overridable'] === false)
        return 'final';
    const may = permissions?.['can-override'] ?? permissions?.['can-override-policy'];
    return may === false ? 'not-permitted' : 'overridable';
}
function stateOfEvaluation({ attributes }) {
    const { status, actions, permissions } = attributes;
    if (status === 'failed')
        return 'final';
    if (status !== 'awaiting_override')
        return undefined;
    if (actions?.['is-overridable'] === false)
        return 'final';
    return permissions?.['can-override'] === false ? 'not-permitted' : 'overridable';
}
//# sourceMappingURL=override-run.js.map
;// CONCATENATED MODULE: ./build/src/action/override.js
/** `plangate/override`: operation 14 and its kin, only where something waits for it. */

async function overrideFailures({ client, values, log, io, }) {
    const { run = '', reason = '' } = values;
    const result = await overrideRun(client, run, reason);
    const { overridden, refused, final, by } = result;
    for (const { system, id } of overridden) {
        log.info(`${override_name(system)} ${id} was overridden by ${by ?? 'the owner of this token'}: ${reason}`);
    }
    for (const { system, id, problem = '' } of refused) {
        log.error(`${override_name(system)} ${id} was not overridden: ${problem}`);
    }
    for (const { system, id, status } of final) {
        log.error(`${override_name(system)} ${id} is "${status}" and cannot be overridden by anybody.`);
    }
    if (overridden.length + refused.length + final.length === 0) {
        log.info(`Nothing in ${run} waits for an override.`);
    }
    for (const [output, items] of Object.entries({ overridden, refused, final })) {
        io.host.output(output, String(items.length));
    }
    return refused.length + final.length > 0 ? 1 : 0;
}
function override_name(system) {
    const words = system.replaceAll('-', ' ').replace('tf policy', 'Terraform policy');
    return words.charAt(0).toUpperCase() + words.slice(1);
}
//# sourceMappingURL=override.js.map
// EXTERNAL MODULE: ./build/src/client/create-client.js + 47 modules
var create_client = __webpack_require__(7669);
// EXTERNAL MODULE: ./build/src/client/send.js + 2 modules
var client_send = __webpack_require__(6880);
// EXTERNAL MODULE: ./build/src/action/action-log.js
var action_log = __webpack_require__(2067);
// EXTERNAL MODULE: ./build/src/action/say-problems.js
var say_problems = __webpack_require__(2836);
// EXTERNAL MODULE: ./build/src/settings/did-you-mean.js
var did_you_mean = __webpack_require__(1640);
// EXTERNAL MODULE: ./build/src/settings/hostname.js
var hostname = __webpack_require__(5730);
// EXTERNAL MODULE: ./build/src/settings/input-values.js
var input_values = __webpack_require__(3378);
// EXTERNAL MODULE: ./build/src/action/read-inputs.js
var read_inputs = __webpack_require__(8014);
;// CONCATENATED MODULE: ./build/src/action/sub-inputs.js
/** Inputs of a sub-action, or every problem with them at once. */




function readSubInputs(action, environment) {
    const given = (0,read_inputs/* readInputs */.K)(environment);
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
    const host = (0,hostname/* readHostname */.w9)(values['hostname'] ?? '');
    if ('problem' in host)
        problems.push({ input: 'hostname', message: host.problem });
    const known = 'value' in host ? host.value : undefined;
    const token = values['token'] ?? (known && (0,hostname/* tokenFor */.fn)(known.hostname, environment));
    if (token === undefined) {
        const message = 'is empty. Pass `token: ${{ secrets.TF_API_TOKEN }}`.';
        problems.push({ input: 'token', message });
    }
    return problems.length > 0 || known === undefined || token === undefined
        ? { problems }
        : { origin: known.origin, token, values };
}
//# sourceMappingURL=sub-inputs.js.map
;// CONCATENATED MODULE: ./build/src/action/run-sub-action.js






/** Resolves to the exit code. */
async function runSubAction(action, io, work) {
    const log = (0,action_log/* createActionLog */.r)(io.host, io.makeToken);
    const inputs = readSubInputs(action, io.environment);
    if ('problems' in inputs) {
        for (const line of (0,say_problems/* problemLines */.pb)(inputs.problems))
            io.host.print(line);
        for (const { input, message } of inputs.problems)
            log.error(`${input} ${message}`);
        return 1;
    }
    const { token, origin, values } = inputs;
    io.host.mask(token);
    const caFile = values['ca-file'];
    const send = (0,client_send/* createSend */.R)({
        environment: io.environment,
        ...(caFile !== undefined && { caFile }),
    });
    try {
        const deadline = io.clock.now() + 120_000;
        const client = (0,create_client/* createClient */.U)({ ...io, origin, token, send, log, deadline });
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
//# sourceMappingURL=run-sub-action.js.map
// EXTERNAL MODULE: ./build/src/wire/team-workspace.js
var team_workspace = __webpack_require__(7090);
;// CONCATENATED MODULE: ./build/src/action/sub-actions.js

const ACTION = ['action'];
const CONNECTION = [
    {
        name: 'hostname',
        kind: 'string',
        description: 'Host of the service.',
        default: 'app.terraform.io',
        environment: ['TF_CLOUD_HOSTNAME'],
        doors: ACTION,
    },
    {
        name: 'token',
        kind: 'secret',
        description: 'API token. It is sent to `hostname` and nowhere else.',
        environment: ['TF_API_TOKEN', 'TF_TOKEN_<host>'],
        doors: ACTION,
    },
    {
        name: 'ca-file',
        kind: 'path',
        description: 'PEM file with certificate authorities to trust besides the usual ones.',
        doors: ACTION,
    },
];
const customAccess = Object.entries(team_workspace/* CUSTOM_ATTRIBUTES */.ky).map(([name, values]) => ({
    name,
    kind: 'choice',
    description: `With the access level \`custom\` only: ${values.join(', ')}.`,
    choices: values.map(String),
    doors: ACTION,
}));
const OVERRIDE = {
    name: 'override',
    title: 'Plangate override',
    description: 'Lets the failed policies of a run pass, with a reason: only what failed and may be overridden.',
    inputs: [
        {
            name: 'run',
            kind: 'string',
            description: 'Id of the run, as in `run-CZcmD7eagjhyX0vN`.',
            required: true,
            doors: ACTION,
        },
        {
            name: 'reason',
            kind: 'string',
            description: 'Why it may pass. Kept on the run, for everybody to read.',
            required: true,
            doors: ACTION,
        },
        ...CONNECTION,
    ],
    outputs: [
        { name: 'overridden', description: 'How many were overridden.' },
        { name: 'refused', description: 'How many this token may not override.' },
        { name: 'final', description: 'How many failed and cannot be overridden by anybody.' },
    ],
    post: false,
};
const AGENT_TOKEN = {
    name: 'agent-token',
    title: 'Plangate agent token',
    description: 'Creates a token for an HCP agent and revokes it when the job ends.',
    inputs: [
        {
            name: 'agent-pool',
            kind: 'string',
            description: 'Id of the agent pool, as in `apool-4wT7q…`.',
            required: true,
            doors: ACTION,
        },
        {
            name: 'description',
            kind: 'string',
            description: 'Shown beside the token. Left out, it names the workflow run.',
            doors: ACTION,
        },
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
        {
            name: 'workspace',
            kind: 'string',
            description: 'Name of the workspace, or its id as in `ws-6fHMCom98SDXSQUv`.',
            required: true,
            environment: ['TF_WORKSPACE'],
            doors: ACTION,
        },
        {
            name: 'team',
            kind: 'string',
            description: 'Id of the team, as in `team-BUHBEM97xboT8TVz`.',
            required: true,
            doors: ACTION,
        },
        {
            name: 'access',
            kind: 'choice',
            description: 'Access level.',
            required: true,
            choices: team_workspace/* ACCESS_LEVELS */.FF,
            doors: ACTION,
        },
        ...customAccess,
        {
            name: 'organization',
            kind: 'string',
            description: 'Organization of the workspace; needed when it is given by name.',
            environment: ['TF_CLOUD_ORGANIZATION'],
            doors: ACTION,
        },
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
// EXTERNAL MODULE: ./build/src/client/access.js + 1 modules
var client_access = __webpack_require__(6399);
;// CONCATENATED MODULE: ./build/src/action/team-access.js
/** `plangate/team-access`: the access that is written is the access there is (operations 15, 17, 18). */


async function ensureTeamAccess({ client, values, log, io, }) {
    const { workspace = '', team = '', organization } = values;
    const access = values['access'];
    const custom = customOf(values);
    const problems = (0,client_access/* accessProblems */.zu)(custom, access);
    if (!workspace.startsWith('ws-') && organization === undefined) {
        problems.push('organization is missing: a workspace given by name is looked for in one.');
    }
    for (const problem of problems)
        log.error(problem);
    if (problems.length > 0)
        return 1;
    const workspaceId = organization === undefined || workspace.startsWith('ws-')
        ? workspace
        : (await client.workspaces.showByName(organization, workspace)).id;
    const grant = { workspaceId, teamId: team, access, ...custom };
    const all = await client.teamAccess.list(workspaceId).all();
    const existing = all.find(({ relationships }) => idOf(relationships['team']) === team);
    let change = 'none';
    let id = existing?.id;
    if (existing === undefined) {
        id = (await client.teamAccess.add(grant)).id;
        change = 'created';
    }
    else if (!(0,client_access/* matchesGrant */.AF)(existing, grant)) {
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
;// CONCATENATED MODULE: ./build/src/action/run-sub-role.js





function runSubRole(role, io) {
    switch (role) {
        case 'override':
            return runSubAction(OVERRIDE, io, overrideFailures);
        case 'agent-token':
            return runSubAction(AGENT_TOKEN, io, createJobToken);
        case 'agent-token-post':
            return runSubAction(AGENT_TOKEN, io, revokeJobToken);
        case 'team-access':
            return runSubAction(TEAM_ACCESS, io, ensureTeamAccess);
    }
}
//# sourceMappingURL=run-sub-role.js.map

/***/ }),

/***/ 2836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AP: () => (/* binding */ neutralSummary),
/* harmony export */   pb: () => (/* binding */ problemLines),
/* harmony export */   u8: () => (/* binding */ problemSummary)
/* harmony export */ });
/* harmony import */ var _report_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7511);
/* harmony import */ var _report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2195);


function problemLines(problems) {
    const width = Math.max(14, ...problems.map(({ input }) => Math.min(30, input.length)));
    return [
        `Plangate cannot start: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`,
        ...problems.map(({ input, message }) => (0,_report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_1__/* .safeLine */ .om)(`  ${input.padEnd(width)} ${message}`)),
    ];
}
function problemSummary(problems) {
    const items = problems.map(({ input, message }) => `- **${(0,_report_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(input)}** ${(0,_report_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(message)}`);
    return `### ❔ Policy gate: not started\n\nNothing was sent to the service.\n\n${items.join('\n')}\n`;
}
function neutralSummary(problem) {
    return `### ⚪ Policy gate: not evaluated\n\nThe gate is open without having looked, because \`on-missing-token\` is \`neutral\`: **${(0,_report_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(problem.input)}** ${(0,_report_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(problem.message)}\n`;
}
//# sourceMappingURL=say-problems.js.map

/***/ })

};
