"use strict";
exports.id = 9379;
exports.ids = [9379];
exports.modules = {

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
// EXTERNAL MODULE: ./build/src/settings/load-settings.js + 3 modules
var load_settings = __webpack_require__(52311);
// EXTERNAL MODULE: ./build/src/settings/read-blocks.js
var read_blocks = __webpack_require__(238);
// EXTERNAL MODULE: ./build/src/trust/service-host.js
var service_host = __webpack_require__(57686);
// EXTERNAL MODULE: ./build/src/cli/check-options.js
var check_options = __webpack_require__(8051);
// EXTERNAL MODULE: ./build/src/cli/command.js
var command = __webpack_require__(24953);
// EXTERNAL MODULE: ./build/src/cli/load-options.js
var load_options = __webpack_require__(98265);
// EXTERNAL MODULE: ./build/src/cli/read-input.js
var read_input = __webpack_require__(73815);
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
    const organization = (0,read_input/* optionOf */.XD)(input, 'organization') ?? variableOf(environment, 'TF_CLOUD_ORGANIZATION');
    const workspace = (0,read_input/* optionOf */.XD)(input, 'workspace');
    const isMissing = {
        hostname: (0,read_input/* optionOf */.XD)(input, 'hostname') === undefined && !variableOf(environment, 'TF_CLOUD_HOSTNAME'),
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
        hostname: (0,read_input/* optionOf */.XD)(input, 'hostname'),
        token: (0,read_input/* optionOf */.XD)(input, 'token'),
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
    const dialect = DIALECTS.find((word) => word === (0,read_input/* optionOf */.XD)(input, 'dialect'));
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
        throw new read_input/* UsageError */.eb([broken ?? needsOrganization(kind, nameOrId)]);
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
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24953);
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32184);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11438);
/* harmony import */ var _report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22195);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73815);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(52848);









/** The time for an archive over a slow line: half an hour. */
const TRANSFER_TIME_LIMIT_MS = 1_800_000;
const LIST_OPTIONS = [
    (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--all', 'read every page'),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--page <number>', 'which page, from 1', { check: (0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .wholeNumber */ .rD)(1, 999_999_999) }),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--page-size <count>', 'entries per page, up to 100; 20 where the service decides', {
        check: (0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .wholeNumber */ .rD)(1, 100),
    }),
];
const YES_OPTION = (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('-y, --yes', 'do it without asking; required without a terminal');
const JSON_OPTION = (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--json', 'print the result as JSON and nothing else');
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
        const firstArgument = (0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .argumentOf */ .Nf)(input, argumentSpecs[0]?.name ?? '');
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
                throw new _read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .eb(problems);
            if (destroys)
                await confirm(`${destroys} ${firstArgument}`, input, io);
            const printTo = (0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .wantsJson */ .k0)(input) ? 'err' : 'out';
            const log = (0,_log_js__WEBPACK_IMPORTED_MODULE_5__/* .createLog */ .h)(io, { verbose: (0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .flagOf */ .iP)(input, 'verbose'), printTo });
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
                    teamId: () => (0,_connection_js__WEBPACK_IMPORTED_MODULE_4__/* .findId */ .dZ)(client, 'team', (0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .optionOf */ .XD)(input, 'team') ?? '', named),
                    answer: (document, text) => io.out(log.secrets.conceal((0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .flagOf */ .iP)(input, 'json') ? (0,_report_json_js__WEBPACK_IMPORTED_MODULE_1__/* .printableJson */ .et)(document) : text)),
                });
                return exitCode ?? _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.green;
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
    if ((0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .flagOf */ .iP)(input, 'yes') || io.canAnswer)
        return [];
    return [{ where: '--yes', message: `is needed to ${effect}: there is no terminal to ask at.` }];
}
/** Returns if `--yes` is given or the person confirms. @throws UsageError if not */
async function confirm(effect, input, io) {
    if ((0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .flagOf */ .iP)(input, 'yes'))
        return;
    const answer = await io.ask(`This will ${effect} permanently. Continue? [y/N] `);
    if (answer?.trim().toLowerCase() !== 'y') {
        throw (0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .usageError */ .Wp)('--yes', 'was not given, and you did not say "y".');
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
            const choosesPage = ['page', 'page-size'].some((name) => (0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .optionOf */ .XD)(input, name) !== undefined);
            if (!(0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .flagOf */ .iP)(input, 'all') || !choosesPage)
                return [];
            return [{ where: '--all', message: 'reads every page: leave out --page and --page-size.' }];
        },
        async call(call) {
            const { input, log } = call;
            const listing = await ask(call);
            const page = { number: (0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .numberOf */ .rl)(input, 'page'), size: (0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .numberOf */ .rl)(input, 'page-size') };
            const { items, pagination, absent } = (0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .flagOf */ .iP)(input, 'all')
                ? await listing.whole()
                : await listing.page(page);
            const data = document?.(items, input) ?? { data: items };
            const names = (0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .flagOf */ .iP)(input, 'json') ? undefined : await namesOf?.(items, call);
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
    return (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--include <relation>', description, { choices: names, repeatable: true });
}
/** The document of a resource, with the related ones that are known if `--include` is given. */
function withIncluded(data, related, input) {
    if (input.options['include'] === undefined)
        return { data };
    return { data, included: related.filter((resource) => resource !== undefined) };
}
//# sourceMappingURL=operation.js.map

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

/***/ 78039:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CT: function() { return /* binding */ createdAt; },
/* harmony export */   FG: function() { return /* binding */ MOST_PLAN_AGE_MS; },
/* harmony export */   o1: function() { return /* binding */ UnreadError; },
/* harmony export */   oS: function() { return /* binding */ createListedRuns; }
/* harmony export */ });
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55205);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78235);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2340);



/** What could end the use of an earlier run was not read. */
class UnreadError extends Error {
    name = 'UnreadError';
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
            if (!(error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.code === 'aborted')
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
                if (error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.code === 'aborted')
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

/***/ })

};
;