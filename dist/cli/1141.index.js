"use strict";
exports.id = 1141;
exports.ids = [1141,6136,7094,1741];
exports.modules = {

/***/ 36136:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkCommand: function() { return /* binding */ checkCommand; },
/* harmony export */   runCheck: function() { return /* binding */ runCheck; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _check_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23048);
/* harmony import */ var _check_time_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96890);
/* harmony import */ var _hosts_ci_job_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97805);
/* harmony import */ var _hosts_write_reports_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14748);
/* harmony import */ var _hosts_trust_checkout_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94868);
/* harmony import */ var _client_http_send_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5226);
/* harmony import */ var _model_ended_by_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17953);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(83538);
/* harmony import */ var _report_json_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(47912);
/* harmony import */ var _report_screen_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(26338);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(74913);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(85382);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(2340);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(81908);
/* harmony import */ var _check_check_options_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(13973);
/* harmony import */ var _check_command_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(19315);
/* harmony import */ var _load_options_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(98265);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(11438);
/* harmony import */ var _check_command_input_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(89834);
/* harmony import */ var _output_files_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(32121);
/* harmony import */ var _machine_write_whole_file_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(28677);
/** The gate on any machine: settings → check → report → exit code. */






















const checkCommand = {
    name: 'check',
    tidiesUpMs: _check_time_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .LAST_AFTER_SIGNAL_MS */ .q1,
    summary: 'pack, plan, read the policies, decide',
    description: 'Packs a directory, uploads it and starts a run in each workspace. Waits for every policy result, and prints one verdict. The verdict is also the exit code.\n\nOn your machine you need a cloud block in the directory and a token. With --local you need neither.',
    arguments: [_check_command_js__WEBPACK_IMPORTED_MODULE_15__/* .DIRECTORY */ .Md],
    more: _check_check_options_js__WEBPACK_IMPORTED_MODULE_14__/* .INPUTS_PAGE */ .iV,
    options: [
        ..._check_check_options_js__WEBPACK_IMPORTED_MODULE_14__/* .CHECK_OPTIONS */ .m5,
        ..._output_files_js__WEBPACK_IMPORTED_MODULE_19__/* .REPORT_OPTIONS */ .uJ,
        ...(0,_check_command_js__WEBPACK_IMPORTED_MODULE_15__/* .withGroup */ .I1)('Without a service', [
            (0,_check_command_js__WEBPACK_IMPORTED_MODULE_15__/* .option */ .uK)('--explain <policy>', 'with --local: print what this policy saw'),
        ]),
        _check_command_js__WEBPACK_IMPORTED_MODULE_15__/* .TRUST_OPTION */ .J5,
        (0,_check_command_js__WEBPACK_IMPORTED_MODULE_15__/* .option */ .uK)('--verbose', 'log the requests to the service'),
    ],
    often: [
        'workspace',
        'workspaces',
        'organization',
        'hostname',
        'local',
        'fail-on',
        'protect',
        'timeout',
        'reports',
        'json',
    ],
    examples: {
        'plangate check': 'the workspace of the cloud block in this directory',
        'plangate check --organization acme --workspaces net-prod,dns --directory infra': 'one directory, two workspaces, one verdict',
        'plangate check --local': 'without a service, by the policies in policies/',
    },
    run: runCheck,
};
/** @param groups if the runs of these are judged, and none is started. @returns the exit code of the verdict */
async function runCheck(input, io, groups) {
    const verbose = (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_18__/* .flagOf */ .iP)(input, 'verbose');
    // Another program reads standard output then: the log must not be in it.
    const printsDocument = (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_18__/* .wantsJson */ .k0)(input) || input.options['explain'] !== undefined;
    const log = (0,_log_js__WEBPACK_IMPORTED_MODULE_17__/* .createLog */ .h)(io, { verbose, printTo: printsDocument ? 'err' : 'out' });
    const started = { input, io, log };
    try {
        const { result, view, published, settings } = await checkWithTerminalHint(started, groups);
        if (published.commentUrl !== undefined)
            log.print(`Comment: ${published.commentUrl}`);
        for (const doubt of published.doubts)
            log.warning((0,_report_text_js__WEBPACK_IMPORTED_MODULE_11__/* .textWithRemedy */ ._7)(doubt));
        await (0,_output_files_js__WEBPACK_IMPORTED_MODULE_19__/* .writeReportFiles */ .t4)(view, started);
        // The exit code depends on the signal only if the verdict is `canceled`.
        return (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_8__/* .exitCodeOf */ .FO)(result, settings.policy.failOn, (0,_check_command_js__WEBPACK_IMPORTED_MODULE_15__/* .signalName */ .yD)(io.signal));
    }
    finally {
        await log.flush();
    }
}
/** Prints what a policy saw: beside the report, where that is a document. */
function explainedOn(policy, { input, io, log }) {
    return {
        policy,
        show: (document) => (0,_report_json_js__WEBPACK_IMPORTED_MODULE_9__/* .printableJson */ .et)(log.secrets.concealAll(document)),
        async print(workspace, text) {
            log.print(`What the policies saw in ${workspace}:`);
            await ((0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_18__/* .wantsJson */ .k0)(input) ? io.err : io.out)(text);
        },
    };
}
/** Checks. If settings are missing or refused because there is no terminal, the error says that first. */
async function checkWithTerminalHint(started, groups) {
    const { input, io } = started;
    const { environment } = io;
    const withFiles = (0,_load_options_js__WEBPACK_IMPORTED_MODULE_16__/* .withOwnFiles */ .sQ)(input, io);
    const { isPersonThere } = withFiles;
    try {
        return await checkByOptions({ ...started, io: withFiles }, groups);
    }
    catch (error) {
        if (!(error instanceof _check_command_input_js__WEBPACK_IMPORTED_MODULE_18__/* .UsageError */ .eb))
            throw error;
        if (!(0,_hosts_trust_checkout_js__WEBPACK_IMPORTED_MODULE_5__/* .isTerminalMissing */ .PO)(error.problems, { environment, isPersonThere }))
            throw error;
        const message = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_12__/* .textOf */ .b6)(_hosts_trust_checkout_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_TERMINAL */ .f_);
        throw new _check_command_input_js__WEBPACK_IMPORTED_MODULE_18__/* .UsageError */ .eb([{ where: 'no terminal', message }, ...error.problems]);
    }
}
async function checkByOptions(started, groups) {
    const { input, io, log } = started;
    const { workingDirectory, screen } = io;
    const explainedPolicy = (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_18__/* .optionOf */ .XD)(input, 'explain');
    const reportsPath = (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_18__/* .optionOf */ .XD)(input, 'reports');
    const reports = reportsPath === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, reportsPath);
    const send = (0,_client_http_send_js__WEBPACK_IMPORTED_MODULE_6__/* .createSend */ .R)(io);
    const ports = (0,_check_time_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limitTime */ .DZ)((0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_13__/* .readTimeout */ .OW)((0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_18__/* .optionOf */ .XD)(input, 'timeout')), { ...io, send });
    const output = {
        reports,
        command: log.command,
        writeReports: (view, directory) => (0,_hosts_write_reports_js__WEBPACK_IMPORTED_MODULE_4__/* .writeReports */ .Li)(_output_files_js__WEBPACK_IMPORTED_MODULE_19__/* .REPORT_FILES */ .JL, view, directory, _machine_write_whole_file_js__WEBPACK_IMPORTED_MODULE_20__/* .writeWholeFile */ .R),
    };
    const ciHost = await (0,_model_ended_by_js__WEBPACK_IMPORTED_MODULE_7__/* .endedBy */ .m)(ports.endSignal, (0,_hosts_ci_job_js__WEBPACK_IMPORTED_MODULE_3__/* .openCiJob */ .u)(ports, output));
    (0,_load_options_js__WEBPACK_IMPORTED_MODULE_16__/* .refuseInCi */ .eN)(input, io, ciHost.jobTree);
    const checked = await (0,_check_check_js__WEBPACK_IMPORTED_MODULE_1__/* .check */ .z6)(ciHost, {
        async settings(jobTree, _, parsed) {
            const explains = explainedPolicy !== undefined;
            const more = { parsed, groups, explains };
            const loaded = await (0,_load_options_js__WEBPACK_IMPORTED_MODULE_16__/* .loadCheckSettings */ .qR)(input, io, jobTree, more);
            const pathProblems = await (0,_output_files_js__WEBPACK_IMPORTED_MODULE_19__/* .reportPathProblems */ .Up)(input, workingDirectory);
            if ('settings' in loaded && pathProblems.length === 0)
                return loaded;
            const settingProblems = 'problems' in loaded ? loaded.problems : [];
            throw new _check_command_input_js__WEBPACK_IMPORTED_MODULE_18__/* .UsageError */ .eb([...settingProblems.map(_check_check_options_js__WEBPACK_IMPORTED_MODULE_14__/* .toOptionProblem */ ._m), ...pathProblems]);
        },
        ...(0,_load_options_js__WEBPACK_IMPORTED_MODULE_16__/* .commonEntryPoint */ .GN)(started),
        // Reports of an earlier job are not part of the configuration.
        never: reports === undefined ? [] : [reports],
        explained: explainedPolicy === undefined ? undefined : explainedOn(explainedPolicy, started),
        printEnd: screen && ((view) => printOnScreen(view, screen, log)),
    }, ports);
    if (!('problems' in checked))
        return checked;
    const { problems, ended, refused } = checked;
    if (ended !== undefined)
        throw new Error((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_21__/* .sentencesOf */ .cj)(problems));
    if (refused !== undefined) {
        throw (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_18__/* .usageError */ .Wp)('--allow-untrusted-head', `is not given. ${(0,_check_check_options_js__WEBPACK_IMPORTED_MODULE_14__/* .withOptionNames */ .iO)(refused)}`);
    }
    throw new _check_command_input_js__WEBPACK_IMPORTED_MODULE_18__/* .UsageError */ .eb(problems.map(_check_check_options_js__WEBPACK_IMPORTED_MODULE_14__/* .toOptionProblem */ ._m));
}
/** Rows that the shell's prompt and the last lines of the log take beside the report. */
const ROWS_BESIDE_REPORT = 4;
/** A report on fewer rows would lose its findings; then the terminal scrolls. */
const MIN_ROWS = 20;
function printOnScreen(view, { columns, rows, colour }, log) {
    const size = { columns: columns(), rows: Math.max(MIN_ROWS, rows() - ROWS_BESIDE_REPORT) };
    for (const line of ['', ...(0,_report_screen_js__WEBPACK_IMPORTED_MODULE_10__/* .renderTerminal */ .b)(view, { ...size, colour })])
        log.command(line);
}
//# sourceMappingURL=check.js.map

/***/ }),

/***/ 32184:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ur: function() { return /* binding */ CONNECTION_OPTIONS; },
  O9: function() { return /* binding */ DIALECTS; },
  Ct: function() { return /* binding */ ORGANIZATION_OPTION; },
  Am: function() { return /* binding */ WORKSPACE_OPTION; },
  m6: function() { return /* binding */ connectTo; },
  dZ: function() { return /* binding */ findId; },
  kB: function() { return /* binding */ findNamedWorkspace; },
  Ao: function() { return /* binding */ workspaceProblems; }
});

// EXTERNAL MODULE: ./build/src/client/client.js + 27 modules
var client_client = __webpack_require__(1307);
// EXTERNAL MODULE: ./build/src/client/service-error.js
var service_error = __webpack_require__(55205);
;// CONCATENATED MODULE: ./build/src/client/find-id.js

const PREFIXES = { workspace: 'ws-', team: 'team-', 'agent pool': 'apool-' };
/** Whether a text begins like an id; it may still be a name. */
function mayBeId(kind, text) {
    return text.startsWith(PREFIXES[kind]);
}
/**
 * The id of what was given by name or id. A text that begins like an id may still be a name, unless
 * it has the full form of an id.
 *
 * @param organization needed for a text that cannot be an id
 */
async function resolveId(client, kind, text, organization) {
    const beginsLikeId = mayBeId(kind, text);
    const isId = beginsLikeId && /^[a-z]+-[A-Za-z0-9]{16}$/.test(text);
    if (isId || organization === undefined)
        return text;
    const find = async () => {
        if (kind === 'team')
            return client.names.team(organization, text);
        if (kind === 'agent pool')
            return client.names.agentPool(organization, text);
        return (await client.workspaces.showByName(organization, text)).id;
    };
    const id = await find().catch((error) => {
        // 404 can also mean "no permission": the service does not reveal what the token may not see.
        if (!beginsLikeId || !(0,service_error/* isUnseen */.NM)(error))
            throw error;
        return undefined;
    });
    if (id !== undefined || beginsLikeId)
        return id ?? text;
    const message = `No ${kind} of "${organization}" that this token sees is called "${text}". Check its name, or pass its id as in ${PREFIXES[kind]}….`;
    throw new service_error/* ServiceError */._7(message, { code: 'not-found', method: 'GET', path: kind });
}
//# sourceMappingURL=find-id.js.map
// EXTERNAL MODULE: ./build/src/hosts/describe-ci-job.js
var describe_ci_job = __webpack_require__(5059);
// EXTERNAL MODULE: ./build/src/client/http/send.js
var http_send = __webpack_require__(5226);
// EXTERNAL MODULE: ./build/src/settings/load-settings.js + 2 modules
var load_settings = __webpack_require__(60275);
// EXTERNAL MODULE: ./build/src/settings/read-blocks.js
var read_blocks = __webpack_require__(238);
// EXTERNAL MODULE: ./build/src/trust/service-host.js
var service_host = __webpack_require__(57686);
// EXTERNAL MODULE: ./build/src/check/check-options.js
var check_options = __webpack_require__(13973);
// EXTERNAL MODULE: ./build/src/check/command.js
var command = __webpack_require__(19315);
// EXTERNAL MODULE: ./build/src/cli/load-options.js
var load_options = __webpack_require__(98265);
// EXTERNAL MODULE: ./build/src/check/command-input.js
var command_input = __webpack_require__(89834);
;// CONCATENATED MODULE: ./build/src/cli/connection.js
/** How every command finds the service: the options, their defaults, the client. */











const CONNECTION_OPTIONS = (0,command/* withGroup */.I1)('Connection', [
    (0,command/* option */.uK)('--hostname <host>', 'host of the service; else TF_CLOUD_HOSTNAME, else the cloud block, else app.terraform.io'),
    (0,command/* option */.uK)('--token <token>', 'API token; else TF_API_TOKEN, TF_TOKEN_<host> or what `terraform login` stored. On the command line other users of this machine can see it'),
    (0,command/* option */.uK)('--verbose', 'log the requests to the service on standard error'),
]);
const WORKSPACE_OPTION = (0,command/* option */.uK)('-w, --workspace <name-or-id>', 'name, or id as in ws-…; else TF_WORKSPACE, else the cloud block');
const ORGANIZATION_OPTION = (0,command/* option */.uK)('--organization <name>', 'organization of what is given by its name; else TF_CLOUD_ORGANIZATION, else the cloud block');
/** How what is sent calls the policy engine; `auto` finds out from the service's answers. */
const DIALECTS = ['auto', 'engine', 'sentinel'];
/** How long a call may take: a person who waits longer looks for the reason. */
const TIME_LIMIT_MS = 60_000;
/**
 * Finds the service and the workspace of a call from its options, the environment and `cloud` blocks. The files of a
 * checkout that is judged choose nothing.
 *
 * @param needsWorkspace whether organization and workspace are needed: then the default branch may be asked for its block
 * @returns without a `target`, everything that is wrong with the options and the environment
 */
async function findNamedWorkspace(input, io, needsWorkspace) {
    const { environment, workingDirectory } = io;
    const organization = (0,command_input/* optionOf */.XD)(input, 'organization') ?? variableOf(environment, 'TF_CLOUD_ORGANIZATION');
    const workspace = (0,command_input/* optionOf */.XD)(input, 'workspace');
    const isMissing = {
        hostname: (0,command_input/* optionOf */.XD)(input, 'hostname') === undefined && !variableOf(environment, 'TF_CLOUD_HOSTNAME'),
        organization: needsWorkspace && organization === undefined,
        workspaces: needsWorkspace && workspace === undefined,
    };
    const { jobTree } = await (0,describe_ci_job/* describeCiJob */.v)(io);
    const blocks = await (0,read_blocks/* readBlocks */.v)({ inputs: {}, environment: {}, entryPoint: 'cli' }, isMissing, {
        workingDirectory,
        jobTree,
    });
    const { names: cloudBlock, forHost, proposed } = blocks;
    const { serviceHost, token, problems: targetProblems, } = (0,service_host/* chooseService */.xJ)({
        hostname: (0,command_input/* optionOf */.XD)(input, 'hostname'),
        token: (0,command_input/* optionOf */.XD)(input, 'token'),
        environment,
        storedToken: await (0,load_options/* readStoredTokens */.AL)(environment),
        block: forHost,
        otherBlocks: proposed?.blocks,
        missingToken: (hostname) => ({
            message: `is missing. Set TF_API_TOKEN, pass --token, or run \`terraform login ${hostname}\`.`,
        }),
    });
    const { unread } = cloudBlock ?? {};
    const { name, prefix = '' } = cloudBlock?.workspaces ?? {};
    const selected = variableOf(environment, 'TF_WORKSPACE');
    const ofBlock = selected === undefined ? name : `${prefix}${selected}`;
    const named = {
        organization: organization ?? cloudBlock?.organization,
        // As in Terraform: what is selected comes after the prefix of a `backend "remote"`.
        workspace: workspace ?? (unread?.workspaces === undefined ? ofBlock : undefined),
        broken: blocks.problem ?? unread?.organization ?? unread?.workspaces,
    };
    const isMissingName = needsWorkspace && (named.organization === undefined || named.workspace === undefined);
    const problems = [
        // Who misses a name tells of it in place of the name.
        ...(blocks.problem === undefined || isMissingName ? [] : [blocks.problem]),
        ...targetProblems,
        ...(0,load_settings/* proxyProblems */.Dg)(environment),
    ];
    if (serviceHost === undefined || token === undefined || problems.length > 0) {
        return { ...named, problems: problems.map(check_options/* toOptionProblem */._m) };
    }
    return { ...named, target: { ...serviceHost, token } };
}
/** Undefined for a variable that is not set or blank. */
function variableOf(environment, name) {
    return environment[name]?.trim() || undefined;
}
/** Makes a client, whose token the log conceals from here on. `timeLimitMs` is for the whole call; a minute if left out. */
function connectTo({ origin, token }, input, io, { log, timeLimitMs = TIME_LIMIT_MS }) {
    log.secret(token);
    const send = (0,http_send/* createSend */.R)(io);
    const dialect = DIALECTS.find((word) => word === (0,command_input/* optionOf */.XD)(input, 'dialect'));
    const deadline = io.clock.now() + timeLimitMs;
    const client = (0,client_client/* createClient */.U)({
        ...io,
        origin,
        token,
        send,
        log,
        deadline,
        dialect,
        discovers: true,
        secrets: log.secrets,
    });
    return {
        client,
        deadline,
        close: async () => {
            await send.close();
            await log.flush();
        },
    };
}
/** What is missing to find the workspace of a command that needs one. */
function workspaceProblems({ workspace, organization, broken }) {
    if (workspace === undefined) {
        const message = 'is needed: a name, or an id as in ws-…; a cloud block in this directory would do.';
        return [broken ?? { where: '--workspace', message }];
    }
    if (organization !== undefined || mayBeId('workspace', workspace))
        return [];
    return [broken ?? needsOrganization('workspace', workspace)];
}
function needsOrganization(kind, name) {
    const message = `is needed to find the ${kind} "${name}" by its name.`;
    return { where: '--organization', message };
}
/**
 * The id of what was given by its name or its id.
 * @throws UsageError for a name without an organization: with `broken`, why the `cloud` block could not say which, if there is one
 */
async function findId(client, kind, nameOrId, { organization, broken }) {
    if (organization === undefined && !mayBeId(kind, nameOrId)) {
        throw new command_input/* UsageError */.eb([broken ?? needsOrganization(kind, nameOrId)]);
    }
    return resolveId(client, kind, nameOrId, organization);
}
//# sourceMappingURL=connection.js.map

/***/ }),

/***/ 33621:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bl: function() { return /* binding */ idArgument; },
/* harmony export */   Ek: function() { return /* binding */ changedAt; },
/* harmony export */   Iu: function() { return /* binding */ listCommand; },
/* harmony export */   TB: function() { return /* binding */ showCommand; },
/* harmony export */   Z$: function() { return /* binding */ confirmProblems; },
/* harmony export */   ZU: function() { return /* binding */ withIncluded; },
/* harmony export */   bE: function() { return /* binding */ TRANSFER_TIME_LIMIT_MS; },
/* harmony export */   c2: function() { return /* binding */ includeOption; },
/* harmony export */   kh: function() { return /* binding */ actionCommand; },
/* harmony export */   lJ: function() { return /* binding */ confirm; },
/* harmony export */   sZ: function() { return /* binding */ YES_OPTION; },
/* harmony export */   xD: function() { return /* binding */ operationCommand; }
/* harmony export */ });
/* harmony import */ var _client_http_route_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42531);
/* harmony import */ var _report_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47912);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74913);
/* harmony import */ var _check_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19315);
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32184);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11438);
/* harmony import */ var _report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22195);
/* harmony import */ var _check_command_input_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89834);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(52848);









/** The time for an archive over a slow line: half an hour. */
const TRANSFER_TIME_LIMIT_MS = 1_800_000;
const LIST_OPTIONS = [
    (0,_check_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--all', 'read every page'),
    (0,_check_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--page <number>', 'which page, from 1', { check: (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_7__/* .wholeNumber */ .rD)(1, 999_999_999) }),
    (0,_check_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--page-size <count>', 'entries per page, up to 100; 20 where the service decides', {
        check: (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_7__/* .wholeNumber */ .rD)(1, 100),
    }),
];
const YES_OPTION = (0,_check_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('-y, --yes', 'do it without asking; required without a terminal');
const JSON_OPTION = (0,_check_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--json', 'print the result as JSON and nothing else');
function idArgument(name, prefix) {
    const check = (word) => (0,_client_http_route_js__WEBPACK_IMPORTED_MODULE_0__/* .idProblems */ .oz)(word)[0];
    return { name, description: `id as in ${prefix}-…`, required: true, check };
}
/** Name of an id in a route → the argument for it. A workspace is an option and not an argument. */
const ARGUMENT_OF_ID = {
    agent_pool_id: { name: 'pool', description: 'name, or id as in apool-…', required: true },
    agent_token_id: idArgument('agent-token', 'at'),
    configuration_version_id: idArgument('version', 'cv'),
    policy_check_id: idArgument('check', 'polchk'),
    run_id: idArgument('run', 'run'),
    team_workspace_id: idArgument('team-access', 'tws'),
};
/**
 * A command that connects to the service. It gets the options of the connection and `--json`, and unless `spec` has
 * arguments, one for each id in its route.
 *
 * @param route as in `GET /policy-checks/<policy_check_id>`; the description in the help begins with it. Empty if the
 *   command has no route or several
 * @param spec its `call` resolves to the exit code, or to undefined for success
 */
function operationCommand(name, route, spec) {
    const { problems: findProblems, destroys, call, timeLimitMs, routes = [], ...command } = spec;
    const idNames = Array.from(route.matchAll(/<(\w+)>/g), ([, idName = '']) => idName);
    const argumentSpecs = spec.arguments ?? idNames.flatMap((name) => ARGUMENT_OF_ID[name] ?? []);
    const inWorkspace = spec.inWorkspace ?? (idNames.includes('workspace_id') ? true : undefined);
    const inPool = idNames.includes('agent_pool_id');
    const options = Array.from(spec.options ?? []);
    if (inWorkspace)
        options.unshift(_connection_js__WEBPACK_IMPORTED_MODULE_4__/* .WORKSPACE_OPTION */ .Am, _connection_js__WEBPACK_IMPORTED_MODULE_4__/* .ORGANIZATION_OPTION */ .Ct);
    if (inPool)
        options.unshift(_connection_js__WEBPACK_IMPORTED_MODULE_4__/* .ORGANIZATION_OPTION */ .Ct);
    if (destroys)
        options.push(YES_OPTION);
    if (!options.some((option) => option.name === 'json'))
        options.push(JSON_OPTION);
    options.push(..._connection_js__WEBPACK_IMPORTED_MODULE_4__/* .CONNECTION_OPTIONS */ .Ur);
    async function examine(input, io) {
        const named = await (0,_connection_js__WEBPACK_IMPORTED_MODULE_4__/* .findNamedWorkspace */ .kB)(input, io, inWorkspace !== undefined || inPool);
        const firstArgument = (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_7__/* .argumentOf */ .Nf)(input, argumentSpecs[0]?.name ?? '');
        const problems = (await findProblems?.(input, io)) ?? [];
        if (destroys)
            problems.push(...confirmProblems(`${destroys} ${firstArgument}`, input, io));
        if (inWorkspace === true || (inWorkspace === 'of a run' && named.workspace !== undefined)) {
            problems.unshift(...(0,_connection_js__WEBPACK_IMPORTED_MODULE_4__/* .workspaceProblems */ .Ao)(named));
        }
        if ('problems' in named)
            problems.push(...named.problems);
        return { named, firstArgument, problems };
    }
    return {
        ...command,
        name,
        arguments: argumentSpecs,
        options,
        routes: route === '' ? routes : [route, ...routes],
        description: (0,_report_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinNonEmpty */ .JO)(' ', route && `${route}.`, spec.description),
        problems: async (input, io) => (await examine(input, io)).problems,
        async run(input, io) {
            const { named, firstArgument, problems } = await examine(input, io);
            if (problems.length > 0 || 'problems' in named)
                throw new _check_command_input_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .eb(problems);
            if (destroys)
                await confirm(`${destroys} ${firstArgument}`, input, io);
            const printTo = (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_7__/* .wantsJson */ .k0)(input) ? 'err' : 'out';
            const log = (0,_log_js__WEBPACK_IMPORTED_MODULE_5__/* .createLog */ .h)(io, { verbose: (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_7__/* .flagOf */ .iP)(input, 'verbose'), printTo });
            const { client, deadline, close } = (0,_connection_js__WEBPACK_IMPORTED_MODULE_4__/* .connectTo */ .m6)(named.target, input, io, {
                log,
                timeLimitMs: typeof timeLimitMs === 'function' ? timeLimitMs(input) : timeLimitMs,
            });
            try {
                const id = inPool
                    ? await (0,_connection_js__WEBPACK_IMPORTED_MODULE_4__/* .findId */ .dZ)(client, 'agent pool', firstArgument, named)
                    : firstArgument;
                const exitCode = await call({
                    client,
                    deadline,
                    input,
                    io,
                    log,
                    id,
                    named,
                    workspaceId: () => (0,_connection_js__WEBPACK_IMPORTED_MODULE_4__/* .findId */ .dZ)(client, 'workspace', named.workspace ?? '', named),
                    teamId: () => (0,_connection_js__WEBPACK_IMPORTED_MODULE_4__/* .findId */ .dZ)(client, 'team', (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_7__/* .optionOf */ .XD)(input, 'team') ?? '', named),
                    answer: (document, text) => io.out(log.secrets.conceal((0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_7__/* .flagOf */ .iP)(input, 'json') ? (0,_report_json_js__WEBPACK_IMPORTED_MODULE_1__/* .printableJson */ .et)(document) : text)),
                });
                return exitCode ?? _check_command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.green;
            }
            finally {
                await close();
            }
        },
    };
}
/**
 * Without `--yes` and without a terminal there is nobody to confirm: the call is refused.
 *
 * @param effect what the command does, as in `delete the files of cv-1`
 */
function confirmProblems(effect, input, io) {
    if ((0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_7__/* .flagOf */ .iP)(input, 'yes') || io.canAnswer)
        return [];
    return [{ where: '--yes', message: `is needed to ${effect}: there is no terminal to ask at.` }];
}
/** Returns if `--yes` is given or the person confirms. @throws UsageError if not */
async function confirm(effect, input, io) {
    if ((0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_7__/* .flagOf */ .iP)(input, 'yes'))
        return;
    const answer = await io.ask(`This will ${effect} permanently. Continue? [y/N] `);
    if (answer?.trim().toLowerCase() !== 'y') {
        throw (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_7__/* .usageError */ .Wp)('--yes', 'was not given, and you did not say "y".');
    }
}
/** An operation with one resource as its result. */
function showCommand(name, route, spec) {
    const { ask, facts, ...described } = spec;
    return operationCommand(name, route, {
        ...described,
        async call(call) {
            const resource = await ask(call);
            await call.answer({ data: resource }, (0,_table_js__WEBPACK_IMPORTED_MODULE_8__/* .renderRecord */ .s)(facts(resource)));
        },
    });
}
/** An operation without a result; `done` makes the sentence for people from the id. */
function actionCommand(name, route, spec) {
    const { act, done, ...described } = spec;
    return operationCommand(name, route, {
        ...described,
        async call(call) {
            await act(call);
            await call.answer({ data: null }, `${done((0,_report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_6__/* .safeLine */ .om)(call.id))}\n`);
        },
    });
}
/** An operation with a list as its result: one page of it, or all of them. */
function listCommand(name, route, spec) {
    const { ask, columns, namesOf, document, ...described } = spec;
    return operationCommand(name, route, {
        ...described,
        options: (spec.options ?? []).concat(LIST_OPTIONS),
        problems(input) {
            const choosesPage = ['page', 'page-size'].some((name) => (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_7__/* .optionOf */ .XD)(input, name) !== undefined);
            if (!(0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_7__/* .flagOf */ .iP)(input, 'all') || !choosesPage)
                return [];
            return [{ where: '--all', message: 'reads every page: leave out --page and --page-size.' }];
        },
        async call(call) {
            const { input, log } = call;
            const listing = await ask(call);
            const page = { number: (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_7__/* .numberOf */ .rl)(input, 'page'), size: (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_7__/* .numberOf */ .rl)(input, 'page-size') };
            const { items, pagination, absent } = (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_7__/* .flagOf */ .iP)(input, 'all')
                ? await listing.whole()
                : await listing.page(page);
            const data = document?.(items, input) ?? { data: items };
            const names = (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_7__/* .flagOf */ .iP)(input, 'json') ? undefined : await namesOf?.(items, call);
            const rows = items.map((item) => Object.values(columns).map((cellOf) => cellOf(item, names ?? new Map())));
            await call.answer(pagination ? { ...data, meta: { pagination } } : data, (0,_table_js__WEBPACK_IMPORTED_MODULE_8__/* .renderTable */ .b)(Object.keys(columns), rows));
            const nextPage = pagination?.['next-page'] ?? undefined;
            if (nextPage !== undefined) {
                const total = pagination?.['total-count'] ?? undefined;
                const ofTotal = total === undefined ? '' : ` of ${total}`;
                log.info(`${items.length}${ofTotal} shown; for more: --page ${nextPage}, or --all.`);
            }
            else if (items.length === 0) {
                log.info(absent ? 'This service has no such list.' : 'There is none.');
            }
        },
    });
}
/**
 * When a resource got its present status.
 *
 * @param timestamps status → when the resource got it, as in `2026-11-20T14:00:00+00:00`, which sorts by time
 * @returns the latest of them
 */
function changedAt(timestamps) {
    const dates = Object.values(timestamps ?? {}).filter((date) => date !== null);
    return dates.sort().at(-1);
}
/** `--include`, which adds related resources to the document. */
function includeOption(names, description) {
    return (0,_check_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--include <relation>', description, { choices: names, repeatable: true });
}
/** The document of a resource, with the related ones that are known if `--include` is given. */
function withIncluded(data, related, input) {
    if (input.options['include'] === undefined)
        return { data };
    return { data, included: related.filter((resource) => resource !== undefined) };
}
//# sourceMappingURL=operation.js.map

/***/ }),

/***/ 51141:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  agentTokens: function() { return /* reexport */ agentTokens; },
  audit: function() { return /* reexport */ audit; },
  combine: function() { return /* reexport */ combine; },
  configurationVersions: function() { return /* reexport */ configurationVersions; },
  digest: function() { return /* reexport */ digest; },
  doctor: function() { return /* reexport */ doctor; },
  init: function() { return /* reexport */ init; },
  matrix: function() { return /* reexport */ matrix; },
  override: function() { return /* reexport */ override; },
  policyChecks: function() { return /* reexport */ policyChecks; },
  policyTrials: function() { return /* reexport */ policyTrials; },
  runs: function() { return /* reexport */ runs; },
  teamAccess: function() { return /* reexport */ teamAccess; }
});

// EXTERNAL MODULE: ./build/src/report/json.js
var report_json = __webpack_require__(47912);
// EXTERNAL MODULE: ./build/src/check/command.js
var command = __webpack_require__(19315);
// EXTERNAL MODULE: ./build/src/report/neutralise-log.js
var neutralise_log = __webpack_require__(22195);
// EXTERNAL MODULE: ./build/src/cli/operation.js
var operation = __webpack_require__(33621);
// EXTERNAL MODULE: ./build/src/check/command-input.js
var command_input = __webpack_require__(89834);
// EXTERNAL MODULE: ./build/src/cli/table.js
var cli_table = __webpack_require__(52848);
// EXTERNAL MODULE: ./build/src/cli/output-files.js
var output_files = __webpack_require__(32121);
;// CONCATENATED MODULE: ./build/src/cli/agent-tokens.js







const agentTokens = {
    name: 'agent-tokens',
    summary: 'tokens with which HCP agents of a pool sign in',
    commands: [
        (0,operation/* listCommand */.Iu)('list', 'GET /agent-pools/<agent_pool_id>/authentication-tokens', {
            summary: 'list the tokens of an agent pool, without their secrets',
            ask: ({ client, id }) => client.agentTokens.list(id),
            columns: {
                id: ({ id }) => id,
                created: ({ attributes }) => attributes['created-at'],
                'last used': ({ attributes }) => attributes['last-used-at'] ?? 'never',
                expires: ({ attributes }) => attributes['expired-at'] ?? 'never',
                description: ({ attributes }) => attributes.description,
            },
        }),
        (0,operation/* showCommand */.TB)('show', 'GET /authentication-tokens/<agent_token_id>', {
            summary: 'show one agent token, without its secret',
            ask: ({ client, id }) => client.agentTokens.show(id),
            facts: tokenFacts,
        }),
        (0,operation/* operationCommand */.xD)('create', 'POST /agent-pools/<agent_pool_id>/authentication-tokens', {
            summary: 'create an agent token and hand over its secret, once',
            description: 'The secret cannot be read again later. Standard output gets the secret alone. With --output it goes to a new file that only you can read.',
            options: [
                (0,command/* option */.uK)('--description <text>', 'what the token is for', { required: true }),
                (0,command/* option */.uK)('--expired-at <time>', 'when it stops working, as in 2027-01-31T12:00:00Z'),
                (0,command/* option */.uK)('-o, --output <file>', 'new file for the secret instead of standard output'),
            ],
            examples: {
                'plangate agent-tokens create apool-… --description "build farm" --output agent.token': 'keep the secret out of logs and of the shell',
            },
            async call({ client, id, input, io, log, answer }) {
                const createToken = async () => {
                    const value = await client.agentTokens.create(id, (0,command_input/* optionOf */.XD)(input, 'description') ?? '', {
                        expiredAt: (0,command_input/* optionOf */.XD)(input, 'expired-at'),
                    });
                    return { content: `${value.attributes.token}\n`, value, id: value.id };
                };
                const outputPath = (0,command_input/* optionOf */.XD)(input, 'output');
                if (outputPath === undefined) {
                    const { content, value } = await createToken();
                    // Not by `answer`, which conceals secrets: here the secret is what was asked for.
                    await io.out((0,command_input/* flagOf */.iP)(input, 'json') ? (0,report_json/* printableJson */.et)({ data: value }) : content);
                    log.info(`${(0,neutralise_log/* safeLine */.om)(value.id)} created. The secret above cannot be read again.`);
                    return;
                }
                const created = await (0,output_files/* writeSecretFile */.AK)('output', outputPath, io.workingDirectory, createToken);
                const withoutSecret = { ...created, attributes: { ...created.attributes, token: null } };
                const text = (0,cli_table/* renderRecord */.s)([...tokenFacts(created), ['secret in', outputPath]]);
                await answer({ data: withoutSecret }, text);
            },
        }),
        (0,operation/* actionCommand */.kh)('destroy', 'DELETE /authentication-tokens/<agent_token_id>', {
            summary: 'destroy an agent token: agents that use it can no longer sign in',
            destroys: 'destroy the agent token',
            act: ({ client, id }) => client.agentTokens.destroy(id),
            done: (id) => `${id} is destroyed.`,
        }),
    ],
};
function tokenFacts({ id, attributes }) {
    return [
        ['id', id],
        ['description', attributes.description],
        ['created-at', attributes['created-at']],
        ['last-used-at', attributes['last-used-at'] ?? 'never'],
        ['expired-at', attributes['expired-at']],
    ];
}
//# sourceMappingURL=agent-tokens.js.map
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/gate/groups.js
var gate_groups = __webpack_require__(76337);
// EXTERNAL MODULE: ./build/src/cli/check.js
var check = __webpack_require__(36136);
// EXTERNAL MODULE: ./build/src/check/check-options.js
var check_options = __webpack_require__(13973);
// EXTERNAL MODULE: ./build/src/check/time-limits.js
var time_limits = __webpack_require__(96890);
;// CONCATENATED MODULE: ./build/src/cli/combine.js
/** `combine`: the groups of a matrix as one verdict, one comment, one required check. */








const combine = {
    name: 'combine',
    tidiesUpMs: time_limits/* LAST_AFTER_SIGNAL_MS */.q1,
    summary: 'judge the groups of a matrix again, as one verdict',
    description: 'Combines the output of `plangate matrix` and the reports of its groups into one verdict. The verdict is also the exit code: the one check to require.\n\nReports only name the runs. Every run is read from the service and judged again. It counts only if its message names its group; writing that message needs the token. A group that is missing, duplicate, incomplete or of another commit is undecided and listed.',
    arguments: [command/* DIRECTORY */.Md],
    more: check_options/* INPUTS_PAGE */.iV,
    options: [
        (0,command/* option */.uK)('--groups <json>', 'output of `plangate matrix`, from the output of its job; else PLANGATE_GROUPS'),
        (0,command/* option */.uK)('--from <directory>', 'directory with the reports of the groups: every *.json below it', {
            default: 'plangate-reports',
        }),
        ...(0,check_options/* optionsFor */.A5)('groups'),
        ...output_files/* REPORT_OPTIONS */.uJ,
        command/* TRUST_OPTION */.J5,
        (0,command/* option */.uK)('--verbose', 'log the requests to the service'),
    ],
    often: ['groups', 'from', 'organization', 'hostname', 'fail-on', 'protect', 'reports', 'json'],
    examples: {
        'plangate combine --groups "$GROUPS" --from reports --organization acme': 'in the last job of the workflow, which always runs',
    },
    run,
};
async function run(input, io) {
    const text = (0,command_input/* optionOf */.XD)(input, 'groups') ?? io.environment['PLANGATE_GROUPS'] ?? '';
    const groups = text.trim() === ''
        ? { problem: 'is needed: what `plangate matrix` printed, from the output of its job.' }
        : (0,gate_groups/* readGroups */.b5)(text);
    if ('problem' in groups)
        throw (0,command_input/* usageError */.Wp)('--groups', groups.problem);
    const reportsIn = (0,external_node_path_.resolve)(io.workingDirectory, (0,command_input/* optionOf */.XD)(input, 'from') ?? '');
    return await (0,check.runCheck)(input, io, { groups, reportsIn });
}
//# sourceMappingURL=combine.js.map
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/src/archive/describe-archive.js
var describe_archive = __webpack_require__(82988);
// EXTERNAL MODULE: ./build/src/archive/pack-directory.js + 8 modules
var pack_directory = __webpack_require__(20464);
// EXTERNAL MODULE: ./build/src/hosts/job-workspace.js
var job_workspace = __webpack_require__(68754);
// EXTERNAL MODULE: ./build/src/machine/read-regular.js
var read_regular = __webpack_require__(43962);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(74913);
// EXTERNAL MODULE: ./build/src/machine/write-whole-file.js
var write_whole_file = __webpack_require__(28677);
;// CONCATENATED MODULE: ./build/src/cli/configuration-versions.js
/** Configuration versions: the uploaded files that runs use. Nothing here prints an upload URL but the option for it. */















const INCLUDES = ['run', 'ingress_attributes'];
const VERSION_ROUTE = '/configuration-versions/<configuration_version_id>';
const DOWNLOAD_FOR_RUN = 'GET /runs/<run_id>/configuration-version/download';
function ingressFacts({ attributes }) {
    return [
        ['repository', attributes.identifier],
        ['branch', attributes.branch],
        ['tag', attributes.tag],
        ['commit', attributes['commit-sha']],
        ['commit-message', attributes['commit-message']],
        ['commit-url', attributes['commit-url']],
        ['compare-url', attributes['compare-url']],
        ['pull-request', attributes['pull-request-number']],
        ['pull-request-title', attributes['pull-request-title']],
        ['pull-request-url', attributes['pull-request-url']],
        ['sender', attributes['sender-username']],
    ];
}
/**
 * Uploads to a version, and gives back how it is afterwards. The files are packed first, so that no version is created that
 * waits for a missing file.
 *
 * @param path of a directory or a .tar.gz, as it was written
 */
async function uploadFiles(getVersion, path, { client, io, log }) {
    const archive = await openArchive(path, io, log);
    try {
        const version = await getVersion();
        await client.configurationVersions.upload(version, archive.body);
        return (await client.configurationVersions.show(version.id)).version;
    }
    finally {
        await archive.remove();
    }
}
/** A .tar.gz as it is, or a directory, packed; `remove` deletes what was packed. */
async function openArchive(path, io, log) {
    const absolute = (0,external_node_path_.resolve)(io.workingDirectory, path);
    const stats = await (0,promises_.stat)(absolute).catch(() => undefined);
    if (stats === undefined)
        throw (0,command_input/* usageError */.Wp)('--upload', `"${path}" is not there.`);
    if (stats.isFile())
        return { body: fileBody(absolute, stats.size, io), remove: async () => { } };
    const archive = await (0,pack_directory.packDirectory)({ root: absolute, workspace: (0,job_workspace/* workspaceOf */.B3)(io.environment, io.workingDirectory) }, { ...io, log });
    const files = archive.entries.filter(({ type }) => type === 'file').length;
    log.info(`packed ${(0,report_text/* countWords */.rj)(files, 'file')}, ${archive.bytes} bytes, sha256 ${archive.sha256}`);
    const body = fileBody(archive.path, archive.bytes, io);
    return {
        body: { ...body, largest: (0,describe_archive/* largestFiles */.Sd)(archive.entries) },
        remove: () => archive.remove(),
    };
}
/** A file as the body of an upload, which shows its progress in the status line. */
function fileBody(path, bytes, { status }) {
    const showProgress = (sent) => {
        const progress = `uploading ${(0,report_text/* formatSize */.Xq)(sent)} of ${(0,report_text/* formatSize */.Xq)(bytes)}`;
        void status?.(sent < bytes ? progress : undefined);
    };
    return { path, bytes, sent: showProgress };
}
/** A file of `--upload-url-file`: the id of a version and its upload URL, a secret that the service sends once. */
async function readUrlFile(shownAs, io) {
    const urlFileError = (message) => (0,command_input/* usageError */.Wp)('--upload-url-file', `"${shownAs}" ${message}`);
    const { signal, workingDirectory } = io;
    const reading = (0,read_regular/* readNamedFile */.wh)((0,external_node_path_.resolve)(workingDirectory, shownAs), signal);
    const content = (0,parse/* parseJson */.qF)(await reading.catch(() => ''));
    signal.throwIfAborted();
    if (content === undefined)
        throw urlFileError('cannot be read.');
    const { id, 'upload-url': url } = (0,parse/* fieldsOf */.Pf)(content);
    if (typeof id !== 'string' || typeof url !== 'string') {
        throw urlFileError('was not written by `configuration-versions create`.');
    }
    return {
        id,
        type: 'configuration-versions',
        attributes: { status: 'pending', 'upload-url': url },
        relationships: {},
        links: {},
    };
}
/** What people need to know about a configuration version; never its upload URL. */
function versionFacts({ id, attributes }) {
    return [
        ['id', id],
        ['status', attributes.status],
        ['error', attributes['error-message'] ?? attributes.error],
        ['source', attributes.source],
        ['speculative', attributes.speculative],
        ['provisional', attributes.provisional],
        ['auto-queue-runs', attributes['auto-queue-runs']],
        ...Object.entries(attributes['status-timestamps'] ?? {}),
    ];
}
/** Prints a version as the result, without the URL that would allow anyone to upload to it. */
async function answerWithoutUrl(version, { answer }) {
    const { 'upload-url': _secret, ...attributes } = version.attributes;
    await answer({ data: { ...version, attributes } }, (0,cli_table/* renderRecord */.s)(versionFacts(version)));
}
const createVersion = (0,operation/* operationCommand */.xD)('create', 'POST /workspaces/<workspace_id>/configuration-versions', {
    summary: 'create a configuration version and upload to it now or later',
    description: 'Needs the permission to queue plans and the token of a user or a team.\n\nThe service returns the upload URL once, and anybody who has it can upload. Choose what to do with it. --upload sends the files at once. --upload-url-file writes it to a file that only you can read, for `plangate configuration-versions upload`.',
    options: [
        (0,command/* option */.uK)('--speculative', 'only for plans that can never be applied'),
        (0,command/* option */.uK)('--provisional', 'does not become the current version before its run is applied'),
        (0,command/* option */.uK)('--no-run', 'do not start a run once the files have arrived'),
        (0,command/* option */.uK)('--upload <path>', 'a directory or a .tar.gz to upload at once'),
        (0,command/* option */.uK)('--upload-url-file <file>', 'new file that keeps the upload URL, readable by you only'),
    ],
    examples: {
        'plangate configuration-versions create -w net-prod --speculative --upload infra': 'pack a directory, upload it, start a plan',
    },
    problems: (input) => {
        const uploads = (0,command_input/* optionOf */.XD)(input, 'upload') !== undefined;
        const keepsUrl = (0,command_input/* optionOf */.XD)(input, 'upload-url-file') !== undefined;
        if (uploads !== keepsUrl)
            return [];
        const message = 'or --upload-url-file is needed: the service returns the URL only once.';
        return [{ where: '--upload', message }];
    },
    timeLimitMs: operation/* TRANSFER_TIME_LIMIT_MS */.bE,
    async call(call) {
        const { client, input, io, workspaceId } = call;
        const create = async () => client.configurationVersions.create(await workspaceId(), {
            autoQueueRuns: !(0,command_input/* flagOf */.iP)(input, 'no-run'),
            speculative: (0,command_input/* flagOf */.iP)(input, 'speculative'),
            provisional: (0,command_input/* flagOf */.iP)(input, 'provisional'),
        });
        const path = (0,command_input/* optionOf */.XD)(input, 'upload');
        if (path !== undefined)
            return answerWithoutUrl(await uploadFiles(create, path, call), call);
        const urlFile = (0,command_input/* optionOf */.XD)(input, 'upload-url-file') ?? '';
        const createUrl = async () => {
            const value = await create();
            const written = { id: value.id, 'upload-url': value.attributes['upload-url'] };
            return { content: `${JSON.stringify(written)}\n`, value, id: value.id };
        };
        const { workingDirectory } = io;
        const version = await (0,output_files/* writeSecretFile */.AK)('upload-url-file', urlFile, workingDirectory, createUrl);
        await answerWithoutUrl(version, call);
    },
});
const uploadVersion = (0,operation/* operationCommand */.xD)('upload', 'PUT <upload_url>', {
    summary: 'upload files to a configuration version that was created before',
    description: 'The URL comes from the file that `plangate configuration-versions create --upload-url-file` wrote. A directory is packed as `plangate pack` would; a .tar.gz is sent as it is.',
    arguments: [{ name: 'upload', description: 'the same as --upload', required: false }],
    options: [
        (0,command/* option */.uK)('--upload <path>', 'a directory or a .tar.gz', { required: true }),
        (0,command/* option */.uK)('--upload-url-file <file>', 'the file that `create` wrote', { required: true }),
    ],
    timeLimitMs: operation/* TRANSFER_TIME_LIMIT_MS */.bE,
    async call(call) {
        const { input, io } = call;
        const version = await readUrlFile((0,command_input/* optionOf */.XD)(input, 'upload-url-file') ?? '', io);
        const path = (0,command_input/* optionOf */.XD)(input, 'upload') ?? '';
        await answerWithoutUrl(await uploadFiles(async () => version, path, call), call);
    },
});
const configurationVersions = {
    name: 'configuration-versions',
    summary: 'the uploaded files that runs work on',
    commands: [
        (0,operation/* listCommand */.Iu)('list', 'GET /workspaces/<workspace_id>/configuration-versions', {
            summary: 'list the configuration versions of a workspace',
            description: 'Needs the permission to read runs.',
            examples: {
                'plangate configuration-versions list --organization acme --workspace net-prod --all': 'every version there is',
            },
            ask: async ({ client, workspaceId }) => client.configurationVersions.list(await workspaceId()),
            columns: {
                id: ({ id }) => id,
                status: ({ attributes }) => attributes.status,
                since: ({ attributes }) => (0,operation/* changedAt */.Ek)(attributes['status-timestamps']),
                source: ({ attributes }) => attributes.source,
                speculative: ({ attributes }) => attributes.speculative,
                provisional: ({ attributes }) => attributes.provisional,
                'auto-queue-runs': ({ attributes }) => attributes['auto-queue-runs'],
            },
        }),
        (0,operation/* operationCommand */.xD)('show', `GET ${VERSION_ROUTE}`, {
            summary: 'show one configuration version',
            description: 'Needs the permission to read runs.',
            options: [
                (0,operation/* includeOption */.c2)([...INCLUDES, 'ingress-attributes'], 'show what belongs to it as well'),
            ],
            async call({ client, id, input, answer }) {
                // The API's own documents write both `ingress_attributes` and `ingress-attributes`.
                const asked = (0,command_input/* optionsOf */.cz)(input, 'include').map((name) => name.replaceAll('-', '_'));
                const include = INCLUDES.filter((name) => asked.includes(name));
                const shown = await client.configurationVersions.show(id, { include });
                const { version, run, ingressAttributes: commit } = shown;
                const text = (0,cli_table/* renderRecord */.s)([
                    ...versionFacts(version),
                    ['run', run && `${run.id} (${run.attributes.status})`],
                    ...(commit ? ingressFacts(commit) : []),
                ]);
                await answer((0,operation/* withIncluded */.ZU)(version, [run, commit], input), text);
            },
        }),
        (0,operation/* showCommand */.TB)('ingress-attributes', `GET ${VERSION_ROUTE}/ingress-attributes`, {
            summary: 'show the commit that a configuration version was made from',
            description: 'Only versions that came from a version-control repository have one.',
            ask: ({ client, id }) => client.configurationVersions.ingressAttributes(id),
            facts: ingressFacts,
        }),
        createVersion,
        uploadVersion,
        (0,operation/* operationCommand */.xD)('download', `GET ${VERSION_ROUTE}/download`, {
            summary: 'download the files of a configuration version, or of the one that a run used',
            description: `With --run: ${DOWNLOAD_FOR_RUN}.\n\nThe file appears under its name when it is complete and not before.`,
            routes: [DOWNLOAD_FOR_RUN],
            arguments: [{ ...(0,operation/* idArgument */.Bl)('version', 'cv'), required: false }],
            options: [
                (0,command/* option */.uK)('--run <run>', 'id as in run-…: the version that this run used'),
                (0,command/* option */.uK)('-o, --output <file>', 'where to; else <id>.tar.gz in this directory'),
                (0,command/* option */.uK)('--force', 'replace the file if it exists'),
            ],
            problems: (input) => {
                const hasVersion = input.arguments['version'] !== undefined;
                const hasRun = input.options['run'] !== undefined;
                if (hasVersion !== hasRun)
                    return [];
                return [{ where: 'VERSION', message: 'or --run is needed, one of the two.' }];
            },
            timeLimitMs: operation/* TRANSFER_TIME_LIMIT_MS */.bE,
            async call({ client, id: version, input, io, answer }) {
                const run = (0,command_input/* optionOf */.XD)(input, 'run');
                // An id that somebody typed must not lead to another directory.
                const defaultName = `${(run ?? version).replaceAll(/[^\w-]/g, '_')}.tar.gz`;
                const shownAs = (0,command_input/* optionOf */.XD)(input, 'output') ?? defaultName;
                const file = (0,external_node_path_.resolve)(io.workingDirectory, shownAs);
                if ((0,write_whole_file/* isDevice */.Z)(file))
                    throw (0,command_input/* usageError */.Wp)('--output', `"${shownAs}" is no file.`);
                if (!(0,command_input/* flagOf */.iP)(input, 'force') && (0,external_node_fs_.existsSync)(file)) {
                    throw (0,command_input/* usageError */.Wp)('--output', `"${shownAs}" exists already. Name another, or add --force.`);
                }
                const { bytes } = run === undefined
                    ? await client.configurationVersions.download(version, file)
                    : await client.configurationVersions.downloadForRun(run, file);
                await answer({ data: { file, bytes } }, `${file}  ${bytes} bytes\n`);
            },
        }),
        (0,operation/* actionCommand */.kh)('archive', `POST ${VERSION_ROUTE}/actions/archive`, {
            summary: 'let the service discard the files of a configuration version',
            description: 'Not for versions from version control, for the current version of a workspace or while a run uses it.',
            destroys: 'discard the files of',
            act: ({ client, id }) => client.configurationVersions.archive(id),
            done: (id) => `${id} is being archived.`,
        }),
        // Backing data are the uploaded files. They are deleted and restored on self-managed services only.
        (0,operation/* actionCommand */.kh)('soft-delete', `POST ${VERSION_ROUTE}/actions/soft_delete_backing_data`, {
            summary: 'mark the files of a configuration version for deletion (self-managed only)',
            description: 'Until they are permanently deleted, `restore` brings them back.',
            options: [
                (0,command/* option */.uK)('--delete-older-than-n-days <days>', 'passed unchanged to the service, which decides what to do with it', { check: (0,command_input/* wholeNumber */.rD)(0, 999_999) }),
            ],
            act: ({ client, id, input }) => client.configurationVersions.softDeleteBackingData(id, {
                deleteOlderThanDays: (0,command_input/* numberOf */.rl)(input, 'delete-older-than-n-days'),
            }),
            done: (id) => `The files of ${id} are marked for deletion.`,
        }),
        (0,operation/* actionCommand */.kh)('restore', `POST ${VERSION_ROUTE}/actions/restore_backing_data`, {
            summary: 'bring back files that were marked for deletion (self-managed only)',
            act: ({ client, id }) => client.configurationVersions.restoreBackingData(id),
            done: (id) => `The files of ${id} are being restored.`,
        }),
        (0,operation/* actionCommand */.kh)('permanently-delete', `POST ${VERSION_ROUTE}/actions/permanently_delete_backing_data`, {
            summary: 'permanently delete marked files (self-managed only)',
            destroys: 'delete the files of',
            act: ({ client, id }) => client.configurationVersions.permanentlyDeleteBackingData(id),
            done: (id) => `The files of ${id} are deleted.`,
        }),
    ],
};
//# sourceMappingURL=configuration-versions.js.map
// EXTERNAL MODULE: ./build/src/model/error-message.js
var error_message = __webpack_require__(34271);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/archive/resolve-directory.js
var resolve_directory = __webpack_require__(51434);
// EXTERNAL MODULE: ./build/src/hosts/detect.js
var detect = __webpack_require__(2914);
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __webpack_require__(6609);
// EXTERNAL MODULE: ./build/src/machine/temporary.js
var temporary = __webpack_require__(53776);
// EXTERNAL MODULE: ./build/src/settings/workspace-selectors.js
var workspace_selectors = __webpack_require__(30589);
;// CONCATENATED MODULE: ./build/src/cli/digest.js
/** `digest`: shows a saved plan as JSON, and writes down how and of what it was made. */













const ENGINES = ['terraform', 'tofu'];
const digest = {
    name: 'digest',
    summary: 'plan, and write it as JSON with a digest',
    description: 'Run this in the job that plans, with the command that plans after `--`: `terraform`, `tofu` or `terragrunt`, with `plan` among its words. It starts that, shows what it saved as JSON, and writes PLAN.json.digest: the SHA-256 of the JSON; the program, its version and its arguments, with those in `TF_CLI_ARGS` and `TF_CLI_ARGS_plan` and without the values of `-var`; the commit, the directory, the workspace and the run of the CI host. `check --local --plan` finds the file there. In a job, a plan without a digest is undecided, and so is a plan of a part, of another mode, commit, directory, workspace or run.\n\nOf a plan that is there already, as a wrapper makes one, name the saved plan or its JSON. Nothing says then how it was planned. It is whole where its JSON shows it: all that the state and the files have is in it.\n\nA saved plan has the state and secrets in it, and it can be applied: let only the JSON and its digest leave the job.\n\nIt refuses while files differ from the commit, and while Terraform would read files that the commit does not have. Name those: `--var-file` for files of variables, `--generated` for what is generated before the plan. Their SHA-256 is written down, and the report names them.\n\nOn standard output is one line for each plan, the SHA-256 of its digest and so of the plan. Hand it to the job that judges, as its `plan-digest`.\n\nA digest finds plans that are out of date, swapped or of something else. It never proves who made a plan: the code that was planned ran in the same job. Nothing is sent.',
    arguments: [
        {
            name: 'plan',
            description: 'a saved plan, or its JSON; for several, a directory or a pattern as in `check --plan`. The JSON of each saved plan is written beside it, as NAME.json',
            required: false,
        },
        command/* DIRECTORY */.Md,
    ],
    takesCommand: true,
    options: [
        (0,command/* option */.uK)('-o, --output <file>', 'where the JSON of the saved plan goes; else NAME.json beside it'),
        (0,command/* option */.uK)('--directory <directory>', 'what was planned; else the working directory'),
        (0,command/* option */.uK)('--workspace <name>', 'the workspace as the check names it; like the directory when left out'),
        (0,command/* option */.uK)('--engine <name>', 'the program that made a saved plan; else the one that can show it', {
            choices: ENGINES,
        }),
        (0,command/* option */.uK)('--var-file <file>', 'a file that `terraform plan -var-file` got', { repeatable: true }),
        (0,command/* option */.uK)('--generated <pattern>', 'generated files, as in `infra/_*.tf` or `**/backend.tf`', {
            repeatable: true,
        }),
        (0,command/* option */.uK)('--json', 'print of what each plan was made, as JSON and nothing else'),
    ],
    examples: {
        'plangate digest -o plan.json -- terraform -chdir=infra plan -lock=false': 'plans, and writes plan.json and plan.json.digest',
        'plangate digest saved.plan -o plan.json --directory infra': 'of a plan that is there',
        "plangate digest 'plans/**/*.tfplan' --generated '**/backend.tf'": 'of units of Terragrunt, each named after its directory',
    },
    run: digest_run,
};
async function digest_run(input, io) {
    const { openCheckouts } = await Promise.all(/* import() */[__webpack_require__.e(3076), __webpack_require__.e(3720)]).then(__webpack_require__.bind(__webpack_require__, 53076));
    const { listCheckout } = await __webpack_require__.e(/* import() */ 8854).then(__webpack_require__.bind(__webpack_require__, 8854));
    const listings = new Map();
    const job = {
        input,
        io,
        checkouts: openCheckouts(io),
        listed(root) {
            const listing = listings.get(root) ?? listCheckout(root, io);
            listings.set(root, listing);
            return listing;
        },
    };
    const digests = input.arguments['command'] === undefined ? await digestPlans(job) : [await digestNewPlan(job)];
    const lines = digests.map(({ digest: sha256 }) => `${sha256}\n`);
    await io.out((0,command_input/* flagOf */.iP)(input, 'json') ? (0,report_json/* printableJson */.et)({ data: digests }) : lines.join(''));
    return command/* EXIT */.dc.green;
}
/** Writes the digests of plans that are there. What is wrong with several is said of all at once. */
async function digestPlans(job) {
    const { input, io } = job;
    const { findPlansToDigest } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 19983));
    const written = (0,command_input/* argumentOf */.Nf)(input, 'plan');
    if (written === '')
        throw (0,command_input/* usageError */.Wp)('PLAN', 'is needed: `-- terraform plan …`, or a saved plan.');
    const directory = (0,command_input/* optionOf */.XD)(input, 'directory') ?? '.';
    const found = findPlansToDigest(written, directory, io.workingDirectory);
    if ('unmatched' in found)
        throw (0,command_input/* usageError */.Wp)('plan', `fits no file: ${found.unmatched}`);
    const [first] = found;
    const isOne = found.length === 1 && first?.file === written;
    const problems = found.flatMap(({ refused }) => refused === undefined ? [] : [{ where: 'plan', message: (0,finding/* textOf */.b6)(refused) }]);
    const output = (0,command_input/* optionOf */.XD)(input, 'output');
    for (const [name, value] of [
        ['--workspace', (0,command_input/* optionOf */.XD)(input, 'workspace')],
        ['--output', output],
    ]) {
        if (isOne || value === undefined)
            continue;
        problems.push({
            where: name,
            message: 'is the name of one, and `plan` names several. Leave it out.',
        });
    }
    const pathOf = (path) => (0,find_repository/* realOrSame */.eF)((0,external_node_path_.resolve)(io.workingDirectory, path));
    if (isOne && output !== undefined && pathOf(output) === pathOf(first.file)) {
        problems.push({ where: '--output', message: 'is the saved plan itself. Name another file.' });
    }
    if (problems.length > 0)
        throw new command_input/* UsageError */.eb(problems);
    // These options are for a saved plan, whatever the file is.
    const isToShow = isOne && (output ?? (0,command_input/* optionOf */.XD)(input, 'engine')) !== undefined;
    const digests = [];
    for (const plan of found) {
        try {
            const isShown = isToShow || plan.json !== plan.file;
            const shown = isShown ? await showPlan(plan, job) : undefined;
            const workspace = isOne ? (0,command_input/* optionOf */.XD)(input, 'workspace') : plan.workspace;
            const json = isOne ? (output ?? plan.json) : plan.json;
            digests.push(await writeDigestOf({ ...plan, json, workspace, shown }, job));
        }
        catch (error) {
            if (!(error instanceof command_input/* UsageError */.eb))
                throw error;
            problems.push(...error.problems);
        }
    }
    if (problems.length > 0)
        throw new command_input/* UsageError */.eb(problems);
    return digests;
}
/** Shows a saved plan as JSON. @throws UsageError */
async function showPlan({ file, directory = '.' }, job) {
    const { input, io } = job;
    const { showSavedPlan } = await __webpack_require__.e(/* import() */ 686).then(__webpack_require__.bind(__webpack_require__, 40686));
    const { EngineFailure } = await __webpack_require__.e(/* import() */ 1864).then(__webpack_require__.bind(__webpack_require__, 1864));
    const engine = ENGINES.find((name) => name === (0,command_input/* optionOf */.XD)(input, 'engine'));
    const saved = {
        file: (0,find_repository/* realOrSame */.eF)((0,external_node_path_.resolve)(io.workingDirectory, file)),
        shownAs: file,
        directory: (0,find_repository/* realOrSame */.eF)((0,external_node_path_.resolve)(io.workingDirectory, directory)),
        engine,
    };
    return await showSavedPlan(saved, io).catch((error) => {
        io.signal.throwIfAborted();
        if (error instanceof EngineFailure)
            throw (0,command_input/* usageError */.Wp)('plan:', error.message);
        throw (0,command_input/* usageError */.Wp)('plan', `"${file}" cannot be read (${(0,error_message/* systemErrorCode */.v)(error) ?? (0,error_message/* errorMessage */.g)(error)}).`);
    });
}
/** Plans by the command after `--`, and writes the digest of that plan. @throws UsageError */
async function digestNewPlan(job) {
    const { input, io } = job;
    const { readPlanCall } = await __webpack_require__.e(/* import() */ 1531).then(__webpack_require__.bind(__webpack_require__, 11531));
    const { planAndShow } = await __webpack_require__.e(/* import() */ 686).then(__webpack_require__.bind(__webpack_require__, 40686));
    const { readPlanOptions } = await __webpack_require__.e(/* import() */ 4965).then(__webpack_require__.bind(__webpack_require__, 44965));
    const { EngineFailure } = await __webpack_require__.e(/* import() */ 1864).then(__webpack_require__.bind(__webpack_require__, 1864));
    const words = (0,command_input/* argumentsOf */.aX)(input, 'command');
    const json = (0,command_input/* optionOf */.XD)(input, 'output');
    const call = readPlanCall(words, io.environment);
    const problems = [];
    if ('problem' in call)
        problems.push({ where: `-- ${words[0] ?? ''}`.trim(), message: call.problem });
    if (json === undefined) {
        problems.push({ where: '--output', message: 'is needed: where the JSON of the plan goes.' });
    }
    if ((0,command_input/* argumentOf */.Nf)(input, 'plan') !== '') {
        problems.push({ where: 'PLAN', message: 'is made by the command after `--`. Leave it out.' });
    }
    if ((0,command_input/* optionOf */.XD)(input, 'engine') !== undefined) {
        problems.push({ where: '--engine', message: 'is for a saved plan. Leave it out.' });
    }
    if (problems.length > 0 || 'problem' in call || json === undefined)
        throw new command_input/* UsageError */.eb(problems);
    const directory = call.value.directory ?? '.';
    const named = (0,command_input/* optionOf */.XD)(input, 'directory') ?? directory;
    const pathOf = (path) => (0,find_repository/* realOrSame */.eF)((0,external_node_path_.resolve)(io.workingDirectory, path));
    if (pathOf(named) !== pathOf(directory)) {
        throw (0,command_input/* usageError */.Wp)('--directory', `is "${named}", and "${directory}" is planned. Change one.`);
    }
    if (!(0,find_repository/* isDirectory */.wd)(pathOf(directory)))
        throw (0,command_input/* usageError */.Wp)('-chdir', `"${directory}" is no directory.`);
    const shown = await (0,temporary/* inEmptyDirectory */.AY)(async (temporaryDirectory) => {
        const workingDirectory = (0,find_repository/* realOrSame */.eF)(io.workingDirectory);
        const where = { directory: pathOf(directory), workingDirectory, temporaryDirectory };
        return planAndShow(call.value, where, io, (text) => void io.err(text));
    }, io.signal).catch((error) => {
        io.signal.throwIfAborted();
        if (error instanceof EngineFailure)
            throw (0,command_input/* usageError */.Wp)('plan:', error.message);
        throw error;
    });
    const workspace = (0,command_input/* optionOf */.XD)(input, 'workspace');
    const { varFiles } = readPlanOptions(shown.planned?.arguments ?? []);
    const given = varFiles.map((file) => (0,external_node_path_.resolve)(pathOf(directory), file));
    return await writeDigestOf({ file: json, json, directory, workspace, shown, given }, job);
}
function refusal(refused) {
    return new command_input/* UsageError */.eb(refused.map((message) => ({ where: 'Refused:', message })));
}
/**
 * Writes the JSON of a saved plan, and the digest beside it, and a line about it on standard error.
 *
 * @param plan paths are relative to the working directory; without a `workspace`, `TF_WORKSPACE` or the directory names
 *   it. `shown` is undefined where the JSON is there already; `given`: files of variables that the program got, absolute.
 * @returns what `--json` prints of this plan; `digest` is the SHA-256 of the file that was written
 */
async function writeDigestOf(plan, { input, io, checkouts, listed }) {
    const { findEmptySubmodules, findMissingFiles } = await __webpack_require__.e(/* import() */ 8854).then(__webpack_require__.bind(__webpack_require__, 8854));
    const { readPlan } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 33597));
    const { describeFiles, installedModules, selectedWorkspace } = await Promise.all(/* import() */[__webpack_require__.e(3076), __webpack_require__.e(3720)]).then(__webpack_require__.bind(__webpack_require__, 53076));
    const { digestPath, nameOfDigest, writeDigest } = await __webpack_require__.e(/* import() */ 8717).then(__webpack_require__.bind(__webpack_require__, 38717));
    const { environment, workingDirectory } = io;
    const path = (0,find_repository/* realOrSame */.eF)((0,external_node_path_.resolve)(workingDirectory, plan.json));
    const text = plan.shown?.json ?? (await readJson(path, plan.json, io));
    try {
        await readPlan(text, io.signal);
    }
    catch (error) {
        io.signal.throwIfAborted();
        throw (0,command_input/* usageError */.Wp)('plan', `cannot be used: ${(0,error_message/* errorMessage */.g)(error)}`);
    }
    const place = (0,resolve_directory/* resolvePackDirectory */.D)(plan.directory ?? '.', workingDirectory);
    const repository = place.repository === undefined ? undefined : (0,find_repository/* openAt */._8)(place.repository);
    if (repository === undefined) {
        throw (0,command_input/* usageError */.Wp)('directory', 'is in no git repository, so no commit says what was planned.');
    }
    const described = await describeFiles({
        directory: place.directory,
        repository,
        workingDirectory: (0,find_repository/* realOrSame */.eF)(workingDirectory),
        varFiles: [...(0,command_input/* optionsOf */.cz)(input, 'var-file'), ...(plan.given ?? [])],
        generated: (0,command_input/* optionsOf */.cz)(input, 'generated'),
    }, checkouts);
    if ('refused' in described)
        throw refusal(described.refused);
    const { root } = repository;
    const at = { root, workingDirectory: described.directory, tracked: await listed(root) };
    const step = { endReason: () => (io.signal.aborted ? 'aborted' : undefined) };
    // No pull request is judged here, so every missing file counts.
    const lacking = (await findEmptySubmodules(at, step)) ??
        (await findMissingFiles(at, async () => undefined, step));
    if (lacking !== undefined)
        throw refusal([(0,finding/* textOf */.b6)(lacking)]);
    const { notices, ...madeOf } = described;
    const workspace = plan.workspace ?? (environment['TF_WORKSPACE'] || (0,workspace_selectors/* nameOfDirectory */.yJ)(place.directory));
    const planned = plan.shown?.planned ?? null;
    const run = (0,detect/* hostRunOf */.RW)(environment) ?? null;
    const selected = selectedWorkspace(place.directory, environment);
    const modules = installedModules(place.directory, environment);
    const made = { ...madeOf, planned, workspace, run, selected, modules };
    const content = writeDigest(Buffer.from(text), made);
    try {
        if (plan.shown !== undefined)
            await (0,write_whole_file/* writeWholeFile */.R)(path, text);
        await (0,write_whole_file/* writeWholeFile */.R)(digestPath(path), content);
    }
    catch (error) {
        throw (0,command_input/* usageError */.Wp)('plan', `has no digest, because it cannot be written: ${(0,error_message/* errorMessage */.g)(error)}`);
    }
    for (const notice of notices)
        await io.err(`${notice}\n`);
    await io.err(`${digestPath(plan.json)}: commit ${madeOf.commit.slice(0, 12)}, directory ${madeOf.directory}, workspace ${workspace}\n`);
    return {
        plan: plan.json,
        digest: nameOfDigest(content),
        commit: madeOf.commit,
        directory: madeOf.directory,
        workspace,
        planned,
    };
}
async function readJson(path, shownAs, io) {
    return await (0,read_regular/* readNamedFile */.wh)(path, io.signal).catch((error) => {
        io.signal.throwIfAborted();
        const why = (0,error_message/* systemErrorCode */.v)(error) ?? (0,error_message/* errorMessage */.g)(error);
        const remedy = 'Write it with `terraform plan -out`.';
        throw (0,command_input/* usageError */.Wp)('plan', `"${shownAs}" cannot be read (${why}). ${remedy}`);
    });
}
//# sourceMappingURL=digest.js.map
// EXTERNAL MODULE: ./build/src/settings/plans.js
var plans = __webpack_require__(8415);
// EXTERNAL MODULE: ./build/src/check/check.js + 5 modules
var check_check = __webpack_require__(23048);
// EXTERNAL MODULE: ./build/src/gate/plans-from.js
var plans_from = __webpack_require__(15718);
// EXTERNAL MODULE: ./build/src/hosts/ci-job.js + 5 modules
var ci_job = __webpack_require__(97805);
// EXTERNAL MODULE: ./build/src/client/http/send.js
var http_send = __webpack_require__(5226);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/model/verdict.js
var verdict = __webpack_require__(83538);
// EXTERNAL MODULE: ./build/src/tools/doctor/diagnosis.js
var doctor_diagnosis = __webpack_require__(55092);
;// CONCATENATED MODULE: ./build/src/tools/doctor/examine-prepared.js










/** How long files may be packed, git be asked and the service be listed. */
const TIME_LIMIT_MS = 120_000;
/**
 * What a check with these options would refuse before it starts anything, and every workspace that it would plan.
 *
 * @param io with `isPersonThere` as the checkout is trusted
 * @param order whether settings count as in a job, where that differs from here
 */
async function examinePrepared(input, io, log, order) {
    const { commonEntryPoint, loadCheckSettings } = await io.partsForTools();
    const send = (0,http_send/* createSend */.R)(io);
    const ports = (0,time_limits/* limitTime */.DZ)(TIME_LIMIT_MS, { ...io, send });
    try {
        const host = await (0,ci_job/* openCiJob */.u)(ports);
        const entryPoint = {
            settings: (jobTree, _, parsed) => loadCheckSettings(input, io, jobTree, { ...order, parsed }),
            ...commonEntryPoint({ input, io, log }),
            // What a check says on its way is said here of each workspace.
            log: { ...log, info: (line) => log.debug(line) },
            print: () => undefined,
            status: undefined,
        };
        const prepared = await prepareOnly(host, entryPoint, ports);
        if ('problems' in prepared) {
            const exitCode = prepared.ended === undefined ? command/* EXIT */.dc.badInput : command/* EXIT */.dc.undecided;
            const findings = prepared.problems.map((wrong) => (0,doctor_diagnosis/* ofProblem */.BJ)(wrong, exitCode));
            return { findings, refused: [], ready: [] };
        }
        const { settings, result, ready, alone, startsTogether } = prepared;
        const exitCode = (0,verdict/* exitCodeOf */.FO)(result, settings.policy.failOn);
        const refused = result.workspaces.flatMap(({ workspace, failure, verdict }) => {
            if (failure !== undefined) {
                const { kind: _kind, ...found } = failure;
                return { workspace, diagnosis: examine_prepared_refusal(found, exitCode) };
            }
            const reasons = verdict.reasons.length > 0 ? verdict.reasons : [NOTHING_KNOWN];
            return reasons.map((found) => ({ workspace, diagnosis: (0,doctor_diagnosis/* unknown */.L5)('', found) }));
        });
        const holding = result.workspaces.filter(({ workspace }) => !alone.has(workspace));
        const stopping = startsTogether ? holding.map(({ workspace }) => workspace) : [];
        const says = readyWords([...new Set(stopping)]);
        return { findings: ready.map((name) => (0,doctor_diagnosis.ok)(`workspace ${name}`, says)), refused, ready };
    }
    finally {
        await send.close();
    }
}
/**
 * A check up to the first thing that it would start: nothing is planned, uploaded, judged or published.
 *
 * @returns `result` is of the workspaces that the check would refuse, with the reasons that it would give, and `ready` has
 *   the names of those that it would plan; or the problems of the settings, as a check returns them. It never rejects for
 *   what the service or the files do.
 */
async function prepareOnly(host, entryPoint, ports) {
    const prepared = await (0,check_check/* prepareInTime */.yb)(host, entryPoint, ports);
    if ('problems' in prepared)
        return prepared;
    const { request, plans } = prepared;
    try {
        const judgePorts = { ...prepared.ports, log: entryPoint.log, onEvent: () => undefined };
        const seen = { ready: [], alone: new Set(), startsTogether: false };
        const result = await (0,check_check/* runGate */.Rg)(request, plans, judgePorts, (plansFrom) => withoutPlans(plansFrom, seen));
        return { ...seen, settings: request.settings, result: request.conceals.concealAll(result) };
    }
    finally {
        await plans.close();
    }
}
/**
 * Plans come from the same, and none of any workspace is offered. Nothing is started, so none waits for the others, and what is wrong
 * with one hides nothing of them.
 *
 * @param seen gets what there is to see
 */
function withoutPlans(plansFrom, seen) {
    seen.startsTogether = plansFrom.startsTogether;
    return {
        ...plansFrom,
        startsTogether: false,
        async find(scope) {
            const workspaces = await plansFrom.find(scope);
            for (const one of workspaces.found) {
                if ((0,plans_from/* isUnjudged */.t)(one) && one.isAlone === true)
                    seen.alone.add(one.name);
            }
            return {
                ...workspaces,
                // Who may override is not asked where nothing waits.
                describe: async () => ({}),
                async prepare(found, step) {
                    const prepared = await workspaces.prepare(found, step);
                    seen.ready.push(found.name);
                    return prepared;
                },
                async *offers() {
                    // No plan stands for the workspace, so the gate makes no verdict of it.
                },
            };
        },
    };
}
/** @param stopping the workspaces that keep a check from starting anything */
function readyWords(stopping) {
    if (stopping.length === 0)
        return (0,sentence/* phrase */.MZ) `would be planned`;
    return (0,sentence/* phrase */.MZ) `would be planned once ${(0,sentence/* firstParts */.J4)(stopping.map(sentence/* workspacePart */.TG), 3)} can be`;
}
const NOTHING_KNOWN = (0,finding/* finding */.gk)('not-given', (0,sentence/* phrase */.MZ) `Nothing was found out about it.`);
/** With `fail-on: never` a check that refuses something does not fail. */
function examine_prepared_refusal(found, exitCode) {
    return exitCode === command/* EXIT */.dc.green ? (0,doctor_diagnosis/* note */.N4)('', found) : (0,doctor_diagnosis/* problem */.CC)('', found, exitCode);
}
//# sourceMappingURL=examine-prepared.js.map
// EXTERNAL MODULE: ./build/src/client/service-error.js
var service_error = __webpack_require__(55205);
// EXTERNAL MODULE: ./build/src/model/did-you-mean.js
var did_you_mean = __webpack_require__(90440);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/machine/take-turn.js
var take_turn = __webpack_require__(44990);
;// CONCATENATED MODULE: ./build/src/tools/doctor/examine-service.js








/** The findings about the host, then about the token. If the host does not answer, only that is reported. */
async function examineService(client, hostname) {
    const findings = [];
    const name = (0,sentence/* sentencePart */.vn)('name', hostname, 160);
    try {
        const { appName, apiVersion, version } = await client.ping();
        const facts = [appName, version, apiVersion && `API ${apiVersion}`].filter(Boolean).join(', ');
        const more = facts === '' ? '' : (0,sentence/* phrase */.MZ) `: ${(0,sentence/* foreign */.V$)(facts)}`;
        findings.push((0,doctor_diagnosis.ok)('host', (0,sentence/* phrase */.MZ) `${name} answers${more}`));
    }
    catch (error) {
        const diagnosis = diagnosisOfError('host', error);
        const code = error instanceof service_error/* ServiceError */._7 ? error.code : undefined;
        if (code === 'network' || code === 'timeout' || code === 'tls')
            return [diagnosis];
        if (isUnknownOperation(error)) {
            // A service may lack the ping. One that lacks the account as well is another program.
            const accountError = await client.account().catch((thrown) => thrown);
            if (isUnknownOperation(accountError)) {
                const says = (0,sentence/* phrase */.MZ) `${name} has no such API: it knows neither ping nor account/details`;
                const remedy = (0,sentence/* phrase */.MZ) `Check ${(0,sentence/* setting */.Pe)('--hostname')}.`;
                const found = (0,finding/* finding */.gk)(errors/* CODES */.Lp.noSuchOperation, says, { remedy, actor: 'operators' });
                return [(0,doctor_diagnosis/* problem */.CC)('host', found, command/* EXIT */.dc.network)];
            }
        }
        // The service answered. If it refused the token, the finding about the token says that.
        const { remedy: _remedy, ...seen } = diagnosis.found;
        if (code !== 'unauthorized')
            findings.push((0,doctor_diagnosis/* unknown */.L5)('host', seen));
    }
    findings.push(await examineToken(client));
    return findings;
}
/** Whose token it is. One of an organization cannot create what a check needs. */
async function examineToken(client) {
    try {
        const { account, tokenKind } = await client.account();
        const name = (0,sentence/* sentencePart */.vn)('name', account.attributes.username ?? account.id, 160);
        if (tokenKind === 'organization') {
            const says = (0,sentence/* phrase */.MZ) `belongs to the organization (${name})`;
            const remedy = (0,sentence/* phrase */.MZ) `Organization tokens may not create configuration versions. Use the token of a team or a user.`;
            const found = (0,finding/* finding */.gk)(errors/* CODES */.Lp.mayNotQueue, says, { remedy, actor: 'operators' });
            return (0,doctor_diagnosis/* problem */.CC)('token', found, command/* EXIT */.dc.refused);
        }
        const kind = tokenKind === 'unknown' ? (0,sentence/* literal */.eu) `accepted` : (0,sentence/* literal */.eu) `${tokenKind} token`;
        return (0,doctor_diagnosis.ok)('token', (0,sentence/* phrase */.MZ) `${kind} of ${name}`);
    }
    catch (error) {
        if (error instanceof service_error/* ServiceError */._7 && error.code === 'not-found') {
            const says = (0,sentence/* phrase */.MZ) `the service does not say whose it is (404 on account details)`;
            return (0,doctor_diagnosis/* unknown */.L5)('token', (0,finding/* finding */.gk)('token-owner-unknown', says));
        }
        return diagnosisOfError('token', error);
    }
}
/**
 * That the service knows no such organization. Whatever else is wrong, its workspaces say.
 *
 * @param at what names it; undefined where that is a `cloud` block
 */
async function examineOrganization(client, organization, at) {
    try {
        await client.workspaces.list(organization).page({ size: 1 });
        return [];
    }
    catch (error) {
        if (!(error instanceof service_error/* ServiceError */._7) || error.code === 'aborted')
            throw error;
        if (error.code !== 'not-found')
            return [];
        const name = (0,sentence/* quoted */.TL)(organization);
        const says = (0,sentence/* phrase */.MZ) `${name} (${(0,sentence/* plain */.pj)(at ?? 'the cloud block')}) is not there, or this token does not belong to it`;
        const remedy = (0,sentence/* phrase */.MZ) `Check the spelling of the organization, and that the token belongs to it.`;
        const found = (0,finding/* finding */.gk)(errors/* CODES */.Lp.notFound, says, { remedy, actor: 'operators' });
        return [(0,doctor_diagnosis/* problem */.CC)('organization', found, command/* EXIT */.dc.refused)];
    }
}
/** The problem that an error of the service shows, with the error's remedy if it has one. Throws other errors again. */
function diagnosisOfError(subject, error) {
    if (!(error instanceof service_error/* ServiceError */._7) || error.code === 'aborted')
        throw error;
    const found = (0,finding/* findingOf */.hD)(error);
    const ofError = error.remedy === undefined
        ? (0,sentence/* phrase */.MZ) `Try again with ${(0,sentence/* setting */.Pe)('--verbose')}.`
        : (0,sentence/* foreign */.V$)(error.remedy);
    const remedy = found.remedy ?? ofError;
    return (0,doctor_diagnosis/* problem */.CC)(subject, { ...found, remedy }, command/* EXIT_CODE_OF */.JA[error.code]);
}
/** A 404 without the error documents of this API: what answers does not know the operation. */
function isUnknownOperation(error) {
    return error instanceof service_error/* ServiceError */._7 && error.status === 404 && error.errors.length === 0;
}
/**
 * What surprises in workspaces that would be planned: who else plans them, and what the token may do besides.
 *
 * @param names of the workspaces
 * @param mayBePersonal whether the token may be that of a person at a terminal, while the workflow has another one
 */
async function examineWorkspaces(client, plans, names, mayBePersonal) {
    const { organization } = plans;
    const mayApply = 'mode' in plans && plans.mode === 'provisional';
    const owner = mayBePersonal ? await client.account().catch(() => undefined) : undefined;
    const found = await (0,take_turn/* runConcurrently */.G)(names.map((name) => async () => {
        const workspace = await client.workspaces.showByName(organization, name);
        return [
            ...(plans.from === 'service' ? examineUpload(workspace) : []),
            ...(mayApply ? [] : await examineExcess(workspace, client, owner?.tokenKind === 'user')),
        ].map((diagnosis) => ({ workspace: name, diagnosis }));
    }), MOST_AT_ONCE);
    return (0,doctor_diagnosis/* mergeAlike */.dS)(found.flat());
}
/** How many workspaces are asked about at the same time. */
const MOST_AT_ONCE = 10;
/** How many names of other workspaces are read at most, to find one like the name that was not found. */
const MAX_NAMES = 500;
/** What to do about a workspace that was not found, by the names of those that the token sees; undefined where that is not known. */
async function remedyForUnseen(client, organization, name) {
    const visibleNames = [];
    try {
        for await (const { attributes } of client.workspaces.list(organization)) {
            visibleNames.push(attributes.name);
            if (visibleNames.length >= MAX_NAMES)
                break;
        }
    }
    catch (error) {
        if (!(error instanceof service_error/* ServiceError */._7) || error.code === 'aborted')
            throw error;
        return undefined;
    }
    return visibleNames.includes(name) ? undefined : remedyForMissing(name, visibleNames);
}
function remedyForMissing(name, visibleNames) {
    const give = (0,sentence/* phrase */.MZ) `Give the team of this token access to ${(0,sentence/* workspacePart */.TG)(name)}`;
    if (visibleNames.length === 0)
        return (0,sentence/* phrase */.MZ) `${give}: it sees no workspace at all.`;
    const near = (0,did_you_mean/* didYouMean */.a)(name, visibleNames);
    if (near !== undefined)
        return (0,sentence/* phrase */.MZ) `Did you mean ${(0,sentence/* workspacePart */.TG)(near)}?`;
    const seen = (0,sentence/* firstParts */.J4)(visibleNames.map((each) => (0,sentence/* setting */.Pe)(each)), 5);
    return (0,sentence/* phrase */.MZ) `${give}, or name one that it sees: ${seen}.`;
}
/** Whether the service already plans every pull request. */
function examineUpload({ attributes }) {
    const repository = attributes['vcs-repo']?.identifier;
    if (!repository || attributes['speculative-enabled'] === false)
        return [];
    const says = (0,sentence/* phrase */.MZ) `is connected to ${(0,sentence/* sentencePart */.vn)('name', repository, 160)}, and version control plans every pull request there`;
    const remedy = (0,sentence/* phrase */.MZ) `${(0,sentence/* typed */.nE)('plans-from: version-control')} judges that run instead of uploading the files for a second one. Or turn off speculative plans in its version control settings.`;
    return [(0,doctor_diagnosis/* note */.N4)('', (0,finding/* finding */.gk)('planned-twice', says, { remedy }))];
}
/**
 * What the token may do that a job which only plans does not need: to apply and to override. Whoever gets the token could.
 * The service says of a run, and not of a workspace, whether its policies may be overridden.
 *
 * @param isPersonal the token of a person says nothing about the token of the workflow
 */
async function examineExcess({ id, attributes }, client, isPersonal) {
    const page = await client.runs
        .list(id)
        .page({ size: 1 })
        .catch(() => undefined);
    const newestRun = page?.items[0];
    const mayOverride = newestRun?.attributes.permissions?.['can-override-policy-check'] === true;
    const excess = [];
    if (attributes.permissions?.['can-queue-apply'] === true)
        excess.push((0,sentence/* literal */.eu) `apply runs`);
    if (mayOverride)
        excess.push((0,sentence/* literal */.eu) `override policies`);
    if (excess.length === 0)
        return [];
    const remedy = (0,sentence/* phrase */.MZ) `Use a token of a team with plan access only. Under ${(0,sentence/* setting */.Pe)('pull_request')}, everybody who can push a branch can use all its permissions.`;
    const says = (0,sentence/* phrase */.MZ) `lets this token ${(0,sentence/* listParts */.Z)(excess)}; plan access is enough`;
    const found = (0,finding/* finding */.gk)('token-may-more', says, { remedy, actor: 'operators' });
    return [isPersonal ? (0,doctor_diagnosis/* unknown */.L5)('', found) : (0,doctor_diagnosis/* note */.N4)('', found)];
}
//# sourceMappingURL=examine-service.js.map
// EXTERNAL MODULE: ./build/src/model/repository-address.js
var repository_address = __webpack_require__(17866);
// EXTERNAL MODULE: ./build/src/settings/inputs.js
var inputs = __webpack_require__(40198);
;// CONCATENATED MODULE: ./build/src/tools/doctor/gates-to-examine.js
/** Which gates of workflows are examined, and with which inputs: those of the gate, and what the person chooses in their place. */




/** Inputs that only the person at the terminal chooses: where the token goes, and what is on this machine. */
const CHOSEN_BY_PERSON = ['hostname', 'token', 'plan', 'engine'];
/** Inputs that the person chooses, or else the workflow or its file. */
const CHOSEN_BY_EITHER = [
    'organization',
    'workspace',
    'workspaces',
    'directory',
    'plans-from',
    'mode',
    'local',
    'policies',
    'settings',
    'set',
];
/**
 * Inputs that a gate in a workflow sets instead: all that options can say as well, but those that only a person chooses, and
 * the release of foreign code.
 */
const FROM_WORKFLOW = inputs/* INPUTS */.mc.filter((spec) => (0,inputs/* existsAt */.Sw)(spec, 'action') && (0,inputs/* existsAt */.Sw)(spec, 'cli'))
    .map(({ name }) => name)
    .filter((name) => ![...CHOSEN_BY_PERSON, 'allow-untrusted-head'].includes(name));
/** Inputs that are paths, or addresses of pinned repositories. */
const PATH_INPUTS = ['directory', 'settings', 'policies'];
/** The inputs that choose workspaces. The environment can choose them, too. */
const WORKSPACE_INPUTS = ['workspace', 'workspaces'];
/**
 * The gates that a person asks about: those of the workspace that an option names, or all of them. Gates that would
 * be examined alike come once.
 *
 * @returns at least one entry; undefined where the options alone are to be examined
 */
function gatesToExamine(gates, call, io) {
    const byInputs = new Map(gates.map((gate) => [JSON.stringify(FROM_WORKFLOW.map((name) => gate.inputs[name])), gate]));
    const distinct = [...byInputs.values()];
    if (distinct.length === 0)
        return [undefined];
    if (distinct.length === 1 || !choosesWorkspaces(call, io))
        return distinct;
    const chosen = WORKSPACE_INPUTS.flatMap((name) => call.options[name] ?? []).map(String);
    const named = distinct.filter(({ inputs }) => WORKSPACE_INPUTS.some((name) => chosen.includes(inputs[name] ?? '')));
    return named.length > 0 ? named : [undefined];
}
function choosesWorkspaces({ options }, { environment }) {
    const isOptionGiven = WORKSPACE_INPUTS.some((name) => options[name] !== undefined);
    return isOptionGiven || (environment['TF_WORKSPACE'] ?? '') !== '';
}
/** The call with the gate's inputs in place of options that are not given. Its paths are relative to the repository. */
function withGateInputs(call, { inputs }, io, root) {
    const options = {};
    const fromRoot = (value) => {
        const list = (0,parse/* parseList */.E1)(value);
        const paths = 'value' in list ? list.value : [value];
        return paths
            .map((path) => (0,repository_address/* isPinnedAddress */.Ny)(path) ? path : (0,external_node_path_.relative)(io.workingDirectory, (0,external_node_path_.join)(root, path)) || '.')
            .join('\n');
    };
    for (const [name, value] of Object.entries(inputs)) {
        if (!FROM_WORKFLOW.includes(name))
            continue;
        if (WORKSPACE_INPUTS.includes(name) && choosesWorkspaces(call, io))
            continue;
        options[name] = PATH_INPUTS.includes(name) ? fromRoot(value) : value;
    }
    for (const [name, value] of Object.entries(call.options)) {
        if (value !== undefined)
            options[name] = value;
    }
    return { ...call, options };
}
//# sourceMappingURL=gates-to-examine.js.map
// EXTERNAL MODULE: ./build/src/settings/repository-contents.js
var repository_contents = __webpack_require__(17094);
// EXTERNAL MODULE: ./build/src/hosts/trust-checkout.js
var trust_checkout = __webpack_require__(94868);
// EXTERNAL MODULE: ./build/src/report/wrap-lines.js
var wrap_lines = __webpack_require__(15920);
;// CONCATENATED MODULE: ./build/src/tools/doctor/doctor.js
/** Finds out why the gate does not work here, and says a remedy for each cause. */




















const doctor = {
    name: 'doctor',
    summary: 'diagnose setup problems',
    description: 'Examines the setup of the gate and prints a fix for each problem. It covers token, host, organization, workspaces and their permissions, and the workflows, or what plans and judges without a service. It goes the way of `plangate check` up to the first thing that this would start, with the inputs of each gate in a workflow, and refuses what the gate would refuse. What would be uploaded is said by `plangate pack`. It changes nothing. Pass the options of `plangate check`.',
    arguments: [command/* DIRECTORY */.Md],
    more: check_options/* INPUTS_PAGE */.iV,
    options: [
        ...check_options/* CHECK_OPTIONS */.m5.filter(({ name }) => [...CHOSEN_BY_PERSON, ...CHOSEN_BY_EITHER].includes(name)),
        command/* TRUST_OPTION */.J5,
        (0,command/* option */.uK)('--json', 'print the findings as JSON'),
        (0,command/* option */.uK)('--verbose', 'log the requests to the service'),
    ],
    often: ['workspace', 'workspaces', 'organization', 'hostname', 'directory', 'json'],
    run: doctor_run,
};
async function doctor_run(input, io) {
    const { createLog } = await io.partsForTools();
    const log = createLog(io, { verbose: (0,command_input/* flagOf */.iP)(input, 'verbose') });
    const json = (0,command_input/* flagOf */.iP)(input, 'json');
    const findings = [];
    const report = async (more) => {
        findings.push(...more);
        if (!json)
            await io.out(log.secrets.conceal(renderFindings(more, io)));
    };
    await report([(0,doctor_diagnosis.ok)('plangate', (0,sentence/* setting */.Pe)(io.version))]);
    await examine(input, io, log, report);
    await log.flush();
    await io.out(json
        ? (0,report_json/* printableJson */.et)(log.secrets.concealAll({ findings: findings.map(doctor_diagnosis/* toShown */.bh) }))
        : summaryLine(findings));
    const firstProblem = findings.find(({ state }) => state === 'problem');
    return firstProblem?.exitCode ?? command/* EXIT */.dc.green;
}
/** Examines the workflows of the repository, then each gate in them, then what judges on this machine. */
async function examine(input, io, log, report) {
    const { workingDirectory } = io;
    const { describeJob } = await io.partsForTools();
    const { jobTree, isPersonThere } = await describeJob(input, io);
    const root = (0,resolve_directory/* repositoryOf */._)(workingDirectory) ?? (0,external_node_path_.resolve)(workingDirectory);
    // No other command loads the readers of workflows.
    const { examineWorkflows } = await Promise.all(/* import() */[__webpack_require__.e(5808), __webpack_require__.e(3666)]).then(__webpack_require__.bind(__webpack_require__, 3666));
    const workflows = await examineWorkflows(root, io.version);
    // A problem of a workflow can be the cause of others, and is printed before them.
    const workflowsComeFirst = workflows.findings.some(({ state }) => state === 'problem');
    if (workflowsComeFirst)
        await report(workflows.findings);
    // In a job, workflows of a checkout that is judged choose nothing.
    const isJudged = jobTree.proposed && (0,job_workspace/* isJob */.o5)(io.environment);
    const gates = isJudged ? [undefined] : gatesToExamine(workflows.gates, input, io);
    for (const gate of gates) {
        if (gate !== undefined && gates.length > 1)
            await report([(0,doctor_diagnosis.ok)('gate', (0,sentence/* filePart */.A4)(gate.place))]);
        const gateInput = gate === undefined ? input : withGateInputs(input, gate, io, root);
        // A job has its file before its environment. What a person chose by the environment stays chosen.
        const inJob = gate === undefined || choosesWorkspaces(input, io) ? undefined : true;
        const examination = { io, log, report, root, jobTree, isPersonThere, call: input, inJob };
        await examineGate(gateInput, gate, examination);
    }
    const allInputs = [(0,check_options/* givenInputs */.PC)(input), ...workflows.gates.map(({ inputs }) => inputs)];
    const { examineOpa } = await __webpack_require__.e(/* import() */ 7525).then(__webpack_require__.bind(__webpack_require__, 57525));
    // A gate in a workflow has the programs of its job.
    const isNeeded = gates.includes(undefined) && (0,check_options/* givenInputs */.PC)(input)['policies'] !== undefined;
    const judgesAlone = allInputs.some((inputs) => !(0,plans/* asksService */.mz)((0,plans/* wayOf */.VO)(inputs)));
    const judgesBeside = isNeeded && !judgesAlone;
    await report(await examineOpa(root, { judgesAlone, judgesBeside }, io));
    if (!workflowsComeFirst)
        await report(workflows.findings);
    const { examineRequired } = await __webpack_require__.e(/* import() */ 9342).then(__webpack_require__.bind(__webpack_require__, 39342));
    await report(await examineRequired(workflows.checks, root, io));
}
/**
 * Examines one gate: its settings, and its service and workspaces or what it needs without a service.
 *
 * @param input the options of the call, with the inputs of the gate where an option is not given
 * @param gate in a workflow; undefined if the options alone are examined
 */
async function examineGate(input, gate, examination) {
    const { io, log, report, root, jobTree, isPersonThere } = examination;
    const isPlannedElsewhere = gate?.setByExpression.includes('plan');
    const order = { ...(examination.inJob && { inJob: true }), isPlannedElsewhere };
    const { loadCheckSettings } = await io.partsForTools();
    const loaded = await loadCheckSettings(input, { ...io, isPersonThere }, jobTree, order);
    if ('problems' in loaded) {
        if (gate === undefined && (await meansLocalCheck(loaded.problems, examination))) {
            const localInput = { ...input, options: { ...input.options, local: true } };
            return examineGate(localInput, gate, examination);
        }
        await report(settingFindings(loaded.problems, gate, examination));
    }
    const settings = 'settings' in loaded ? loaded.settings : undefined;
    const entriesOf = async (of, client) => {
        const { examineEntries } = await __webpack_require__.e(/* import() */ 106).then(__webpack_require__.bind(__webpack_require__, 90106));
        const place = { root, workingDirectory: io.workingDirectory, client };
        return examineEntries('said' in loaded ? loaded.said : [], of, place);
    };
    let isEnded = false;
    if ('settings' in loaded)
        await report(await examineLoaded(loaded, gate, examination));
    if (settings !== undefined) {
        const { examineExceptions, examineLocal, examineNamed, examineSources } = await __webpack_require__.e(/* import() */ 7525).then(__webpack_require__.bind(__webpack_require__, 57525));
        const files = [
            ...(await examineExceptions(settings, jobTree, io)),
            ...(await examineSources(settings, jobTree, io)),
        ];
        await report(files);
        // A check ends there, too, before it asks for any workspace.
        isEnded = (0,doctor_diagnosis/* hasProblem */.aH)(files);
        if (settings.plans.from === 'program' || settings.plans.from === 'file') {
            const { plans } = settings;
            const local = await examineLocal({ settings, plans, gate, root, jobTree }, io);
            await report(local);
            // What plans in a job is not on this machine.
            if (gate === undefined && !isEnded && !(0,doctor_diagnosis/* hasProblem */.aH)(local)) {
                const prepared = await examinePrepared(input, { ...io, isPersonThere }, log, order);
                await report([...prepared.findings, ...(0,doctor_diagnosis/* mergeAlike */.dS)(prepared.refused)]);
            }
            await report(await entriesOf(settings, undefined));
            return;
        }
        await report(await examineNamed({ settings, gate, root, jobTree }, io));
    }
    const target = settings?.plans.service ?? (await findTarget(input, io));
    if (target === undefined)
        return;
    const { connectTo } = await io.partsForTools();
    const { client, close } = connectTo(target, input, io, { log, timeLimitMs: doctor_TIME_LIMIT_MS });
    try {
        const findings = await examineService(client, target.hostname);
        if (!(0,doctor_diagnosis/* hasProblem */.aH)(findings))
            findings.push(...(await examineTheOrganization(loaded, client)));
        await report(findings);
        const unseen = gate?.setByExpression.filter((name) => FROM_WORKFLOW.includes(name) && input.options[name] === undefined);
        if (settings !== undefined && unseen !== undefined && unseen.length > 0) {
            await report(unseen.map((name) => unseenInput(name, gate?.place ?? '')));
        }
        else if (settings?.plans.service !== undefined && !isEnded && !(0,doctor_diagnosis/* hasProblem */.aH)(findings)) {
            await report(await entriesOf(settings, client));
            const prepared = await examinePrepared(input, { ...io, isPersonThere }, log, order);
            const { organization } = settings.plans;
            for (const { workspace, diagnosis } of prepared.refused) {
                // A selector names none that could be misspelt.
                if (diagnosis.found.code !== errors/* CODES */.Lp.notFound || !/^[\w-]+$/.test(workspace))
                    continue;
                const remedy = await remedyForUnseen(client, organization, workspace);
                if (remedy !== undefined)
                    diagnosis.found = { ...diagnosis.found, remedy };
            }
            await report([...prepared.findings, ...(0,doctor_diagnosis/* mergeAlike */.dS)(prepared.refused)]);
            const mayBePersonal = !jobTree.proposed;
            await report(await examineWorkspaces(client, settings.plans, prepared.ready, mayBePersonal));
        }
    }
    finally {
        await close();
    }
}
/** The organization that the settings name; nothing is said of one that is there. */
async function examineTheOrganization(loaded, client) {
    if (!('settings' in loaded))
        return [];
    const { organization } = loaded.settings.plans;
    const said = loaded.said.find(({ setting: name }) => name === 'organization');
    return organization === undefined ? [] : examineOrganization(client, organization, said?.at);
}
/** What is said by which place, and what the files of this checkout would choose otherwise. */
async function examineLoaded({ said, notices, settings }, gate, { call }) {
    const { examineSaid } = await __webpack_require__.e(/* import() */ 106).then(__webpack_require__.bind(__webpack_require__, 90106));
    const { inputs = {}, setByExpression = [], place: ofGate } = gate ?? {};
    // `doctor` itself says that the plan of another job needs no service.
    const isPlanned = [...Object.keys(inputs), ...setByExpression].includes('plan');
    const values = said.filter(({ setting: name }) => name !== 'local' || !isPlanned);
    // What a gate in a workflow says, its step says, and not the options that stand for it here.
    const placeOf = ({ setting: name, at, place }) => place === 'call' && call.options[name] === undefined ? (ofGate ?? at) : at;
    return [
        ...notices.map((notice) => (0,doctor_diagnosis/* note */.N4)('settings', notice)),
        ...examineSaid(values, settings, placeOf),
    ];
}
/** How long the questions to the service may take for one gate. */
const doctor_TIME_LIMIT_MS = 20_000;
/**
 * Whether a person who names no service means a check without one: the repository has policies of its own, or configurations and no
 * block that names a service. It is not meant if the settings name a service, and only do not count because there is no terminal.
 */
async function meansLocalCheck(problems, { io, root, isPersonThere, call }) {
    const { environment } = io;
    const missing = problems.map(({ where }) => where);
    const namesNoService = ['token', 'organization'].every((name) => missing.includes(name));
    if (!namesNoService || (0,trust_checkout/* isTerminalMissing */.PO)(problems, { environment, isPersonThere }))
        return false;
    const hasPolicies = (await (0,repository_contents/* findOwnPolicies */.KI)(root)) !== undefined;
    if (hasPolicies && missing.includes('workspace'))
        return true;
    if (choosesWorkspaces(call, io))
        return false;
    const { configurations, directories, broken } = await (0,repository_contents/* findConfigurations */.PN)(root);
    return directories.length > 0 && configurations.length === 0 && broken === undefined;
}
/**
 * The problems of a gate's settings, after the missing terminal if that is their cause. Last comes what to do about each
 * input that the gate sets by an expression: its value is unknown.
 */
function settingFindings(problems, gate, { io: { environment }, isPersonThere }) {
    const { place, setByExpression } = gate ?? { place: '', setByExpression: [] };
    // A missing workspace is reported for one of the two inputs that could name it.
    const isProblemOf = (name, { where }) => name === where || (WORKSPACE_INPUTS.includes(name) && WORKSPACE_INPUTS.includes(where));
    const unseen = setByExpression.filter((name) => problems.some((one) => isProblemOf(name, one)));
    const known = problems.filter((one) => !unseen.some((name) => isProblemOf(name, one)));
    return [
        ...((0,trust_checkout/* isTerminalMissing */.PO)(known, { environment, isPersonThere })
            ? [(0,doctor_diagnosis/* problem */.CC)('terminal', trust_checkout/* NO_TERMINAL */.f_)]
            : []),
        ...known.map((one) => (0,doctor_diagnosis/* ofProblem */.BJ)(one)),
        ...unseen.map((name) => unseenInput(name, place)),
    ];
}
function unseenInput(name, place) {
    const says = (0,sentence/* phrase */.MZ) `sets ${(0,sentence/* typed */.nE)(name)} by an expression, which has a value at GitHub only`;
    const remedy = (0,sentence/* phrase */.MZ) `Pass ${(0,sentence/* typed */.nE)(`--${name}`)} to examine it from here, too.`;
    return (0,doctor_diagnosis/* unknown */.L5)(place, (0,finding/* finding */.gk)('input-unseen', says, { about: { setting: name }, remedy }));
}
/** The service of settings with problems; undefined if it is not known, or if a check without a service is asked for. */
async function findTarget(input, io) {
    if (!(0,plans/* asksService */.mz)((0,plans/* wayOf */.VO)((0,check_options/* givenInputs */.PC)(input))))
        return undefined;
    const { findService } = await io.partsForTools();
    const found = await findService(input, io);
    return 'target' in found ? found.target : undefined;
}
const SIGNS = { ok: '✓', unknown: '·', note: '!', problem: '✗' };
/** Two lines for each finding: what was seen, and after an arrow what to do. Fitted to the terminal, if there is one. */
function renderFindings(findings, { lineWidth, screen }) {
    const lines = findings
        .map(doctor_diagnosis/* toShown */.bh)
        .flatMap(({ state, subject, seen, fix }) => [
        `${SIGNS[state]} ${subject}: ${seen}`,
        ...(fix === undefined ? [] : [`    → ${fix}`]),
    ]);
    const text = lines.map((line) => `${(0,neutralise_log/* safeLine */.om)(line)}\n`).join('');
    return lineWidth === undefined || screen === undefined ? text : (0,wrap_lines/* wrapLines */.M)(text, lineWidth());
}
function summaryLine(findings) {
    const problems = findings.filter(({ state }) => state === 'problem');
    if (problems.length > 0) {
        return `\n${(0,report_text/* countWords */.rj)(problems.length, 'problem')}. Each → line says how to fix one.\n`;
    }
    const hasNotes = findings.some(({ state }) => state === 'note');
    return `\nNo problems found.${hasNotes ? ' What a line with ! says does not stop a check.' : ''}\n`;
}
//# sourceMappingURL=doctor.js.map
;// CONCATENATED MODULE: ./build/src/tools/doctor/index.js

//# sourceMappingURL=index.js.map
// EXTERNAL MODULE: ./build/src/machine/ask-git.js + 1 modules
var ask_git = __webpack_require__(29796);
// EXTERNAL MODULE: ./build/src/tools/init/files-of-repository.js
var files_of_repository = __webpack_require__(7106);
// EXTERNAL MODULE: ./build/src/model/ended-by.js
var ended_by = __webpack_require__(17953);
// EXTERNAL MODULE: ./build/src/tools/init/hosts-with-pages.js
var hosts_with_pages = __webpack_require__(88141);
;// CONCATENATED MODULE: ./build/src/model/newest-release.js
/**
 * The newest release, which the pages, the recipes and `init` pin; undefined before the first one. The release workflow
 * writes it on main (scripts/fill-release.js): no tag can hold its own commit or digest.
 */
const NEWEST_RELEASE = undefined;
//# sourceMappingURL=newest-release.js.map
// EXTERNAL MODULE: ./build/src/settings/settings-file/directory-patterns.js
var directory_patterns = __webpack_require__(42489);
// EXTERNAL MODULE: ./build/src/settings/settings-file/find-settings-file.js
var find_settings_file = __webpack_require__(81056);
// EXTERNAL MODULE: ./build/src/model/add-to.js
var add_to = __webpack_require__(72588);
;// CONCATENATED MODULE: ./build/src/tools/init/choose-patterns.js
/** Chooses few patterns for the entry `directories` of `plangate.yml` that find certain directories and no others. */




/** For many directories at different depths, `**` and what it excludes are read sooner than a list of this many patterns. */
const WORTH_A_LIST = 3;
/**
 * Chooses them: `live/*` where it finds just these, else several patterns, and `!modules/**` for what they must not find. What
 * names one directory more exactly goes before what finds as much.
 *
 * @param wanted directories with a configuration, relative to the repository, with slashes; `.` is its root
 * @param others the other directories with a configuration
 * @returns undefined if no patterns find just these, because of signs in a name that a pattern cannot have
 */
function choosePatterns(wanted, others) {
    const all = [...wanted, ...others];
    const chooser = new Chooser(wanted, others);
    const listed = wanted.map(asPattern);
    return [chooser.choose('.', wanted).patterns, listed].find((patterns) => {
        const found = (0,directory_patterns/* findDirectories */.f3)(patterns, all);
        return (found.directories.length === wanted.length &&
            found.directories.every((directory) => wanted.includes(directory)) &&
            found.findNothing.length + found.excludeNothing.length === 0);
    });
}
class Chooser {
    wanted;
    others;
    constructor(wanted, others) {
        this.wanted = wanted;
        this.others = others;
    }
    /** @param roots those in `directory` */
    choose(directory, roots) {
        const depths = new Set(roots.map((root) => depthOf(root)));
        const ofDepths = Array.from(depths, (depth) => this.chooseAlike(directory, roots.filter((root) => depthOf(root) === depth)));
        const all = this.withExclusions(external_node_path_.posix.join(directory, '**'));
        const choices = [joined(ofDepths), { ...all, cost: all.cost + WORTH_A_LIST - 1 }];
        const inside = childrenWith(directory, roots);
        if (inside.size > 0) {
            const itself = roots.filter((root) => root === directory).map(asPattern);
            const each = Array.from(inside, ([child, below]) => this.choose(child, below));
            choices.splice(1, 0, joined([{ patterns: itself, cost: itself.length }, ...each]));
        }
        return cheapest(choices);
    }
    /** For roots that are at the same depth. */
    chooseAlike(directory, roots) {
        const [first = directory, ...others] = roots;
        if (others.length === 0)
            return { patterns: [asPattern(first)], cost: 1 };
        const each = Array.from(childrenWith(directory, roots), ([child, below]) => this.chooseAlike(child, below));
        const levels = depthOf(first) - depthOf(directory);
        const stars = Array.from({ length: levels }, () => '*');
        return cheapest([joined(each), this.withExclusions(external_node_path_.posix.join(directory, ...stars))]);
    }
    /** The pattern, and what excludes the others that it finds. */
    withExclusions(written) {
        const pattern = asPattern(written);
        const found = (0,directory_patterns/* findDirectories */.f3)([pattern], this.others).directories;
        const exclusions = new Set();
        const free = new Set();
        for (const directory of found) {
            const place = this.freePlace(directory);
            if (place === undefined)
                exclusions.add(asPattern(directory));
            else
                free.add(place);
        }
        for (const places of (0,report_text/* groupBy */.$z)([...free], (place) => [external_node_path_.posix.basename(place)])) {
            for (const exclusion of this.excludingAll(places))
                exclusions.add(exclusion);
        }
        const patterns = [pattern, ...Array.from(exclusions, (each) => `!${each}`)];
        return { patterns, cost: patterns.length };
    }
    /** The highest directory around one that has nothing wanted in it; undefined if it has something itself. */
    freePlace(directory) {
        const parts = directory.split('/');
        const around = parts.map((_, at) => parts.slice(0, at + 1).join('/'));
        return around.find((place) => !this.wanted.some((root) => isIn(root, place)));
    }
    /** What excludes places of the same name, all that is in them included. */
    excludingAll(places) {
        const shared = `**/${asPattern(external_node_path_.posix.basename(places[0]))}/**`;
        const isShared = (0,directory_patterns/* findDirectories */.f3)([shared], this.wanted).directories.length === 0;
        if (places.length > 1 && isShared)
            return [shared];
        return places.map((place) => {
            const inside = this.others.filter((other) => isIn(other, place));
            const isAlone = inside.length === 1 && inside[0] === place;
            return `${asPattern(place)}${isAlone ? '' : '/**'}`;
        });
    }
}
function joined(choices) {
    return {
        patterns: choices.flatMap(({ patterns }) => patterns),
        cost: choices.reduce((sum, { cost }) => sum + cost, 0),
    };
}
/** The first of those that cost least. */
function cheapest(choices) {
    return choices.reduce((best, choice) => (choice.cost < best.cost ? choice : best));
}
function depthOf(directory) {
    return directory === '.' ? 0 : directory.split('/').length;
}
/** Whether a directory is this one or below it. */
function isIn(directory, place) {
    return place === '.' || directory === place || directory.startsWith(`${place}/`);
}
/** The directories directly in one, each with the roots that are in it. */
function childrenWith(directory, roots) {
    const children = new Map();
    const depth = depthOf(directory) + 1;
    for (const root of roots.filter((each) => each !== directory)) {
        (0,add_to/* addTo */.D)(children, root.split('/').slice(0, depth).join('/'), root);
    }
    return children;
}
/** The pattern that finds one directory: signs that a pattern cannot have are any character in it. */
function asPattern(directory) {
    // `plangate.yml` takes a letter and a colon for a drive, and no text that begins or ends with a space.
    const written = directory.replace(/^([A-Za-z]):/, '$1?').replaceAll(/^\s|\s$/g, '?');
    return written.split('/').map(withoutSigns).join('/');
}
function withoutSigns(name) {
    return name.replaceAll(/[[\]{}\\]|^[!~]/g, '?');
}
//# sourceMappingURL=choose-patterns.js.map
// EXTERNAL MODULE: ./build/src/configuration/cloud-block.js
var cloud_block = __webpack_require__(80177);
// EXTERNAL MODULE: ./build/src/tools/init/modules-here.js
var modules_here = __webpack_require__(2268);
;// CONCATENATED MODULE: ./build/src/tools/init/settle-configurations.js
/**
 * Which `cloud` blocks choose what is gated: without those of templates, which people copy and fill in, and without those that name
 * a workspace which another directory names, because nothing here says whose it is.
 */




/** @param root absolute path of the repository */
function settleConfigurations(all, root) {
    const modules = (0,modules_here/* readModulesHere */.m)(root, all.map(({ directory }) => directory));
    const placeholderOf = new Map(modules.map((one) => [one.directory, one.placeholder]));
    const templates = all.flatMap(({ directory }) => {
        const placeholder = placeholderOf.get(directory);
        return placeholder === undefined ? [] : { directory, placeholder };
    });
    const filledIn = all.filter(({ directory }) => placeholderOf.get(directory) === undefined);
    const named = filledIn.filter(({ cloud }) => cloud.workspaces?.name !== undefined);
    const groups = (0,report_text/* groupBy */.$z)(named, ({ cloud }) => [placeOf(cloud), cloud.workspaces?.name]);
    const shared = groups
        .filter((group) => group.length > 1)
        .map((group) => ({
        workspace: group[0].cloud.workspaces?.name ?? '',
        directories: group.map(({ directory }) => directory),
    }));
    const inSeveral = new Set(shared.flatMap(({ directories }) => directories));
    return {
        configurations: filledIn.filter(({ directory }) => !inSeveral.has(directory)),
        templates,
        shared,
        overlapping: overlapsOf(filledIn),
    };
}
/** A block may write the usual host out. */
function hostOfBlock({ hostname = inputs/* INPUT_TABLE */.g$.hostname.default }) {
    return hostname;
}
const placeOf = (cloud) => [hostOfBlock(cloud), cloud.organization];
function overlapsOf(configurations) {
    const tagged = configurations.flatMap(({ directory, cloud }) => {
        const tags = cloud.workspaces?.tags;
        return tags === undefined ? [] : { directory, cloud, tags: new Set((0,cloud_block/* tagWords */.u0)(tags)) };
    });
    const inPlace = (0,report_text/* groupBy */.$z)(tagged, ({ cloud }) => placeOf(cloud));
    return inPlace.flatMap((group) => group.flatMap((wide) => group
        .filter(({ directory, tags }) => {
        const isWider = wide.tags.size < tags.size || wide.directory < directory;
        return (directory !== wide.directory && isWider && [...wide.tags].every((tag) => tags.has(tag)));
    })
        .map((narrow) => ({ wide: wide.directory, narrow: narrow.directory }))));
}
//# sourceMappingURL=settle-configurations.js.map
;// CONCATENATED MODULE: ./build/src/tools/init/gates-with-service.js
/** Chooses by the contents of the configurations what the steps of a workflow say, and what `plangate.yml` says. */






/**
 * One gate (a step) for each organization, because a token belongs to one. What a person chose comes before what the
 * configurations say.
 *
 * @returns the gates; and as `omitted` the directories whose workspaces no gate plans, unless the person named the one to gate
 */
function chooseGates({ configurations, directories }, chosen) {
    const { organization, workspace, directory } = chosen;
    const inDirectory = configurations.filter((configuration) => directory === undefined || configuration.directory === directory);
    const matching = inDirectory.filter(({ cloud }) => 
    // A block without an organization can be of any one.
    (organization === undefined || (cloud.organization ?? organization) === organization) &&
        (workspace === undefined || cloud.workspaces?.name === workspace));
    // If no configuration fits, the chosen values still count, with the directories of all.
    const groups = groupByOrganization(matching.length > 0 ? matching : inDirectory);
    const all = chosen.isOneOfSeveral === true ? groupByOrganization(inDirectory) : groups;
    const isOneOfMany = all.length > 1;
    const parts = groups.map((group) => ({
        group,
        ...chooseKeys(group, { ...chosen, isOneOfMany }, directories),
    }));
    const omitted = workspace === undefined ? parts.flatMap((part) => part.omitted) : [];
    const names = nameGates(all);
    const gates = parts.map(({ group, keys, directories: read }) => {
        const [first] = group;
        const named = first && isOneOfMany ? names.get(first) : undefined;
        const { file, secret } = named ?? { file: USUAL };
        const hostname = first === undefined ? SERVICE : hostOfBlock(first.cloud);
        const inputs = [
            // A configuration does not choose the host that receives the token.
            ...(hostname === SERVICE ? [] : [{ name: 'hostname', value: hostname }]),
            ...(file === USUAL ? [] : [{ name: 'settings', value: file }]),
        ];
        const organization = chosen.organization ?? organizationOf(group) ?? '';
        const ofGate = {
            organization,
            inputs,
            file,
            keys: { ...keys, ...chosen.more },
            directories: read,
        };
        return groups.length > 1 && secret !== undefined ? { ...ofGate, secret } : ofGate;
    });
    return { gates, omitted };
}
const [USUAL = ''] = find_settings_file/* SETTINGS_PLACES */.h;
const SERVICE = inputs/* INPUT_TABLE */.g$.hostname.default;
/**
 * A secret and a file for each gate, named after its organization; the first has the file with the usual name.
 *
 * @returns by each configuration of the gate
 */
function nameGates(groups) {
    const names = new Map();
    const secrets = new Set();
    const secretNameOf = (key) => `TF_API_TOKEN_${key.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')}`;
    for (const group of groups) {
        const organization = organizationOf(group) ?? 'other';
        // Names such as `a-b` and `a_b` would give secrets of the same name.
        const isTaken = secrets.has(secretNameOf(organization));
        const key = isTaken ? `${organization}-${secrets.size + 1}` : organization;
        const secret = secretNameOf(key);
        // The path is the name of the gate, which has no other signs.
        const path = `.github/plangate-${key.replaceAll(/[^\w]+/g, '-')}.yml`;
        const file = secrets.size === 0 ? USUAL : path;
        secrets.add(secret);
        for (const configuration of group)
            names.set(configuration, { file, secret });
    }
    return names;
}
/**
 * Groups configurations by host and organization. A block without an organization belongs to the one that the others on
 * its host name, if they all name the same.
 *
 * @returns at least one group, which may be empty
 */
function groupByOrganization(configurations) {
    const byHost = (0,report_text/* groupBy */.$z)(configurations, ({ cloud }) => [hostOfBlock(cloud)]);
    const groups = byHost.flatMap((onHost) => {
        const byOrganization = (0,report_text/* groupBy */.$z)(onHost, ({ cloud }) => [cloud.organization]);
        const named = byOrganization.filter(([first]) => first.cloud.organization !== undefined);
        return named.length < 2 ? [onHost] : byOrganization;
    });
    return groups.length === 0 ? [[]] : groups;
}
/**
 * The keys of one gate: what the `cloud` blocks do not say. They are read from the default branch on every run, so nothing of
 * them is repeated.
 *
 * @param group the configurations of its organization
 * @param all every directory with a configuration
 */
function chooseKeys(group, chosen, all) {
    const selecting = group.filter((one) => one.forTofu !== true && selectsWorkspaces(one));
    const ofTofu = group.flatMap(namedForTofu);
    const omittedBut = (gated) => group.filter((one) => !gated.includes(one)).map(({ directory }) => directory);
    const [only, ...others] = selecting;
    if (only === undefined && ofTofu.length > 0 && chosen.workspace === undefined) {
        const keys = { ...organizationKey(group, [], chosen), workspaces: ofTofu };
        const gated = group.filter((one) => namedForTofu(one).length > 0);
        return { keys, directories: [], omitted: omittedBut(gated) };
    }
    if (only === undefined || chosen.workspace !== undefined) {
        const gated = only ?? group[0];
        const place = chosen.directory ?? gated?.directory ?? '.';
        const read = place === '.' && !chosen.isOneOfMany ? [gated ?? []].flat() : [];
        const entry = {
            name: chosen.workspace ?? '',
            ...(place !== '.' && { directory: place }),
        };
        const keys = { ...organizationKey(group, read, chosen), workspaces: [entry] };
        return { keys, directories: [], omitted: omittedBut([gated ?? []].flat()) };
    }
    const { name, tags } = only.cloud.workspaces ?? {};
    const isRoot = others.length === 0 && only.directory === '.' && (name ?? tags) !== undefined;
    if (isRoot && !chosen.isOneOfMany && ofTofu.length === 0) {
        return {
            keys: organizationKey(group, [only], chosen),
            directories: [],
            omitted: omittedBut([only]),
        };
    }
    const { patterns, found } = patternsFor(selecting, all);
    const keys = {
        ...organizationKey(group, found, chosen),
        workspaces: [{ directories: patterns }, ...ofTofu],
        ...(others.length > 0 && { affectedOnly: true }),
    };
    const directories = found.map(({ directory }) => directory);
    const ofTofuToo = group.filter((one) => namedForTofu(one).length > 0);
    return { keys, directories, omitted: omittedBut([...found, ...ofTofuToo]) };
}
/** A block that OpenTofu alone reads says nothing to a check that does not know what plans: an entry of its own does. */
function namedForTofu({ directory, cloud, forTofu }) {
    const name = cloud.workspaces?.name;
    return forTofu === true && name !== undefined ? [{ name, directory }] : [];
}
/** A directory with a name that no pattern can say is left out where there is no other way. */
function patternsFor(selecting, all) {
    const plain = selecting.filter(({ directory }) => (0,directory_patterns/* directoryProblem */.DG)(directory) === undefined && !/^!|[*?]/.test(directory));
    for (const found of [selecting, plain]) {
        const wanted = found.map(({ directory }) => directory);
        const patterns = choosePatterns(wanted, all.filter((directory) => !wanted.includes(directory)));
        if (patterns !== undefined)
            return { patterns, found };
    }
    return { patterns: [], found: [] };
}
/** Whether a block says which workspaces are those of its directory. */
function selectsWorkspaces({ cloud }) {
    const { name, tags, prefix } = cloud.workspaces ?? {};
    return cloud.unread?.workspaces === undefined && (name ?? tags ?? prefix) !== undefined;
}
function organizationOf(group) {
    return group.find(({ cloud }) => cloud.organization !== undefined)?.cloud.organization;
}
/** @param read the configurations whose blocks say it where the key does not */
function organizationKey(group, read, { organization }) {
    const value = organization ?? organizationOf(group);
    if (value === undefined)
        return {};
    return value === organizationOf(read) ? {} : { organization: { value } };
}
//# sourceMappingURL=gates-with-service.js.map
// EXTERNAL MODULE: ./build/src/tools/init/propose-settings.js
var propose_settings = __webpack_require__(58162);
// EXTERNAL MODULE: ./build/src/tools/init/write-files.js
var write_files = __webpack_require__(3497);
// EXTERNAL MODULE: ./build/src/tools/init/render-commands.js
var render_commands = __webpack_require__(87125);
// EXTERNAL MODULE: ./build/src/tools/init/render-workflow.js
var render_workflow = __webpack_require__(42362);
// EXTERNAL MODULE: ./build/src/tools/init/render-settings-file.js + 1 modules
var render_settings_file = __webpack_require__(43682);
// EXTERNAL MODULE: ./build/src/tools/init/scan-steps.js
var scan_steps = __webpack_require__(34457);
// EXTERNAL MODULE: ./build/src/tools/init/sort-policies.js
var sort_policies = __webpack_require__(91613);
// EXTERNAL MODULE: ./build/src/tools/init/look-around.js + 3 modules
var look_around = __webpack_require__(68834);
// EXTERNAL MODULE: ./build/src/model/quote.js
var quote = __webpack_require__(28187);
;// CONCATENATED MODULE: ./build/src/tools/init/init.js
/** Writes the files that a repository needs for the gate. */


























const WORKFLOW = '.github/workflows/plangate.yml';
/** The most directories that one job gates well. */
const MAX_DIRECTORIES = 100;
/** How long the look-up of the release's commit may take. */
const init_TIME_LIMIT_MS = 5_000;
const init = {
    name: 'init',
    summary: 'write the workflow and plangate.yml for this repository',
    description: `Looks at this repository, says what it saw, and writes what fits: ${WORKFLOW}, one job on every pull request, and plangate.yml with what is gated and by which policies. Where cloud blocks or \`backend "remote"\` name workspaces, a service plans them. Where the state is in another backend, the runner plans, and the workflow signs in to the cloud of that backend and of the providers. Units of Terragrunt are planned by a job of their own, and of a library of modules the examples are planned. It shows the files and writes them; at a terminal it asks before that, and offers to plan one root. A plangate.yml that is there stays. Policies in Rego, in policies/ or policy/, judge, unless they read what no plan has; with none, a gate without a service gets a first one. It reads the commit of this release from GitHub and pins it in the workflow. For other CI hosts it prints a snippet to copy, beside plangate.yml.`,
    arguments: [command/* DIRECTORY */.Md],
    options: [
        (0,command/* option */.uK)('--host <name>', 'CI host', {
            choices: ['github', ...hosts_with_pages/* HOSTS_WITH_PAGES */.q.map(({ name }) => name)],
            default: 'github',
        }),
        (0,command/* option */.uK)('--organization <name>', 'else from the cloud block, or the env of a workflow'),
        (0,command/* option */.uK)('--workspace <name>', 'else from the cloud block, or the env of a workflow'),
        (0,command/* option */.uK)('--directory <directory>', 'else the directory of the cloud block'),
        (0,command/* option */.uK)('--local', 'without a service, also where a cloud block or a workflow names one'),
        (0,command/* option */.uK)('--json', 'print what would be written as JSON and nothing else'),
        (0,command/* option */.uK)('--force', 'replace files that are there already, but no plangate.yml'),
        (0,command/* option */.uK)('-y, --yes', 'write it without asking, as without a terminal, and plan one root to try it'),
        (0,command/* option */.uK)('--allowed-sources', 'write the list of what may be installed'),
    ],
    examples: {
        'plangate init': 'GitHub, everything from what is here',
        'plangate init --local': 'a first policy of your own, without any service',
        'plangate init --allowed-sources': 'what may be installed, from what is used',
        'plangate init --host gitlab >> .gitlab-ci.yml': 'another host',
    },
    run: init_run,
};
async function init_run(input, io) {
    if ((0,command_input/* flagOf */.iP)(input, 'allowed-sources')) {
        const { initSources } = await Promise.all(/* import() */[__webpack_require__.e(9365), __webpack_require__.e(7071)]).then(__webpack_require__.bind(__webpack_require__, 77071));
        return initSources(input, io);
    }
    const root = (0,resolve_directory/* repositoryOf */._)(io.workingDirectory) ?? (0,external_node_path_.resolve)(io.workingDirectory);
    const here = await (0,repository_contents/* findConfigurations */.PN)(root);
    if ((0,command_input/* flagOf */.iP)(input, 'local') || !(await isOfService(input, here, root))) {
        if (!(0,command_input/* flagOf */.iP)(input, 'local'))
            await refuseNothing(here, root);
        const { initLocal } = await __webpack_require__.e(/* import() */ 390).then(__webpack_require__.bind(__webpack_require__, 50390));
        return initLocal(input, io, { workflow: WORKFLOW, release: await findRelease(io) });
    }
    const proposal = await propose(input, io, { root, here });
    for (const notice of (0,command_input/* flagOf */.iP)(input, 'json') ? [] : proposal.notices)
        await io.err(`${notice}\n`);
    const { ciHost } = proposal;
    if (ciHost === undefined)
        await writeForGitHub(proposal, input, io);
    else
        await writeForHost(ciHost, proposal, input, io);
    return command/* EXIT */.dc.green;
}
/**
 * Whether a service plans: an option, a `cloud` block, `backend "remote"`, the environment of a workflow, or the plangate.yml
 * that is there names one.
 */
async function isOfService(input, here, root) {
    const isNamed = ['organization', 'workspace'].some((name) => (0,command_input/* optionOf */.XD)(input, name) !== undefined);
    if (isNamed || here.configurations.length > 0 || here.broken !== undefined)
        return true;
    const usual = await (0,propose_settings/* findUsualSettings */.X9)(root);
    const text = usual === undefined ? '' : await (0,read_regular/* readRegular */.VX)((0,external_node_path_.join)(root, usual)).catch(() => '');
    if (/^organization:/m.test(text))
        return true;
    const { organization, workspace } = await (0,repository_contents/* namedInWorkflows */.bH)(root);
    return here.backends.length === 0 && (organization ?? workspace) !== undefined;
}
/** @throws UsageError where nothing of the repository can be gated, or is a policy */
async function refuseNothing({ directories }, root) {
    if (directories.length > 0)
        return;
    const files = await (0,files_of_repository/* filesBelowOf */.i)(root);
    if (files.some((path) => OF_A_GATE.test(path)))
        return;
    const message = 'holds no configuration: not a single .tf file in it or below. If a workspace plans it anyway, name it with --organization and --workspace. To begin with a policy, run `plangate init --local`.';
    throw (0,command_input/* usageError */.Wp)('this repository', message);
}
/** What has no `.tf` file beside it, and is planned or judges. */
const OF_A_GATE = /(?:^|\/)terragrunt\.hcl$|\.(?:tfcomponent|tfdeploy|tfstack)\.hcl$|\.rego$|\.sentinel$/;
async function propose(input, io, { root, here }) {
    const ciHost = hosts_with_pages/* HOSTS_WITH_PAGES */.q.find(({ name }) => name === (0,command_input/* optionOf */.XD)(input, 'host'));
    const { chosen, named } = await chooseValues(input, io, { here, root });
    const sorted = await (0,sort_policies/* sortPolicies */.Z)(await (0,repository_contents/* ownPolicyDirectories */.mI)(root), root, io);
    const [policies] = sorted.policies;
    const otherFiles = (0,look_around/* filesOfKinds */.c)(await (0,files_of_repository/* filesBelowOf */.i)(root));
    const takesCommands = policies !== undefined && (await (0,repository_contents/* namesApprovers */.XS)((0,external_node_path_.join)(root, policies)));
    const scans = (0,scan_steps/* scanSteps */.V)((0,external_node_fs_.readdirSync)(root));
    const scansOfWorkflow = ciHost === undefined ? scans : undefined;
    const isOneNamed = (chosen.workspace ?? chosen.directory) !== undefined;
    const settled = settleConfigurations(here.configurations, root);
    const { configurations, templates, shared, overlapping } = isOneNamed
        ? { configurations: here.configurations, templates: [], shared: [], overlapping: [] }
        : settled;
    const [first] = shared;
    if (configurations.length === 0 && first !== undefined) {
        const message = `is missing: the workspace ${(0,quote/* quote */.hD)(first.workspace)} is named in ${(0,report_text/* listText */.so)(first.directories)}. Name the one whose workspace it is.`;
        throw (0,command_input/* usageError */.Wp)('--directory', message);
    }
    const [template] = templates;
    if (configurations.length === 0 && template !== undefined) {
        const message = `has a cloud block in ${template.directory} alone, which is filled in first (${template.placeholder}). Name its workspace with --organization and --workspace.`;
        throw (0,command_input/* usageError */.Wp)('this repository', message);
    }
    const { gates, omitted } = chooseGates({ ...here, configurations }, {
        ...chosen,
        isOneOfSeveral: ciHost !== undefined,
        more: {
            ...(policies !== undefined && { policies: [policies] }),
            ...(takesCommands && { commentCommands: true }),
            // Without a step that scans, the file would be missing in each check.
            ...(scansOfWorkflow && { scanners: scansOfWorkflow.entries }),
        },
    });
    // One workflow can have a step for each organization. A snippet has one command, and an option names one organization.
    if (gates.length > 1 && (ciHost ?? chosen.organization) !== undefined) {
        refuseSeveralOrganizations(gates);
    }
    const { hostname } = named;
    if (hostname !== undefined) {
        for (const { inputs } of gates)
            inputs.unshift({ name: 'hostname', value: hostname });
    }
    for (const { inputs, keys } of gates)
        (0,write_files/* refuseUnsafeNames */.jH)([...inputs, ...(0,propose_settings/* namesIn */.wX)(keys)]);
    const { proposed, kept } = await (0,propose_settings/* proposeSettings */.U$)(gates, root);
    const shown = (path) => (0,external_node_path_.relative)(io.workingDirectory, (0,external_node_path_.join)(root, path));
    const gated = gates.flatMap(({ directories }) => directories).length;
    const notices = [
        ...noticesOfPolicies(sorted),
        (0,write_files/* fitNotice */.Wu)(takesCommands ? policies : undefined, 'NAMES/ says who must approve: they write the line of the report as a comment. Teams need the input members-token (docs/approvals.md).'),
        ...noticesOfScans(scans, { hasStep: ciHost === undefined, isKeyWritten: kept.length === 0 }),
        (0,write_files/* fitNotice */.Wu)(Object.values(named), 'from the `env` of a workflow that is here: NAMES. See that they are meant.'),
        (0,write_files/* fitNotice */.Wu)(here.broken?.where, 'warning: the file of a cloud block cannot be read at NAMES (docs/inputs.md).'),
        ...shared.map(({ workspace, directories }) => (0,write_files/* fitNotice */.Wu)(directories, `warning: not gated: workspace ${(0,quote/* quote */.hD)(workspace)}, named in NAMES. Take it out of all but one`)),
        (0,write_files/* fitNotice */.Wu)(overlapping.map(({ wide, narrow }) => `${wide} and ${narrow}`), 'tags overlap: NAMES. A workspace with all of them is of its own working directory.'),
        (0,write_files/* fitNotice */.Wu)(templates.map(({ directory, placeholder }) => `${directory} (${placeholder})`), 'not gated, because it is filled in first: NAMES.'),
        (0,write_files/* fitNotice */.Wu)(here.configurations.flatMap(({ directory, forTofu }) => (forTofu === true ? directory : [])), 'warning: files of OpenTofu alone in NAMES. HCP Terraform reads none of them: the service has to run OpenTofu.'),
        (0,write_files/* fitNotice */.Wu)(otherFiles.stacks, 'Stacks: NAMES. They are not gated.'),
        (0,write_files/* fitNotice */.Wu)(omitted, 'warning: not gated: NAMES. Their cloud blocks say no name, tags or prefix as a text: write one, or name the workspace in a file.'),
        (0,write_files/* fitNotice */.Wu)(kept, 'NAMES is there and stays as it is: `plangate doctor` shows what it gates. To have it written again, delete it first.'),
        (0,write_files/* fitNotice */.Wu)(gated > MAX_DIRECTORIES ? String(gated) : undefined, 'NAMES directories in one job: docs/matrix.md shares them among many.'),
    ].filter((line) => line !== '');
    return {
        root,
        ciHost,
        gates,
        settings: proposed.map(([path, text]) => [shown(path), text]),
        cloudBlocks: here.configurations.length,
        compileOpa: policies && (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 95809))).COMPILE_OPA,
        takesCommands,
        scans: scansOfWorkflow?.text,
        notices,
    };
}
const asJson = (files) => files.map(([path, text]) => ({ path, text }));
async function writeForGitHub(proposal, input, io) {
    const { root, gates, settings, compileOpa, takesCommands, notices } = proposal;
    const json = (0,command_input/* flagOf */.iP)(input, 'json');
    if (!json && !(0,command_input/* flagOf */.iP)(input, 'force'))
        await (0,write_files/* refuseToReplace */.K4)([WORKFLOW], root);
    const { version, commit } = await findRelease(io);
    const workflow = (0,external_node_path_.relative)(io.workingDirectory, (0,external_node_path_.join)(root, WORKFLOW));
    const text = (0,render_workflow/* renderWorkflow */.cn)(gates, { version, commit }, { compileOpa, scans: proposal.scans });
    const others = takesCommands
        ? await proposeCommands(root, io.workingDirectory, { version, commit })
        : [];
    const files = [...settings, [workflow, text], ...others];
    if (json) {
        const data = { files: asJson(files), notices, written: false };
        await io.out((0,report_json/* printableJson */.et)({ data }));
        return;
    }
    const isWritten = await (0,write_files/* writeIfAgreed */.F7)(files, input, io);
    await io.out(isWritten ? nextSteps(workflow, proposal, commit) : 'Nothing was written.\n');
}
/** Prints the snippet, and writes the file of settings that it needs. What is said of that file is not for the pipeline. */
async function writeForHost(ciHost, { gates, settings, compileOpa, notices }, input, io) {
    const [gate = { inputs: [] }] = gates;
    const text = (0,render_workflow/* renderSnippet */.yh)(ciHost, gate, NEWEST_RELEASE ?? { version: io.version }, compileOpa);
    if ((0,command_input/* flagOf */.iP)(input, 'json')) {
        const data = { text, files: asJson(settings), notices, written: false };
        await io.out((0,report_json/* printableJson */.et)({ data }));
        return;
    }
    await io.out(text);
    if (settings.length === 0)
        return;
    const isWritten = await (0,write_files/* writeIfAgreed */.F7)(settings, input, { ...io, out: io.err });
    const names = settings.map(([path]) => path).join(', ');
    const steps = [...stepsOfSettings(settings, gates), mergeFirst(settings, gates)];
    await io.err(isWritten
        ? `${names} written. Next:\n${(0,write_files/* numberedList */.rX)(steps)}${(0,write_files/* pagesLine */.fR)()}`
        : `${names} was not written, and the gate needs it.\n`);
}
function noticesOfScans(scans, { hasStep, isKeyWritten }) {
    if (scans === undefined)
        return [];
    const step = hasStep
        ? 'NAMES: the workflow has a step of each such scanner'
        : 'NAMES: let each such scanner write its file before the gate';
    const isWritten = hasStep && isKeyWritten;
    const key = isWritten
        ? ', and plangate.yml names its file (docs/scanners.md).'
        : '. What it finds counts with this in plangate.yml (docs/scanners.md):';
    return [(0,write_files/* fitNotice */.Wu)(scans.found, step + key), isWritten ? '' : (0,render_settings_file/* renderScanners */.oW)(scans.entries)];
}
function noticesOfPolicies({ policies: [judging], unfit }) {
    return [
        (0,write_files/* fitNotice */.Wu)(judging, 'NAMES/ has policies in Rego: opa judges the plan by them, too, as they are on the default branch (docs/own-policies.md).'),
        ...unfit.map(({ directory, why }) => (0,neutralise_log/* safeLine */.om)(`warning: ${directory}/ has policies in Rego that judge no plan, so \`policies\` does not name it: ${why}`)),
    ];
}
/**
 * What options name, or else the environment of a workflow that is here; at a terminal the person is asked for what is not known.
 *
 * @returns as `named` what the environment says
 * @throws UsageError for what nobody says: a file with a name in its place would close the gate for everybody
 */
async function chooseValues(input, io, { here, root }) {
    if (here.configurations.length === 0 && here.broken !== undefined) {
        throw new command_input/* UsageError */.eb([here.broken]);
    }
    const named = namesNoWorkspace(here) ? await (0,repository_contents/* namedInWorkflows */.bH)(root) : {};
    const isThere = (await (0,propose_settings/* findUsualSettings */.X9)(root)) !== undefined;
    const clouds = here.configurations.map(({ cloud }) => cloud);
    const ask = async (name, isKnown) => {
        const given = (0,command_input/* optionOf */.XD)(input, name) ?? named[name];
        if (given !== undefined || isKnown || isThere)
            return given;
        const canAsk = io.canAnswer && !(0,command_input/* flagOf */.iP)(input, 'yes') && !(0,command_input/* flagOf */.iP)(input, 'json');
        const answer = canAsk ? (await io.ask(`Which ${name}? `))?.trim() : undefined;
        if (answer !== undefined && answer !== '')
            return answer;
        throw (0,command_input/* usageError */.Wp)(`--${name}`, `is missing: no cloud block in this repository says it.`);
    };
    const isOrganizationKnown = clouds.some(({ organization }) => organization !== undefined);
    const isWorkspaceKnown = here.configurations.some(selectsWorkspaces);
    const chosen = {
        organization: await ask('organization', isOrganizationKnown),
        workspace: await ask('workspace', isWorkspaceKnown),
        directory: (0,command_input/* optionOf */.XD)(input, 'directory') ?? directoryNamed(named, here),
    };
    return { chosen, named };
}
/** Whether no `cloud` block says whose configuration this is, so that only a pipeline can. */
function namesNoWorkspace({ configurations }) {
    return configurations.every(({ cloud: { hostname, organization, workspaces } }) => (hostname ?? organization ?? workspaces) === undefined);
}
/** The directory that a workflow names, if a configuration is there. */
function directoryNamed({ directory }, { directories }) {
    const written = directory === undefined ? undefined : external_node_path_.posix.join(directory, '.').replace(/\/$/, '');
    return directories.find((each) => each === written);
}
/** The workflow of commands, unless one is there. */
async function proposeCommands(root, workingDirectory, release) {
    if (await (0,write_files/* isThere */.$B)(render_commands/* COMMANDS_WORKFLOW */.B, root))
        return [];
    return [[(0,external_node_path_.relative)(workingDirectory, (0,external_node_path_.join)(root, render_commands/* COMMANDS_WORKFLOW */.B)), (0,render_commands/* renderCommands */.v)(release)]];
}
/** @throws UsageError with the organizations that the gates are of */
function refuseSeveralOrganizations(gates) {
    const names = gates.map(({ inputs, organization }) => {
        const hostname = inputs.find(({ name }) => name === 'hostname')?.value;
        return `${(0,quote/* quote */.hD)(organization)}${hostname === undefined ? '' : ` on ${(0,quote/* quote */.hD)(hostname)}`}`;
    });
    const message = `does not say which cloud blocks are meant: they are of ${names.join(', ')}. Name one organization, or a --directory, and run this once for each: each has a file of its own. Then give each job a name and a token of its own: of two jobs with one name, some hosts run the last.`;
    throw (0,command_input/* usageError */.Wp)('--organization', message);
}
/** What a workflow pins. */
async function findRelease(io) {
    const version = NEWEST_RELEASE?.version ?? io.version;
    const commit = NEWEST_RELEASE?.commit ?? (await findCommit(io, version));
    return commit === undefined ? { version } : { version, commit };
}
/** Asks GitHub by git for the commit of a release; undefined without an answer in time. */
async function findCommit(io, version) {
    // `^{}` asks for the commit, also if the tag is an object of its own.
    const ref = `refs/tags/v${version}^{}`;
    const asking = (0,ask_git/* listRemote */.VX)(io, { address: render_workflow/* REPOSITORY_URL */.ld }, ref);
    const answer = await (0,ended_by/* endedBy */.m)(io.alarms.in(init_TIME_LIMIT_MS), asking).catch(() => undefined);
    const text = answer !== undefined && 'text' in answer ? answer.text : '';
    return /^([0-9a-f]{40})\t/.exec(text)?.[1];
}
/** What is to be done before the gate counts on files of settings. */
function stepsOfSettings(settings, gates) {
    if (settings.length === 0)
        return [];
    const ofBlocks = gates.some(({ directories }) => directories.length > 0);
    return ofBlocks ? ['Run `plangate doctor`: it shows which workspaces the directories have.'] : [];
}
/** When the files of settings count. */
function mergeFirst(settings, gates) {
    const names = settings.map(([path]) => path);
    const counts = `${names.join(' and ')} ${names.length > 1 ? 'count' : 'counts'}`;
    const choosesWorkspaces = gates.some(({ keys }) => keys.workspaces ?? keys.organization);
    const before = choosesWorkspaces ? ', and before that the gate is undecided' : '';
    return `Commit it all and merge that request first: ${counts} from the default branch${before}.`;
}
/** @param commit of the release; undefined if the workflow has a placeholder */
function nextSteps(workflow, { settings, gates, cloudBlocks }, commit) {
    const secrets = gates.map(({ secret = 'TF_API_TOKEN' }) => secret);
    const steps = [
        ...(commit === undefined
            ? ['Put the commit of the release in place of <sha>: the workflow says how.']
            : []),
        ...stepsOfSettings(settings, gates),
        secrets.length > 1
            ? (0,write_files/* fitNotice */.Wu)(secrets, 'Store a team token of each organization as a secret: NAMES.')
            : `Store a team or user API token as the secret ${secrets[0]} of the repository.`,
        settings.length > 0 ? mergeFirst(settings, gates) : 'Commit it and open a pull request.',
    ];
    const names = [...settings.map(([path]) => path), workflow].join(' and ');
    const blocks = (0,report_text/* countWords */.rj)(cloudBlocks, 'cloud block');
    return `${names} written, from ${blocks}. Next:\n${(0,write_files/* numberedList */.rX)(steps)}${(0,write_files/* pagesLine */.fR)()}`;
}
//# sourceMappingURL=init.js.map
;// CONCATENATED MODULE: ./build/src/tools/init/index.js

//# sourceMappingURL=index.js.map
// EXTERNAL MODULE: ./build/src/client/client.js + 27 modules
var client_client = __webpack_require__(1307);
// EXTERNAL MODULE: ./build/src/check/check-request.js
var check_request = __webpack_require__(22342);
// EXTERNAL MODULE: ./build/src/check/settings-changes.js + 1 modules
var settings_changes = __webpack_require__(5917);
// EXTERNAL MODULE: ./build/src/settings/conflicts.js
var conflicts = __webpack_require__(89712);
// EXTERNAL MODULE: ./build/src/settings/settings.js + 1 modules
var settings = __webpack_require__(81908);
// EXTERNAL MODULE: ./build/src/cli/load-options.js
var load_options = __webpack_require__(98265);
// EXTERNAL MODULE: ./build/src/cli/log.js
var cli_log = __webpack_require__(11438);
;// CONCATENATED MODULE: ./build/src/cli/matrix.js
/** The affected workspaces as groups, printed as the matrix of a CI host. Its runners do the work. */























const FORMATS = ['github', 'gitlab', 'azure'];
const matrix = {
    name: 'matrix',
    summary: 'print the affected workspaces as groups, one for each job',
    description: 'Finds the workspaces that `plangate check` would gate and prints them as groups of equal size, in JSON. Each job gates one group with `plangate check --group`. `plangate combine` makes one verdict of all.\n\nIt plans nothing and writes nothing to the service.',
    arguments: [command/* DIRECTORY */.Md],
    more: check_options/* INPUTS_PAGE */.iV,
    options: [
        ...check_options/* CHECK_OPTIONS */.m5.filter(({ name, group = '' }) => ['What to gate', 'The run', 'Who may choose what'].includes(group) && name !== 'group'),
        (0,command/* option */.uK)('--format <word>', 'CI host of the matrix', {
            choices: FORMATS,
            default: 'github',
        }),
        (0,command/* option */.uK)('--groups <number>', `as many groups as that at most, up to ${gate_groups/* MOST_GROUPS */.xL}; else one for 25 workspaces`, { check: (0,command_input/* wholeNumber */.rD)(1, gate_groups/* MOST_GROUPS */.xL) }),
        (0,command/* option */.uK)('--include <file>', 'file of the repository with the jobs `.plangate-group` and `.plangate-combine`, for --format gitlab', {
            default: '.gitlab/plangate.yml',
        }),
        (0,command/* option */.uK)('--verbose', 'log the requests to the service on standard error'),
        command/* TRUST_OPTION */.J5,
    ],
    often: ['workspaces', 'organization', 'hostname', 'affected-only', 'format', 'groups'],
    examples: {
        'plangate matrix --organization acme --workspaces tag:net --affected-only': 'one line of JSON for `strategy.matrix` of GitHub',
        'plangate matrix --format gitlab > child.yml': 'a child pipeline for GitLab; JSON is YAML, too',
    },
    run: matrix_run,
};
async function matrix_run(input, io) {
    const log = (0,cli_log/* createLog */.h)(io, { verbose: (0,command_input/* flagOf */.iP)(input, 'verbose') });
    const send = (0,http_send/* createSend */.R)(io);
    const ports = (0,time_limits/* limitTime */.DZ)((0,settings/* readTimeout */.OW)(), { ...io, log, send });
    try {
        return await (0,ended_by/* endedBy */.m)(ports.endSignal, printMatrix(input, ports));
    }
    finally {
        await ports.send.close();
        await log.flush();
    }
}
/** @returns the exit code */
async function printMatrix(input, ports) {
    const { log, endsAt: deadline } = ports;
    const ciHost = await (0,ci_job/* openCiJob */.u)((0,load_options/* withOwnFiles */.sQ)(input, ports));
    (0,load_options/* refuseInCi */.eN)(input, ports, ciHost.jobTree);
    const loaded = await (0,load_options/* loadCheckSettings */.qR)(input, ports, ciHost.jobTree);
    if ('problems' in loaded)
        throw new command_input/* UsageError */.eb(loaded.problems.map(check_options/* toOptionProblem */._m));
    const { plan, plans } = loaded.settings;
    if (plans.service === undefined)
        throw new command_input/* UsageError */.eb([(0,check_options/* toOptionProblem */._m)(conflicts/* NEEDS_SERVICE */._d)]);
    const { service, organization } = plans;
    log.secret(service.token);
    const directory = (0,external_node_path_.resolve)(ports.workingDirectory, plan.directory);
    const root = (0,resolve_directory/* repositoryOf */._)(directory) ?? (0,external_node_path_.resolve)(ciHost.root ?? external_node_fs_.realpathSync.native(directory));
    const subject = await ciHost.subject((0,check_request/* settingsForHost */.r)(loaded.settings), {
        directory,
        root,
        deadline,
    });
    if ('refused' in subject) {
        throw (0,command_input/* usageError */.Wp)('--allow-untrusted-head', `is not given. ${(0,check_options/* withOptionNames */.iO)((0,finding/* problemTextOf */.gU)(subject.refused))}`);
    }
    const changes = await (0,settings_changes/* settingsChanges */.f)(loaded, subject);
    if (changes.problems.length > 0)
        throw new command_input/* UsageError */.eb(changes.problems.map(check_options/* toOptionProblem */._m));
    if (loaded.undecided !== undefined)
        throw new Error((0,finding/* textOf */.b6)(loaded.undecided));
    for (const notice of loaded.notices)
        log.warning((0,finding/* textOf */.b6)(notice));
    const client = (0,client_client/* createClient */.U)({ ...service, ...ports, deadline, discovers: true });
    const { findWorkspaces, logDoubts, throwRefused } = await Promise.all(/* import() */[__webpack_require__.e(4632), __webpack_require__.e(5724)]).then(__webpack_require__.bind(__webpack_require__, 15724));
    const found = await findWorkspaces(client, organization, {
        plan,
        ofCommit: plans.from === 'version-control',
        workingDirectory: ports.workingDirectory,
        repositoryRoot: root,
        changedFiles: subject.changedFiles,
        changesSettingsAlone: changes.isAlone,
    });
    const { requested, skipped } = found;
    // The jobs of the groups would not know it.
    throwRefused(requested);
    logDoubts(found, log);
    const names = requested.map(({ name }) => name);
    const groups = (0,gate_groups/* splitIntoGroups */.dm)(names, (0,command_input/* numberOf */.rl)(input, 'groups'), ports.random);
    log.info(`${(0,report_text/* countWords */.rj)(names.length, 'workspace')} in ${(0,report_text/* countWords */.rj)(groups.length, 'group')}; not affected by the files that change: ${skipped.length}.`);
    if (groups.length === 0)
        log.info(NOTHING_TO_PLAN);
    await log.flush();
    const byName = new Map(requested.map((workspace) => [workspace.name, workspace]));
    const entries = groups.map(({ group, workspaces }) => {
        const inGroup = workspaces.flatMap((name) => byName.get(name) ?? []);
        const selectors = inGroup.map((workspace) => selectorOf(workspace, ports));
        return { group, workspaces: (0,workspace_selectors/* writeWorkspaceList */.TZ)(selectors) };
    });
    const format = (0,command_input/* optionOf */.XD)(input, 'format') ?? 'github';
    await ports.out(renderGroups(entries, format, (0,command_input/* optionOf */.XD)(input, 'include') ?? ''));
    return command/* EXIT */.dc.green;
}
const NOTHING_TO_PLAN = 'There is nothing to plan. An empty matrix is an error on GitHub: run the jobs of the groups only if the output does not say `"include":[]`, and `plangate combine` always. It passes then.';
/** How `workspaces` names this workspace: with its directory, unless that is the one where the jobs work. */
function selectorOf({ name, directory }, { workingDirectory }) {
    const path = (0,find_repository/* slashed */.df)((0,external_node_path_.relative)(external_node_fs_.realpathSync.native(workingDirectory), (0,find_repository/* realOrSame */.eF)(directory)));
    if (path === '')
        return { kind: 'name', name };
    return { kind: 'name', name, directory: path };
}
/**
 * @param format one of `FORMATS`
 * @param include for GitLab, the file with the jobs that the child pipeline extends
 */
function renderGroups(entries, format, include) {
    if (format === 'gitlab')
        return (0,report_json/* printableJson */.et)(childPipeline(entries, include));
    const matrix = format === 'azure'
        ? Object.fromEntries(entries.map((entry, index) => [`group_${index + 1}`, entry]))
        : { include: entries };
    return `${JSON.stringify(matrix)}\n`;
}
/**
 * The child pipeline of GitLab: a job for each group, and one that combines them. It belongs to the merge request as its
 * parent does. Without `workflow: rules`, GitLab then leaves out every job that has no rules of its own.
 */
function childPipeline(entries, file) {
    const matrix = entries.map(({ group, workspaces }) => ({
        PLANGATE_GROUP: group,
        PLANGATE_WORKSPACES: workspaces,
    }));
    const hasGroups = entries.length > 0;
    return {
        include: [{ local: file }],
        workflow: { rules: [{ when: 'always' }] },
        plangate: hasGroups ? { extends: '.plangate-group', parallel: { matrix } } : undefined,
        'plangate-combine': {
            extends: '.plangate-combine',
            needs: hasGroups ? ['plangate'] : undefined,
            when: 'always',
            variables: { PLANGATE_GROUPS: JSON.stringify({ include: entries }) },
        },
    };
}
//# sourceMappingURL=matrix.js.map
// EXTERNAL MODULE: ./build/src/model/commit-id.js
var commit_id = __webpack_require__(66238);
// EXTERNAL MODULE: ./build/src/overrides/override-run.js
var override_run = __webpack_require__(92875);
// EXTERNAL MODULE: ./build/src/hosts/github/calls.js + 9 modules
var calls = __webpack_require__(12163);
// EXTERNAL MODULE: ./build/src/hosts/github/event.js
var github_event = __webpack_require__(87189);
// EXTERNAL MODULE: ./build/src/hosts/github/github.js
var github_github = __webpack_require__(27758);
// EXTERNAL MODULE: ./build/src/hosts/github/server.js
var github_server = __webpack_require__(51554);
;// CONCATENATED MODULE: ./build/src/overrides/who-may.js
/**
 * Who may override by a job that they start: of the command line, or with the run that it names. The host says who a person is, and
 * the right to write is enough. Who may by a comment is in `approvals/who-counts.ts`.
 */






const ALLOWED = { allowed: true };
function notAllowed(why, text) {
    return { allowed: false, why, text };
}
/**
 * The person behind a command of the command line. The job of a fork is refused; on GitHub, only people with write permission
 * may act.
 *
 * @returns as `refused` a sentence for people
 */
async function personBehind(io) {
    const { environment } = io;
    const job = await (0,detect/* detectJob */.lw)(environment, io.hosts);
    if (github_server/* SERVERS */.Vp.some(({ name }) => name === job.name)) {
        const { payload } = await (0,github_github.readPayload)(environment);
        const event = (0,github_event/* readEvent */.j_)({ environment, payload });
        const githubToken = (0,github_server/* apiTokenOf */.xG)(environment);
        const apiUrl = environment['GITHUB_API_URL'] ?? 'https://api.github.com';
        const server = (0,github_server/* serverOf */.FN)(environment);
        const { owner = '', repository: name = '' } = event ?? {};
        const send = (0,http_send/* createSend */.R)(io);
        const github = { apiUrl, server, owner, name, githubToken };
        const { comments } = (0,calls/* connectGitHub */.U)(github, { ...io, send });
        try {
            return await actorOnGitHub(event, comments, environment);
        }
        finally {
            await send.close();
        }
    }
    const { changeOrigin } = await job.host.jobOrigin(environment, io.isPersonThere);
    if (changeOrigin !== 'own') {
        return { refused: 'This job is about the change of a fork, or of an unknown author.' };
    }
    return { by: (0,detect/* startersOf */.wl)(environment)[0], job: job.jobUrl };
}
/**
 * The person behind a job of GitHub Actions.
 *
 * @param api undefined without a token; then the override is refused, too
 */
async function actorOnGitHub(event, api, environment) {
    if (event === undefined)
        return { refused: 'This is not a job of GitHub Actions.' };
    const change = {
        event: event.name,
        changeOrigin: event.jobOrigin.changeOrigin,
        permissionOf: async (login) => {
            if (api === undefined)
                throw new Error('There is no token to ask GitHub with.');
            return api.permissionOf(login);
        },
    };
    const job = event.job?.url;
    const starters = (0,detect/* startersOf */.wl)(environment);
    const permission = await permitByJob({ ...change, starters });
    return permission.allowed ? { by: starters[0], job } : { refused: permission.text };
}
/**
 * Who started a job overrides only a change of this repository, and may write in it.
 *
 * @param question.changeOrigin that of the event's pull request, if the payload says it
 * @param question.permissionOf what the host says a person may do in the repository; rejects when it does not say
 */
async function permitByJob(question) {
    const { event, changeOrigin, starters, permissionOf } = question;
    if (changeOrigin === 'foreign') {
        return notAllowed('fork', `The event ${event} is about a fork's pull request.`);
    }
    // The payload of these events names the repository. A payload without it cannot be read.
    if (changeOrigin === 'unknown' && /^(?:pull_request|workflow_run)/.test(event)) {
        const text = `The author of the pull request of the event ${event} is unknown.`;
        return notAllowed('unknown-change', text);
    }
    if (starters.length === 0) {
        return notAllowed('unknown-person', 'Who started this job is unknown.');
    }
    for (const login of starters) {
        try {
            const permission = await permissionOf(login);
            if (!(0,github_server/* mayWrite */.J)(permission)) {
                const text = `${login}, who started this job, may not write in the repository ("${permission}").`;
                return notAllowed('no-writer', text);
            }
        }
        catch (error) {
            const why = error instanceof Error ? ` ${error.message}` : '';
            const text = `What ${login}, who started this job, may do is unknown.${why}`;
            return notAllowed('unknown-person', text);
        }
    }
    return ALLOWED;
}
//# sourceMappingURL=who-may.js.map
// EXTERNAL MODULE: ./build/src/model/acts-on-runs.js
var acts_on_runs = __webpack_require__(60537);
// EXTERNAL MODULE: ./build/src/gate/query-workspaces.js
var query_workspaces = __webpack_require__(27628);
;// CONCATENATED MODULE: ./build/src/cli/many-workspaces.js








const EXPECT_OPTION = (0,command/* option */.uK)('--expect <count>', 'how many workspaces there are: with another number nothing happens. With --yes, `tag:` and `project:` need it', { check: (0,command_input/* wholeNumber */.rD)(1, 100_000) });
/** How many workspaces are asked about at the same time. */
const many_workspaces_MOST_AT_ONCE = 10;
/** How many names a message has. */
const MOST_NAMED = 10;
/** The time for a command that acts in many workspaces: half an hour. */
const MANY_TIME_LIMIT_MS = 1_800_000;
/** Reads the list of `--workspaces`. A pair `name=directory` is refused: nothing is planned. */
function readListed(text) {
    const problems = [];
    const add = (message) => void problems.push({ where: '--workspaces', message });
    const selectors = (0,workspace_selectors/* readWorkspaceList */.Ak)(text, (_, message) => add(message));
    for (const selector of selectors) {
        if (selector.kind === 'name' && selector.directory !== undefined) {
            add(`names a directory with ${(0,quote/* quote */.hD)(selector.name)}: name the workspace alone.`);
        }
    }
    return { selectors, problems };
}
/** What is wrong with a list of `--workspaces`, and with `--expect`. */
function listedProblems(list, input) {
    const { selectors, problems } = readListed(list);
    const isCounted = selectors.every(({ kind }) => kind === 'name');
    if ((0,command_input/* flagOf */.iP)(input, 'yes') && !isCounted && (0,command_input/* numberOf */.rl)(input, 'expect') === undefined) {
        const message = 'is needed with --yes, where a tag or a project says which workspaces: how many there are.';
        problems.push({ where: '--expect', message });
    }
    return problems;
}
/**
 * The workspaces that the list names, each once.
 *
 * @throws UsageError with everything that names none, or if there are more or fewer than `--expect` says
 * @throws ServiceError what the service answered to anything else
 */
async function findListed(client, organization, list, input) {
    const { selectors } = readListed(list);
    const missing = [];
    const found = await (0,take_turn/* runConcurrently */.G)(selectors.map((selector) => async () => {
        const workspaces = await workspacesOf(client, organization, selector);
        if (workspaces.length === 0)
            missing.push((0,quote/* quote */.hD)((0,workspace_selectors/* describeSelector */.r5)(selector)));
        return workspaces;
    }), many_workspaces_MOST_AT_ONCE);
    if (missing.length > 0) {
        throw (0,command_input/* usageError */.Wp)('--workspaces', `finds nothing in organization ${(0,quote/* quote */.hD)(organization)} for ${(0,quote/* nameSome */.Kf)(missing.sort(), MOST_NAMED)}. Check the words, and that the team of this token sees the workspaces.`);
    }
    const distinct = new Map(found.flat().map((workspace) => [workspace.id, workspace]));
    const listed = [...distinct.values()];
    const expected = (0,command_input/* numberOf */.rl)(input, 'expect');
    if (expected !== undefined && expected !== listed.length) {
        const names = (0,quote/* nameSome */.Kf)(listed.map(({ name }) => name), MOST_NAMED);
        throw (0,command_input/* usageError */.Wp)('--expect', `is ${expected}, and there ${listed.length === 1 ? 'is' : 'are'} ${(0,report_text/* workspaceCountWords */.jK)(listed.length)}: ${names}. Nothing was changed.`);
    }
    return listed;
}
async function workspacesOf(client, organization, selector) {
    if (selector.kind === 'query') {
        const workspaces = await (0,query_workspaces/* queryWorkspaces */.VU)(client, organization, selector);
        return workspaces.map(({ id, attributes }) => ({ id, name: attributes.name }));
    }
    try {
        const { id, attributes } = await client.workspaces.showByName(organization, selector.name);
        return [{ id, name: attributes.name }];
    }
    catch (error) {
        if (error instanceof service_error/* ServiceError */._7 && error.code === 'not-found')
            return [];
        throw error;
    }
}
/** What the service says to every further request as well. */
const ENDS_ALL = ['network', 'timeout', 'tls', 'unauthorized', 'aborted'];
/**
 * Acts in one workspace after the other. A refusal is the result of its workspace, and the others have their turn. After what
 * would be refused everywhere, the rest is not tried: the call can be repeated.
 *
 * @returns in the order of the steps
 */
async function actInEach(steps, act) {
    const outcomes = [];
    /** The outcome of every further step, once none can end well. */
    let untried;
    for (const step of steps) {
        if (untried !== undefined) {
            outcomes.push(untried);
            continue;
        }
        try {
            outcomes.push(await act(step));
        }
        catch (error) {
            if (!(error instanceof service_error/* ServiceError */._7))
                throw error;
            const exitCode = command/* EXIT_CODE_OF */.JA[error.code];
            outcomes.push({ result: error.message, exitCode });
            if (ENDS_ALL.includes(error.code))
                untried = { result: 'not tried', exitCode };
        }
    }
    return outcomes;
}
/** The exit code of a call with many steps: that of the first step that did not end well. */
function exitCodeOfMany(outcomes) {
    return outcomes.find(({ exitCode }) => exitCode !== command/* EXIT */.dc.green)?.exitCode ?? command/* EXIT */.dc.green;
}
//# sourceMappingURL=many-workspaces.js.map
// EXTERNAL MODULE: ./build/src/client/wire/resource.js
var resource = __webpack_require__(78235);
// EXTERNAL MODULE: ./build/src/gate/failure-of.js
var failure_of = __webpack_require__(46281);
// EXTERNAL MODULE: ./build/src/gate/listed-runs.js
var listed_runs = __webpack_require__(78039);
// EXTERNAL MODULE: ./build/src/gate/run-message.js
var run_message = __webpack_require__(56326);
;// CONCATENATED MODULE: ./build/src/overrides/waiting-runs.js






/** How many runs are read at the same time. */
const waiting_runs_MOST_AT_ONCE = 10;
/**
 * The runs of the last day whose message names the commit, newest first in each workspace.
 *
 * @param commit the whole hash
 * @throws UnreadError if the list of runs was not read to its end; ServiceError
 */
async function runsThatName(commit, { organization, workspaces }, { client, clock }) {
    const query = { organization, mode: 'speculative' };
    const listed = (0,listed_runs/* createListedRuns */.oS)(client, clock, commit, query);
    const sinceMs = clock.date().getTime() - listed_runs/* MOST_PLAN_AGE_MS */.FG;
    const found = [];
    for (const workspace of workspaces) {
        const runs = await listed.since(workspace.id, sinceMs);
        for (const run of runs) {
            if ((0,run_message/* commitIn */.xt)(run.attributes.message) === commit)
                found.push({ workspace, run });
        }
    }
    return (0,take_turn/* runConcurrently */.G)(found.map(({ workspace, run }) => () => proposedRun(run, workspace.name, client)), waiting_runs_MOST_AT_ONCE);
}
/**
 * The runs that a report names. One that is not there, or of another workspace than the report says, is left alone.
 *
 * @throws ServiceError
 */
async function runsOfReport(named, client) {
    return (0,take_turn/* runConcurrently */.G)(named.map(({ workspace, runId }) => async () => {
        const shown = await client.runs.show(runId).catch(failure_of/* noneIfNotFound */.N3);
        const isThere = shown !== undefined && (0,resource/* relatedId */.Dl)(shown.run, 'workspace') === workspace.id;
        if (isThere)
            return proposedRun(shown.run, workspace.name, client);
        const nothing = { overridable: 0, refused: 0, final: 0 };
        const leftAlone = 'is no run of this workspace that this token sees';
        const unknown = { status: '', createdAt: undefined, message: undefined };
        return { workspace: workspace.name, runId, ...unknown, waiting: nothing, leftAlone };
    }), waiting_runs_MOST_AT_ONCE);
}
async function proposedRun(run, workspace, client) {
    const { id: runId, attributes } = run;
    return {
        workspace,
        runId,
        status: attributes.status,
        createdAt: attributes['created-at'] ?? undefined,
        message: attributes.message ?? undefined,
        waiting: await (0,override_run/* previewOverride */.HE)(client, runId),
        leftAlone: await whyLeftAlone(run, client),
    };
}
/** An override of a run that can be applied, or that version control started, may change more than the gate. */
async function whyLeftAlone(run, client) {
    if (run.attributes['plan-only'] !== true) {
        return 'does not only plan: read it, and override it by its id';
    }
    const versionId = (0,resource/* relatedId */.Dl)(run, 'configuration-version');
    const shown = versionId && (await client.configurationVersions.show(versionId).catch(failure_of/* noneIfNotFound */.N3));
    if (!shown)
        return 'has no configuration version that this token sees';
    return (0,resource/* relatedId */.Dl)(shown.version, 'ingress-attributes') === undefined
        ? undefined
        : 'was started by version control: read it, and override it by its id';
}
//# sourceMappingURL=waiting-runs.js.map
// EXTERNAL MODULE: ./build/src/gate/read-changes.js
var read_changes = __webpack_require__(76617);
;// CONCATENATED MODULE: ./build/src/cli/changes-of-runs.js
/** What the plans of runs change, with their values, for a person who is asked about these runs. */






/** How many plans are read at the same time. */
const changes_of_runs_MOST_AT_ONCE = 4;
/** Of all runs together, unless the screen has more: each has its line, and what matters most in its plan. */
const FEWEST_ROWS = 24;
const FEWEST_ROWS_OF_RUN = 3;
/** @returns lines; of a plan that cannot be read, why. It rejects for the signal alone. */
async function changesOfRuns(runs, call) {
    const { io } = call;
    const rows = Math.max(FEWEST_ROWS, io.screen?.rows() ?? 0);
    const ofEach = Math.max(FEWEST_ROWS_OF_RUN, Math.floor(rows / Math.max(1, runs.length)) - 1);
    const reading = runs.map((run) => async () => {
        const lines = await linesOfRun(run.runId, ofEach, call).catch((error) => {
            io.signal.throwIfAborted();
            return [whyNotShown(error)];
        });
        return [`${run.workspace}, ${run.runId}:`, ...lines.map((line) => `  ${line}`)];
    });
    const lines = await (0,take_turn/* runConcurrently */.G)(reading, changes_of_runs_MOST_AT_ONCE);
    return lines.flat().map(neutralise_log/* safeLine */.om);
}
async function linesOfRun(runId, rows, { client, io: { tellPlan, signal }, log }) {
    if (tellPlan === undefined)
        return [];
    const { run, plan } = await client.runs.show(runId, { include: ['plan'] });
    const planId = plan?.id ?? (0,resource/* relatedId */.Dl)(run, 'plan');
    const json = planId === undefined ? undefined : await (0,read_changes.fetchPlanJson)(planId, false, { client, signal });
    if (json === undefined)
        return ['The service has no JSON of its plan, so its values are not shown.'];
    const conceal = (text) => log.secrets.conceal(text);
    return (await tellPlan(json, { hideValues: [], conceal, signal })).onScreen(rows).lines;
}
const whyNotShown = (error) => (0,failure_of/* isRefusal */.vu)(error)
    ? 'Its values are not shown: this token lacks the permission to read its plan.'
    : `Its values are not shown: ${(0,error_message/* errorMessage */.g)(error)}`;
//# sourceMappingURL=changes-of-runs.js.map
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(77934);
;// CONCATENATED MODULE: ./build/src/cli/gate-report.js
/** The report of a gate as JSON, as commands take it: `--report FILE`. */



const reportSchema = dist/* looseObject */._H3({
    tool: dist/* looseObject */._H3({ name: dist/* literal */.euz('plangate') }),
    organization: dist/* string */.YjP(),
    workspaces: dist/* array */.YOg(dist/* looseObject */._H3({ name: dist/* string */.YjP(), runId: dist/* optional */.lqM(dist/* string */.YjP()) })),
});
/**
 * Reads which runs a report is about.
 *
 * @param path relative to the working directory
 * @returns as `problem` what is wrong, as the end of a sentence about the option
 */
async function readGateReport(path, { workingDirectory, signal }) {
    const text = await (0,read_regular/* readNamedFile */.wh)((0,external_node_path_.resolve)(workingDirectory, path), signal).catch(() => undefined);
    signal.throwIfAborted();
    if (text === undefined)
        return { problem: 'cannot be read.' };
    const read = dist/* safeParse */.xLC(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* parseJson */.qFJ(), reportSchema), text, {
        abortEarly: true,
    });
    if (!read.success)
        return { problem: 'is no report of the gate as JSON.' };
    const { organization, workspaces } = read.output;
    const runs = workspaces.flatMap(({ name, runId }) => runId === undefined ? [] : [{ workspace: name, runId }]);
    return runs.length === 0 ? { problem: 'names no run.' } : { organization, runs };
}
//# sourceMappingURL=gate-report.js.map
;// CONCATENATED MODULE: ./build/src/cli/override-many.js
/** Overrides the runs of a commit, or of a report, that wait in many workspaces. */











/** How many runs one call overrides: a person reads the list before. */
const MOST_RUNS = 100;
/** A message of a run is cut to this length in the list. */
const LONGEST_MESSAGE = 60;
/** Whether the call is about the runs of a commit or a report, and not about runs that it names by their ids. */
function isOfMany({ options }) {
    return options['commit'] !== undefined || options['report'] !== undefined;
}
/** What is wrong with a call that is about many runs. */
async function problemsOfMany(input, io) {
    const { organization, list, problems } = await readProposal(input, io);
    const found = [...problems];
    const [option, other] = ['commit', 'report'].filter((name) => (0,command_input/* optionOf */.XD)(input, name) !== undefined);
    if (other !== undefined) {
        found.unshift({
            where: `--${other}`,
            message: `and --${option} are both given. Keep one of them.`,
        });
    }
    if ((0,command_input/* argumentsOf */.aX)(input, 'run').length > 0) {
        found.push({ where: 'RUN', message: `and --${option} are both given. Keep one of them.` });
    }
    if (problems.length === 0 && organization === '') {
        found.push({ where: '--organization', message: 'is needed to find the workspaces.' });
    }
    if (problems.length === 0 && list === '') {
        const message = 'is needed: whose runs may be overridden.';
        found.push({ where: '--workspaces', message });
    }
    if (list !== '')
        found.push(...listedProblems(list, input));
    return [...found, ...(0,operation/* confirmProblems */.Z$)('override the failures of many runs', input, io)];
}
/**
 * What a call proposes, before the service is asked. In a job, a report names neither the organization nor the workspaces:
 * those who wrote the job do.
 *
 * @returns `list` is as in `--workspaces`; `ofReport` are the runs that a report names, undefined where there is none
 */
async function readProposal(input, io) {
    const { environment } = io;
    const path = (0,command_input/* optionOf */.XD)(input, 'report');
    const reading = path === undefined ? undefined : await readGateReport(path, io);
    const report = reading && 'runs' in reading ? reading : undefined;
    const named = (0,job_workspace/* isJob */.o5)(environment) ? undefined : report;
    const organization = (0,command_input/* optionOf */.XD)(input, 'organization')?.trim() ||
        environment['TF_CLOUD_ORGANIZATION']?.trim() ||
        named?.organization ||
        '';
    const names = [...new Set(named?.runs.map(({ workspace }) => workspace))];
    const list = (0,command_input/* optionOf */.XD)(input, 'workspaces')?.trim() || names.join(',');
    const problems = reading && 'problem' in reading ? [{ where: '--report', message: reading.problem }] : [];
    return { organization, list, ofReport: report?.runs, problems };
}
/** Finds the runs, shows them, and overrides those that wait once it is confirmed. @returns the exit code */
async function overrideMany({ reason, actor }, call) {
    const { client, input, io, log } = call;
    const { organization, list, ofReport } = await readProposal(input, io);
    const workspaces = await findListed(client, organization, list, input);
    const commit = (0,command_input/* optionOf */.XD)(input, 'commit') ?? '';
    const proposed = ofReport === undefined
        ? await runsThatName(commit, { organization, workspaces }, { client, clock: io.clock })
        : await runsOfReport(workspaces.flatMap((workspace) => ofReport
            .filter((run) => run.workspace === workspace.name)
            .map(({ runId }) => ({ workspace, runId }))), client);
    const where = (0,report_text/* workspaceCountWords */.jK)(workspaces.length);
    if (proposed.length === 0) {
        throw ofReport === undefined
            ? (0,command_input/* usageError */.Wp)('--commit', `finds no run in ${where}: no run of the last day that only plans has it in its message. Override others by their ids.`)
            : (0,command_input/* usageError */.Wp)('--report', `names no run of ${where}.`);
    }
    const open = proposed.filter(({ leftAlone, waiting }) => leftAlone === undefined && waiting.overridable > 0);
    if (open.length > MOST_RUNS) {
        throw (0,command_input/* usageError */.Wp)('--workspaces', `names workspaces in which ${open.length} runs wait, and one call overrides ${MOST_RUNS} at most. Name fewer. Nothing was overridden.`);
    }
    if (open.length > 0) {
        if (!(0,command_input/* flagOf */.iP)(input, 'yes')) {
            await io.err(listOf(open));
            const lines = await changesOfRuns(open, call);
            await io.err(lines.map((line) => `${log.secrets.conceal(line)}\n`).join(''));
        }
        await (0,operation/* confirm */.lJ)(`override the failures of ${(0,report_text/* countWords */.rj)(open.length, 'run')}`, input, io);
    }
    const results = [];
    const selectors = workspaces.map(({ name }) => ({ kind: 'name', name }));
    const onlyIn = { organization, selectors };
    const done = await actInEach(open, async ({ runId }) => {
        const result = await (0,override_run/* overrideRun */.sw)(client, io.clock, { runId, reason, actor, onlyIn });
        results.push(result);
        return outcomeOf(result);
    });
    const outcomes = proposed.map((run) => done[open.indexOf(run)] ?? outcomeWithoutOverride(run));
    const rows = proposed.map((run, index) => ({ ...run, ...outcomes[index] }));
    const cells = rows.map(({ workspace, runId, result }) => [workspace, runId, result]);
    const table = (0,cli_table/* renderTable */.b)(['workspace', 'run', 'result'], cells);
    await call.answer({ data: rows, results }, table);
    for (const step of new Set(results.flatMap(({ nextSteps }) => nextSteps)))
        log.info(step);
    return exitCodeOfMany(outcomes);
}
/** The runs as the service has them, for people who decide about them. */
function listOf(runs) {
    const cells = runs.map(({ workspace, runId, status, createdAt, message = '' }) => [
        workspace,
        runId,
        status,
        createdAt,
        message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message,
    ]);
    return (0,cli_table/* renderTable */.b)(['workspace', 'run', 'status', 'created', 'message'], cells);
}
function outcomeOf({ overridden, refused, final, next }) {
    const [first] = refused;
    if (first !== undefined) {
        return { result: `refused: ${first.problem ?? ''}`, exitCode: command/* EXIT */.dc.refused };
    }
    if (final.length > 0) {
        const result = `${overridden.length} overridden, ${final.length} cannot be overridden`;
        return { result, exitCode: command/* EXIT */.dc.blocked };
    }
    if (next.length > 0) {
        return { result: 'overridden, and waits for a further override', exitCode: command/* EXIT */.dc.needsOverride };
    }
    return { result: 'overridden', exitCode: command/* EXIT */.dc.green };
}
/** What is said of a run that is not overridden here. One that is left alone may still wait. */
function outcomeWithoutOverride({ leftAlone, waiting }) {
    const waits = waiting.overridable + waiting.refused > 0;
    if (leftAlone !== undefined) {
        return { result: leftAlone, exitCode: waits ? command/* EXIT */.dc.needsOverride : command/* EXIT */.dc.green };
    }
    if (waiting.refused > 0) {
        return { result: 'refused: this token may not override it', exitCode: command/* EXIT */.dc.refused };
    }
    if (waiting.final > 0)
        return { result: 'cannot be overridden', exitCode: command/* EXIT */.dc.blocked };
    return { result: 'waits for nothing', exitCode: command/* EXIT */.dc.green };
}
//# sourceMappingURL=override-many.js.map
;// CONCATENATED MODULE: ./build/src/cli/override.js
/** Overrides the failed policies of runs, if the service allows it. */












const override = (0,operation/* operationCommand */.xD)('override', '', {
    summary: 'override a failed policy, with a reason',
    description: 'Overrides every policy check, task stage and policy evaluation of a run that waits for it, and nothing else. Then it follows the run, for 2 minutes at most: a policy system that comes later may wait for an override of its own, which is named and not overridden. Several runs are overridden one after the other, with the same reason. The token needs the permission to override policies, in the organization, the project or the workspace. Everybody who can read the run sees the reason. In a CI job they also see who started it, with a link.\n\nWith --commit, the runs of the last day whose message names that commit are read in the workspaces that you list; with --report, those that the report names. They are shown and confirmed, 100 at most. Only runs that just plan and that version control did not start are overridden so. The call can be repeated.\n\nIn a CI job, name the workspaces whose runs it may override. A job of a fork overrides nothing. On GitHub, the person who started the job must have write access; GITHUB_TOKEN is used to check.\n\nExit code 0: nothing waits any more. 1: a failure cannot be overridden. 2: no run was found. 3: something else waits for an override now. 6: an override was refused.',
    arguments: [{ ...(0,operation/* idArgument */.Bl)('run', 'run'), variadic: true, required: false }],
    options: [
        (0,command/* option */.uK)('--reason <text>', 'reason of the override', {
            required: true,
            check: (text) => (0,acts_on_runs/* saysSomething */.XE)(text) ? undefined : 'is blank: say why the failures may pass.',
        }),
        (0,command/* option */.uK)('--commit <hash>', 'the runs of this commit that wait; its whole hash', {
            check: (text) => (0,commit_id/* readCommitId */.f)(text) === undefined
                ? 'is no whole hash of a commit: 40 or 64 digits from 0 to f. A shorter one can be made to fit.'
                : undefined,
        }),
        (0,command/* option */.uK)('--report <file>', 'report.json of the gate: the runs that it names'),
        (0,command/* option */.uK)('--organization <name>', 'organization of the workspaces; in a CI job, else TF_CLOUD_ORGANIZATION'),
        (0,command/* option */.uK)('--workspaces <list>', 'names of the workspaces whose runs may be overridden, and with --commit also tag:NAME; in a CI job, else TF_WORKSPACE'),
        EXPECT_OPTION,
        (0,command/* option */.uK)('-y, --yes', 'with --commit or --report: do it without asking'),
    ],
    often: ['reason', 'commit', 'report', 'organization', 'workspaces', 'yes'],
    examples: {
        'plangate override run-CZcmD7eagjhyX0vN --reason "INC-1234, until Friday"': 'one run',
        'plangate override --report report.json --reason "INC-1234, until Friday"': 'all runs of a job, as its report says',
    },
    async problems(input, io) {
        if (isOfMany(input))
            return problemsOfMany(input, io);
        const allowed = allowedWorkspaces(input, io);
        const problems = 'problems' in allowed ? allowed.problems : [];
        if ((0,command_input/* optionOf */.XD)(input, 'expect') !== undefined) {
            problems.push({ where: '--expect', message: 'goes with --commit or --report only.' });
        }
        if ((0,command_input/* argumentsOf */.aX)(input, 'run').length > 0)
            return problems;
        const message = 'is needed: an id as in run-…, or --commit, or --report.';
        return [{ where: 'RUN', message }, ...problems];
    },
    timeLimitMs: (input) => (isOfMany(input) ? MANY_TIME_LIMIT_MS : ONE_TIME_LIMIT_MS),
    async call(call) {
        const { input, io } = call;
        const actor = await personBehind(io);
        if ('refused' in actor)
            throw (0,command_input/* usageError */.Wp)('the override', `is refused. ${actor.refused}`);
        const given = { reason: (0,command_input/* optionOf */.XD)(input, 'reason') ?? '', actor };
        const exitCode = await (isOfMany(input)
            ? overrideMany(given, call)
            : overrideNamed(given, call));
        await io.err('Own policies are judged by the gate and overridden by a comment: this command sees none of them.\n');
        return exitCode;
    },
});
/** The time for an override of runs that are named by their ids. */
const ONE_TIME_LIMIT_MS = 60_000;
/** Overrides the runs that the arguments name, one after the other. @returns the exit code */
async function overrideNamed(given, { client, input, io, answer }) {
    const allowed = allowedWorkspaces(input, io);
    const onlyIn = 'onlyIn' in allowed ? allowed.onlyIn : undefined;
    const runIds = [...new Set((0,command_input/* argumentsOf */.aX)(input, 'run'))];
    const requests = runIds.map((runId) => ({ runId, ...given, ...(onlyIn && { onlyIn }) }));
    const { results, failure, refused, final, next } = await (0,override_run/* overrideRuns */.X0)(client, io.clock, requests);
    if (results.length > 0) {
        await answer(results.length > 1 ? results : results[0], results.map(renderOverride).join(''));
    }
    if (failure !== undefined)
        throw failure.error;
    if (refused > 0)
        return command/* EXIT */.dc.refused;
    if (final > 0)
        return command/* EXIT */.dc.blocked;
    return next > 0 ? command/* EXIT */.dc.needsOverride : command/* EXIT */.dc.green;
}
/**
 * The workspaces whose runs may be overridden, or what is missing to know them. In a job they have to be named, by options
 * or variables. On a laptop only the options count.
 *
 * @returns without `onlyIn`: runs of any workspace
 */
function allowedWorkspaces(input, { environment }) {
    const inJob = (0,job_workspace/* isJob */.o5)(environment);
    const valueOf = (name, variable) => (0,command_input/* optionOf */.XD)(input, name)?.trim() || (inJob && environment[variable]?.trim()) || '';
    const organization = valueOf('organization', 'TF_CLOUD_ORGANIZATION');
    const workspaces = valueOf('workspaces', 'TF_WORKSPACE');
    const list = (0,parse/* parseList */.E1)(workspaces);
    const problems = [];
    if ('problem' in list)
        problems.push({ where: '--workspaces', message: list.problem });
    const isLimited = inJob || organization !== '' || workspaces !== '';
    if (isLimited && organization === '') {
        problems.push({ where: '--organization', message: 'is needed to find the workspaces.' });
    }
    if (isLimited && workspaces === '') {
        const message = 'is needed: whose runs may be overridden here.';
        problems.push({ where: '--workspaces', message });
    }
    if (problems.length > 0 || 'problem' in list)
        return { problems };
    const selectors = list.value.map((name) => ({ kind: 'name', name }));
    return isLimited ? { onlyIn: { organization, selectors } } : {};
}
/** One run: who overrode it and why, then a line for each of its policy checks, task stages and policy evaluations. */
function renderOverride(result) {
    const { runId, workspace, by, reason, overridden, refused, final, next, nextSteps } = result;
    const where = workspace === undefined ? runId : `${runId} (${workspace})`;
    const lines = [
        ...overridden.map((item) => `overridden   ${describeItem(item)}`),
        ...refused.map((item) => `refused      ${describeItem(item)}: ${item.problem ?? ''}`),
        ...final.map((item) => `final        ${describeItem(item)}`),
        ...next.map((item) => `waits now    ${item.system.replaceAll('-', ' ')} ${item.id}, is ${item.status}`),
        ...nextSteps,
    ].map((line) => `  ${(0,neutralise_log/* safeLine */.om)(line)}`);
    if (lines.length === 0)
        return `${(0,neutralise_log/* safeLine */.om)(where)}: nothing waits for an override.\n`;
    const [record] = result.audit;
    const person = record?.by ?? by ?? 'the owner of this token';
    const byWhom = overridden.length > 0 ? `, by ${person}: ${reason}` : '';
    return `${[(0,neutralise_log/* safeLine */.om)(where + byWhom), ...lines].join('\n')}\n`;
}
function describeItem({ system, id, status }) {
    return `${system.replaceAll('-', ' ')} ${id}, was ${status}`;
}
//# sourceMappingURL=override.js.map
;// CONCATENATED MODULE: ./build/src/cli/policy-checks.js







const policy_checks_INCLUDES = ['run', 'run.workspace'];
const policyChecks = {
    name: 'policy-checks',
    summary: 'results of the policy checks of a run',
    commands: [
        (0,operation/* listCommand */.Iu)('list', 'GET /runs/<run_id>/policy-checks', {
            summary: 'list the policy checks of a run',
            description: 'Without --page and --page-size the service answers all of them.',
            options: [(0,operation/* includeOption */.c2)(policy_checks_INCLUDES, 'show what they belong to as well')],
            ask: ({ client, id, input }) => client.policyChecks.listWithRelated(id, { include: includesOf(input) }),
            columns: {
                id: ({ check }) => check.id,
                status: ({ check }) => check.attributes.status,
                since: ({ check }) => (0,operation/* changedAt */.Ek)(check.attributes['status-timestamps']),
                scope: ({ check }) => check.attributes.scope,
                passed: ({ check }) => check.attributes.result?.passed,
                failed: ({ check }) => check.attributes.result?.['total-failed'],
                overridable: ({ check }) => check.attributes.actions?.['is-overridable'],
                'you may override': ({ check }) => check.attributes.permissions?.['can-override'],
            },
            // All checks belong to one run, and the run to one workspace.
            document: (checks, input) => (0,operation/* withIncluded */.ZU)(checks.map(({ check }) => check), [checks[0]?.run, checks[0]?.workspace], input),
        }),
        (0,operation/* operationCommand */.xD)('show', 'GET /policy-checks/<policy_check_id>', {
            summary: 'show one policy check',
            options: [(0,operation/* includeOption */.c2)(policy_checks_INCLUDES, 'show what it belongs to as well')],
            async call({ client, id, input, answer }) {
                const include = includesOf(input);
                const { check, run, workspace } = await client.policyChecks.show(id, { include });
                const text = (0,cli_table/* renderRecord */.s)([
                    ...checkFacts(check),
                    ['run', run && `${run.id} (${run.attributes.status})`],
                    ['workspace', workspace && `${workspace.attributes.name} (${workspace.id})`],
                ]);
                await answer((0,operation/* withIncluded */.ZU)(check, [run, workspace], input), text);
            },
        }),
        (0,operation/* showCommand */.TB)('override', 'POST /policy-checks/<policy_check_id>/actions/override', {
            summary: 'override a failed policy check',
            description: 'Only soft-mandatory failures can be overridden, by those who may manage policy overrides. For everything that failed on a run there is `plangate override`.',
            options: [(0,command/* option */.uK)('--reason <text>', 'why it may pass; shown on the run')],
            problems: (input) => reasonOf(input) ? [] : [{ where: '--reason', message: 'is needed: why it may pass.' }],
            ask: ({ client, id, input }) => client.policyChecks.override(id, { comment: reasonOf(input) }),
            facts: checkFacts,
        }),
        (0,operation/* operationCommand */.xD)('output', 'GET /policy-checks/<policy_check_id>/output', {
            summary: 'print what the policies of a check printed',
            async call({ client, id, log, answer }) {
                const text = await client.policyChecks.output(id);
                const shown = (0,cli_log/* neutralise */.$)(text ?? '');
                const lineEnd = shown === '' || shown.endsWith('\n') ? '' : '\n';
                await answer({ data: { output: text ?? null } }, shown + lineEnd);
                if (text === undefined)
                    log.info(`${(0,neutralise_log/* safeLine */.om)(id)} has printed nothing yet.`);
            },
        }),
    ],
};
function includesOf(input) {
    return policy_checks_INCLUDES.filter((name) => (0,command_input/* optionsOf */.cz)(input, 'include').includes(name));
}
/** Undefined without the option, and for a text without a letter or digit. */
function reasonOf(input) {
    const reason = (0,command_input/* optionOf */.XD)(input, 'reason')?.trim() ?? '';
    return (0,acts_on_runs/* saysSomething */.XE)(reason) ? reason : undefined;
}
function checkFacts({ id, attributes }) {
    const { status, scope, result, actions, permissions } = attributes;
    return [
        ['id', id],
        ['status', status],
        ['scope', scope],
        ['result', result?.result],
        ['passed', result?.passed],
        ['total-failed', result?.['total-failed']],
        ['hard-failed', result?.['hard-failed']],
        ['soft-failed', result?.['soft-failed']],
        ['advisory-failed', result?.['advisory-failed']],
        ['duration-ms', result?.['duration-ms']],
        ['is-overridable', actions?.['is-overridable']],
        ['can-override', permissions?.['can-override']],
        ...Object.entries(attributes['status-timestamps'] ?? {}),
    ];
}
//# sourceMappingURL=policy-checks.js.map
// EXTERNAL MODULE: ./build/src/client/wire/team-workspace.js
var team_workspace = __webpack_require__(99114);
// EXTERNAL MODULE: ./build/src/cli/connection.js + 1 modules
var connection = __webpack_require__(32184);
;// CONCATENATED MODULE: ./build/src/cli/team-access.js






/** What each single permission is about, for the help. */
const DESCRIPTIONS = {
    runs: 'runs of the workspace',
    variables: 'variables of the workspace',
    'state-versions': 'state of the workspace',
    'engine-mocks': 'mock data for testing policies',
    'workspace-locking': 'whether they may lock and unlock by hand',
    'run-tasks': 'whether they may manage run tasks',
    'policy-overrides': 'whether they may override failed policies',
};
const PERMISSION_NAMES = Object.keys(team_workspace/* CUSTOM_ATTRIBUTES */.ky);
/** Whether the permission is given or not; the others have levels. */
const isBoolean = (name) => typeof team_workspace/* CUSTOM_ATTRIBUTES */.ky[name][0] === 'boolean';
const PERMISSION_OPTIONS = (0,command/* withGroup */.I1)('With --access custom', [
    ...PERMISSION_NAMES.map((name) => (0,command/* option */.uK)(`--${name} <${isBoolean(name) ? 'boolean' : 'level'}>`, DESCRIPTIONS[name], {
        choices: team_workspace/* CUSTOM_ATTRIBUTES */.ky[name].map(String),
    })),
    (0,command/* option */.uK)('--dialect <word>', 'how mocks of the policy engine are called in what is sent', {
        choices: connection/* DIALECTS */.O9,
        default: 'auto',
    }),
]);
const ACCESS_OPTION = (0,command/* option */.uK)('--access <level>', 'what the team may do', {
    choices: team_workspace/* ACCESS_LEVELS */.FF,
});
const teamAccess = {
    name: 'team-access',
    summary: 'which teams may do what in a workspace',
    commands: [
        (0,operation/* listCommand */.Iu)('list', 'GET /team-workspaces?filter[workspace][id]=<workspace_id>', {
            summary: 'list which teams may do what in a workspace',
            description: 'Without --page and --page-size the service answers all of them. The name of each team takes one request, and a secret team shows none.',
            ask: async ({ client, workspaceId }) => client.teamAccess.list(await workspaceId()),
            namesOf: async (grants, { client }) => {
                const names = new Map();
                const teamIds = grants.flatMap((grant) => (0,resource/* relatedId */.Dl)(grant, 'team') ?? []);
                await Promise.all(teamIds.map(async (id) => {
                    const name = await client.names.ofTeam(id);
                    if (name !== undefined)
                        names.set(id, name);
                }));
                return names;
            },
            columns: {
                id: ({ id }) => id,
                team: (grant, names) => names.get((0,resource/* relatedId */.Dl)(grant, 'team') ?? ''),
                'team-id': (grant) => (0,resource/* relatedId */.Dl)(grant, 'team'),
                access: ({ attributes }) => attributes.access,
                ...Object.fromEntries(PERMISSION_NAMES.map((name) => [
                    name,
                    (grant) => permissionOf(grant, name),
                ])),
            },
        }),
        (0,operation/* showCommand */.TB)('show', 'GET /team-workspaces/<team_workspace_id>', {
            summary: "show one team's access to one workspace",
            ask: ({ client, id }) => client.teamAccess.show(id),
            facts: accessFacts,
        }),
        (0,operation/* showCommand */.TB)('add', 'POST /team-workspaces', {
            summary: 'give a team access to a workspace',
            inWorkspace: true,
            options: [
                (0,command/* option */.uK)('--team <name-or-id>', 'name, or id as in team-…', { required: true }),
                { ...ACCESS_OPTION, required: true },
                ...PERMISSION_OPTIONS,
            ],
            examples: {
                'plangate team-access add -w net-prod --team reviewers --access plan': 'the team may queue plans',
                'plangate team-access add -w ws-… --team team-… --access custom --runs plan --state-versions read': 'queue plans and read the state, which `--runs plan` alone does not allow',
            },
            problems: permissionProblems,
            ask: async ({ client, input, workspaceId, teamId }) => client.teamAccess.add({
                workspaceId: await workspaceId(),
                teamId: await teamId(),
                // The option is required, so its default is never used.
                access: levelOf(input) ?? 'read',
                ...readPermissions(input),
            }),
            facts: accessFacts,
        }),
        (0,operation/* showCommand */.TB)('update', 'PATCH /team-workspaces/<team_workspace_id>', {
            summary: "change one team's access to one workspace",
            description: 'Options that are not given keep their value.',
            options: [ACCESS_OPTION, ...PERMISSION_OPTIONS],
            problems(input) {
                const changes = ['access', ...PERMISSION_NAMES].filter((name) => (0,command_input/* optionOf */.XD)(input, name));
                if (changes.length > 0)
                    return permissionProblems(input);
                return [{ where: '--access', message: 'or another change is needed.' }];
            },
            ask: ({ client, id, input }) => client.teamAccess.update(id, { access: levelOf(input), ...readPermissions(input) }),
            facts: accessFacts,
        }),
        (0,operation/* actionCommand */.kh)('remove', 'DELETE /team-workspaces/<team_workspace_id>', {
            summary: "take away a team's access to a workspace",
            destroys: 'take away the access',
            act: ({ client, id }) => client.teamAccess.remove(id),
            done: (id) => `${id} is removed.`,
        }),
    ],
};
/** Single permissions can be set with the level `custom` only, because each other level has its own. */
function permissionProblems(input) {
    const access = (0,command_input/* optionOf */.XD)(input, 'access');
    if (access === undefined || access === 'custom')
        return [];
    return PERMISSION_NAMES.filter((name) => (0,command_input/* optionOf */.XD)(input, name) !== undefined).map((name) => ({
        where: `--${name}`,
        message: `can be set with --access custom only; "${access}" says itself what it allows.`,
    }));
}
/** The level of `--access`; undefined without the option. */
function levelOf(input) {
    const access = (0,command_input/* optionOf */.XD)(input, 'access');
    return team_workspace/* ACCESS_LEVELS */.FF.find((level) => level === access);
}
function readPermissions(input) {
    const permissions = {};
    for (const name of PERMISSION_NAMES) {
        const text = (0,command_input/* optionOf */.XD)(input, name);
        if (text !== undefined)
            permissions[name] = isBoolean(name) ? text === 'true' : text;
    }
    return permissions;
}
function accessFacts(grant) {
    return [
        ['id', grant.id],
        ['team', (0,resource/* relatedId */.Dl)(grant, 'team')],
        ['workspace', (0,resource/* relatedId */.Dl)(grant, 'workspace')],
        ['access', grant.attributes.access],
        ...PERMISSION_NAMES.map((name) => [name, permissionOf(grant, name)]),
    ];
}
/** A single permission as the service says it. That for mocks has two names, so it is read by a function of its own. */
function permissionOf(grant, name) {
    return name === 'engine-mocks' ? (0,team_workspace/* engineMocksOf */.Fh)(grant) : grant.attributes[name];
}
//# sourceMappingURL=team-access.js.map
// EXTERNAL MODULE: ./build/src/gate/overview.js
var overview = __webpack_require__(75030);
;// CONCATENATED MODULE: ./build/src/cli/read-workspaces.js
/**
 * The workspaces that a command over an organization reads: all, or those of names, tags and projects. Some are read at the
 * same time, with progress, and half of the rate limit of the service is left to others.
 */






const FULL_SPEED_OPTION = (0,command/* option */.uK)('--full-speed', 'leave nothing of the limit to others');
/** How long a command may take: two hours, for thousands of workspaces at half of the rate limit. */
const read_workspaces_TIME_LIMIT_MS = 7_200_000;
/** How many workspaces are read at the same time. */
const READERS = 4;
/** How often the log says how far it is, where there is no status line. */
const PROGRESS_EVERY_MS = 30_000;
/** Requests in a second, for a service that does not say its limit: that of HCP Terraform. */
const DEFAULT_RATE_LIMIT = 30;
const SELECTION_OPTIONS = [
    (0,command/* option */.uK)('--organization <name>', 'organization; else TF_CLOUD_ORGANIZATION'),
    (0,command/* option */.uK)('--workspaces <list>', 'names, tag:TEXT or project:TEXT; all that the token sees'),
];
/**
 * Reads the workspaces that the options select in their order, some at the same time. After a failure no other one is
 * begun, and it is thrown when those that were begun have ended.
 *
 * @param done what has happened to a workspace once `read` has ended, for the line that says how far it is
 * @returns what `read` resolved to, in the order of the workspaces
 */
async function readSelectedWorkspaces(call, done, read) {
    const { client, input, io, log } = call;
    const { clock, signal } = io;
    const selected = await findSelectedWorkspaces(call);
    const { rateLimit = DEFAULT_RATE_LIMIT } = await client
        .ping()
        .catch(() => ({}));
    // At half of the limit, which counts requests in a second, one takes two seconds by so many.
    const msPerRequest = (0,command_input/* flagOf */.iP)(input, 'full-speed') ? 0 : 2_000 / rateLimit;
    const startedAt = clock.now();
    const requestsBefore = client.answers();
    const results = [];
    let doneCount = 0;
    let printedAt = startedAt;
    const showProgress = async () => {
        const progress = `${doneCount} of ${(0,report_text/* workspaceCountWords */.jK)(selected.length)} ${done}`;
        const line = `${progress}, ${(0,report_text/* countWords */.rj)(client.answers(), 'request')}`;
        await io.status?.(line);
        if (io.status !== undefined || clock.now() - printedAt < PROGRESS_EVERY_MS)
            return;
        printedAt = clock.now();
        log.info(line);
    };
    const keepToLimit = async () => {
        const requests = client.answers() - requestsBefore;
        const earlyMs = startedAt + requests * msPerRequest - clock.now();
        if (earlyMs > 0)
            await clock.sleep(earlyMs, signal);
    };
    const remaining = [...selected.entries()];
    const readRemaining = async () => {
        try {
            for (let next = remaining.shift(); next !== undefined; next = remaining.shift()) {
                const [index, workspace] = next;
                results[index] = await read(workspace);
                doneCount += 1;
                await showProgress();
                await keepToLimit();
            }
        }
        catch (error) {
            // The other readers begin nothing more.
            remaining.length = 0;
            throw error;
        }
    };
    const readers = await Promise.allSettled(Array.from({ length: READERS }, readRemaining));
    await io.status?.();
    for (const reader of readers)
        if (reader.status === 'rejected')
            throw reader.reason;
    return results;
}
function selectionProblems(input, io) {
    const { problems } = readSelectors(input);
    if (read_workspaces_organizationOf(input, io) !== '')
        return problems;
    return [...problems, { where: '--organization', message: 'is needed.' }];
}
/** Empty if neither the option nor the environment names one. */
function read_workspaces_organizationOf(input, { environment }) {
    const name = (0,command_input/* optionOf */.XD)(input, 'organization') ?? environment['TF_CLOUD_ORGANIZATION'];
    return name?.trim() ?? '';
}
/** What `--workspaces` selects; all workspaces without the option. */
function readSelectors(input) {
    const problems = [];
    const list = (0,command_input/* optionOf */.XD)(input, 'workspaces');
    if (list === undefined)
        return { problems, selectors: [{ kind: 'query', tags: [] }] };
    const selectors = (0,workspace_selectors/* readWorkspaceList */.Ak)(list, (_entry, message) => problems.push({ where: '--workspaces', message }));
    return { problems, selectors };
}
/** The workspaces that the options select, each of them once. @throws ServiceError if the token can see none of them */
async function findSelectedWorkspaces({ client, input, io, }) {
    const organization = read_workspaces_organizationOf(input, io);
    const { selectors } = readSelectors(input);
    const names = selectors.flatMap((selector) => (selector.kind === 'name' ? selector.name : []));
    const { toQuery } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 27628));
    // A long list of names is looked up in a few pages of a list, instead of one by one.
    const byName = await (0,overview/* listWorkspaces */.FF)(client, organization, names);
    const selected = new Map();
    for (const selector of selectors) {
        if (selector.kind === 'name') {
            const { name } = selector;
            const workspace = byName.get(name) ?? (await client.workspaces.showByName(organization, name));
            selected.set(workspace.id, { workspace });
            continue;
        }
        const query = await toQuery(client, organization, selector);
        // Undefined where nothing can fit, as for a project that is not there.
        if (query === undefined)
            continue;
        for (const found of await client.workspaces.listWithRuns(organization, query).all()) {
            selected.set(found.workspace.id, found);
        }
    }
    if (selected.size > 0)
        return [...selected.values()];
    throw new service_error/* ServiceError */._7(`No workspace of "${organization}" was found. Either none is as --workspaces says, or this token may not see them: use one that may read them.`, { code: 'not-found', method: 'GET', path: 'workspaces' });
}
//# sourceMappingURL=read-workspaces.js.map
;// CONCATENATED MODULE: ./build/src/cli/audit.js
/** What each policy would block: the newest finished runs of an organization's workspaces, policy by policy. */









const audit = (0,operation/* operationCommand */.xD)('audit', '', {
    tidiesUpMs: 3_000,
    summary: 'report what each policy would block in the newest finished runs',
    description: 'Reads the newest finished run of the current configuration of each workspace. Speculative runs and runs with options do not count. Prints every policy in every workspace, sorted by how much it would block. A policy without a result in a run is "not evaluated in that run" and never counts as passed.\n\nWith `--policies`, `opa` judges the redacted plan of each run by your own Rego, too. It starts and changes nothing, and uses half of the rate limit of the service. The exit code is 5 when a result is unknown.',
    options: [
        ...SELECTION_OPTIONS,
        (0,command/* option */.uK)('--policies <list>', 'judge the plans by your own Rego policies, too: directories or URLs pinned to a commit'),
        command/* TRUST_OPTION */.J5,
        FULL_SPEED_OPTION,
    ],
    examples: {
        'plangate audit --organization acme --workspaces tag:net': 'who would be blocked if advisory policies became mandatory',
    },
    problems: selectionProblems,
    timeLimitMs: read_workspaces_TIME_LIMIT_MS,
    async call(call) {
        const { client, io, log, answer } = call;
        const own = await openOwnPoliciesOf(call);
        const audited = await auditSelected(call, own);
        const { auditRows } = await Promise.all(/* import() */[__webpack_require__.e(2265), __webpack_require__.e(72)]).then(__webpack_require__.bind(__webpack_require__, 72));
        const rows = auditRows(audited);
        const now = io.clock.date().getTime();
        const document = { data: rows.map((row) => ({ ...row, ageMs: ageOf(row, now) })) };
        await answer(document, renderRows(rows, now));
        for (const { name, doubts } of audited) {
            if (doubts[0] !== undefined)
                log.warning(`${name}: ${(0,finding/* textOf */.b6)(doubts[0])}`);
        }
        log.info(`${(0,report_text/* workspaceCountWords */.jK)(audited.length)} for ${(0,report_text/* countWords */.rj)(client.answers(), 'request')}. Nothing was changed.`);
        return rows.some(({ result }) => result === 'unknown') ? command/* EXIT */.dc.undecided : command/* EXIT */.dc.green;
    },
});
/**
 * The policies of `--policies`; undefined without the option.
 *
 * @throws UsageError with everything that is wrong with the policies
 */
async function openOwnPoliciesOf({ input, io }) {
    const option = (0,command_input/* optionOf */.XD)(input, 'policies');
    if (option === undefined)
        return undefined;
    const { openOwnPolicies } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 1767));
    const { workingDirectory } = io;
    const { jobTree } = await (0,load_options/* describeJob */.hx)(input, io);
    const policies = (0,parse/* parseList */.E1)(option);
    if ('problem' in policies)
        throw (0,command_input/* usageError */.Wp)('--policies', policies.problem);
    const own = await openOwnPolicies({ policies: policies.value, directory: '.', timeoutMs: read_workspaces_TIME_LIMIT_MS }, { workingDirectory, jobTree }, { ...io, endsAt: io.clock.now() + read_workspaces_TIME_LIMIT_MS }, false);
    if ('problems' in own)
        throw new command_input/* UsageError */.eb(own.problems);
    return own;
}
/** Reads the workspaces that the options select, and closes the own policies. */
async function auditSelected(call, own) {
    const { client, io, input, log } = call;
    const { clock, signal } = io;
    const { auditWorkspace } = await Promise.all(/* import() */[__webpack_require__.e(2265), __webpack_require__.e(72)]).then(__webpack_require__.bind(__webpack_require__, 72));
    const judging = own && {
        own,
        organization: read_workspaces_organizationOf(input, io),
        note: (sentence) => log.info(sentence),
    };
    const ports = { client, clock, signal, deadline: Number.POSITIVE_INFINITY };
    try {
        return await readSelectedWorkspaces(call, 'read', ({ workspace, currentRun }) => auditWorkspace(workspace, currentRun, ports, judging));
    }
    finally {
        await own?.close();
    }
}
/** A row for each policy in each workspace. */
function renderRows(rows, now) {
    const cells = rows.map((row) => {
        const { policy, policySet, level, wouldBlock, workspace, result, run } = row;
        const age = formatAge(ageOf(row, now));
        return [policy, policySet, level, wouldBlock, workspace, result, run?.id, age];
    });
    return (0,cli_table/* renderTable */.b)(HEADINGS, cells);
}
/** As in `5 h`, and from two days on as in `3 d`. */
function formatAge(ms) {
    if (ms === undefined)
        return undefined;
    const hours = Math.floor(ms / 3_600_000);
    return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
}
const HEADINGS = ['policy', 'set', 'level', 'would block', 'workspace', 'result', 'run', 'age'];
/** How many milliseconds ago the run was created; undefined without a run, or if the service does not say when. */
function ageOf({ run }, now) {
    const ms = (0,parse/* timeOf */.nR)(run?.createdAt);
    return Number.isNaN(ms) ? undefined : Math.max(0, now - ms);
}
//# sourceMappingURL=audit.js.map
// EXTERNAL MODULE: ./build/src/hosts/describe-ci-job.js
var describe_ci_job = __webpack_require__(5059);
// EXTERNAL MODULE: ./build/src/model/policy-files.js
var policy_files = __webpack_require__(48391);
// EXTERNAL MODULE: ./build/src/policy/named-resources.js
var named_resources = __webpack_require__(68397);
;// CONCATENATED MODULE: ./build/src/policy/compare-policies.js
/**
 * What a change of policies changes for many workspaces, and whether it may go ahead. What is unknown never counts as
 * passed.
 */



/**
 * What differs. The policies that newly fail in most workspaces are first. Workspaces are `notJudged` of which it is not
 * known whether the change blocks them.
 */
function comparePolicies(tried, facts) {
    const judged = tried.filter((entry) => 'before' in entry);
    const pairs = pairUp(facts);
    const newlyBlocked = [];
    const notJudged = [];
    for (const entry of tried) {
        const { workspace } = entry;
        const effect = 'unread' in entry ? 'unknown' : effectOn(entry, pairs);
        const because = 'unread' in entry ? entry.unread : 'A policy cannot be judged there.';
        if (effect === 'newly-blocked')
            newlyBlocked.push(workspace);
        if (effect === 'unknown')
            notJudged.push({ workspace, because });
    }
    return {
        workspaces: { total: tried.length, newlyBlocked, notJudged },
        hasNoPlan: judged.length === 0,
        policies: pairs
            .filter(({ isIdentical }) => !isIdentical)
            .map((pair) => differenceOf(pair, judged))
            .filter(({ newlyFails, notJudged: unknownIn, level }) => newlyFails.length + unknownIn.length > 0 || level.before !== level.after)
            .toSorted((one, other) => other.newlyFails.length - one.newlyFails.length ||
            other.notJudged.length - one.notJudged.length),
    };
}
/** For each built-in function that failed in a policy of the change, whether or not the change is why: where, and in which workspaces. */
function sayWhichBuiltinsFail(tried) {
    const workspaces = new Map();
    for (const entry of tried) {
        const answers = 'after' in entry ? entry.after : [];
        for (const sentence of answers.flatMap(({ builtinErrors = [] }) => builtinErrors)) {
            (0,add_to/* addTo */.D)(workspaces, sentence, entry.workspace);
        }
    }
    return Array.from(workspaces, ([sentence, names]) => `In ${(0,quote/* nameSome */.Kf)(names, compare_policies_MOST_NAMED)}, this pass is none. ${sentence}`);
}
/** A sentence for each policy that names who must agree: whom, and in which of these workspaces. */
function sayWhoIsAsked(tried, facts) {
    return facts.after.flatMap(({ policy, approval }) => {
        const before = facts.before.find((earlier) => earlier.policy === policy)?.approval;
        if (approval === undefined && before === undefined)
            return [];
        const failing = tried.flatMap((entry) => {
            const answers = 'after' in entry ? entry.after : [];
            const fails = answers.some((each) => each.policy === policy && each.status === 'failed');
            return fails ? [entry.workspace] : [];
        });
        const where = failing.length > 0 ? (0,quote/* nameSome */.Kf)(failing, compare_policies_MOST_NAMED) : 'no workspace';
        const now = describeRule(approval);
        const earlier = describeRule(before);
        const isOther = facts.before.length > 0 && earlier !== now;
        const was = isOther ? `, where the default branch asks ${earlier}` : '';
        return [`${policy} asks ${now}${was}: in the newest plans, for ${where}.`];
    });
}
function describeRule(rule) {
    if (rule === undefined)
        return 'nobody by name';
    const { approvers, count } = rule;
    const names = (0,quote/* nameSome */.Kf)(approvers.names, compare_policies_MOST_NAMED);
    return `${count} of ${names}`;
}
const compare_policies_MOST_NAMED = 8;
/** Each policy of both sides, by its name: those of the change, and then those that it removes. */
function pairUp(facts) {
    const names = new Set([...facts.after, ...facts.before].map(({ policy }) => policy));
    return Array.from(names, (policy) => {
        const before = facts.before.find((earlier) => earlier.policy === policy);
        const after = facts.after.find((later) => later.policy === policy);
        // Identical ones say the same of every plan, so that nothing can differ.
        return { policy, before, after, isIdentical: before?.identity === after?.identity };
    });
}
/** What a policy says of a workspace on one side; undefined if the side does not have the policy. */
function answerOn(answers, facts) {
    if (facts === undefined)
        return undefined;
    const answer = answers.find(({ policy }) => policy === facts.policy);
    const { status = 'unknown', output = [] } = answer ?? {};
    const because = answer === undefined ? 'It gave no result.' : answer.because;
    return { status, output, because, isAdvisory: facts.level === 'advisory' };
}
/** Whether the policy closes the gate there; undefined if that is not known. An advisory policy never does. */
function closesGate(answered) {
    if (answered === undefined || answered.isAdvisory)
        return false;
    return answered.status === 'unknown' ? undefined : answered.status !== 'passed';
}
/** What the change of the policies does to a workspace as a whole; undefined if it makes no difference. */
function effectOn({ before, after }, pairs) {
    const closedBefore = pairs.map((pair) => closesGate(answerOn(before, pair.before)));
    const closedAfter = pairs.map((pair) => closesGate(answerOn(after, pair.after)));
    const isUnchanged = pairs.every(({ isIdentical }, at) => isIdentical || (closedBefore[at] === closedAfter[at] && closedBefore[at] !== undefined));
    if (isUnchanged)
        return undefined;
    const isClosedBefore = anyOf(closedBefore);
    const isClosedAfter = anyOf(closedAfter);
    if (isClosedAfter === false || (isClosedAfter && isClosedBefore))
        return undefined;
    return isClosedAfter && isClosedBefore === false ? 'newly-blocked' : 'unknown';
}
/** True if one is; undefined if one is not known and none is true. */
function anyOf(values) {
    if (values.includes(true))
        return true;
    return values.includes(undefined) ? undefined : false;
}
/** What becomes of one policy in all workspaces that were judged. */
function differenceOf(pair, judged) {
    const difference = {
        policy: pair.policy,
        level: { before: pair.before?.level ?? null, after: pair.after?.level ?? null },
        file: (pair.after ?? pair.before)?.file,
        newlyFails: [],
        notJudged: [],
    };
    for (const tried of judged) {
        const { workspace } = tried;
        const before = answerOn(tried.before, pair.before);
        const after = answerOn(tried.after, pair.after);
        if (after === undefined || after.status === 'passed')
            continue;
        const because = after.because ?? before?.because;
        if (because !== undefined) {
            difference.notJudged.push({ workspace, because });
            continue;
        }
        // What was only advisory did not close the gate, so all that the policy finds is new.
        const wasAdvisory = before?.isAdvisory === true && !after.isAdvisory;
        const failedBefore = before !== undefined && !['passed', 'unknown'].includes(before.status);
        const isNewFailure = !failedBefore || wasAdvisory;
        const earlier = new Set(before === undefined || wasAdvisory ? [] : findingsOf(before));
        const newFindings = findingsOf(after).filter((finding) => !earlier.has(finding));
        if (isNewFailure || newFindings.length > 0) {
            difference.newlyFails.push({
                workspace,
                resources: newFindings.filter((finding) => tried.addresses.has(finding)),
                breaks: after.status === 'errored',
            });
        }
    }
    return difference;
}
/** What a policy finds, the same on both sides: addresses of resources, else messages. */
function findingsOf({ status, output }) {
    if (status === 'errored')
        return [status];
    if (status !== 'failed')
        return [];
    const findings = (0,named_resources/* printedMessages */.Dn)(output).flatMap((message) => {
        const named = (0,named_resources/* namedIn */.$P)([message]).resources.map(({ address }) => address);
        return named.length > 0 ? named : [message.text];
    });
    return [...new Set(findings)];
}
/** What closes the gate of a change of policies. Each but `never` includes the ones before it. */
const CLOSING_RULES = ['never', 'tests', 'newly-blocking'];
/** Whether a change of policies may go ahead. What failed comes before what is not known. */
function decideTrial({ workspaces: { newlyBlocked, notJudged }, hasNoPlan }, tests, closes) {
    const byTests = closes !== 'never';
    const byWorkspaces = closes === 'newly-blocking';
    const blocked = (because) => ({ verdict: 'blocked', because });
    const undecided = (because) => ({ verdict: 'undecided', because });
    if (byTests && tests.failed.length > 0)
        return blocked('Tests of policies failed.');
    if (byTests && tests.skipped.length + tests.removed.length > 0)
        return blocked('Tests of policies were skipped or removed.');
    if (byWorkspaces && newlyBlocked.length > 0)
        return blocked('The change would newly block workspaces.');
    if (hasNoPlan)
        return undecided('No plan could be read.');
    if (byTests && tests.problem !== undefined)
        return undecided(tests.problem);
    if (byWorkspaces && notJudged.length > 0)
        return undecided('Not every workspace could be judged.');
    return { verdict: 'passed' };
}
//# sourceMappingURL=compare-policies.js.map
// EXTERNAL MODULE: ./build/src/report/render-sentence.js
var render_sentence = __webpack_require__(44254);
// EXTERNAL MODULE: ./build/src/report/budget.js
var report_budget = __webpack_require__(95439);
// EXTERNAL MODULE: ./build/src/report/write-text.js
var write_text = __webpack_require__(23907);
;// CONCATENATED MODULE: ./build/src/report/trial-report.js






const namePart = (text) => (0,sentence/* sentencePart */.vn)('name', text, 160);
const textPart = (text) => (0,sentence/* sentencePart */.vn)('text', text, 600);
/** `title: part, part` */
function withTitle(title, ...parts) {
    return (0,sentence/* joinSentences */.DP)((0,sentence/* literal */.eu) `: `, title, (0,sentence/* joinSentences */.DP)((0,sentence/* literal */.eu) `, `, ...parts));
}
/** For a comment, and for a log. `noted`: the change passed, although it blocks a workspace or may block one. */
const trial_report_SIGNS = {
    passed: (0,sentence/* signPart */.j3)((0,sentence/* literal */.eu) `✅`, (0,sentence/* literal */.eu) `✓`),
    noted: (0,sentence/* signPart */.j3)((0,sentence/* literal */.eu) `⚠️`, (0,sentence/* literal */.eu) `!`),
    blocked: (0,sentence/* signPart */.j3)((0,sentence/* literal */.eu) `❌`, (0,sentence/* literal */.eu) `✗`),
    undecided: (0,sentence/* signPart */.j3)((0,sentence/* literal */.eu) `❓`, (0,sentence/* literal */.eu) `?`),
};
const LIMITS = { workspaces: 10, resources: 3, tests: 20 };
/**
 * The report for a terminal or a log. Secrets must be concealed in the view before.
 *
 * @param columns of the terminal; left out: lines are not broken
 */
function renderTrialLines(view, columns = Infinity) {
    const whole = { words: trialHeading(view), children: reportEntries(view) };
    return (0,write_text/* writeItems */.E)([whole], { columns, colour: false }).map((line) => (0,neutralise_log/* safeLine */.om)(line));
}
/** In UTF-16 units. GitHub takes a little more than 65,000. The end is kept for the last line. */
const BUDGET = { all: 60_000, end: 200 };
/** The first line of a comment: by it the recipe finds the one that it replaces. */
const MARK = (0,sentence/* literal */.eu) `<!-- plangate-policies -->`;
/** Markdown for a comment or a job summary, with a line break at its end. */
function renderTrialComment(view) {
    const entries = reportEntries(view);
    const budget = (0,report_budget/* createBudget */.yK)(BUDGET.all - BUDGET.end, ({ length }) => length);
    const heading = (0,sentence/* literal */.eu) `### ${(0,render_sentence/* toMarkdown */.l6)(trialHeading(view))}`;
    budget.tryTake(heading);
    const shown = (0,report_budget/* renderWhileFits */.oW)(budget, entries, (entry) => (0,render_sentence/* itemToMarkdown */.SP)(entry));
    const left = entries.length - shown.length;
    const end = left === 0 ? '' : (0,sentence/* literal */.eu) `And ${(0,report_text/* countWords */.rj)(left, 'more entry', 'more entries')}: see the job.`;
    return (0,sentence/* literal */.eu) `${MARK}\n${(0,report_text/* joinNonEmpty */.JO)('\n\n', heading, (0,report_text/* joinNonEmpty */.JO)('\n', ...shown), end)}\n`;
}
/** What holds for all, and then the policies: these are left out where the budget ends. */
function reportEntries(view) {
    const { because, notices, policies, workspaces } = view;
    const namedByPolicies = new Set(policies.flatMap(({ notJudged }) => notJudged.map(({ workspace }) => workspace)));
    const otherNotJudged = workspaces.notJudged.filter(({ workspace }) => !namedByPolicies.has(workspace));
    return [
        ...(because === undefined ? [] : [{ words: textPart(because) }]),
        testsItem(view.tests),
        ...notices.map((notice) => ({ words: textPart(notice) })),
        ...reasonItems(otherNotJudged),
        ...policies.map(policyItem),
    ];
}
function trialHeading({ verdict, workspaces, tests }) {
    const { total, newlyBlocked, notJudged } = workspaces;
    const isNoted = verdict === 'passed' && newlyBlocked.length + notJudged.length > 0;
    const words = withTitle((0,sentence/* phrase */.MZ) `Policies`, (0,sentence/* phrase */.MZ) `${(0,sentence/* formatNumber */.ZV)(newlyBlocked.length)} of ${(0,report_text/* countWords */.rj)(total, 'workspace')} would be newly blocked`, countIfAny(notJudged, (0,sentence/* literal */.eu) `cannot be judged`), tests.failed.length > 0 ? (0,sentence/* phrase */.MZ) `${(0,report_text/* countWords */.rj)(tests.failed.length, 'test')} failed` : '');
    return (0,sentence/* phrase */.MZ) `${trial_report_SIGNS[isNoted ? 'noted' : verdict]} ${words}`;
}
function countIfAny({ length }, words) {
    return length > 0 ? (0,sentence/* literal */.eu) `${(0,sentence/* formatNumber */.ZV)(length)} ${words}` : '';
}
function testsItem({ passed, skipped, removed, failed, problem }) {
    const title = (0,sentence/* phrase */.MZ) `Tests`;
    if (problem !== undefined)
        return { words: withTitle(title, textPart(problem)) };
    const notPassed = [
        ...failed.map(({ name: test, file, line }) => withTitle(namePart(test), (0,sentence/* phrase */.MZ) `failed`, namePart(`${file}:${line}`))),
        ...skipped.map((test) => withTitle(namePart(test), (0,sentence/* phrase */.MZ) `skipped`)),
        ...removed.map((test) => withTitle(namePart(test), (0,sentence/* phrase */.MZ) `removed`)),
    ];
    if (passed + notPassed.length === 0)
        return { words: withTitle(title, (0,sentence/* phrase */.MZ) `none`) };
    return {
        words: withTitle(title, (0,sentence/* phrase */.MZ) `${(0,sentence/* formatNumber */.ZV)(passed)} passed`, countIfAny(failed, (0,sentence/* literal */.eu) `failed`), countIfAny(skipped, (0,sentence/* literal */.eu) `skipped`), countIfAny(removed, (0,sentence/* literal */.eu) `removed`)),
        children: (0,render_sentence/* firstItems */.J9)(notPassed, LIMITS.tests, (words) => ({
            words: (0,sentence/* phrase */.MZ) `${trial_report_SIGNS.blocked} ${words}`,
        })),
    };
}
function policyItem({ policy, level, file, newlyFails, notJudged }) {
    const { before, after } = level;
    const failing = after === 'advisory' ? 'newly warns in' : 'newly fails in';
    const hasOtherLevel = before !== null && after !== null && before !== after;
    return {
        words: withTitle(namePart(policy), newlyFails.length > 0 ? (0,sentence/* phrase */.MZ) `${failing} ${(0,sentence/* formatNumber */.ZV)(newlyFails.length)}` : '', notJudged.length > 0 ? (0,sentence/* phrase */.MZ) `cannot be judged in ${(0,sentence/* formatNumber */.ZV)(notJudged.length)}` : '', before === null ? (0,sentence/* phrase */.MZ) `new` : '', after === null ? (0,sentence/* phrase */.MZ) `removed` : '', hasOtherLevel ? (0,sentence/* phrase */.MZ) `now ${textPart(after)}, was ${textPart(before)}` : '', file === undefined ? '' : namePart(file)),
        children: [
            ...(0,render_sentence/* firstItems */.J9)(newlyFails, LIMITS.workspaces, ({ workspace, resources, breaks }) => {
                const what = breaks ? (0,sentence/* phrase */.MZ) `the policy breaks` : firstNames(resources, LIMITS.resources);
                return { words: (0,sentence/* phrase */.MZ) `${trial_report_SIGNS.blocked} ${withTitle(namePart(workspace), what)}` };
            }),
            ...reasonItems(notJudged),
        ],
    };
}
/** Each reason once, with the workspaces for which it is true. */
function reasonItems(notJudged) {
    return (0,report_text/* groupBy */.$z)(notJudged, ({ because }) => because).map((group) => {
        const names = group.map(({ workspace }) => workspace);
        const words = withTitle(firstNames(names, LIMITS.workspaces), textPart(group[0].because));
        return { words: (0,sentence/* phrase */.MZ) `${trial_report_SIGNS.undecided} ${words}` };
    });
}
function firstNames(names, most) {
    return (0,sentence/* phrase */.MZ) `${(0,sentence/* firstParts */.J4)(names.map(namePart), most)}`;
}
//# sourceMappingURL=trial-report.js.map
;// CONCATENATED MODULE: ./build/src/cli/policies.js
/** What a change of policies would block: both sides judge the newest plans of an organization, or plans in files. */



















/** A policy that takes too long on so many plans is not asked about the others. */
const MAX_TIMED_OUT_PLANS = 3;
const checkByService = (0,operation/* operationCommand */.xD)('check', '', {
    tidiesUpMs: 3_000,
    summary: 'report what a change of policies would block',
    description: 'Judges the newest finished plan of each workspace twice: by the Rego policies of a directory as they are here, and as the default branch has them. Reports what differs, and runs `opa test`.\n\nIt reads redacted plans, without sensitive values. A policy that may depend on what is not in such a plan "cannot be judged" there and never counts as passed. Names of policies, workspaces, resources and attributes are shown, and no value of a plan.\n\nIt starts and changes nothing. It needs `opa` and a git clone.',
    arguments: [command/* DIRECTORY */.Md],
    options: [
        (0,command/* option */.uK)('--directory <directory>', 'where the policies are', { required: true }),
        ...SELECTION_OPTIONS,
        (0,command/* option */.uK)('--plans <directory>', 'judge these files of `terraform show -json`, and ask no service'),
        (0,command/* option */.uK)('--fail-on <word>', 'what closes the gate; newly-blocking includes tests', {
            choices: CLOSING_RULES,
            default: 'tests',
        }),
        (0,command/* option */.uK)('-o, --output <file>', 'write the report for a comment or a job summary there'),
        (0,command/* option */.uK)('--policy-timeout <duration>', 'maximum duration of each policy on one plan', {
            default: '10s',
            check: (text) => 'problem' in (0,parse/* parseDuration */.E9)(text) ? 'is not a duration. Write 90s or 2m.' : undefined,
        }),
        FULL_SPEED_OPTION,
    ],
    examples: {
        'plangate policies check policies --organization acme': 'what the policies in this checkout would newly block',
        'plangate policies check policies --plans plans --fail-on newly-blocking': 'with plans in files, and closed if a workspace would be newly blocked',
    },
    problems: selectionProblems,
    timeLimitMs: read_workspaces_TIME_LIMIT_MS,
    async call(call) {
        const { client, log } = call;
        return tryPolicies(call, async (judge) => {
            const tried = await readSelectedWorkspaces(call, 'judged', (selected) => judge(selected.workspace.attributes.name, readNewestPlan(selected, call)));
            log.info(`${(0,report_text/* workspaceCountWords */.jK)(tried.length)} for ${(0,report_text/* countWords */.rj)(client.answers(), 'request')}. Nothing was changed.`);
            return tried;
        });
    },
});
const policyTrials = {
    name: 'policies',
    summary: 'try policies before they are merged',
    commands: [
        {
            ...checkByService,
            // With plans in files, no service is looked for.
            async run(input, io) {
                const directory = (0,command_input/* optionOf */.XD)(input, 'plans');
                if (directory === undefined)
                    return (await checkByService.run?.(input, io)) ?? command/* EXIT */.dc.green;
                const log = (0,cli_log/* createLog */.h)(io);
                try {
                    return await tryPolicies({ input, io, log }, async (judge) => {
                        const tried = [];
                        for (const path of await listPlanFiles(directory, io)) {
                            tried.push(await judge((0,external_node_path_.parse)(path).name, readPlanFile(path, io.signal)));
                        }
                        return tried;
                    });
                }
                finally {
                    await log.flush();
                }
            },
        },
    ],
};
/**
 * Judges plans by the policies here and by those of the default branch, and reports what differs.
 *
 * @param judgeAll calls `judge` with each workspace and the reading of its plan, and resolves to what that gave
 * @returns the exit code
 */
async function tryPolicies(command, judgeAll) {
    const { signal } = command.io;
    const trial = await openPolicies(command);
    try {
        const tried = await judgeAll(async (workspace, reading) => {
            const plan = await reading.catch(unreadOrThrow);
            return { workspace, ...('unread' in plan ? plan : await trial.judge(plan, signal)) };
        });
        // After a signal, programs that were ended would count as policies that cannot be judged.
        signal.throwIfAborted();
        // `net-2` before `net-10`.
        const sorted = tried.toSorted((one, other) => one.workspace.localeCompare(other.workspace, 'en', { numeric: true }));
        return await reportTrial(sorted, trial, command);
    }
    finally {
        await trial.close();
    }
}
/** Why a workspace has no plan that can be judged. @throws the error itself, if it is about more than this workspace */
async function unreadOrThrow(error) {
    const { concernsOneWorkspace } = await Promise.all(/* import() */[__webpack_require__.e(2265), __webpack_require__.e(72)]).then(__webpack_require__.bind(__webpack_require__, 72));
    const { UnreadablePlan } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 33597));
    if (!concernsOneWorkspace(error) && !(error instanceof UnreadablePlan))
        throw error;
    return { unread: (0,error_message/* errorMessage */.g)(error) };
}
/**
 * The plan of the newest finished run of a workspace; two requests at most.
 *
 * @throws UnreadablePlan if there is no such plan
 */
async function readNewestPlan({ workspace, currentRun }, { client, io: { signal } }) {
    const { findNewestRun } = await Promise.all(/* import() */[__webpack_require__.e(2265), __webpack_require__.e(72)]).then(__webpack_require__.bind(__webpack_require__, 72));
    const { fetchPlanJson } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 76617));
    const { checkRedacted } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 53929));
    const { UnreadablePlan } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 33597));
    const run = await findNewestRun(workspace, currentRun, client);
    const planId = run && (0,resource/* relatedId */.Dl)(run, 'plan');
    if (planId === undefined) {
        throw new UnreadablePlan('It has no finished run of its present configuration.');
    }
    const json = await fetchPlanJson(planId, false, { client, signal });
    if (json === undefined) {
        throw new UnreadablePlan('The service shows no plan of its newest finished run.');
    }
    return checkRedacted(json, signal);
}
/** The paths of the plans in JSON in a directory. @throws UsageError if there is none */
async function listPlanFiles(directory, io) {
    const path = (0,external_node_path_.resolve)(io.workingDirectory, directory);
    const names = await (0,promises_.readdir)(path).catch((error) => {
        throw (0,command_input/* usageError */.Wp)('--plans', `"${directory}" cannot be read (${error.code}).`);
    });
    const plans = names.filter((name) => name.endsWith('.json')).sort();
    if (plans.length > 0)
        return plans.map((name) => (0,external_node_path_.join)(path, name));
    throw (0,command_input/* usageError */.Wp)('--plans', `"${directory}" holds no .json. Write plans there: \`terraform show -json plan > ${directory}/NAME.json\`.`);
}
/** A plan of `terraform show -json`, without what a redacted plan of the service lacks. @throws UnreadablePlan */
async function readPlanFile(path, signal) {
    const { LONGEST_PLAN, UnreadablePlan } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 33597));
    const { toRedactedPlan } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 53929));
    const text = await (0,read_regular/* readRegular */.VX)(path, LONGEST_PLAN).catch((error) => {
        throw new UnreadablePlan(`The file cannot be read: ${(0,error_message/* errorMessage */.g)(error)}`);
    });
    return toRedactedPlan(text, signal);
}
/** The policies here and those of the default branch. @throws UsageError with everything that is wrong with them */
async function openPolicies({ input, io }) {
    const { openTrial } = await __webpack_require__.e(/* import() */ 4283).then(__webpack_require__.bind(__webpack_require__, 94283));
    const { workingDirectory } = io;
    const directory = (0,command_input/* optionOf */.XD)(input, 'directory') ?? '';
    const where = { ...(await (0,describe_ci_job/* describeCiJob */.v)(io)), directory, workingDirectory };
    const policyTimeout = (0,parse/* parseDuration */.E9)((0,command_input/* optionOf */.XD)(input, 'policy-timeout') ?? '');
    const limits = {
        clock: io.clock,
        policyMs: 'value' in policyTimeout ? policyTimeout.value : 0,
        deadlineMs: io.clock.now() + read_workspaces_TIME_LIMIT_MS,
        mostEnded: MAX_TIMED_OUT_PLANS,
    };
    try {
        return await openTrial(where, { ...io, limits });
    }
    catch (error) {
        if (!(error instanceof policy_files/* PolicyProblem */.cq) || io.signal.aborted)
            throw error;
        throw new command_input/* UsageError */.eb(error.problems('policies'));
    }
}
/** Prints the report, and writes it for a comment if `--output` says so. @returns the exit code */
async function reportTrial(tried, { rules, tests, notices }, { input, io, log }) {
    const directory = (0,command_input/* optionOf */.XD)(input, 'directory') ?? '';
    const changes = comparePolicies(tried, rules);
    const closes = CLOSING_RULES.find((word) => word === (0,command_input/* optionOf */.XD)(input, 'fail-on')) ?? 'tests';
    const view = log.secrets.concealAll({
        ...decideTrial(changes, tests, closes),
        directory,
        workspaces: changes.workspaces,
        policies: changes.policies.map((policy) => {
            return { ...policy, file: policy.file && external_node_path_.posix.join(directory, policy.file) };
        }),
        tests,
        notices: [
            ...notices.map(finding/* textOf */.b6),
            ...sayWhichBuiltinsFail(tried),
            ...sayWhoIsAsked(tried, rules),
        ],
    });
    const text = `${renderTrialLines(view, io.screen?.columns()).join('\n')}\n`;
    await io.out((0,command_input/* flagOf */.iP)(input, 'json') ? (0,report_json/* printableJson */.et)(view) : text);
    const file = (0,command_input/* optionOf */.XD)(input, 'output');
    if (file !== undefined) {
        const writing = (0,write_whole_file/* writeWholeFile */.R)((0,external_node_path_.resolve)(io.workingDirectory, file), renderTrialComment(view));
        // The next step of a job publishes the file: without it, the job is not green.
        await writing.catch((error) => {
            throw (0,command_input/* usageError */.Wp)('--output', `"${file}" was not written: ${(0,error_message/* errorMessage */.g)(error)}`);
        });
    }
    return view.verdict === 'passed' ? command/* EXIT */.dc.green : command/* EXIT */.dc[view.verdict];
}
//# sourceMappingURL=policies.js.map
// EXTERNAL MODULE: ./build/src/report/job-log.js
var job_log = __webpack_require__(8600);
// EXTERNAL MODULE: ./build/src/machine/files-here.js
var files_here = __webpack_require__(80467);
// EXTERNAL MODULE: ./build/src/model/version.js
var version = __webpack_require__(55603);
;// CONCATENATED MODULE: ./build/src/cli/show-run.js
/** `runs show`: an existing run, with the report that the gate would make. */












const RUN_ARGUMENT = {
    name: 'run',
    description: 'id as in run-…',
    required: true,
};
const VERSION_OPTION = (0,command/* option */.uK)('--version <id>', 'configuration version that it must be of, as in cv-…');
const showRun = (0,operation/* operationCommand */.xD)('show', '', {
    summary: 'judge a run, and report on it',
    description: 'Reads all results of the run and reports them as `plangate check` does, with the same formats and exit codes. It starts, changes and ends nothing.\n\nWith --wait it first waits until the run is over or waits for a person, at most for --timeout. The run goes on when you stop waiting.\n\nName the workspace of the run and its version. Otherwise they are not compared, and the verdict is undecided with exit code 5. Also pass the options that it was planned with.',
    more: check_options/* INPUTS_PAGE */.iV,
    arguments: [RUN_ARGUMENT],
    inWorkspace: 'of a run',
    options: [
        VERSION_OPTION,
        (0,command/* option */.uK)('--any', 'accept the run without the comparisons that were not given'),
        (0,command/* option */.uK)('--wait', 'wait until the run is over or waits for a person, at most for --timeout'),
        ...check_options/* JUDGING_OPTIONS */.u1,
        // `--reports` is left out: it writes the files that a CI host shows for a job.
        ...output_files/* REPORT_OPTIONS */.uJ.filter((reportOption) => reportOption.name !== 'reports'),
    ],
    often: ['workspace', 'organization', 'version', 'any', 'wait', 'fail-on', 'protect', 'json'],
    examples: {
        'plangate runs show run-CZcmD7eagjhyX0vN --any': 'this run, of any version',
        'plangate runs show run-CZcmD7eagjhyX0vN -w ws-6jrRyVDv1J8zQMB5 --version cv-UYwHEakurukz85nW': 'this run, if it is of this version',
    },
    problems: async (input, io) => [
        ...(await (0,output_files/* reportPathProblems */.Up)(input, io.workingDirectory)),
        ...judgingProblems(input, io),
    ],
    timeLimitMs: judgingMs,
    async call(call) {
        const { view, exitCode } = await judgeAndPrint(call);
        await (0,output_files/* writeReportFiles */.t4)(view, call);
        return exitCode;
    },
});
/** The settings that need no workspace: those of `JUDGING_OPTIONS`. */
function readJudgingSettings(input, { environment }) {
    return (0,settings/* readRunSettings */.xX)({ inputs: (0,check_options/* givenInputs */.PC)(input), environment, entryPoint: 'cli' });
}
function judgingProblems(input, io) {
    const settings = readJudgingSettings(input, io);
    return 'problems' in settings ? settings.problems.map(check_options/* toOptionProblem */._m) : [];
}
/** How many milliseconds the whole call may take. */
function judgingMs(input) {
    return (0,settings/* readTimeout */.OW)((0,command_input/* optionOf */.XD)(input, 'timeout'));
}
/** Reads values of variables by the declarations in a directory. @throws UsageError for what cannot be read */
async function withReadVariables(options, directory) {
    if (options.variables === undefined)
        return options;
    const { readAssigned } = await __webpack_require__.e(/* import() */ 1597).then(__webpack_require__.bind(__webpack_require__, 41597));
    const read = await readAssigned(options.variables, files_here/* readableHere */.zK, directory);
    if ('value' in read)
        return { ...options, variables: read.value };
    const message = `cannot be read by the declarations in ${directory}: ${read.problems.join('; ')}. Name the directory of the configuration with \`directory\`.`;
    throw new command_input/* UsageError */.eb([(0,check_options/* toOptionProblem */._m)({ where: 'variables', message })]);
}
/** Judges the run and prints the verdict. @throws UsageError for options that `judgingProblems` refuses */
async function judgeAndPrint(call) {
    const { client, deadline, input, io, log, named } = call;
    const settings = readJudgingSettings(input, io);
    if ('problems' in settings)
        throw new command_input/* UsageError */.eb(settings.problems.map(check_options/* toOptionProblem */._m));
    const { gate: name, plan, policy, job, said } = settings.settings;
    const directory = (0,external_node_path_.resolve)(io.workingDirectory, plan.directory);
    const runOptions = await withReadVariables(plan.runOptions, directory);
    const startedAt = io.clock.date().toISOString();
    const { jobTree } = await (0,describe_ci_job/* describeCiJob */.v)(io);
    const byPerson = !jobTree.proposed;
    const reference = await readReference(call);
    const { judgeNamedRun } = await Promise.all(/* import() */[__webpack_require__.e(2265), __webpack_require__.e(4608), __webpack_require__.e(8517), __webpack_require__.e(4603), __webpack_require__.e(641)]).then(__webpack_require__.bind(__webpack_require__, 10641));
    const { guardOfSettings } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 64575));
    const judging = { guard: guardOfSettings(policy), showsChanges: true };
    const asked = { plan: { ...plan, runOptions }, policy, judging };
    const limits = { timeoutMs: job.timeoutMs, deadline };
    const onEvent = (event) => (0,job_log/* renderEvent */.N1)(event).forEach(log.print);
    const ports = { ...io, client, log, onEvent };
    const { result, options } = await judgeNamedRun(reference, { ...asked, ...limits }, ports);
    const { shownPlans } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 61157));
    const plans = { from: 'run', service: named.target, run: reference };
    const shown = shownPlans(plans, { runOptions: options, byPerson });
    const { failOn } = policy;
    const context = {
        gate: {
            name,
            failOn,
            selected: reference.id,
            settings: said,
            startedAt,
            version: version/* VERSION */.xv,
        },
        ci: {},
        plans: shown.plans,
        judges: { ownPolicies: [], pageOfReads: shown.pageOfReads },
        actors: { ...shown.actors, byPerson },
    };
    const { toReportView } = await __webpack_require__.e(/* import() */ 1105).then(__webpack_require__.bind(__webpack_require__, 11105));
    const view = log.secrets.concealAll(toReportView(result, context));
    // Without its first line, which names the service: whoever names a run knows it.
    [...(0,job_log/* renderHead */.pd)(context).slice(1), ...(0,job_log/* renderVerdict */.gM)(view)].forEach(log.print);
    return { view, exitCode: (0,verdict/* exitCodeOf */.FO)(result, failOn, (0,command/* signalName */.yD)(io.signal)) };
}
/** What the argument and the options say of the run. */
async function readReference(call) {
    const { id, input, named } = call;
    const { workspace: nameOrId, organization } = named;
    const workspaceId = nameOrId === undefined ? undefined : await call.workspaceId();
    const name = nameOrId === workspaceId ? undefined : nameOrId;
    return {
        id,
        organization,
        workspace: workspaceId === undefined ? undefined : { id: workspaceId, name },
        versionId: (0,command_input/* optionOf */.XD)(input, 'version'),
        allowsUncompared: (0,command_input/* flagOf */.iP)(input, 'any'),
        waits: (0,command_input/* flagOf */.iP)(input, 'wait'),
    };
}
//# sourceMappingURL=show-run.js.map
// EXTERNAL MODULE: ./build/src/model/status.js
var model_status = __webpack_require__(62373);
;// CONCATENATED MODULE: ./build/src/cli/runs.js
/** Existing runs, also those that others started: list and show. */








const runs = {
    name: 'runs',
    summary: 'list and judge existing runs',
    commands: [
        (0,operation/* listCommand */.Iu)('list', '', {
            summary: 'list the runs of a workspace, newest first',
            description: 'The service allows 30 such requests a minute.',
            inWorkspace: true,
            options: [
                (0,command/* option */.uK)('--status <words>', 'only with one of these statuses, as in planned,applied'),
            ],
            ask: async ({ client, workspaceId, input, log }) => {
                const status = (0,command_input/* optionOf */.XD)(input, 'status');
                const known = (0,model_status/* statusWords */.o7)(model_status/* RUN_STATUSES */.LV);
                for (const word of status?.split(',') ?? []) {
                    // The service answers such a word with an empty list. A newer service may have words of its own.
                    if (known.some((one) => one === word.trim()))
                        continue;
                    const near = (0,did_you_mean/* didYouMean */.a)(word, known);
                    const meant = near === undefined ? '' : ` Did you mean ${(0,quote/* quote */.hD)(near)}?`;
                    log.warning(`--status: ${(0,quote/* quote */.hD)(word)} is no status that is known here.${meant}`);
                }
                return client.runs.list(await workspaceId(), { status });
            },
            columns: {
                id: ({ id }) => id,
                status: ({ attributes }) => attributes.status,
                created: ({ attributes }) => attributes['created-at'],
                what: ({ attributes }) => {
                    if (attributes['plan-only'] === true)
                        return 'speculative';
                    if (attributes['save-plan'] === true)
                        return 'provisional';
                    return attributes['is-destroy'] === true ? 'destroy' : 'plan and apply';
                },
                version: (run) => (0,resource/* relatedId */.Dl)(run, 'configuration-version'),
                message: ({ attributes }) => attributes.message,
            },
        }),
        showRun,
    ],
};
//# sourceMappingURL=runs.js.map
;// CONCATENATED MODULE: ./build/src/cli/other-commands.js
/** What is loaded together: all commands but `check`, `apply`, `pack`, `demo` and `serve`. */













//# sourceMappingURL=other-commands.js.map

/***/ }),

/***/ 52848:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: function() { return /* binding */ renderTable; },
/* harmony export */   s: function() { return /* binding */ renderRecord; }
/* harmony export */ });
/* harmony import */ var _report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22195);
/* harmony import */ var _report_width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80204);
/** Columns and records for a terminal. Text from outside is neutralised here, cell by cell. */


/** A heading line, then one line per row; the last column has any length. */
function renderTable(headings, rows) {
    const table = [
        headings.map((heading) => heading.toUpperCase()),
        ...rows.map((row) => row.map((cell) => (0,_report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_0__/* .safeLine */ .om)(toWord(cell)))),
    ];
    const widths = headings.map((_, column) => Math.max(...table.map((cells) => (0,_report_width_js__WEBPACK_IMPORTED_MODULE_1__/* .widthOf */ .qz)(cells[column] ?? ''))));
    const toLine = (cells) => cells
        .map((cell, column) => (0,_report_width_js__WEBPACK_IMPORTED_MODULE_1__/* .padToColumns */ .UG)(cell, widths[column] ?? 0))
        .join('  ')
        .trimEnd();
    return `${table.map(toLine).join('\n')}\n`;
}
/** One fact per line, names in a column; facts without a value are left out. */
function renderRecord(facts) {
    const shown = facts.filter(([, value]) => value !== undefined && value !== null && value !== '');
    const width = Math.max(0, ...shown.map(([name]) => name.length));
    return shown
        .map(([name, value]) => `${name.padEnd(width)}  ${(0,_report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_0__/* .safeLine */ .om)(toWord(value))}\n`)
        .join('');
}
function toWord(cell) {
    if (cell === true)
        return 'yes';
    if (cell === false)
        return 'no';
    return cell === null || cell === undefined || cell === '' ? '-' : String(cell);
}
//# sourceMappingURL=table.js.map

/***/ }),

/***/ 51741:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   directoriesOfModule: function() { return /* binding */ directoriesOfModule; },
/* harmony export */   readConfiguration: function() { return /* binding */ readConfiguration; },
/* harmony export */   readTemplate: function() { return /* binding */ readTemplate; },
/* harmony export */   readText: function() { return /* binding */ readText; },
/* harmony export */   searchedFiles: function() { return /* binding */ searchedFiles; },
/* harmony export */   valuesOfArgument: function() { return /* binding */ valuesOfArgument; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(239);
/* harmony import */ var _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56949);
/* harmony import */ var _file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96817);
/* harmony import */ var _module_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60868);
/* harmony import */ var _module_manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27126);
/* harmony import */ var _parsed_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67025);
/* harmony import */ var _syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50351);
/**
 * Reads the modules of a configuration: their blocks, named values, and calls. It says what the text alone
 * decides. It never runs a program, and it never guesses: what is not certain is reported as not certain.
 */








const MOST_MODULES = 1_000;
/**
 * Begins a search.
 *
 * @param parsed what this check has parsed before
 * @param check throws if the time is over or the search was canceled
 */
function searchedFiles(files, parsed = new _parsed_files_js__WEBPACK_IMPORTED_MODULE_6__/* .ParsedFiles */ .p(), check = () => undefined) {
    return { files, budget: { characters: 10_000_000, check }, parsed };
}
/**
 * Reads the root module and every local module that it calls.
 *
 * @param directory absolute path of the root module
 * @param variableFiles absolute paths of files of variables elsewhere; those that are not there have no values
 */
function readConfiguration(directory, searched, variableFiles = []) {
    const root = emptyModule(directory);
    const recordedDirectories = readRecordedDirectories(directory, searched);
    const configuration = { modules: [], unclear: [], unknownSources: [] };
    const modules = new Map([[directory, root]]);
    // More are added while the loop runs: those that a module calls.
    for (const module of modules.values()) {
        if (configuration.modules.length >= MOST_MODULES) {
            configuration.unclear.push({ path: module.directory, why: 'there are too many modules' });
            break;
        }
        configuration.modules.push(module);
        const toPath = (name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(module.directory, name);
        const names = searched.files.readDirectory(module.directory);
        const parsedNames = (0,_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .configurationIn */ .AM)(names);
        // Only the root module has files of variables, and a lock file.
        if (module === root)
            parsedNames.push(...(0,_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .variablesIn */ .DF)(names));
        const readNames = module === root ? names.filter(_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isRead */ .H9) : parsedNames;
        module.paths = readNames.map(toPath);
        for (const path of parsedNames.map(toPath)) {
            const file = (0,_module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .parseModuleFile */ .sU)(path, readText(path, searched), searched.parsed);
            addFile(file, module, configuration);
        }
        for (const path of module === root ? variableFiles : []) {
            const text = readText(path, searched);
            const isThere = typeof text === 'string' || text.why !== _module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .CANNOT_BE_READ */ .v8;
            if (isThere)
                addFile((0,_module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .parseModuleFile */ .sU)(path, text, searched.parsed), module, configuration);
        }
        for (const call of module.calls.values()) {
            const targets = [
                ...directoriesOf(call, configuration, searched.files),
                ...recordedDirectories(call.label),
            ];
            for (const target of new Set(targets)) {
                const callee = modules.get(target) ?? emptyModule(target);
                modules.set(target, callee);
                callee.callers.push(call);
            }
        }
    }
    return configuration;
}
/**
 * Makes the function that returns where the module manifest leads calls with a label. What `terraform init` fetched is a
 * part of what is planned.
 */
function readRecordedDirectories(directory, searched) {
    const text = readText((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, ..._module_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .MODULE_MANIFEST */ .dp.split('/')), searched);
    const records = typeof text === 'string' ? (0,_module_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .readManifest */ .WI)(text) : [];
    if ('problem' in records)
        return () => [];
    return (label) => (0,_module_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .directoriesFor */ .Ts)(records, label).map((inner) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(directory, inner));
}
function emptyModule(directory) {
    return { directory, paths: [], blocks: [], topAttributes: [], calls: new Map(), callers: [] };
}
function addFile({ path, body, problems, unread }, module, { unclear }) {
    const [first] = problems;
    const why = unread ?? (first && `line ${first.range.startLine}: ${first.message}`);
    if (why !== undefined)
        unclear.push({ path, why, range: first?.range });
    for (const { name, value, range } of body.attributes) {
        // As an object of one entry, because the name is that of a variable.
        const key = { kind: 'literal', value: name, range };
        const entry = { kind: 'object', entries: [{ key, value }], range };
        module.topAttributes.push({ module, block: undefined, path, value: entry });
    }
    for (const block of body.blocks) {
        module.blocks.push({ block, path });
        if (block.type !== 'module')
            continue;
        const [label = ''] = block.labels;
        const call = module.calls.get(label) ?? { module, label, blocks: [] };
        module.calls.set(label, call);
        call.blocks.push({ module, block, path });
    }
}
/** The values of one argument in all blocks of a call. Overrides come last, and any of them may count. */
function valuesOfArgument({ blocks }, argument) {
    return blocks.flatMap((callBlock) => callBlock.block.body.attributes.flatMap(({ name, value }) => name === argument ? [{ ...callBlock, value }] : []));
}
/** How names of local directories begin that Terraform may take for others. */
const NOT_REMOTE = /^(?:\.|\/|[A-Za-z0-9]+::[./]|(?:[A-Za-z0-9]+::)?[Ff][Ii][Ll][Ee]:)/;
/** The directories of the local modules that a call may name. A source that may name any is added to the configuration. */
function directoriesOf(call, configuration, files) {
    return valuesOfArgument(call, 'source').flatMap((source) => {
        const { value } = source;
        const text = value.kind === 'literal' ? (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_1__/* .normalized */ .A9)(String(value.value)) : undefined;
        const path = (0,_module_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .localPath */ .$S)(text);
        if (path !== undefined)
            return directoriesOfModule(call.module.directory, path, files);
        // Other names of local directories are not followed; they count as unknown.
        const isRemote = text !== undefined && !NOT_REMOTE.test(text);
        if (!isRemote)
            configuration.unknownSources.push(source);
        return [];
    });
}
/**
 * The directories to which the path of a module may lead: from the directory of its caller, and from where links of that lead. Both programs
 * start from there, unless what a link leads to was sent in the place of the link.
 */
function directoriesOfModule(directory, path, files) {
    return [...new Set(files.follow(directory).map((place) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(place, path)))];
}
/** Reads a file within the budget, or says why it cannot be read. */
function readText(path, { files, budget }) {
    budget.check();
    const text = files.readFile(path);
    if (text === undefined)
        return { why: _module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .CANNOT_BE_READ */ .v8 };
    if (text.length > _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_FILE */ .SI)
        return { why: _module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .TOO_LONG */ .ch };
    budget.characters -= text.length;
    if (budget.characters < 0)
        return { why: 'the configuration is too large to be read here' };
    return text;
}
/** Parses a text that Terraform reads as a template; undefined if it is malformed or beyond the budget. */
function readTemplate(text, { budget }) {
    budget.check();
    budget.characters -= text.length;
    if (budget.characters < 0 || text.length > _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_FILE */ .SI)
        return undefined;
    const { value, problems } = (0,_syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_7__/* .parseTemplate */ .Q)(text);
    return problems.length === 0 ? value : undefined;
}
//# sourceMappingURL=read-configuration.js.map

/***/ }),

/***/ 15718:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ isUnjudged; }
/* harmony export */ });
function isUnjudged(workspace) {
    return 'error' in workspace;
}
//# sourceMappingURL=plans-from.js.map

/***/ }),

/***/ 19983:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   concernedUnits: function() { return /* binding */ concernedUnits; },
/* harmony export */   findPlaces: function() { return /* binding */ findPlaces; },
/* harmony export */   findPlans: function() { return /* binding */ findPlans; },
/* harmony export */   findPlansToDigest: function() { return /* binding */ findPlansToDigest; },
/* harmony export */   findRoots: function() { return /* binding */ findRoots; },
/* harmony export */   nameByDirectories: function() { return /* binding */ nameByDirectories; },
/* harmony export */   nameRoots: function() { return /* binding */ nameRoots; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _configuration_affected_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(21818);
/* harmony import */ var _configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80177);
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96817);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6609);
/* harmony import */ var _machine_read_regular_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43962);
/* harmony import */ var _model_or_else_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(17026);
/* harmony import */ var _machine_files_here_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80467);
/* harmony import */ var _settings_load_settings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(60275);
/* harmony import */ var _model_add_to_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(72588);
/* harmony import */ var _settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(30589);
/* harmony import */ var _plan_file_kind_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(36632);
/** Finds the plans of several configurations, and says of which directory and of which workspace each one is. */















/**
 * Finds the plans that files have.
 *
 * @returns undefined for one plan, which is that of the workspace, whatever its name; `unmatched` is an item of `plan`
 *   that stands for no file
 */
function findPlans({ files: items, isOne }, { directory, workspaces }, workingDirectory) {
    if (isOne)
        return undefined;
    const namedWorkspaces = workspaces.filter((selector) => selector.kind === 'name');
    const plans = [];
    for (const item of items) {
        const [, workspace, written = item] = /^([A-Za-z0-9_-]+)=(.+)$/s.exec(item) ?? [];
        const files = filesOf(written, workingDirectory);
        if (files.length === 0 && workspace === undefined)
            return { unmatched: item };
        // The plan of a workspace that is named may be missing, which is said when it is read.
        const planFiles = files.length === 0 ? [{ file: written, inside: written }] : files;
        for (const { file, inside } of planFiles) {
            const planned = findPlannedDirectory(inside, directory, workingDirectory);
            plans.push(workspace === undefined
                ? planOfDirectory(file, planned, { directory, namedWorkspaces, workingDirectory })
                : planOfWorkspace(file, workspace, planned ?? directory, namedWorkspaces));
        }
    }
    return plans;
}
function planOfWorkspace(file, workspace, planned, namedWorkspaces) {
    const selector = namedWorkspaces.find(({ name }) => name === workspace);
    if (selector !== undefined)
        return { file, workspace, directory: selector.directory };
    const refused = namedWorkspaces.length > 0 ? describeUnnamed(file, workspace) : undefined;
    return { file, workspace, directory: planned, refused };
}
/**
 * The plan of a file that no workspace is written before: it is of the workspace of its directory.
 *
 * @param planned the directory after which the file is called, if it is there
 */
function planOfDirectory(file, planned, context) {
    const { directory, namedWorkspaces, workingDirectory } = context;
    if (planned === undefined) {
        const workspace = nameOfPlace(file.replace(/\.json$/, ''), '.');
        const refused = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('plan-of-no-place', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .filePart */ .A4)(file)} is called after no directory that is there.`, {
            about: { file },
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Call it like the directory that was planned, as in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('live/app/plan.json')}, or write ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('workspace=FILE')}.`,
        });
        return { file, workspace, directory: undefined, refused };
    }
    const realPath = (path) => (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .realOrSame */ .eF)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workingDirectory, path));
    const ofDirectory = namedWorkspaces.filter((selector) => realPath(selector.directory ?? directory) === realPath(planned));
    const [selector, second] = ofDirectory;
    if (selector === undefined) {
        const workspace = nameOfPlace(planned, directory);
        const refused = namedWorkspaces.length > 0 ? describeUnnamed(file, workspace) : undefined;
        return { file, workspace, directory: planned, refused };
    }
    const refused = second === undefined
        ? undefined
        : (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('plan-of-no-place', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .filePart */ .A4)(file)} is of one of ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .listParts */ .Z)(ofDirectory.map(({ name }) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .workspacePart */ .TG)(name)))}, which have the same directory.`, { about: { file }, remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Write ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)(`workspace=${file}`)}.` });
    return { file, workspace: selector.name, directory: selector.directory, refused };
}
function describeUnnamed(file, workspace) {
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('plan-of-no-place', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .filePart */ .A4)(file)} is the plan of ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .workspacePart */ .TG)(workspace)}, which ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('workspaces')} does not name.`, {
        about: { file, workspace },
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Name it there, or take the plan out.`,
    });
}
/** The name of the workspace that is planned in a directory, where several are. */
function nameOfPlace(place, directory) {
    const inside = node_path__WEBPACK_IMPORTED_MODULE_3__.posix.relative((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .slashed */ .df)(directory), place);
    return (0,_settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_10__/* .nameOfDirectory */ .yJ)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(inside === '' ? place : inside.replaceAll('/', '-')));
}
/** What a file is called that says nothing but that it is a plan; Terragrunt writes the second. */
const PLAIN_NAMES = ['plan.json', 'tfplan.json'];
/**
 * The directory that a plan is called after, as in `live/app.json` or `live/app/plan.json`; undefined if there is none.
 *
 * @param inside the path of the plan below the part of the pattern that has no `*`
 */
function findPlannedDirectory(inside, directory, workingDirectory) {
    const candidates = [inside.replace(/\.json$/, '')];
    const parent = node_path__WEBPACK_IMPORTED_MODULE_3__.posix.dirname(inside);
    if (parent !== '.' || PLAIN_NAMES.includes(inside))
        candidates.push(parent);
    return candidates
        .map((candidate) => node_path__WEBPACK_IMPORTED_MODULE_3__.posix.join((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .slashed */ .df)(directory), candidate))
        .find((path) => (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .isDirectory */ .wd)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workingDirectory, path)));
}
/**
 * Finds the plans that `digest` is asked for: one file, or those of a pattern or a directory. In a directory a saved plan
 * is known by its content, and a plan in JSON by its ending.
 *
 * @returns `unmatched` is a pattern or a directory that stands for no file
 */
function findPlansToDigest(written, directory, workingDirectory) {
    const known = new Map();
    const isSaved = (file) => {
        const answer = known.get(file) ?? looksSaved((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workingDirectory, file));
        known.set(file, answer);
        return answer;
    };
    const jsonOf = (file) => (isSaved(file) ? jsonOfSaved(file) : file);
    if ((0,_settings_load_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .isOnePlan */ .EN)([written], workingDirectory)) {
        return [{ file: written, directory, workspace: undefined, json: jsonOf(written) }];
    }
    const files = filesOf(written, workingDirectory, '**/*');
    const isNamedDirectory = !/[*?]/.test(written);
    const shown = new Set(files.filter(({ file }) => isSaved(file)).map(({ file }) => jsonOf(file)));
    const isPlan = (file) => isSaved(file) || (!shown.has(file) && (!isNamedDirectory || file.endsWith('.json')));
    const plans = files.filter(({ file }) => isPlan(file));
    if (plans.length === 0)
        return { unmatched: written };
    const context = { directory, namedWorkspaces: [], workingDirectory };
    const fileOf = new Map();
    return plans.map(({ file, inside }) => {
        const json = jsonOf(file);
        const named = file === json ? inside : jsonOfSaved(inside);
        const planned = findPlannedDirectory(named, directory, workingDirectory);
        const plan = { ...planOfDirectory(json, planned, context), file, json };
        const other = fileOf.get(json);
        fileOf.set(json, file);
        if (other === undefined)
            return plan;
        const refused = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('planned-twice', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .filePart */ .A4)(other)} and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .filePart */ .A4)(file)} would both be shown in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .filePart */ .A4)(json)}.`, { about: { file }, remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Rename one.` });
        return { ...plan, refused };
    });
}
/** The JSON beside a saved plan: `app.json` of `app`, `app.tfplan` and `app.plan`. */
function jsonOfSaved(file) {
    return `${file.replace(/\.(?:tfplan|plan|out|bin)$/, '')}.json`;
}
/** Whether a file begins as a saved plan does, or as the texts that are in the place of one where it is not readable. */
function looksSaved(path) {
    const beginning = (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_12__/* .orElse */ .N)(() => (0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_7__/* .readBeginning */ .i4)(path, 2), '');
    if (!beginning.startsWith('{'))
        return beginning === 'PK';
    return (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_12__/* .orElse */ .N)(() => (0,_plan_file_kind_js__WEBPACK_IMPORTED_MODULE_11__/* .kindOfPlanFile */ .$Y)((0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_7__/* .readBytesSync */ .js)(path, _plan_file_kind_js__WEBPACK_IMPORTED_MODULE_11__/* .LONGEST_SAVED_PLAN */ .pm)) !== 'other', false);
}
/** The files of a pattern or a directory, each with its path below the part that has no `*`. */
function filesOf(written, workingDirectory, ofDirectory = '**/*.json') {
    const path = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .slashed */ .df)(written);
    const segments = path.split('/');
    const firstPattern = segments.findIndex((segment) => /[*?]/.test(segment));
    let base = path;
    let pattern = ofDirectory;
    if (firstPattern >= 0) {
        base = segments.slice(0, firstPattern).join('/') || (firstPattern > 0 ? '/' : '.');
        pattern = segments.slice(firstPattern).join('/');
    }
    else if (!(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .isDirectory */ .wd)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workingDirectory, path))) {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workingDirectory, path), { throwIfNoEntry: false });
        return stats?.isFile() ? [{ file: written, inside: node_path__WEBPACK_IMPORTED_MODULE_3__.posix.normalize(path) }] : [];
    }
    const top = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workingDirectory, base);
    if (!(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .isDirectory */ .wd)(top))
        return [];
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync)(top, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.digest'))
        .map((entry) => (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(top, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(entry.parentPath, entry.name))))
        .filter((inside) => (0,_configuration_affected_js__WEBPACK_IMPORTED_MODULE_13__/* .isMatch */ .uv)(pattern, inside))
        .sort()
        .map((inside) => ({ file: node_path__WEBPACK_IMPORTED_MODULE_3__.posix.join(base, inside), inside }));
}
/** Deeper directories are not searched: root modules are rarely there. */
const MAX_DEPTH = 8;
/** The root modules in a directory: they say where their state is, have a lock file, or are a unit of Terragrunt. */
async function findRoots(directory, workingDirectory, parsed) {
    const places = [];
    /** Adds the roots in a directory and below. Returns whether a file of Terragrunt is there. */
    const visit = async (place, depth) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workingDirectory, place);
        const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync)(path, { withFileTypes: true });
        const names = entries.map(({ name }) => name);
        let isAboveUnits = false;
        for (const entry of depth < MAX_DEPTH ? entries : []) {
            const isSearched = entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name);
            if (isSearched && (await visit(node_path__WEBPACK_IMPORTED_MODULE_3__.posix.join(place, entry.name), depth + 1)))
                isAboveUnits = true;
        }
        // The file above other units is what they include.
        const isUnit = names.includes('terragrunt.hcl');
        const isModule = names.includes('.terraform.lock.hcl') ||
            (names.some(_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isConfiguration */ .ZC) && (await mayHaveState(path, parsed)));
        if (isModule || (isUnit && !isAboveUnits))
            places.push({ directory: place, isUnit });
        return isUnit || isAboveUnits;
    };
    await visit((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .slashed */ .df)(directory), 0);
    return nameRoots(places, directory);
}
/** Whether a directory says where its state is, or that is not certain. */
async function mayHaveState(path, parsed) {
    const { blocks, isCertain } = await (0,_configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_4__/* .readBackends */ .kd)((0,_machine_files_here_js__WEBPACK_IMPORTED_MODULE_8__/* .filesBelow */ .DR)(path), '', parsed);
    return blocks.length > 0 || !isCertain;
}
/** Gives a name to each root module: that of its place in `directory`. */
function nameRoots(places, directory) {
    // Two directories can come to one name, and the plan of one is not that of the other.
    const taken = new Set();
    return places.map((place) => {
        const usualName = nameOfPlace(place.directory, directory);
        let name = usualName;
        for (let count = 2; taken.has(name); count++)
            name = `${usualName}-${count}`;
        taken.add(name);
        return { kind: 'name', name, ...place };
    });
}
/**
 * The same with one workspace for each directory that a selector has, because no service says which ones a query finds: it has the
 * name that the block of the default branch says, else one by its place. A block of the request names none beside it.
 */
function nameByDirectories({ workspaces, directory: ofOthers, }) {
    const ofDirectories = new Map();
    const isOfDirectory = ({ plannedWith, refused }) => plannedWith === undefined && refused === undefined;
    for (const selector of workspaces.filter(isOfDirectory)) {
        if (selector.directory !== undefined)
            (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_14__/* .addTo */ .D)(ofDirectories, selector.directory, selector);
    }
    const namesIn = (all) => {
        const chosen = all.filter(({ proposed }) => proposed === undefined);
        return (chosen.length > 0 ? chosen : all).flatMap((each) => each.kind === 'name' ? each.name : []);
    };
    const unnamed = [...ofDirectories].flatMap(([directory, all]) => namesIn(all).length === 0 ? { directory, isUnit: false } : []);
    const byPlace = new Map(nameRoots(unnamed, ofOthers).map((root) => [root.directory, root.name]));
    return workspaces.flatMap((selector) => {
        const { directory } = selector;
        const all = directory === undefined ? undefined : ofDirectories.get(directory);
        if (directory === undefined || all === undefined || !isOfDirectory(selector))
            return selector;
        if (all[0] !== selector)
            return [];
        const name = byPlace.get(directory);
        const names = name === undefined ? new Set(namesIn(all)) : [name];
        return Array.from(names, (each) => ({ kind: 'name', name: each, directory }));
    });
}
/**
 * The units of Terragrunt that a change may concern. A file that changes is of the innermost root around it, and of each
 * unit that names this root or is in it. One outside of all roots may be of any unit.
 *
 * @param changed the files that change, relative to the repository; undefined if they are not known
 * @param nameInRepository returns the path of a root relative to the repository
 * @param textOf what the `terragrunt.hcl` of a unit says
 */
function concernedUnits(roots, changed, nameInRepository, textOf) {
    const units = roots.filter(({ isUnit }) => isUnit);
    if (changed === undefined)
        return units;
    const byDirectory = new Map();
    for (const root of roots) {
        const name = nameInRepository(root.directory);
        if (!byDirectory.has(name))
            byDirectory.set(name, root);
    }
    const changedRoots = changed.flatMap((path) => {
        const innermost = (0,_configuration_affected_js__WEBPACK_IMPORTED_MODULE_13__/* .directoriesAbove */ .jH)(path).findLast((directory) => byDirectory.has(directory));
        return innermost === undefined ? [] : (byDirectory.get(innermost) ?? []);
    });
    if (changedRoots.length < changed.length)
        return units;
    const changedDirectories = new Set(changedRoots.map(({ directory }) => directory));
    const changedNames = new Set(Array.from(changedDirectories, (path) => node_path__WEBPACK_IMPORTED_MODULE_3__.posix.basename(path)));
    // A name that ends in the middle of a text is not looked for.
    if ([...changedNames].some((name) => name.includes('"')))
        return units;
    return units.filter((unit) => [unit.directory, ...(0,_configuration_affected_js__WEBPACK_IMPORTED_MODULE_13__/* .directoriesAbove */ .jH)(unit.directory)].some((directory) => changedDirectories.has(directory)) || namesIn(textOf(unit)).some((name) => changedNames.has(name)));
}
/** What a text has between a slash and the next slash, or the next quotation mark. */
function namesIn(text) {
    const [, ...parts] = text.split('/');
    return parts.flatMap((part, at) => {
        const end = part.indexOf('"');
        return [...(at < parts.length - 1 ? [part] : []), ...(end >= 0 ? [part.slice(0, end)] : [])];
    });
}
/** Finds the place of each workspace. The workspaces of a query are all planned in `directory`. */
function findPlaces(planned, workingDirectory) {
    const placeAt = (written) => {
        const directory = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .realOrSame */ .eF)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workingDirectory, written));
        const root = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .findCheckout */ .I8)(directory) ?? directory;
        return { root, workingDirectory: (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(root, directory)) };
    };
    const placesByName = new Map();
    for (const selector of planned.workspaces) {
        const { kind, directory = planned.directory, plannedWith } = selector;
        const isPlaced = selector.directory !== undefined || plannedWith !== undefined;
        if (kind === 'name' && isPlaced)
            placesByName.set(selector.name, { ...placeAt(directory), plannedWith });
    }
    const placeOfOthers = placeAt(planned.directory);
    return (workspace) => placesByName.get(workspace) ?? placeOfOthers;
}
//# sourceMappingURL=find-plans.js.map

/***/ }),

/***/ 36632:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: function() { return /* binding */ kindOfPlanFile; },
/* harmony export */   pm: function() { return /* binding */ LONGEST_SAVED_PLAN; },
/* harmony export */   tl: function() { return /* binding */ runOfBookmark; }
/* harmony export */ });
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2340);
/** What a file is that is called a saved plan. Nothing of it is read here: the program that wrote it shows it. */

/** The longest file that is read as a saved plan, in bytes: it has the state and the configuration as well. */
const LONGEST_SAVED_PLAN = 512 * 1024 * 1024;
const BRACE = 0x7b;
/** How a zip begins. */
const ZIP = Buffer.from('504b0304', 'hex');
/** Of an encrypted plan, and of a bookmark. */
const KEYS_OF_OTHERS = ['encrypted_data', 'remote_plan_format'];
/** @param bytes the file, or its beginning where it is a zip */
function kindOfPlanFile(bytes) {
    if (bytes.subarray(0, ZIP.length).equals(ZIP))
        return 'saved';
    // The JSON of a plan can be large: it is parsed only if one of these keys occurs in it.
    if (bytes[0] !== BRACE || !KEYS_OF_OTHERS.some((name) => bytes.includes(`"${name}"`)))
        return 'other';
    const members = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(bytes.toString('utf8')));
    if (typeof members['encrypted_data'] === 'string')
        return 'saved';
    return 'remote_plan_format' in members ? 'bookmark' : 'other';
}
/** The run that a bookmark names; undefined if it names none. */
function runOfBookmark(bytes) {
    const { run_id: id } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(bytes.toString('utf8')));
    return typeof id === 'string' && /^run-[A-Za-z0-9]{1,60}$/.test(id) ? id : undefined;
}
//# sourceMappingURL=plan-file-kind.js.map

/***/ }),

/***/ 26338:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: function() { return /* binding */ renderTerminal; }
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47187);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74913);
/* harmony import */ var _write_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23907);
/** The report on one screen of a terminal: what the screen has room for. */



/** A screen scrolls: up to so many workspaces and causes, nothing is left out. */
const FEW = 12;
const WHOLE = {
    causes: FEW,
    otherCauses: FEW,
    occurrences: 100,
    others: 100,
    excerpt: true,
    descriptions: true,
    workspaces: FEW,
    changes: 100,
    otherChanges: 0,
    text: { characters: 600, lines: 15 },
};
const LESS = { ...WHOLE, descriptions: false };
const LEAST = { ...LESS, otherCauses: 0, occurrences: 1, others: 1, workspaces: 0 };
const words = (characters) => ({ characters, lines: Math.ceil(characters / 40) });
/**
 * From the most detailed to the shortest: the first that fits is shown. The table of workspaces goes first, then what does not
 * close the gate; causes keep their places as long as one of them fits.
 */
const ROOMS = [
    { ...LESS, otherCauses: 6, occurrences: 4, others: 4, workspaces: 8, changes: 6 },
    { ...LESS, otherCauses: 3, occurrences: 2, others: 2, workspaces: 3, changes: 4 },
    { ...LEAST, changes: 3 },
    { ...LEAST, causes: 8, excerpt: false, changes: 2, text: words(400) },
    { ...LEAST, causes: 5, excerpt: false, changes: 1, text: words(300) },
    { ...LEAST, causes: 3, excerpt: false, changes: 1, text: words(200) },
    { ...LEAST, causes: 1, excerpt: false, changes: 0, text: words(160) },
];
/** Lines ready to print: all of a small report, else at most `screen.rows` of them. */
function renderTerminal(view, screen) {
    const document = (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .makeDocument */ .EG)(view);
    const write = (room) => (0,_write_text_js__WEBPACK_IMPORTED_MODULE_2__/* .writeAsText */ .x)(document, room, screen);
    if (view.workspaces.length <= FEW && view.causes.length <= FEW) {
        return Object.values(write(WHOLE)).flat();
    }
    let parts = { workspaces: [], verdict: [], why: [], steps: [] };
    for (const room of ROOMS) {
        parts = write(room);
        const lines = Object.values(parts).flat();
        if (lines.length <= screen.rows)
            return lines;
    }
    return cutToScreen(parts, screen);
}
/** The verdict gets its lines first, then what to do, then why, and the workspaces what is left. */
function cutToScreen(parts, { rows }) {
    const verdict = cutLines(parts.verdict, rows);
    let left = rows - verdict.length;
    const steps = cutLines(parts.steps, Math.min(left, Math.ceil(rows / 3)));
    left -= steps.length;
    const why = cutLines(parts.why, left);
    left -= why.length;
    return [...cutLines(parts.workspaces, left), ...verdict, ...why, ...steps];
}
/** At most `most` lines: if there are more, the last one counts the others. */
function cutLines(lines, most) {
    if (lines.length <= most)
        return [...lines];
    if (most <= 0)
        return [];
    const shown = lines.slice(0, most - 1);
    return [...shown, `  … and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countWords */ .rj)(lines.length - shown.length, 'more line')}`];
}
//# sourceMappingURL=screen.js.map

/***/ }),

/***/ 17094:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KI: function() { return /* binding */ findOwnPolicies; },
/* harmony export */   PN: function() { return /* binding */ findConfigurations; },
/* harmony export */   XS: function() { return /* binding */ namesApprovers; },
/* harmony export */   ZK: function() { return /* binding */ findSettingsHere; },
/* harmony export */   bH: function() { return /* binding */ namedInWorkflows; },
/* harmony export */   blocksSentence: function() { return /* binding */ blocksSentence; },
/* harmony export */   lK: function() { return /* binding */ namesPlans; },
/* harmony export */   mI: function() { return /* binding */ ownPolicyDirectories; },
/* harmony export */   nT: function() { return /* binding */ hasPolicies; }
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _machine_files_here_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80467);
/* harmony import */ var _configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80177);
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96817);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28187);
/* harmony import */ var _model_policy_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48391);
/* harmony import */ var _settings_file_find_settings_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81056);
/** Finds what a repository has: configurations, the workspaces or the backend that each one names, and policies in Rego. */








/** Deeper directories are not searched: root modules are rarely there. */
const MAX_DEPTH = 5;
/** Searches a repository. A directory that cannot be read counts as empty. @param root absolute path of the repository */
async function findConfigurations(root) {
    const found = { configurations: [], backends: [], directories: [] };
    /** @param directory relative to the root; '.' for the root itself */
    const visit = async (directory, depth) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, directory);
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(path, { withFileTypes: true }).catch(() => []);
        if (entries.some(({ name }) => (0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isConfiguration */ .ZC)(name))) {
            found.directories.push(directory);
            const files = entries.map(({ name }) => name).filter(_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isConfiguration */ .ZC);
            const forTofu = files.every(_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isForTofuAlone */ .d3);
            const program = forTofu ? 'tofu' : undefined;
            const reading = await (0,_configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_3__/* .readCloudBlock */ .h$)((0,_machine_files_here_js__WEBPACK_IMPORTED_MODULE_2__/* .filesBelow */ .DR)(root), directory, program);
            const { block: cloud, problem } = reading;
            found.broken ??= problem;
            if (cloud !== undefined) {
                found.configurations.push({ directory, cloud, ...(forTofu && { forTofu }) });
            }
            else
                found.backends.push(...(await otherBackends(path, directory)));
        }
        if (depth >= MAX_DEPTH)
            return;
        const subdirectories = entries
            .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
            .map(({ name }) => name)
            .filter((name) => name !== 'node_modules')
            .sort();
        for (const name of subdirectories) {
            await visit(directory === '.' ? name : `${directory}/${name}`, depth + 1);
        }
    };
    await visit('.', 0);
    return found;
}
/** How many directories a sentence names. */
const MOST_NAMED = 5;
/**
 * A sentence, after a space, about the `cloud` blocks of a directory and of those below it: what to do where none of them
 * counts by itself; empty if there are none.
 *
 * @param shownAs the directory as it was written
 * @param proposed whether the files are those of a job, so that no block counts that is not on the default branch
 * @param dashes `--` where the inputs are options
 */
async function blocksSentence({ directory, shownAs }, proposed, dashes) {
    const { configurations, backends } = await findConfigurations(directory);
    const [backend] = backends;
    if (configurations.length === 0 && backend !== undefined && dashes !== '') {
        return ` The state is in backend "${backend.type}" (${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(shownAs, backend.file)}), which no service here has: \`--local\` plans on this machine, without a token.`;
    }
    const places = configurations.map((configuration) => configuration.directory);
    if (places.includes('.') && proposed && dashes !== '') {
        return ` The cloud block in ${shownAs} does not count in a job, or without a terminal.`;
    }
    const below = places.filter((place) => place !== '.').map((place) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(shownAs, place));
    const [first, second] = below;
    if (first === undefined)
        return '';
    if (second === undefined) {
        return ` Found a cloud block in ${first}. Pass \`${dashes}directory\` ${first}.`;
    }
    return ` Found cloud blocks in ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_7__/* .nameSome */ .Kf)(below, MOST_NAMED)}. \`plangate init\` writes a \`plangate.yml\` that finds them all.${dashes === '' ? '' : ` For one of them, pass \`--directory\`.`}`;
}
/** What workflows of HashiCorp's own actions name, by the variables of their environment. */
const OF_WORKFLOWS = {
    hostname: 'TF_HOSTNAME',
    organization: 'TF_CLOUD_ORGANIZATION',
    workspace: 'TF_WORKSPACE',
    directory: 'CONFIG_DIRECTORY',
};
const WORKFLOWS = '.github/workflows';
/**
 * What the environment of workflows names, where all that name it agree: expressions and the words of examples are left
 * out.
 *
 * @param root absolute path of the repository
 */
async function namedInWorkflows(root) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, WORKFLOWS)).catch(() => []);
    const texts = await Promise.all(names
        .filter((name) => /\.ya?ml$/.test(name))
        .map((name) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, WORKFLOWS, name), 'utf8').catch(() => '')));
    const lines = texts.join('\n').split('\n');
    const found = Object.entries(OF_WORKFLOWS).flatMap(([key, variable]) => {
        const values = lines.flatMap((line) => {
            const [, name, ...written] = VARIABLE.exec(line) ?? [];
            const value = written.find((each) => each !== undefined) ?? '';
            return name === variable && !/^$|^YOUR-|\$\{\{/i.test(value) ? [value] : [];
        });
        const [value, ...others] = new Set(values);
        return value === undefined || others.length > 0 ? [] : [[key, value]];
    });
    return Object.fromEntries(found);
}
/** A line of `env`: a name, and a text with quotation marks or without. */
const VARIABLE = /^\s*([A-Z_]+):\s*(?:"([^"]*)"|'([^']*)'|([^\s#'"]+))\s*(?:#.*)?$/;
/** The backends of a directory that are no workspaces of a service. @param path absolute path of the directory */
async function otherBackends(path, directory) {
    const { blocks } = await (0,_configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_3__/* .readBackends */ .kd)((0,_machine_files_here_js__WEBPACK_IMPORTED_MODULE_2__/* .filesBelow */ .DR)(path), '');
    const others = blocks.filter(({ kind }) => kind !== 'cloud' && kind !== 'remote');
    return others.map(({ kind, file }) => ({
        type: kind,
        file: directory === '.' ? file : `${directory}/${file}`,
    }));
}
/** Whether a directory has a policy in Rego; tests of policies are none. */
async function hasPolicies(path) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(path, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries.some((entry) => entry.isFile() && entry.name.endsWith('.rego') && !entry.name.endsWith('_test.rego'));
}
/** Whether policies of a directory say who must approve: the word alone decides, because nothing depends on it. */
async function namesApprovers(path) {
    return hasWord(path, /\.rego$|(?:^|[\\/])policies\.hcl$/, /\bapprovers\b/);
}
/** What only policies about plans name: parts of a plan, or of what a service adds to one. */
const OF_PLANS = /\b(?:resource_changes|resource_drift|output_changes|planned_values|root_module|prior_state|tfplan|tfrun)\b|\binput\.(?:plan|run|configuration)\b|\bdata\.terraform\b/;
/** Whether policies of a directory name anything of a plan: those that do not pass every plan. */
async function namesPlans(path) {
    return hasWord(path, /(?<!_test)\.rego$/, OF_PLANS);
}
async function hasWord(path, file, word) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(path, { recursive: true }).catch(() => []);
    const texts = await Promise.all(names
        .filter((name) => file.test(name))
        .map((name) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name), 'utf8').catch(() => '')));
    return texts.some((text) => word.test(text));
}
/** The usual directories of a repository that have policies, relative to its root. */
async function ownPolicyDirectories(root) {
    const found = [];
    for (const name of _model_policy_files_js__WEBPACK_IMPORTED_MODULE_5__/* .POLICY_DIRECTORIES */ .BL) {
        if (await hasPolicies((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name)))
            found.push(name);
    }
    return found;
}
/** The first of them; undefined if none has policies. */
async function findOwnPolicies(root) {
    const [first] = await ownPolicyDirectories(root);
    return first;
}
/** The file of settings with the usual name, or what is wrong with names like it. @param root absolute path of the repository */
async function findSettingsHere(root) {
    const namesIn = (path) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)).catch(() => []);
    return (0,_settings_file_find_settings_file_js__WEBPACK_IMPORTED_MODULE_6__/* .findSettingsFile */ .Db)({ root: await namesIn('.'), github: await namesIn('.github') });
}
//# sourceMappingURL=repository-contents.js.map

/***/ }),

/***/ 55092:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BJ: function() { return /* binding */ ofProblem; },
/* harmony export */   CC: function() { return /* binding */ problem; },
/* harmony export */   L5: function() { return /* binding */ unknown; },
/* harmony export */   N4: function() { return /* binding */ note; },
/* harmony export */   SD: function() { return /* binding */ findingOfProblem; },
/* harmony export */   aH: function() { return /* binding */ hasProblem; },
/* harmony export */   bh: function() { return /* binding */ toShown; },
/* harmony export */   dS: function() { return /* binding */ mergeAlike; },
/* harmony export */   ok: function() { return /* binding */ ok; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74913);
/* harmony import */ var _check_check_options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13973);
/* harmony import */ var _check_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19315);
/** What an examination found: a finding, and what it means for the gate. */





function ok(subject, says) {
    return { state: 'ok', subject, found: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('as-needed', says) };
}
function unknown(subject, found) {
    return { state: 'unknown', subject, found };
}
function note(subject, found) {
    return { state: 'note', subject, found };
}
function problem(subject, found, exitCode = _check_command_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .dc.badInput) {
    return { state: 'problem', subject, found, exitCode };
}
const hasProblem = (findings) => findings.some(({ state }) => state === 'problem');
/** A problem of an input of the check, by the name of its option. */
function ofProblem(wrong, exitCode) {
    const ofOption = (0,_check_check_options_js__WEBPACK_IMPORTED_MODULE_3__/* .optionProblem */ .DA)(wrong);
    return problem(ofOption.where, findingOfProblem(ofOption), exitCode);
}
/** What is wrong is the first sentence of the message, and what to do about it the rest. */
function findingOfProblem({ where, message, code }) {
    const [says = message, ...others] = message.split(/(?<=\.) /);
    const isSaid = others.length > 0 || code !== undefined;
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(code ?? 'wrong-setting', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .pj)(says), {
        about: { setting: where },
        remedy: isSaid ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .pj)(others.join(' ')) : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `See ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .typed */ .nE)('plangate check --help')}.`,
    });
}
function toShown({ state, subject, found, exitCode }) {
    const { code, says, remedy } = found;
    const page = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .pageOf */ .ZZ)(code);
    const fixes = [
        remedy === undefined ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlainText */ .bo)(remedy),
        page === undefined ? '' : `See ${page}`,
    ].filter((sentence) => sentence !== '');
    if (fixes.length === 0 && state === 'problem')
        fixes.push('Run `plangate check` to see more.');
    const fix = fixes.length === 0 ? undefined : fixes.join(' ');
    return { state, subject, seen: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlainText */ .bo)(says), fix, code, exitCode };
}
/** How many names a line has that is of several workspaces. */
const MOST_NAMED = 5;
/** Diagnoses of workspaces, those that say the same of several as one. */
function mergeAlike(each) {
    const alike = (0,_report_text_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(each, ({ diagnosis: { state, exitCode, found } }) => [
        state,
        exitCode,
        found.code,
        (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .shapeOf */ .F5)(found.says),
        (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .shapeOf */ .F5)(found.remedy ?? ''),
    ]);
    return alike.map((group) => {
        const [{ workspace, diagnosis }, ...others] = group;
        if (others.length === 0)
            return { ...diagnosis, subject: `workspace ${workspace}` };
        const names = group.map((one) => one.workspace);
        const { found } = diagnosis;
        const merge = (sentenceOf) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeSentences */ .r2)([
            sentenceOf(found),
            ...others.map((other) => sentenceOf(other.diagnosis.found)),
        ]);
        const remedy = found.remedy && merge((one) => one.remedy ?? '');
        return {
            ...diagnosis,
            subject: `workspaces ${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listText */ .so)(names, MOST_NAMED)}`,
            found: { ...found, says: merge(({ says }) => says), remedy },
        };
    });
}
//# sourceMappingURL=diagnosis.js.map

/***/ }),

/***/ 15431:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S6: function() { return /* binding */ readWorkflow; },
/* harmony export */   p9: function() { return /* binding */ callsOf; },
/* harmony export */   ws: function() { return /* binding */ scalarText; }
/* harmony export */ });
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/* harmony import */ var _model_read_yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98443);
/** Reads the text of a GitHub workflow: its triggers, its jobs and their steps, each with its line. */


/** In characters. GitHub takes no larger workflow. */
const MAX_LENGTH = 500_000;
/**
 * Reads what a workflow has, as far as `doctor` needs it.
 *
 * @param text hostile: it is data, and nothing of it is run
 * @returns without a `workflow`, what is wrong as the end of a sentence about the file; undefined where GitHub's parser says it
 */
function readWorkflow(path, text) {
    if (text.length > MAX_LENGTH)
        return { problem: 'is too large for a workflow' };
    const { document, lineOf: lineOfNode } = (0,_model_read_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .readYaml */ .P)(text);
    if (document === undefined || document.errors.length > 0)
        return { problem: undefined };
    const lineOf = (...keys) => {
        // Without the second argument, this is the value, which has no place.
        const line = lineOfNode(document.getIn(keys, true));
        return line === undefined ? path : `${path}:${line}`;
    };
    let content;
    try {
        content = document.toJS();
        // What contains itself has no such text.
        JSON.stringify(content);
    }
    catch {
        // GitHub's parser says nothing of it, and takes as long as the aliases want.
        return { problem: 'has an alias that contains itself, or more aliases than are read' };
    }
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(content))
        return { problem: undefined };
    const triggers = readTriggers(content['on']);
    const jobs = readJobs(content, lineOf);
    return { workflow: { path, text, body: content, lineOf, triggers, jobs } };
}
/** A text, a number or a flag as text; anything else is empty. */
function scalarText(value) {
    if (typeof value === 'string')
        return value;
    return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
/** `on: push`, `on: [push, pull_request]`, or a mapping with filters. */
function readTriggers(on) {
    if (typeof on === 'string')
        return new Map([[on, {}]]);
    if (Array.isArray(on))
        return new Map(on.map((event) => [String(event), {}]));
    const events = Object.entries((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(on));
    return new Map(events.map(([event, filters]) => [event, (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(filters)]));
}
/** The jobs with their steps. A step with `parallel` is followed by the steps in it. */
function readJobs(body, lineOf) {
    return Object.entries((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(body['jobs'])).map(([name, value]) => {
        const job = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(value);
        const steps = [];
        for (const [index, written] of (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(job['steps']).entries()) {
            const path = ['jobs', name, 'steps', index];
            const step = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(written);
            steps.push({ body: step, place: lineOf(...path) });
            for (const [innerIndex, inner] of (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(step['parallel']).entries()) {
                const place = lineOf(...path, 'parallel', innerIndex);
                steps.push({ body: (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(inner), place });
            }
        }
        return { name, body: job, steps };
    });
}
/** The jobs of a workflow that call another one of the same repository. */
function callsOf(workflow) {
    return workflow.jobs.flatMap((job) => {
        const [, called] = /^[.$]\/(\.github\/workflows\/[^@]+)$/.exec(scalarText(job.body['uses'])) ?? [];
        return called === undefined ? [] : [{ workflow, job, called }];
    });
}
//# sourceMappingURL=read-workflow.js.map

/***/ }),

/***/ 7106:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: function() { return /* binding */ filesBelowOf; }
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/** The paths of the files of a repository, without those that nobody wrote for it. */


/** Deeper directories are not searched. */
const MAX_DEPTH = 8;
const MOST_FILES = 50_000;
/** @returns relative to `root`, with slashes, sorted; of directories that cannot be read nothing */
async function filesBelowOf(root) {
    const files = [];
    const visit = async (directory, depth) => {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, directory), { withFileTypes: true }).catch(() => []);
        for (const entry of entries) {
            const path = directory === '' ? entry.name : `${directory}/${entry.name}`;
            if (entry.isFile() && files.length < MOST_FILES)
                files.push(path);
            const isSearched = entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name);
            if (isSearched && depth < MAX_DEPTH)
                await visit(path, depth + 1);
        }
    };
    await visit('', 0);
    return files.sort();
}
//# sourceMappingURL=files-of-repository.js.map

/***/ }),

/***/ 88141:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: function() { return /* binding */ HOSTS_WITH_PAGES; }
/* harmony export */ });
/* harmony import */ var _features_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73163);
/* harmony import */ var _hosts_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77006);
/** The CI hosts with a page of their own, docs/ci/NAME.md, for which `init` has a snippet. */


const HOSTS_WITH_PAGES = _features_js__WEBPACK_IMPORTED_MODULE_0__/* .HOSTS */ .kZ.flatMap((host) => {
    const { title = host.name } = _hosts_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .CI_HOSTS */ .T.find(({ name }) => name === host.name) ?? {};
    return host.page === undefined ? [] : [{ ...host, title, page: host.page }];
});
//# sourceMappingURL=hosts-with-pages.js.map

/***/ }),

/***/ 68834:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: function() { return /* binding */ filesOfKinds; },
  h: function() { return /* binding */ lookAround; }
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/tools/init/hosts-with-pages.js
var hosts_with_pages = __webpack_require__(88141);
// EXTERNAL MODULE: ./build/src/tools/init/files-of-repository.js
var files_of_repository = __webpack_require__(7106);
// EXTERNAL MODULE: ./build/src/machine/read-regular.js
var read_regular = __webpack_require__(43962);
// EXTERNAL MODULE: ./build/src/model/policy-files.js
var policy_files = __webpack_require__(48391);
// EXTERNAL MODULE: ./build/src/plan/find-plans.js
var find_plans = __webpack_require__(19983);
// EXTERNAL MODULE: ./build/src/rego/conftest-file.js
var conftest_file = __webpack_require__(61922);
// EXTERNAL MODULE: ./build/src/rego/open-own-policies.js
var open_own_policies = __webpack_require__(1767);
// EXTERNAL MODULE: ./build/src/settings/repository-contents.js
var repository_contents = __webpack_require__(17094);
// EXTERNAL MODULE: ./build/src/settings/settings-file/directory-patterns.js
var directory_patterns = __webpack_require__(42489);
// EXTERNAL MODULE: ./build/src/configuration/file-names.js
var file_names = __webpack_require__(96817);
// EXTERNAL MODULE: ./build/src/model/add-to.js
var add_to = __webpack_require__(72588);
;// CONCATENATED MODULE: ./build/src/tools/init/find-environments.js
/** The environments of a root: the files of variables and of the backend that a repository has for it, by what they are called. */



/** Directories of the repository with the files of environments of all roots. */
const OF_ALL_ROOTS = /^(?:envs?|environments?|vars|tfvars|configs?|backends?)$/i;
/** A name that says nothing of an environment: that of its directory does. */
const PLAIN = /^(?:terraform|backend|variables|vars|main|common|default|config|inputs)?$/i;
const FOR_PEOPLE = /(?:^|[._-])(?:example|sample|template)s?(?:[._-]|$)/i;
const BACKEND = /\.tfbackend$|(?:^|[._-])backend[^/]*\.(?:config|conf|hcl|tfvars)$/i;
/**
 * @param directory of the root, relative to the repository
 * @param files all paths of the repository, relative to it
 * @returns by name; those of its own directory go before those of the repository
 */
function environmentsOf(directory, files) {
    const candidates = files.filter((path) => {
        const name = external_node_path_.posix.basename(path);
        const isRead = (0,file_names/* variablesIn */.DF)([name]).length > 0 && external_node_path_.posix.dirname(path) === directory;
        return (file_names/* VARIABLES */.ut.test(name) || BACKEND.test(name)) && !isRead && !FOR_PEOPLE.test(name);
    });
    const own = candidates.filter((path) => directory === '.' || path.startsWith(`${directory}/`));
    const shared = candidates.filter((path) => OF_ALL_ROOTS.test(path.split('/')[0] ?? ''));
    const byName = new Map();
    for (const path of own.length > 0 ? own : shared) {
        const name = environmentOf(path);
        if (name !== undefined)
            (0,add_to/* addTo */.D)(byName, name, path);
    }
    const toOwn = (path) => path && external_node_path_.posix.relative(directory, path);
    return Array.from(byName, ([name, paths]) => ({
        name,
        varFile: toOwn(paths.find((path) => file_names/* VARIABLES */.ut.test(path) && !BACKEND.test(path))),
        backendConfig: toOwn(paths.find((path) => BACKEND.test(path))),
    }));
}
/** What a file is called without its endings and the words that all such files have; else the directory that it is in. */
function environmentOf(path) {
    const [first = ''] = external_node_path_.posix.basename(path).split('.');
    const word = first.replace(/(?:^|[_-])backend(?:[_-]|$)/i, '');
    const name = PLAIN.test(word) ? external_node_path_.posix.basename(external_node_path_.posix.dirname(path)) : word;
    return /^[\w-]+$/.test(name) && !PLAIN.test(name) ? name : undefined;
}
//# sourceMappingURL=find-environments.js.map
// EXTERNAL MODULE: ./build/src/tools/init/modules-here.js
var modules_here = __webpack_require__(2268);
;// CONCATENATED MODULE: ./build/src/tools/init/roots-without-service.js
/** Chooses what is planned without a service: the root modules, those of examples for a library, and the units of Terragrunt. */





/**
 * @param root absolute path of the repository
 * @param files all paths of the repository, relative to it
 * @param modules of all directories with a configuration
 * @param found what says where its state is, has a lock file, or is a unit of Terragrunt
 * @param directory where `init` was started, relative to the repository; `.` for the repository itself
 */
function chooseRoots({ root, files, modules, }, found, directory) {
    const called = new Set(modules.flatMap(({ calls }) => calls));
    const units = found.filter(({ isUnit }) => isUnit);
    const unitPlaces = new Set(units.map((unit) => unit.directory));
    const uncalled = modules.filter((module) => !called.has(module.directory) && !unitPlaces.has(module.directory));
    const places = new Set(found.map((root) => root.directory));
    const itself = modules.find((module) => module.directory === directory);
    const isItselfModule = itself !== undefined && !places.has(directory);
    const examples = uncalled.filter(({ directory: place }) => isBelow(EXAMPLES, place) && !isBelow(TESTS, place));
    const isLibrary = isItselfModule && (called.has(directory) || (examples.length > 0 && units.length === 0));
    const candidates = isLibrary
        ? examples
        : candidatesOf(uncalled, { places, itself: isItselfModule ? itself : undefined, examples });
    const templates = candidates.flatMap(({ directory: place, placeholder }) => placeholder === undefined ? [] : { directory: place, placeholder });
    const named = (0,find_plans.nameRoots)([
        ...units,
        ...candidates
            .filter(({ placeholder }) => placeholder === undefined)
            .map((module) => ({ directory: module.directory, isUnit: false })),
    ].sort((one, other) => (one.directory < other.directory ? -1 : 1)), directory);
    const byPlace = new Map(modules.map((module) => [module.directory, module]));
    const roots = named.flatMap(({ name, directory: place, isUnit }) => {
        const module = isUnit ? undefined : byPlace.get(place);
        const lacks = lacksOf(place, module);
        const whole = { name, directory: place, isUnit, module, lacks };
        const isGiven = lacks.length > 0 && lacks.every(({ kind }) => kind !== 'name');
        const environments = isGiven ? environmentsOf(place, files) : [];
        const planned = environments.map((environment) => inEnvironment(whole, environment, root));
        return planned.some((one) => one.lacks.length === 0) ? planned : [whole];
    });
    return { roots, templates, isLibrary: isLibrary || isOfModules(candidates, examples) };
}
/** Those with a state; where there is none, the module of the directory itself; and where there is none, all that nothing calls. */
function candidatesOf(uncalled, { places, itself, examples }) {
    const withState = uncalled.filter((module) => places.has(module.directory));
    const isAside = (directory) => isBelow(EXAMPLES, directory) || isBelow(TESTS, directory);
    const deployed = withState.filter(({ directory }) => !isAside(directory));
    if (withState.length > 0)
        return deployed.length > 0 ? deployed : withState;
    if (itself !== undefined && (itself.isPlannable || uncalled.length === 1))
        return [itself];
    const others = uncalled.filter(({ directory, isPlannable }) => isPlannable && !isAside(directory) && !isBelow(MODULES, directory));
    return others.length > 0 ? others : examples;
}
const isOfModules = (candidates, examples) => examples.length > 0 && candidates === examples;
const EXAMPLES = /^examples?$/i;
const TESTS = /^(?:tests?|testing|fixtures?|e2e)$/i;
/** Where modules are that other repositories call. */
const MODULES = /^modules?$/i;
function isBelow(name, directory) {
    return directory.split('/').some((part) => name.test(part));
}
/** The root as one environment of it is planned: what its files give is not lacked. */
function inEnvironment(whole, environment, root) {
    const { varFile, backendConfig } = environment;
    const namesIn = (file) => file === undefined ? [] : (0,modules_here/* assignedIn */.k)((0,external_node_path_.join)(root, whole.directory, file));
    const given = { backend: namesIn(backendConfig), variables: namesIn(varFile), name: [] };
    const lacks = whole.lacks.map(({ kind, names }) => {
        const known = given[kind];
        return { kind, names: names.filter((name) => !known.includes(name)) };
    });
    const name = `${whole.name}-${environment.name}`;
    return { ...whole, name, environment, lacks: lacks.filter(({ names }) => names.length > 0) };
}
function lacksOf(directory, module) {
    const isTrimmed = directory === directory.trim();
    const problem = isTrimmed ? (0,directory_patterns/* pathProblem */.z9)(directory) : 'begins or ends with a space.';
    if (problem !== undefined)
        return [{ kind: 'name', names: [problem] }];
    const { backendLacks = [], variablesWithoutValue = [] } = module ?? {};
    const lacks = [
        { kind: 'backend', names: backendLacks },
        { kind: 'variables', names: variablesWithoutValue },
    ];
    return lacks.filter(({ names }) => names.length > 0);
}
//# sourceMappingURL=roots-without-service.js.map
// EXTERNAL MODULE: ./build/src/tools/doctor/read-workflow.js
var read_workflow = __webpack_require__(15431);
;// CONCATENATED MODULE: ./build/src/tools/init/find-sign-in.js
/** The steps by which the workflows of a repository sign in to a cloud, as they are written: the gate signs in by the same. */

/** The actions of the providers, by which credentials come into the environment of the job. */
const SIGN_IN = /^(?:aws-actions\/configure-aws-credentials|azure\/login)@/i;
/** An expression with a value that only the job has in which it is written. */
const OF_THE_JOB = /\$\{\{(?!\s*(?:vars|secrets|github)\.[\w.]+\s*\}\})/;
/**
 * @param paths of workflows that plan, relative to the repository
 * @returns the steps of the first job that signs in and whose steps another job can have; undefined if there is none
 */
async function findSignIn(paths, textOf) {
    for (const path of paths.filter((each) => /\.ya?ml$/.test(each))) {
        const text = await textOf(path);
        const read = (0,read_workflow/* readWorkflow */.S6)(path, text);
        const jobs = 'workflow' in read ? read.workflow.jobs : [];
        for (const job of jobs) {
            const steps = job.steps.filter(isSignIn);
            const texts = steps.map((step) => textOfStep(step, job, text.split('\n')));
            if (steps.length === 0 || texts.some((each) => OF_THE_JOB.test(each)))
                continue;
            return { steps: texts.join(''), places: steps.map(({ place }) => place) };
        }
    }
    return undefined;
}
const isSignIn = ({ body }) => SIGN_IN.test((0,read_workflow/* scalarText */.ws)(body['uses']).trim());
/** The lines of a step up to the next one, or to what is less indented, as an entry of a list that is indented by six. */
function textOfStep({ place }, job, lines) {
    const lineOf = (written) => Number(/:(\d+)$/.exec(written)?.[1] ?? 0);
    const first = lineOf(place);
    const next = job.steps.map((step) => lineOf(step.place)).find((line) => line > first);
    const indentation = /^\s*/.exec(lines[first - 1] ?? '')?.[0].length ?? 0;
    const own = [];
    for (const line of lines.slice(first - 1, next === undefined ? undefined : next - 1)) {
        const isOutside = own.length > 0 && /^\s*/.exec(line)?.[0].length === indentation;
        if (isOutside && line.trim() !== '')
            break;
        if (line.trim() !== '' && !line.trim().startsWith('#'))
            own.push(line.slice(indentation));
    }
    return own.map((line) => `      ${line}\n`).join('');
}
//# sourceMappingURL=find-sign-in.js.map
// EXTERNAL MODULE: ./build/src/tools/init/scan-steps.js
var scan_steps = __webpack_require__(34457);
// EXTERNAL MODULE: ./build/src/tools/init/sort-policies.js
var sort_policies = __webpack_require__(91613);
;// CONCATENATED MODULE: ./build/src/tools/init/look-around.js
/** What a repository has for a gate without a service: policies, calls of conftest, plans of pipelines, root modules. */















const WORKFLOW_DIRECTORY = '.github/workflows';
/** `conftest test`, or a step that uses an action with that name. */
const CONFTEST_CALL = /\bconftest(?:\.exe)?["']?\s+test\b|\buses:\s*\S*conftest/i;
/** `-p` or `--policy` of conftest, with its directory. */
const POLICY_OPTION = /(?:^|\s)(?:-p|--policy)(?:\s+|=)["']?([\w./-]+)/g;
/** The name of a program and the word `plan` in one command of a shell. */
const PLAN_COMMAND = /\b(?:terraform|tofu|terragrunt)\b[^#|&;]*\bplan\b/;
/**
 * Looks for policies, for calls of conftest and for plans in the pipelines of all CI hosts, and for root modules.
 *
 * @param root absolute path of the repository
 * @param directory where `init` was started, relative to it; '' is the repository itself
 */
async function lookAround(root, directory, io) {
    const namesIn = (path) => (0,promises_.readdir)((0,external_node_path_.join)(root, path)).catch(() => undefined);
    const textOf = (path) => (0,read_regular/* readRegular */.VX)((0,external_node_path_.join)(root, path)).catch(() => '');
    const workflows = (await namesIn(WORKFLOW_DIRECTORY)) ?? [];
    const workflowFiles = workflows.filter((name) => /\.ya?ml$/.test(name)).sort();
    const pipelines = workflowFiles.map((name) => `${WORKFLOW_DIRECTORY}/${name}`);
    const otherHosts = [];
    for (const host of hosts_with_pages/* HOSTS_WITH_PAGES */.q) {
        const { file } = host.page;
        if ((await textOf(file)) === '')
            continue;
        pipelines.push(file);
        otherHosts.push({ ...host, file });
    }
    const allFiles = await (0,files_of_repository/* filesBelowOf */.i)(root);
    const scripts = allFiles.filter((path) => SCRIPT.test(path) && !pipelines.includes(path));
    const conftest = [];
    const plans = [];
    /** The directories that calls of conftest name. */
    const conftestDirectories = [];
    let isTofu = false;
    let selectsWorkspaces = false;
    for (const path of [...pipelines, ...scripts.slice(0, MOST_SCRIPTS)]) {
        for (const { text, line } of commandsIn(await textOf(path))) {
            const isPipeline = pipelines.includes(path);
            if (isPipeline && PLAN_COMMAND.test(text))
                plans.push(`${path}:${line}`);
            selectsWorkspaces ||= /\bworkspace\s+select\b/.test(text);
            isTofu ||= isPipeline && /\btofu\b/.test(text);
            if (!CONFTEST_CALL.test(text))
                continue;
            if (isPipeline)
                conftest.push(`${path}:${line}`);
            for (const [, name = ''] of text.matchAll(POLICY_OPTION)) {
                conftestDirectories.push(name, external_node_path_.posix.join(external_node_path_.posix.dirname(path), name));
            }
        }
    }
    const conftestFile = await (0,open_own_policies/* readConftestHere */.jL)(root, io).catch(() => undefined);
    const candidates = [
        ...policy_files/* POLICY_DIRECTORIES */.BL.map((name) => external_node_path_.posix.join(directory, name)),
        ...(conftestFile?.policy ?? []),
        ...conftestDirectories,
        ...policy_files/* POLICY_DIRECTORIES */.BL,
    ];
    const policies = await policyDirectoriesOf(candidates, root);
    const { directories } = await (0,repository_contents/* findConfigurations */.PN)(root);
    const isIn = (path) => directory === '' || look_around_isBelow(path, directory);
    const modules = (0,modules_here/* readModulesHere */.m)(root, directories.filter(isIn));
    const found = await (0,find_plans.findRoots)(directory || '.', root);
    const version = await readVersion(textOf);
    const chosen = chooseRoots({ root, files: allFiles, modules }, found, directory || '.');
    const forTofu = isTofu ||
        version?.program === 'tofu' ||
        chosen.roots.some(({ module }) => module?.forTofu === true);
    return {
        ...(await (0,sort_policies/* sortPolicies */.Z)(policies, root, io)),
        ...chosen,
        modules,
        isModule: modules.some((one) => one.directory === (directory || '.')),
        scans: (0,scan_steps/* scanSteps */.V)((await namesIn('.')) ?? []),
        conftest,
        selectsWorkspaces,
        hasConftestFile: (await namesIn('.'))?.includes(conftest_file/* CONFTEST_FILE */.ab) === true,
        plans,
        signIn: await findSignIn(pipelines.filter((path) => plans.some((place) => place.startsWith(`${path}:`))), textOf),
        program: forTofu ? 'tofu' : 'terraform',
        programVersion: version?.version,
        otherHost: workflows.length === 0 ? otherHosts[0] : undefined,
        files: filesOfKinds(allFiles),
    };
}
const look_around_isBelow = (path, directory) => path === directory || path.startsWith(`${directory}/`);
/** What may call conftest, beside pipelines. */
const SCRIPT = /(?:\.sh|\.mk|(?:^|\/)(?:Makefile|makefile|GNUmakefile|[Jj]ustfile|Taskfile\.ya?ml))$/;
const MOST_SCRIPTS = 200;
function filesOfKinds(files) {
    const first = (name) => files.find((path) => name.test(path));
    const rego = files.filter((path) => path.endsWith('.rego') && !path.endsWith('_test.rego'));
    return {
        stacks: first(/\.(?:tfcomponent|tfdeploy|tfstack)\.hcl$/),
        terramate: first(/(?:^|\/)terramate\.tm\.hcl$/) ?? first(/\.tm(?:\.hcl)?$/),
        sentinel: first(/\.sentinel$/),
        rego: [...new Set(rego.map((path) => external_node_path_.posix.dirname(path)))],
    };
}
/** The version that the repository names for the program, by the files of the usual version managers. */
async function readVersion(textOf) {
    const exact = (text) => /^v?(\d+\.\d+\.\d+)\s*$/.exec(text.trim())?.[1];
    const terraform = exact(await textOf('.terraform-version'));
    if (terraform !== undefined)
        return { program: 'terraform', version: terraform };
    const tofu = exact(await textOf('.opentofu-version'));
    if (tofu !== undefined)
        return { program: 'tofu', version: tofu };
    const [, name, version] = /^(terraform|opentofu)\s+(\d+\.\d+\.\d+)\s*$/m.exec(await textOf('.tool-versions')) ?? [];
    if (version === undefined)
        return undefined;
    return { program: name === 'terraform' ? 'terraform' : 'tofu', version };
}
/** Those of the paths that have policies, in their order. A check refuses two directories of one name: the first counts. */
async function policyDirectoriesOf(paths, root) {
    const directories = [];
    for (const written of paths) {
        const path = external_node_path_.posix.join(written, '.');
        const isNameTaken = directories.some((directory) => external_node_path_.posix.basename(directory) === external_node_path_.posix.basename(path));
        const isOutside = path.startsWith('..');
        if (isOutside || isNameTaken || !(await (0,repository_contents/* hasPolicies */.nT)((0,external_node_path_.join)(root, path))))
            continue;
        directories.push(path);
    }
    return directories;
}
/** The lines of a pipeline without comments. A line that ends with `\` is joined with the next, and has its own number. */
function commandsIn(pipeline) {
    const commands = [];
    let isContinued = false;
    for (const [index, written] of pipeline.split('\n').entries()) {
        const text = written.trimEnd().replace(/\\$/, '');
        const last = commands.at(-1);
        if (isContinued && last !== undefined)
            last.text += text;
        else if (!/^\s*(?:#|\/\/)/.test(text))
            commands.push({ text, line: index + 1 });
        isContinued = text !== written.trimEnd();
    }
    return commands;
}
//# sourceMappingURL=look-around.js.map

/***/ }),

/***/ 2268:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: function() { return /* binding */ assignedIn; },
/* harmony export */   m: function() { return /* binding */ readModulesHere; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96817);
/* harmony import */ var _configuration_module_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60868);
/* harmony import */ var _configuration_parsed_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67025);
/* harmony import */ var _configuration_read_configuration_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51741);
/* harmony import */ var _configuration_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56949);
/* harmony import */ var _machine_files_here_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80467);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6609);
/** What each module of a repository says that decides whether and how it can be planned: its state, its providers, its variables. */








/**
 * @param root absolute path of the repository
 * @param directories relative to it, each with a configuration
 * @param variableFiles which files of variables each plan gets, relative to its directory
 */
function readModulesHere(root, directories, variableFiles = []) {
    const parsed = new _configuration_parsed_files_js__WEBPACK_IMPORTED_MODULE_3__/* .ParsedFiles */ .p();
    return directories.map((directory) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, directory);
        const files = variableFiles.map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path, file));
        const { modules } = (0,_configuration_read_configuration_js__WEBPACK_IMPORTED_MODULE_4__.readConfiguration)(path, (0,_configuration_read_configuration_js__WEBPACK_IMPORTED_MODULE_4__.searchedFiles)(_machine_files_here_js__WEBPACK_IMPORTED_MODULE_6__/* .localFiles */ .Jd, parsed), files);
        const [own, ...called] = modules;
        const names = (0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .configurationIn */ .AM)(_machine_files_here_js__WEBPACK_IMPORTED_MODULE_6__/* .localFiles */ .Jd.readDirectory(path));
        const state = own === undefined ? undefined : stateOf(own);
        return {
            directory,
            backend: state?.backend,
            backendLacks: state === undefined ? [] : lacksOf(state),
            isPlannable: own?.blocks.some(({ block }) => PLANNED.includes(block.type)) === true,
            providers: [...new Set(modules.flatMap(providersOf))].sort(),
            variablesWithoutValue: own === undefined ? [] : withoutValue(own),
            calls: called.map((module) => (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, module.directory)) || '.'),
            forTofu: names.some(_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isForTofuAlone */ .d3),
            forTofuAlone: names.every(_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isForTofuAlone */ .d3),
            placeholder: own === undefined ? undefined : placeholderIn(directory, own),
            region: own?.blocks.flatMap(({ block }) => regionOf(block))[0],
        };
    });
}
function regionOf({ type, labels: [label], body }) {
    if (type !== 'provider' || label !== 'aws')
        return [];
    const region = (0,_configuration_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_5__/* .literalText */ .bK)((0,_configuration_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_5__/* .attributeIn */ .yo)(body, 'region')) ?? '';
    return /^[a-z]+(?:-[a-z0-9]+)+$/.test(region) ? region : [];
}
/** The names to which a file assigns values, as one of variables or of a backend does; none if it cannot be read. */
function assignedIn(path) {
    const text = _machine_files_here_js__WEBPACK_IMPORTED_MODULE_6__/* .localFiles */ .Jd.readFile(path);
    const file = (0,_configuration_module_files_js__WEBPACK_IMPORTED_MODULE_2__/* .parseModuleFile */ .sU)(path, text ?? { why: _configuration_module_files_js__WEBPACK_IMPORTED_MODULE_2__/* .CANNOT_BE_READ */ .v8 }, new _configuration_parsed_files_js__WEBPACK_IMPORTED_MODULE_3__/* .ParsedFiles */ .p());
    return file.body.attributes.map(({ name }) => name);
}
const PLANNED = ['resource', 'data', 'module', 'ephemeral', 'output'];
function stateOf({ blocks }) {
    const inside = terraformBlocks(blocks).flatMap(({ body }) => body.blocks);
    const state = inside.findLast(({ type }) => type === 'backend' || type === 'cloud');
    if (state === undefined)
        return undefined;
    return { backend: state.type === 'cloud' ? 'cloud' : (state.labels[0] ?? ''), body: state.body };
}
function terraformBlocks(blocks) {
    return blocks.map(({ block }) => block).filter(({ type }) => type === 'terraform');
}
/** The arguments without which `init` fails, and that no variable of the environment gives. */
const NEEDED = {
    s3: ['bucket', 'key'],
    azurerm: ['storage_account_name', 'container_name', 'key'],
    gcs: ['bucket'],
    consul: ['path'],
    oss: ['bucket'],
    cos: ['bucket'],
    kubernetes: ['secret_suffix'],
};
function lacksOf({ backend, body }) {
    return (NEEDED[backend] ?? []).filter((argument) => (0,_configuration_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_5__/* .attributeIn */ .yo)(body, argument) === undefined);
}
/** The local names in `required_providers`, and the first part of the type of each resource. */
function providersOf({ blocks }) {
    const required = terraformBlocks(blocks)
        .flatMap(({ body }) => body.blocks)
        .filter(({ type }) => type === 'required_providers')
        .flatMap(({ body }) => body.attributes.map(({ name }) => name));
    const named = blocks.flatMap(({ block: { type, labels } }) => {
        const [label = ''] = labels;
        if (type === 'provider')
            return label;
        return type === 'resource' || type === 'data' ? (label.split('_')[0] ?? '') : [];
    });
    return [...required, ...named].filter((name) => name !== 'terraform' && name !== '');
}
function withoutValue({ blocks, topAttributes }) {
    const given = new Set(topAttributes.flatMap(({ value }) => value.kind === 'object' ? value.entries.map(({ key }) => (0,_configuration_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_5__/* .literalText */ .bK)(key)) : []));
    return blocks.flatMap(({ block: { type, labels, body } }) => {
        const [name = ''] = labels;
        const lacks = type === 'variable' && (0,_configuration_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_5__/* .attributeIn */ .yo)(body, 'default') === undefined && !given.has(name);
        return lacks ? name : [];
    });
}
/** What people write where somebody else has to put a value. */
const PLACEHOLDER = /(?<!\$)\{\{[^{}]*\}\}|<%[^%]*%>|\b(?:REPLACE|CHANGE)[-_ ]?(?:ME|THIS)?\b|\bYOUR[-_][A-Z][A-Z_-]*|<(?:YOUR|INSERT)[^<>\n]*>|\bTODO\b|__[A-Z][A-Z_]*__/;
/** Directories of these names are copied and filled in, and never planned. */
const TEMPLATE = /^[._]?(?:templates?|skeletons?|boilerplates?|scaffold(?:ing)?|cookiecutter.*)$/i;
/** In the name of a directory, or in the block that says where the state is: elsewhere it may be a text of any kind. */
function placeholderIn(directory, own) {
    const part = directory.split('/').find((name) => TEMPLATE.test(name) || PLACEHOLDER.test(name));
    if (part !== undefined)
        return part;
    const state = stateOf(own);
    const values = state === undefined ? [] : textsIn(state.body);
    return values.flatMap((text) => PLACEHOLDER.exec(text)?.[0] ?? [])[0];
}
function textsIn({ attributes, blocks }) {
    const own = attributes.flatMap(({ value }) => (0,_configuration_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_5__/* .literalText */ .bK)(value) ?? []);
    return [...own, ...blocks.flatMap(({ body }) => textsIn(body))];
}
//# sourceMappingURL=modules-here.js.map

/***/ }),

/***/ 58162:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U$: function() { return /* binding */ proposeSettings; },
/* harmony export */   X9: function() { return /* binding */ findUsualSettings; },
/* harmony export */   wX: function() { return /* binding */ namesIn; }
/* harmony export */ });
/* harmony import */ var _settings_repository_contents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17094);
/* harmony import */ var _settings_settings_file_find_settings_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81056);
/* harmony import */ var _settings_settings_file_read_settings_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70955);
/* harmony import */ var _check_command_input_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89834);
/* harmony import */ var _render_settings_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43682);
/* harmony import */ var _write_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3497);
/** Which files of settings `init` proposes, and what they name. */






/**
 * The path of the file that is there, in one of the usual places; undefined if there is none.
 *
 * @param root absolute path of the repository
 * @throws UsageError for a name beside it that only looks like that of the file
 */
async function findUsualSettings(root) {
    const found = await (0,_settings_repository_contents_js__WEBPACK_IMPORTED_MODULE_0__/* .findSettingsHere */ .ZK)(root);
    if (found !== undefined && 'problems' in found)
        throw new _check_command_input_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(found.problems);
    return found?.path;
}
/**
 * The files that the gates need. One that is there stays as it is, also with `--force`: people have written in it what no
 * configuration says.
 *
 * @param root absolute path of the repository
 * @returns paths relative to it
 */
async function proposeSettings(gates, root) {
    const usual = await findUsualSettings(root);
    const proposed = [];
    const kept = [];
    for (const { file, keys } of gates) {
        const own = (await (0,_write_files_js__WEBPACK_IMPORTED_MODULE_5__/* .isThere */ .$B)(file, root)) ? file : undefined;
        const there = _settings_settings_file_find_settings_file_js__WEBPACK_IMPORTED_MODULE_1__/* .SETTINGS_PLACES */ .h.includes(file) ? usual : own;
        const text = (0,_render_settings_file_js__WEBPACK_IMPORTED_MODULE_4__/* .renderSettingsFile */ .mH)(keys);
        if (text !== undefined)
            refuseUnreadable(text, file);
        if (there !== undefined)
            kept.push(there);
        else if (text !== undefined)
            proposed.push([file, text]);
    }
    return { proposed, kept };
}
/** @throws UsageError with what the reader of the file would refuse, so that nothing is written that closes the gate */
function refuseUnreadable(text, file) {
    const read = (0,_settings_settings_file_read_settings_file_js__WEBPACK_IMPORTED_MODULE_2__.readSettingsFile)(text, file);
    if ('problems' in read)
        throw new _check_command_input_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(read.problems);
}
/** What a file names, each with the option that says the same. */
function namesIn({ organization, workspaces = [], policies = [], }) {
    const named = (name, value) => value === undefined ? [] : [{ name, value }];
    return [
        ...named('organization', organization?.value),
        ...workspaces.flatMap((entry) => 'directories' in entry
            ? entry.directories.flatMap((pattern) => named('directory', pattern))
            : [
                ...named('workspace', entry.name),
                ...named('directory', entry.directory),
                ...named('var-file', entry.varFile),
                ...named('var-file', entry.backendConfig),
            ]),
        ...policies.flatMap((path) => named('policies', path)),
    ];
}
//# sourceMappingURL=propose-settings.js.map

/***/ }),

/***/ 87125:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ COMMANDS_WORKFLOW; },
/* harmony export */   v: function() { return /* binding */ renderCommands; }
/* harmony export */ });
/* harmony import */ var _render_workflow_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42362);
/** The workflow of commands as text: for a repository whose policies say who must approve. */

/** Beside the workflow of the gate. */
const COMMANDS_WORKFLOW = '.github/workflows/plangate-commands.yml';
function renderCommands(release) {
    return `${(0,_render_workflow_js__WEBPACK_IMPORTED_MODULE_0__/* .remarkOnCommit */ .VI)(release)}# Starts the gate again where a person may have approved. It decides nothing: the gate reads comments where they are written.
# It runs as the default branch has it, and has no secret: ${_render_workflow_js__WEBPACK_IMPORTED_MODULE_0__/* .REPOSITORY_URL */ .ld}/blob/main/docs/approvals.md
name: Plangate commands
# A comment is the only thing to act on, and nothing of the pull request is checked out or run.
on: # zizmor: ignore[dangerous-triggers,concurrency-limits]
  issue_comment:
    types: [created]
permissions: {}
jobs:
  command:
    if: github.event.issue.pull_request && startsWith(github.event.comment.body, '/plangate')
    runs-on: ubuntu-latest
    permissions:
      contents: read # what the author of the comment may do
      pull-requests: write # the reaction, and the answer to \`/plangate help\`
      actions: write # start the failed job of the gate again
    steps:
      - uses: plangate/plangate/command${(0,_render_workflow_js__WEBPACK_IMPORTED_MODULE_0__/* .versionPin */ .aV)(release)}
`;
}
//# sourceMappingURL=render-commands.js.map

/***/ }),

/***/ 43682:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  oW: function() { return /* binding */ renderScanners; },
  mH: function() { return /* binding */ renderSettingsFile; },
  lJ: function() { return /* binding */ yamlString; }
});

// EXTERNAL MODULE: ./build/src/model/severity.js
var severity = __webpack_require__(54572);
// EXTERNAL MODULE: ./build/src/settings/settings-file/keys.js
var keys = __webpack_require__(18888);
// EXTERNAL MODULE: ./build/src/settings/settings-file/read-settings-file.js
var read_settings_file = __webpack_require__(70955);
;// CONCATENATED MODULE: ./build/src/settings/settings-file/write-schema.js
/** The JSON schema of `plangate.yml` for editors, made from the table of keys. The reader refuses more than a schema can say. */



/** Where editors read it. */
const SETTINGS_SCHEMA_ADDRESS = 'https://raw.githubusercontent.com/plangate/plangate/main/docs/plangate.schema.json';
const ref = (name) => ({ $ref: `#/definitions/${name}` });
/** One text, or a list of texts. */
const textsOf = (item) => ({
    anyOf: [
        item,
        { type: 'array', minItems: 1, maxItems: read_settings_file/* MOST_IN_LIST */.pW, uniqueItems: true, items: item },
    ],
});
function objectOf(properties, required = []) {
    return { type: 'object', additionalProperties: false, required, properties };
}
const TEXT = {
    type: 'string',
    maxLength: read_settings_file/* LONGEST_TEXT */.xG,
    pattern: String.raw `^(?!\s)[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+(?<!\s)$`,
};
const NAME = { type: 'string', maxLength: read_settings_file/* LONGEST_TEXT */.xG, pattern: '^[A-Za-z0-9_-]+$' };
const TAGS = {
    description: 'All of these: names, or names with values.',
    anyOf: [
        ...textsOf(ref('text'))['anyOf'],
        {
            type: 'object',
            minProperties: 1,
            propertyNames: ref('text'),
            additionalProperties: { anyOf: [ref('text'), { const: '' }] },
        },
    ],
};
const WITHIN = {
    description: 'Within which workspaces a `cloud` block counts that a request adds or changes. Without it, none does before it is merged.',
    minProperties: 1,
    ...objectOf({ project: ref('text'), tags: ref('tags') }),
};
const ENTRIES = [
    objectOf({
        directories: {
            description: 'Directories whose `cloud` blocks say which workspaces, from the root of the repository. `*` is any part of a name, `?` one character, `**` any directories or none; `!` excludes, wherever it stands.',
            ...textsOf(ref('text')),
        },
        within: WITHIN,
        'var-file': {
            description: 'With `local`: files of values for variables, with one `*`, as in `env/*.tfvars`. Each file is a workspace of its directory, called like both (`app-prod`); a file beside it that ends with `.tfbackend` in place of `.tfvars` goes to `backend-config`.',
            ...ref('text'),
        },
    }, ['directories']),
    objectOf({
        name: NAME,
        directory: ref('text'),
        'var-file': {
            description: 'With `local`: files of values for variables, as in `terraform plan -var-file`. Paths begin at `directory`.',
            ...textsOf(ref('text')),
        },
        'backend-config': {
            description: 'With `local`: files of what the block of the backend leaves open, as in `terraform init -backend-config`. Paths begin at `directory`.',
            ...textsOf(ref('text')),
        },
        'terraform-workspace': {
            description: 'With `local`: the workspace that `terraform workspace select` names.',
            type: 'string',
            maxLength: read_settings_file/* LONGEST_TEXT */.xG,
            pattern: String.raw `^[\w.-]+$`,
        },
    }, ['name']),
    objectOf({ tags: ref('tags'), project: ref('text') }, ['tags']),
    objectOf({ project: ref('text') }, ['project']),
];
const SCANNER = objectOf({
    file: {
        description: 'The SARIF file, from the root of the repository. A step of the same job writes it.',
        ...ref('text'),
    },
    tool: { description: 'The name of the tool, as its file has it.', ...ref('text') },
    mandatory: {
        description: 'From which severity on a finding closes the gate. `none`: none does.',
        enum: severity/* SEVERITIES */.oC,
        default: 'high',
    },
    base: {
        description: 'The file of the same scan of the merge base: what it has too does not count.',
        ...ref('text'),
    },
    'configured-by': {
        description: 'The call of the scanner takes its ignore files and its configuration from the default branch, so that a request may change them.',
        const: 'default-branch',
    },
    approvers: {
        description: 'Who may approve findings: people, roles and teams, or `PATTERN: NAMES` for the rules that a pattern fits.',
        ...textsOf(ref('text')),
    },
    'ignore-files': {
        description: 'Files and directories that the call of the scanner names for what to leave out or to look for, from the root of the repository.',
        ...textsOf(ref('text')),
    },
}, ['file', 'tool']);
const OF_KIND = {
    flag: { type: 'boolean' },
    number: { type: 'integer', minimum: 0, maximum: 999_999_999 },
    duration: {
        type: 'string',
        pattern: String.raw `^(?=.*[1-9])(?=\d)(\d{1,6}d)?(\d{1,6}h)?(\d{1,6}m)?(\d{1,9}s)?$`,
    },
    text: ref('text'),
    list: textsOf(ref('text')),
    workspaces: { type: 'array', minItems: 1, maxItems: read_settings_file/* MOST_IN_LIST */.pW, items: { anyOf: ENTRIES } },
    scanners: { type: 'array', minItems: 1, maxItems: read_settings_file/* MOST_SCANNERS */.kV, items: SCANNER },
};
/** A choice may have the words of a flag, which YAML writes with quotes or without. */
const withFlag = (choice) => /^(?:true|false)$/.test(choice) ? [choice === 'true', choice] : [choice];
function schemaOf({ name, kind, description, choices }) {
    const form = kind === 'choice' ? { enum: choices?.flatMap(withFlag) } : OF_KIND[kind];
    return { description, ...(name === 'organization' ? NAME : form) };
}
function settingsFileSchema() {
    return {
        $schema: 'http://json-schema.org/draft-07/schema#',
        $id: SETTINGS_SCHEMA_ADDRESS,
        title: 'plangate.yml',
        description: 'How a repository is gated. The gate refuses more than a schema can say: keys that stand twice, aliases, tags, and texts that are no patterns.',
        minProperties: 1,
        ...objectOf(Object.fromEntries(KEYS.map((spec) => [spec.name, schemaOf(spec)]))),
        definitions: { text: TEXT, tags: TAGS },
    };
}
//# sourceMappingURL=write-schema.js.map
;// CONCATENATED MODULE: ./build/src/tools/init/render-settings-file.js
/** `plangate.yml` as text. Names come from files of the repository: they are written as strings of YAML. */

/** How long a line may be that has a whole list. */
const LINE_LENGTH = 80;
/** @returns undefined where there is nothing to say, and no file is needed */
function renderSettingsFile(keys) {
    const { organization, workspaces = [], affectedOnly, policies = [], scanners = [] } = keys;
    const { leftOut = [], engineEnv = [] } = keys;
    const isGuessed = workspaces.some((entry) => 'name' in entry && entry.varFile !== undefined);
    const entries = [
        ...(isGuessed
            ? ['  # Environments, as their files are called: see that each pair is right.']
            : []),
        ...workspaces.map(renderEntry),
        ...leftOut.map(renderLeftOut),
    ];
    const lines = [
        organization && `organization: ${yamlString(organization.value)}`,
        workspaces.length > 0 && `workspaces:\n${entries.join('\n')}`,
        affectedOnly && 'affected-only: true',
        policies.length > 0 && renderList('policies', policies, ''),
        keys.engine && `engine: ${keys.engine}`,
        engineEnv.length > 0 && renderList('engine-env', engineEnv, ''),
        scanners.length > 0 && renderScanners(scanners),
        keys.commentCommands && 'comment-commands: true',
    ].filter((line) => typeof line === 'string');
    if (lines.length === 0)
        return undefined;
    return `# yaml-language-server: $schema=${SETTINGS_SCHEMA_ADDRESS}\n${lines.join('\n')}\n`;
}
function renderEntry(entry) {
    if ('directories' in entry) {
        const said = "  # Each directory's cloud block says which workspaces.\n";
        return `${said}  - ${renderList('directories', entry.directories, '    ')}`;
    }
    const { name, directory, varFile, backendConfig, terraformWorkspace } = entry;
    const pairs = Object.entries({
        name,
        directory,
        'var-file': varFile,
        'backend-config': backendConfig,
        'terraform-workspace': terraformWorkspace,
    }).flatMap(([key, value]) => (value === undefined ? [] : `${key}: ${yamlString(value)}`));
    return `  - { ${pairs.join(', ')} }`;
}
function renderLeftOut({ why, ...entry }) {
    // Names of variables are texts of any kind.
    const line = why.replaceAll(/[^\x20-\x7e]/g, '?');
    return `  # ${line}:\n${renderEntry(entry).replace('  - ', '  # - ')}`;
}
function renderScanners(scanners) {
    const lines = scanners.map(({ file, tool }) => `  - { file: ${yamlString(file)}, tool: ${yamlString(tool)} }`);
    return ['scanners:', ...lines].join('\n');
}
/** One text, a list on its line, or a line for each. */
function renderList(key, items, indentation) {
    const words = items.map(yamlString);
    if (words.length === 1)
        return `${key}: ${words.join('')}`;
    const line = `${key}: [${words.join(', ')}]`;
    if (line.length <= LINE_LENGTH)
        return line;
    return `${key}:\n${words.map((word) => `${indentation}  - ${word}`).join('\n')}`;
}
/** A YAML string: plain if it cannot be misread, else quoted as JSON, which YAML reads the same way. */
function yamlString(value) {
    const isPlain = /^(?:[A-Za-z]|\.\.\/)[A-Za-z0-9_./*-]*$/.test(value);
    const isOtherValue = /^(?:y|n|yes|no|on|off|true|false|null)$/i.test(value);
    return isPlain && !isOtherValue ? value : JSON.stringify(value);
}
//# sourceMappingURL=render-settings-file.js.map

/***/ }),

/***/ 42362:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MT: function() { return /* binding */ IMAGE_TO_NAME; },
/* harmony export */   PL: function() { return /* binding */ renderPlanJob; },
/* harmony export */   VI: function() { return /* binding */ remarkOnCommit; },
/* harmony export */   VO: function() { return /* binding */ commitCommand; },
/* harmony export */   aV: function() { return /* binding */ versionPin; },
/* harmony export */   cn: function() { return /* binding */ renderWorkflow; },
/* harmony export */   ld: function() { return /* binding */ REPOSITORY_URL; },
/* harmony export */   nB: function() { return /* binding */ renderLocalSnippet; },
/* harmony export */   yh: function() { return /* binding */ renderSnippet; }
/* harmony export */ });
/* unused harmony export imageOf */
/* harmony import */ var _model_own_pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37694);
/* harmony import */ var _settings_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40198);
/* harmony import */ var _render_settings_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43682);
/* harmony import */ var _model_command_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99753);
/**
 * The job of the gate as text: the GitHub workflow, and the snippet for each other CI host. Names come from files of the
 * repository: they are written as strings of YAML or as words of a shell.
 */




const REPOSITORY_URL = 'https://github.com/plangate/plangate';
/** A command that prints the newest commit of main, and that of the release if it exists. */
function commitCommand(version) {
    return `git ls-remote ${REPOSITORY_URL} HEAD 'refs/tags/v${version}^{}'`;
}
/** A comment that says how to find the commit of a release, where it is not known. */
function remarkOnCommit({ version, commit }) {
    if (commit !== undefined)
        return '';
    return `# Put the commit of the release in place of <sha>, or the one of main before a release. This prints it:
#   ${commitCommand(version)}
`;
}
/** What follows the name of an action behind `uses`. */
function versionPin({ version, commit }) {
    return `@${commit ?? '<sha>'} # v${version}`;
}
const CHECKOUT = `      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with: { persist-credentials: false }
`;
const DOWNLOAD_PLAN = `      # The artifact of this run. Never take a plan from a cache, which other runs write, too.
      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1
        continue-on-error: true # without a plan, the gate is undecided, and its comment says what to do
        with:
          name: plan
          path: \${{ runner.temp }}/plan
`;
const BEGINNING = `name: Policy gate
on: pull_request
permissions: {}
concurrency:
  group: plangate-\${{ github.event.pull_request.number || github.ref }}
  cancel-in-progress: true # the job of an outdated push ends
jobs:
`;
const NEEDS_PLAN = `    needs: plan
    if: always() # a required job that is skipped counts as passed: without a plan, this one is red
`;
const PERMISSIONS = `    runs-on: ubuntu-latest
    permissions:
      contents: read # check out the code
      pull-requests: write # one comment
`;
const IDENTITY_PERMISSION = '      id-token: write # credentials of a role that may only read\n';
const CHECKS_PERMISSION = '      checks: write # annotations on the lines at fault\n';
/** One job on every pull request, with a step for each gate. Without a service, another job may plan before it. */
function renderWorkflow(gates, release, { server, compileOpa, planner, scans } = {}) {
    const origin = server === 'gitea' ? 'https://github.com/' : '';
    const planJob = planner !== undefined && 'job' in planner ? planner.job : undefined;
    const itself = planner !== undefined && 'program' in planner ? planner : undefined;
    const steps = [
        renderCheckout(origin, scans !== undefined),
        scans ?? '',
        planJob === undefined ? '' : DOWNLOAD_PLAN,
        compileOpa === undefined ? '' : renderOpa(compileOpa, origin),
        itself === undefined ? '' : renderProgram(itself, origin),
        ...gates.map((gate, index) => {
            const begins = `      - uses: ${origin}plangate/plangate${versionPin(release)}\n`;
            const condition = index === 0 ? '' : ALSO_AFTER_FAILURE;
            const token = planner === undefined ? renderToken(gate) : '';
            const env = Object.entries(gate.env ?? {}).map(([name, value]) => `          ${name}: ${value}\n`);
            const ofStep = env.length > 0 ? `        env:\n${env.join('')}` : '';
            return `${begins}${condition}${ofStep}        with:\n${token}${gate.inputs.map(renderInput).join('')}`;
        }),
    ];
    return [
        remarkOnCommit(release),
        BEGINNING,
        planJob ?? '',
        '  gate:\n',
        planJob === undefined ? '' : NEEDS_PLAN,
        PERMISSIONS,
        server === 'gitea' ? '' : CHECKS_PERMISSION,
        itself !== undefined && itself.signIn !== '' ? IDENTITY_PERMISSION : '',
        '    steps:\n',
        ...steps,
    ].join('');
}
/** The program that plans, apart from the other processes of the job, and what it signs in by. */
function renderProgram({ program, programVersion, signIn }, origin) {
    const [action, wrapper] = program === 'tofu'
        ? ['opentofu/setup-opentofu@a1320f892987e89d278cc92dc5adc984fb93aca4 # v2.0.2', 'tofu']
        : [
            'hashicorp/setup-terraform@dfe3c3f87815947d99a8997f908cb6525fc44e9e # v4.0.1',
            'terraform',
        ];
    const version = programVersion === undefined ? '' : `, ${wrapper}_version: ${JSON.stringify(programVersion)}`;
    return `      - uses: ${origin}${action}
        with: { ${wrapper}_wrapper: false${version} }
      # Lets the program that plans be kept apart from the other processes of this job.
      - run: sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0
${signIn}`;
}
/** @param isWhole with the history */
function renderCheckout(origin, isWhole) {
    const step = isWhole ? CHECKOUT.replace('false }', 'false, fetch-depth: 0 }') : CHECKOUT;
    return step.replace('actions/', `${origin}actions/`);
}
function renderOpa(compileOpa, origin) {
    return `      - uses: ${origin}actions/setup-go@b7ad1dad31e06c5925ef5d2fc7ad053ef454303e # v7.0.0
        with: { go-version: stable, cache: false }
      - run: ${compileOpa} # judges the policies; compared with Go's checksum database
`;
}
const ALSO_AFTER_FAILURE = '        if: ${{ !cancelled() }} # also after a failure in the step before\n';
function renderToken({ secret = 'TF_API_TOKEN' }) {
    return `          # A token of a team that has the plan level on the workspace.
          token: \${{ secrets.${secret} }} # zizmor: ignore[secrets-outside-env]
`;
}
/** An input as a line of `with`. */
function renderInput({ name, value }) {
    // The value of a flag is not quoted. A path of the name `true` is.
    return `          ${name}: ${isFlag(name) ? value : (0,_render_settings_file_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlString */ .lJ)(value)}\n`;
}
/** Whether the value of an input is true or false. */
function isFlag(input) {
    return _settings_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUTS */ .mc.some(({ name, kind }) => name === input && kind === 'flag');
}
/** The image of the release, in which the job runs; with its digest if that is known. */
function imageOf({ version, image }) {
    return `ghcr.io/plangate/plangate:${version}${image === undefined ? '' : `@${image}`}`;
}
const TARGET_REMARK = '--target-branches: where pull requests are merged to.';
/** What a job needs that plans on another host, in place of the image of the release, which has no program that plans. */
const IMAGE_TO_NAME = 'registry.example.com/plan-and-judge';
/** A job that plans and judges without a service, as text to copy. */
function renderLocalSnippet({ page }, version) {
    const { file, template, language, targetBranches } = page;
    const inputs = [{ name: 'local', value: 'true' }];
    const planner = { program: 'terraform', programVersion: undefined, signIn: '' };
    if (template === undefined) {
        return `# ${file}\n${renderWorkflow([{ inputs }], { version }, { server: 'gitea', planner })}`;
    }
    const branches = targetBranches === undefined ? '' : ` --target-branches ${targetBranches}`;
    const command = `plangate check --local${branches} --reports ${page.reports ?? 'plangate-reports'}`;
    const commentSign = language === 'groovy' ? '//' : '#';
    const body = template.replace('SCRIPT', () => command).replace('IMAGE', () => IMAGE_TO_NAME);
    return `${commentSign} ${file}\n${body}`;
}
/** The text of the host's file, below comments with its path and its secrets. */
function renderSnippet({ page }, gate, release, compileOpa) {
    const { file, secrets, reports = 'plangate-reports', template, language } = page;
    const { targetBranches } = page;
    // Gitea and its relatives read workflows as GitHub does.
    if (template === undefined) {
        const check = '# The check to require in the rule of the branch: Policy gate / gate (pull_request)';
        return `# ${file}\n${check}\n${renderWorkflow([gate], release, { server: 'gitea', compileOpa })}`;
    }
    const { inputs } = gate;
    const options = inputs.map(({ name, value }) => isFlag(name) ? ` --${name}` : ` --${name} ${(0,_model_command_line_js__WEBPACK_IMPORTED_MODULE_2__/* .quotedWord */ .lG)(value)}`);
    const remarks = [file, secrets].filter((remark) => typeof remark === 'string');
    const commentSign = language === 'groovy' ? '//' : '#';
    if (targetBranches !== undefined) {
        options.push(` --target-branches ${targetBranches}`);
        remarks.push(`${TARGET_REMARK} ${(0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .ownPage */ .SO)('docs/target-branches.md')}`);
    }
    const command = `plangate check${options.join('')} --reports ${reports}`;
    // In a text of Groovy between single quotes, a backslash and a single quote need a backslash before them.
    const script = language === 'groovy' ? command.replaceAll(/[\\']/g, String.raw `\$&`) : command;
    // By functions: a text as the replacement could hold `$&` and the like.
    const body = template.replace('SCRIPT', () => script).replace('IMAGE', () => imageOf(release));
    return `${remarks.map((remark) => `${commentSign} ${remark}\n`).join('')}${body}`;
}
/** The text of the job, as an entry of `jobs`. Terragrunt plans all units at once, and the others are planned one by one. */
function renderPlanJob({ roots, program, signIn, given, release }) {
    const pairsOf = (some) => some.map(({ name, directory }) => (0,_model_command_line_js__WEBPACK_IMPORTED_MODULE_2__/* .quotedWord */ .lG)(`${name}=${directory}`)).join(' ');
    const others = roots.filter(({ isUnit }) => !isUnit);
    const isTerragrunt = roots.some(({ isUnit }) => isUnit);
    const planAll = [
        '# `plangate digest` names each file that Terragrunt generates: add --generated for it, as in **/backend.tf.',
        `terragrunt run --all --non-interactive --out-dir "$RUNNER_TEMP/saved" -- plan -input=false -lock=false`,
    ];
    const saved = `"$RUNNER_TEMP/saved/$root/tfplan.tfplan"`;
    const [place] = given;
    const planOthers = [
        ...(place === undefined
            ? []
            : [
                `# Add -backend-config to \`init\`, -var and -var-file to \`plan\`, as ${place} has them.`,
            ]),
        `for pair in ${pairsOf(others)}; do`,
        '  root=${pair#*=}',
        '  mkdir -p "$RUNNER_TEMP/saved/$root"',
        `  ${program} -chdir="$root" init -input=false`,
        `  ${program} -chdir="$root" plan -input=false -lock=false -out=${saved}`,
        'done',
    ];
    const script = [
        ...(isTerragrunt ? planAll : []),
        ...(others.length > 0 ? planOthers : []),
        'plangate() { node "$RUNNER_TEMP/plangate/dist/cli/index.js" "$@"; }',
        'digests=',
        `for pair in ${pairsOf(roots)}; do`,
        '  name=${pair%%=*}',
        '  root=${pair#*=}',
        `  digest=$(plangate digest ${saved} -o "plans/$root/tfplan.json" --directory "$root" --workspace "$name")`,
        '  digests="${digests:+$digests,}$digest"',
        'done',
        'echo "digests=$digests" >> "$GITHUB_OUTPUT"',
    ];
    const installed = isTerragrunt ? 'Terragrunt' : program;
    const signInHere = `      # Sign in to your cloud and install ${installed} here, as you do today.\n`;
    const install = `      # Install ${installed} here, as you do today.\n`;
    return `  plan:
    # A fork's pull request gets no credentials. To plan it behind a review:
    #   ${(0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .ownPage */ .SO)('examples/workflows/fork-plans.yml')}
    if: github.event.pull_request.head.repo.full_name == github.repository
    runs-on: ubuntu-latest
    permissions:
      contents: read # check out the code
      id-token: write # cloud credentials of a role that may only read
    outputs:
      digests: \${{ steps.plan.outputs.digests }}
    steps:
${CHECKOUT}${signIn === undefined ? signInHere : `${signIn}${install}`}      - name: Get the command line of Plangate
        run: |
          git init --quiet "$RUNNER_TEMP/plangate"
          git -C "$RUNNER_TEMP/plangate" fetch --quiet --depth 1 ${REPOSITORY_URL} ${release.commit ?? '<sha>'}
          git -C "$RUNNER_TEMP/plangate" checkout --quiet FETCH_HEAD
      # A saved plan holds the state and its secrets, and it can be applied: none leaves this job.
      - name: Plan, and write down how and of what each plan was made
        id: plan
        run: |
${script.map((line) => `          ${line}\n`).join('')}      - uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0
        with:
          name: plan
          retention-days: 1 # it holds values of your state
          overwrite: true # when failed jobs are run again, the last attempt counts
          path: plans
`;
}
//# sourceMappingURL=render-workflow.js.map

/***/ }),

/***/ 34457:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: function() { return /* binding */ scanSteps; }
/* harmony export */ });
const IN_CONTAINER = 'docker run --rm -v "$PWD:$PWD" -w "$PWD"';
const SCANNERS = [
    {
        tool: 'Trivy',
        files: ['trivy.yaml', '.trivyignore', '.trivyignore.yaml'],
        file: 'trivy.sarif',
        run: `${IN_CONTAINER} ghcr.io/aquasecurity/trivy:0.74.0 config --format sarif --output trivy.sarif .`,
    },
    {
        tool: 'checkov',
        files: ['.checkov.yaml', '.checkov.yml', '.checkov.baseline'],
        file: 'checkov/results_sarif.sarif',
        // Without `--spec`, pipx runs a file that is called like the package.
        run: 'pipx run --spec checkov==3.3.30 checkov -d . --quiet -o sarif --output-file-path checkov',
    },
    {
        tool: 'tflint',
        files: ['.tflint.hcl'],
        file: 'tflint.sarif',
        // Without `--config`, it reads the file of each directory alone.
        run: `${IN_CONTAINER} --entrypoint sh ghcr.io/terraform-linters/tflint:v0.64.0 -c 'tflint --init >&2; tflint --recursive --config "$PWD/.tflint.hcl" --format sarif' > tflint.sarif`,
    },
];
/** @param names of the files in the root of the repository; undefined is returned where none is a scanner's */
function scanSteps(names) {
    const used = SCANNERS.filter(({ files }) => files.some((file) => names.includes(file)));
    if (used.length === 0)
        return undefined;
    return {
        text: used
            .map(({ run }) => `      - run: ${run} || true # Plangate judges what it found\n`)
            .join(''),
        entries: used.map(({ file, tool }) => ({ file, tool })),
        found: used.flatMap(({ files }) => files.filter((file) => names.includes(file))),
    };
}
//# sourceMappingURL=scan-steps.js.map

/***/ }),

/***/ 91613:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: function() { return /* binding */ sortPolicies; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _rego_open_own_policies_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1767);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74913);
/* harmony import */ var _settings_repository_contents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17094);
/* harmony import */ var _trust_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80734);
/** Which directories of policies judge plans: those whose policies a check would call undecided for every plan are no policies of this gate. */





/** What is written is read as it is here. */
const NOBODY_ELSE = {
    trusted: () => Promise.reject(new Error('no other branch is read')),
    trustedCommit: () => Promise.reject(new Error('no other branch is read')),
};
/** How long `opa` may take for one directory. */
const TIME_LIMIT_MS = 30_000;
/** @param root absolute path of the repository @param directories relative to it */
async function sortPolicies(directories, root, io) {
    const sorted = { policies: [], unfit: [] };
    for (const directory of directories) {
        const isKnown = sorted.unfit.some((set) => directory.startsWith(`${set.directory}/`));
        if (isKnown)
            continue;
        const why = await whyUnfit(directory, root, io);
        if (why === undefined)
            sorted.policies.push(directory);
        else
            sorted.unfit.push({ directory, why });
    }
    return sorted;
}
/** Why a check would close the gate whatever the plan is; undefined if it would not. */
async function whyUnfit(directory, root, io) {
    const own = await (0,_rego_open_own_policies_js__WEBPACK_IMPORTED_MODULE_1__.openOwnPolicies)({ policies: [directory], directory: root, timeoutMs: TIME_LIMIT_MS }, { workingDirectory: root, jobTree: (0,_trust_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .treeOf */ .PJ)(false, { workspace: root, ...NOBODY_ELSE }) }, { ...io, endsAt: io.clock.now() + TIME_LIMIT_MS }, true);
    if ('problems' in own) {
        const [first] = own.problems;
        return first?.message;
    }
    await own.close();
    if (own.missing !== undefined) {
        // Nothing here can read them.
        const isOfPlans = await (0,_settings_repository_contents_js__WEBPACK_IMPORTED_MODULE_3__/* .namesPlans */ .lK)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, directory));
        return isOfPlans ? undefined : 'Nothing of a plan is named in it.';
    }
    const reasons = own.undecided.flatMap(({ why }) => why);
    const [first] = reasons;
    if (first === undefined)
        return undefined;
    const more = reasons.length > 1 ? ` So it is in ${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWords */ .rj)(reasons.length - 1, 'more place')}.` : '';
    return `${firstSentence(first)}${more}`;
}
function firstSentence(text) {
    return /^.*?\.(?= |$)/s.exec(text.replaceAll(/\s+/g, ' '))?.[0] ?? text;
}
//# sourceMappingURL=sort-policies.js.map

/***/ }),

/***/ 3497:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: function() { return /* binding */ isThere; },
/* harmony export */   F7: function() { return /* binding */ writeIfAgreed; },
/* harmony export */   K4: function() { return /* binding */ refuseToReplace; },
/* harmony export */   Wu: function() { return /* binding */ fitNotice; },
/* harmony export */   fR: function() { return /* binding */ pagesLine; },
/* harmony export */   jH: function() { return /* binding */ refuseUnsafeNames; },
/* harmony export */   rX: function() { return /* binding */ numberedList; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _archive_resolve_directory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51434);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6609);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(34271);
/* harmony import */ var _model_own_pages_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(37694);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(28187);
/* harmony import */ var _check_command_input_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89834);
/* harmony import */ var _report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22195);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10000);
/* harmony import */ var _machine_write_whole_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(28677);
/**
 * Writes the files of `init`, and fits what it prints beside them to one line each. Refuses to replace a file without
 * `--force`, and to write a name that a shell or a pipeline could run.
 */












/**
 * Prints the files, and writes them if the person agrees. Questions are only asked at a terminal.
 *
 * @returns whether they were written
 */
async function writeIfAgreed(files, input, io) {
    for (const [path, text] of files) {
        await io.out(`${path}:\n\n${text.replaceAll(/^(?=.)/gm, '  ')}\n`);
    }
    if (io.canAnswer && !(0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_5__/* .flagOf */ .iP)(input, 'yes')) {
        const answer = (await io.ask('Write it? [Y/n] '))?.trim().toLowerCase() ?? 'no';
        if (!['', 'y', 'yes'].includes(answer))
            return false;
    }
    for (const [path, text] of files) {
        const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(io.workingDirectory, path);
        refuseOutside(path, io.workingDirectory);
        try {
            // A link in its place is replaced, and not followed.
            if ((0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_5__/* .flagOf */ .iP)(input, 'force'))
                await (0,_machine_write_whole_file_js__WEBPACK_IMPORTED_MODULE_8__/* .writeWholeFile */ .R)(absolute, text);
            else {
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(absolute), { recursive: true });
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(absolute, text, { flag: 'wx' });
            }
        }
        catch (error) {
            throw (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_5__/* .usageError */ .Wp)(path, `cannot be written: ${(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_9__/* .errorMessage */ .g)(error)}.`);
        }
    }
    return true;
}
/** @throws UsageError if a link leads to another place than the repository */
function refuseOutside(path, directory) {
    let parent = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, path));
    while (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(parent))
        parent = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(parent);
    const real = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .realOrSame */ .eF)(parent);
    if ((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelow */ .Yw)(real, (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .realOrSame */ .eF)((0,_archive_resolve_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryOf */ ._)(directory) ?? directory)))
        return;
    throw (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_5__/* .usageError */ .Wp)(path, `would be written to ${real}, outside of the repository. Remove the link.`);
}
/** @throws UsageError if one of the paths, relative to `directory`, is there already */
async function refuseToReplace(paths, directory) {
    for (const path of paths) {
        if (!(await isThere(path, directory)))
            continue;
        throw (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_5__/* .usageError */ .Wp)('--force', `is needed: ${path} is there already and would be replaced.`);
    }
}
/** Whether something has this path, relative to `directory`. */
async function isThere(path, directory) {
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, path)).catch(() => undefined);
    return stats !== undefined;
}
/** What a shell or a pipeline of some host takes for more than a text: expressions, commands; and invisible characters. */
const UNSAFE = /\$\{\{|\$\[\[|<<|\$\(|`|##(?:vso)?\[|[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
const NOT_PRINTABLE = /[^\x20-\x7e]/g;
/** @throws UsageError if a name could be more than a text in the file of a pipeline, on any host */
function refuseUnsafeNames(names) {
    for (const { name: input, value } of names) {
        if (!UNSAFE.test(value))
            continue;
        const message = `would be ${JSON.stringify(value).replaceAll(NOT_PRINTABLE, _model_quote_js__WEBPACK_IMPORTED_MODULE_10__/* .escapeUnits */ .FI)}, of which a pipeline or a shell could run a part. Rename it: no file has a name with "\${{", "<<", "$(", a backtick or a control character.`;
        throw (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_5__/* .usageError */ .Wp)(`--${input}`, message);
    }
}
/** The most characters of a notice. */
const MAX_LENGTH = 155;
/** A line with names in place of `NAMES`: as many as fit, and the number of the others. Empty without names. */
function fitNotice(named, text) {
    const names = [named ?? []].flat();
    if (names.length === 0)
        return '';
    for (let shown = names.length; shown > 0; shown -= 1) {
        const more = shown === names.length ? '' : ` and ${names.length - shown} more`;
        const line = (0,_report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_6__/* .safeLine */ .om)(text.replace('NAMES', () => names.slice(0, shown).join(', ') + more));
        if (line.length <= MAX_LENGTH)
            return line;
    }
    // Not even one name fits.
    return text.replace('NAMES', `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .formatNumber */ .ZV)(names.length)} of them`);
}
/** The line that links to the documentation, with a line break. */
function pagesLine() {
    return `Pages: ${(0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_11__/* .ownPage */ .SO)('docs/README.md')}\n`;
}
/** A numbered list, each entry with a line break. */
function numberedList(entries) {
    return entries.map((entry, index) => `  ${index + 1}. ${entry}\n`).join('');
}
//# sourceMappingURL=write-files.js.map

/***/ })

};
;