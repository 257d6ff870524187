"use strict";
exports.id = 9920;
exports.ids = [9920,6136];
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

/***/ 71726:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PARTS_FOR_TOOLS: function() { return /* binding */ PARTS_FOR_TOOLS; }
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36136);
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32184);
/* harmony import */ var _load_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98265);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11438);




const PARTS_FOR_TOOLS = {
    checkCommand: _check_js__WEBPACK_IMPORTED_MODULE_0__.checkCommand,
    createLog: _log_js__WEBPACK_IMPORTED_MODULE_3__/* .createLog */ .h,
    loadCheckSettings: _load_options_js__WEBPACK_IMPORTED_MODULE_2__/* .loadCheckSettings */ .qR,
    commonEntryPoint: _load_options_js__WEBPACK_IMPORTED_MODULE_2__/* .commonEntryPoint */ .GN,
    describeJob: _load_options_js__WEBPACK_IMPORTED_MODULE_2__/* .describeJob */ .hx,
    findService: (input, io) => (0,_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .findNamedWorkspace */ .kB)(input, io, false),
    connectTo: _connection_js__WEBPACK_IMPORTED_MODULE_1__/* .connectTo */ .m6,
};
//# sourceMappingURL=parts-for-tools.js.map

/***/ }),

/***/ 78235:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AP: function() { return /* binding */ timestamps; },
/* harmony export */   B_: function() { return /* binding */ ignoredIfInvalid; },
/* harmony export */   C5: function() { return /* binding */ resourceSchema; },
/* harmony export */   Dl: function() { return /* binding */ relatedId; },
/* harmony export */   Jt: function() { return /* binding */ flag; },
/* harmony export */   Mv: function() { return /* binding */ flags; },
/* harmony export */   Qq: function() { return /* binding */ text; },
/* harmony export */   _2: function() { return /* binding */ related; },
/* harmony export */   gC: function() { return /* binding */ paginationSchema; },
/* harmony export */   kG: function() { return /* binding */ anyResourceSchema; },
/* harmony export */   u9: function() { return /* binding */ optionalObject; },
/* harmony export */   vK: function() { return /* binding */ countSchema; }
/* harmony export */ });
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77934);
/**
 * JSON:API in the form that this service sends: resources, relationships, documents, pages, errors.
 * Attribute names stay as on the wire; unknown attributes are kept.
 */

const id = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .minLength */ .BpQ(1));
const identifierSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ id, type: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const relationshipSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    data: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(identifierSchema), identifierSchema]))),
    links: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
});
/** Any resource, before its attributes are checked. */
const anyResourceSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    ...identifierSchema.entries,
    attributes: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
    relationships: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), relationshipSchema)),
    links: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
});
/**
 * Reads a relationship, whose name may be spelled with `-` or with `_`. `named`: the resources, or undefined without a
 * readable relationship. `unreadable`: it exists without data, or in both spellings with different contents. `many`: the
 * data is a list.
 */
function related({ relationships = {} }, name) {
    const spellings = [...new Set([name, name.replaceAll('-', '_')])]
        .filter((spelling) => Object.hasOwn(relationships, spelling))
        .map((spelling) => relationships[spelling]);
    const [first, second] = spellings;
    const parsed = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(relationshipSchema, first, { abortEarly: true });
    const differ = second !== undefined && JSON.stringify(second) !== JSON.stringify(first);
    if (first === undefined)
        return { named: undefined, unreadable: false, many: false };
    if (differ || !parsed.success || parsed.output.data === undefined) {
        return { named: undefined, unreadable: true, many: false };
    }
    const { data } = parsed.output;
    const many = Array.isArray(data);
    // None, one or several.
    const named = data === null ? [] : [data].flat();
    return { named, unreadable: false, many };
}
/** The resource that is named under a relationship to one; undefined if none is named. */
function relatedId(resource, name) {
    const { named = [], many } = related(resource, name);
    return many ? undefined : named[0]?.id;
}
/** The schema of one kind of resource: `type` must be the word, and the attributes must match. */
function resourceSchema(type, attributes) {
    return _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        id,
        type: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(type),
        attributes: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3(attributes),
        relationships: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), relationshipSchema), {}),
        links: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()), {}),
    });
}
/** A value that a service may leave out or send as null, as it does with nearly everything. */
const text = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const flag = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY());
const countSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig());
/** `{"queued-at": "<timestamp>"}`: a key appears once its status has been reached. */
const timestamps = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())));
/** `{"can-override": true}` */
const flags = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY())));
/** A value on which nothing depends: it is ignored if its form is unexpected. */
function ignoredIfInvalid(schema) {
    return _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .fallback */ .NpB(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(schema), null));
}
function optionalObject(entries) {
    return _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3(entries));
}
const paginationSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    'current-page': _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    'page-size': _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    'prev-page': countSchema,
    'next-page': countSchema,
    'total-pages': countSchema,
    'total-count': countSchema,
});
//# sourceMappingURL=resource.js.map

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

/***/ })

};
;