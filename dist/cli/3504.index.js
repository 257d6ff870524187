"use strict";
exports.id = 3504;
exports.ids = [3504];
exports.modules = {

/***/ 36136:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   check: function() { return /* binding */ check; },
/* harmony export */   runCheck: function() { return /* binding */ runCheck; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _check_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71394);
/* harmony import */ var _check_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52696);
/* harmony import */ var _hosts_ci_job_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70440);
/* harmony import */ var _hosts_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51378);
/* harmony import */ var _hosts_workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31956);
/* harmony import */ var _client_http_send_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5226);
/* harmony import */ var _model_job_secrets_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62056);
/* harmony import */ var _model_ended_by_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(17953);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(83538);
/* harmony import */ var _report_json_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(47912);
/* harmony import */ var _report_terminal_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(24834);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(74913);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(85382);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(2340);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(81908);
/* harmony import */ var _check_options_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(8051);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(24953);
/* harmony import */ var _load_options_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(98265);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(11438);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(73815);
/* harmony import */ var _output_files_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(32121);
/** The gate on any machine: settings → check → report → exit code. */






















const check = {
    name: 'check',
    tidiesUpMs: _check_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .LAST_AFTER_SIGNAL_MS */ .q1,
    summary: 'pack, plan, read the policies, decide',
    description: 'Packs a directory, uploads it and starts a run in each workspace. Waits for every policy result, and prints one verdict. The verdict is also the exit code.\n\nOn your machine you need a cloud block in the directory and a token. With --local you need neither.',
    arguments: [_command_js__WEBPACK_IMPORTED_MODULE_16__/* .DIRECTORY */ .Md],
    more: _check_options_js__WEBPACK_IMPORTED_MODULE_15__/* .INPUTS_PAGE */ .iV,
    options: [
        ..._check_options_js__WEBPACK_IMPORTED_MODULE_15__/* .CHECK_OPTIONS */ .m5,
        ..._output_files_js__WEBPACK_IMPORTED_MODULE_20__/* .REPORT_OPTIONS */ .uJ,
        ...(0,_command_js__WEBPACK_IMPORTED_MODULE_16__/* .withGroup */ .I1)('Without a service', [
            (0,_command_js__WEBPACK_IMPORTED_MODULE_16__/* .option */ .uK)('--explain <policy>', 'with --local: print what this policy saw'),
        ]),
        _command_js__WEBPACK_IMPORTED_MODULE_16__/* .TRUST_OPTION */ .J5,
        (0,_command_js__WEBPACK_IMPORTED_MODULE_16__/* .option */ .uK)('--verbose', 'log the requests to the service'),
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
    run: (input, io) => runCheck(input, io),
};
/** @param groups if the runs of these are judged, and none is started. @returns the exit code of the verdict */
async function runCheck(input, io, groups) {
    const verbose = (0,_read_input_js__WEBPACK_IMPORTED_MODULE_19__/* .flagOf */ .iP)(input, 'verbose');
    // Another program reads standard output then: the log must not be in it.
    const printsDocument = (0,_read_input_js__WEBPACK_IMPORTED_MODULE_19__/* .wantsJson */ .k0)(input) || input.options['explain'] !== undefined;
    const log = (0,_log_js__WEBPACK_IMPORTED_MODULE_18__/* .createLog */ .h)(io, { verbose, printTo: printsDocument ? 'err' : 'out' });
    const started = { input, io, log };
    try {
        const { result, view, published, settings } = await checkWithTerminalHint(started, groups);
        if (published.commentUrl !== undefined)
            log.print(`Comment: ${published.commentUrl}`);
        for (const doubt of published.doubts)
            log.warning((0,_report_text_js__WEBPACK_IMPORTED_MODULE_12__/* .textWithRemedy */ ._7)(doubt));
        await (0,_output_files_js__WEBPACK_IMPORTED_MODULE_20__/* .writeReportFiles */ .t4)(view, started);
        // The exit code depends on the signal only if the verdict is `canceled`.
        const signal = io.signal.reason === 'SIGTERM' ? 'SIGTERM' : 'SIGINT';
        return (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_9__/* .exitCodeOf */ .FO)(result, settings.policy.failOn, signal);
    }
    finally {
        await log.flush();
    }
}
/** Prints what a policy saw: beside the report, where that is a document. */
function explainedOn(policy, { input, io, log }) {
    return {
        policy,
        show: (document) => (0,_report_json_js__WEBPACK_IMPORTED_MODULE_10__/* .printableJson */ .et)(log.secrets.concealAll(document)),
        async print(workspace, text) {
            log.print(`What the policies saw in ${workspace}:`);
            await ((0,_read_input_js__WEBPACK_IMPORTED_MODULE_19__/* .wantsJson */ .k0)(input) ? io.err : io.out)(text);
        },
    };
}
/** Checks. If settings are missing or refused because there is no terminal, the error says that first. */
async function checkWithTerminalHint(started, groups) {
    const { input, io } = started;
    const { environment } = io;
    const isTrusted = (0,_hosts_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .trustsCheckout */ .QK)((0,_read_input_js__WEBPACK_IMPORTED_MODULE_19__/* .flagOf */ .iP)(input, 'trust-checkout'), environment);
    const isPersonThere = io.isPersonThere || isTrusted;
    try {
        return await checkByOptions({ ...started, io: { ...io, isPersonThere } }, isTrusted, groups);
    }
    catch (error) {
        if (!(error instanceof _read_input_js__WEBPACK_IMPORTED_MODULE_19__/* .UsageError */ .eb))
            throw error;
        if (!(0,_hosts_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .isTerminalMissing */ .PO)(error.problems, { environment, isPersonThere }))
            throw error;
        const message = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_13__/* .textOf */ .b6)(_hosts_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_TERMINAL */ .f_);
        throw new _read_input_js__WEBPACK_IMPORTED_MODULE_19__/* .UsageError */ .eb([{ where: 'no terminal', message }, ...error.problems]);
    }
}
/** @param isTrusted whether `--trust-checkout` says that the files are one's own */
async function checkByOptions(started, isTrusted, groups) {
    const { input, io, log } = started;
    const { environment, workingDirectory, screen } = io;
    const secrets = (0,_model_job_secrets_js__WEBPACK_IMPORTED_MODULE_7__/* .environmentSecrets */ .P)(environment, /(?:^|_)TOKEN$/);
    const explainedPolicy = (0,_read_input_js__WEBPACK_IMPORTED_MODULE_19__/* .optionOf */ .XD)(input, 'explain');
    const reportsPath = (0,_read_input_js__WEBPACK_IMPORTED_MODULE_19__/* .optionOf */ .XD)(input, 'reports');
    const reports = reportsPath === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, reportsPath);
    const send = (0,_client_http_send_js__WEBPACK_IMPORTED_MODULE_6__/* .createSend */ .R)(io);
    const ports = (0,_check_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limitPorts */ .wP)((0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_14__/* .readTimeout */ .OW)((0,_read_input_js__WEBPACK_IMPORTED_MODULE_19__/* .optionOf */ .XD)(input, 'timeout')), { ...io, send });
    const output = {
        reports,
        command: log.command,
        writeReports: (view, directory) => (0,_hosts_files_js__WEBPACK_IMPORTED_MODULE_4__/* .writeReports */ .Li)(view, directory, _output_files_js__WEBPACK_IMPORTED_MODULE_20__/* .writeWholeFile */ .R0),
    };
    const ciHost = await (0,_model_ended_by_js__WEBPACK_IMPORTED_MODULE_8__/* .endedBy */ .m)(ports.endSignal, (0,_hosts_ci_job_js__WEBPACK_IMPORTED_MODULE_3__/* .openCiJob */ .uW)(ports, output));
    if (isTrusted && ciHost.jobTree.proposed)
        throw new _read_input_js__WEBPACK_IMPORTED_MODULE_19__/* .UsageError */ .eb([_hosts_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .REFUSED_IN_CI */ .qg]);
    const checked = await (0,_check_check_js__WEBPACK_IMPORTED_MODULE_1__/* .check */ .z6)(ciHost, {
        async settings(jobTree, _, parsed) {
            const explains = explainedPolicy !== undefined;
            const more = { parsed, groups, explains };
            const loaded = await (0,_load_options_js__WEBPACK_IMPORTED_MODULE_17__/* .loadCheckSettings */ .qR)(input, io, jobTree, more);
            const pathProblems = await (0,_output_files_js__WEBPACK_IMPORTED_MODULE_20__/* .reportPathProblems */ .Up)(input, workingDirectory);
            if ('settings' in loaded && pathProblems.length === 0)
                return loaded;
            const settingProblems = 'problems' in loaded ? loaded.problems : [];
            throw new _read_input_js__WEBPACK_IMPORTED_MODULE_19__/* .UsageError */ .eb([...settingProblems.map(_check_options_js__WEBPACK_IMPORTED_MODULE_15__/* .toOptionProblem */ ._m), ...pathProblems]);
        },
        workingDirectory,
        secrets,
        concealed: (0,_model_job_secrets_js__WEBPACK_IMPORTED_MODULE_7__/* .concealedIn */ .w)(environment),
        // Reports of an earlier job are not part of the configuration.
        never: reports === undefined ? [] : [reports],
        log,
        print: log.print,
        explained: explainedPolicy === undefined ? undefined : explainedOn(explainedPolicy, started),
        printEnd: screen && ((view) => printOnScreen(view, screen, log)),
        status: io.status,
    }, ports);
    if (!('problems' in checked))
        return checked;
    const { problems, ended, refused } = checked;
    if (ended !== undefined)
        throw new Error((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_21__/* .sentencesOf */ .cj)(problems));
    if (refused !== undefined) {
        throw (0,_read_input_js__WEBPACK_IMPORTED_MODULE_19__/* .usageError */ .Wp)('--allow-untrusted-head', `is not given. ${(0,_check_options_js__WEBPACK_IMPORTED_MODULE_15__/* .withOptionNames */ .iO)(refused)}`);
    }
    throw new _read_input_js__WEBPACK_IMPORTED_MODULE_19__/* .UsageError */ .eb(problems.map(_check_options_js__WEBPACK_IMPORTED_MODULE_15__/* .toOptionProblem */ ._m));
}
/** Rows that the shell's prompt and the last lines of the log take beside the report. */
const ROWS_BESIDE_REPORT = 4;
/** A report on fewer rows would lose its findings; then the terminal scrolls. */
const MIN_ROWS = 20;
function printOnScreen(view, { columns, rows, colour }, log) {
    const size = { columns: columns(), rows: Math.max(MIN_ROWS, rows() - ROWS_BESIDE_REPORT) };
    for (const line of ['', ...(0,_report_terminal_js__WEBPACK_IMPORTED_MODULE_11__/* .renderTerminal */ .b)(view, { ...size, colour })])
        log.command(line);
}
//# sourceMappingURL=check.js.map

/***/ }),

/***/ 93452:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cw: function() { return /* binding */ unreadableAnswer; },
/* harmony export */   dh: function() { return /* binding */ HostError; },
/* harmony export */   wh: function() { return /* binding */ readId; },
/* harmony export */   yg: function() { return /* binding */ onHostError; }
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65639);
/** The error of a CI host that refused a request or did not answer it. Its kinds differ in what can be done about it. */


/** The message is a whole sentence; it never shows a token or a query. */
class HostError extends Error {
    name = 'HostError';
    kind;
    /**
     * `accepted`: as in `issues=write; pull_requests=write`, from a server that says so. `aboutToken`: the host refused
     * because of the token, by its own words, and the message does not say what the token needs.
     */
    facts;
    helpCode;
    constructor(kind, message, { helpCode, ...facts } = {}, cause) {
        super(message, { cause });
        this.kind = kind;
        this.facts = facts;
        this.helpCode = helpCode;
    }
}
/**
 * For a `catch`: handles an error of the host, of these kinds or of any if none is named. Every other error is thrown again.
 */
function onHostError(handle, ...kinds) {
    return (error) => {
        if (!(error instanceof HostError))
            throw error;
        if (kinds.length > 0 && !kinds.includes(error.kind))
            throw error;
        return handle(error);
    };
}
function unreadableAnswer(service) {
    return new HostError('invalid', `${service} answered in an unrecognized form.`, {
        helpCode: _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.unreadableAnswer,
    });
}
/** The numeric `id` of something that `service` answered; throws `HostError` when it has none. */
function readId(json, service) {
    const id = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(json, 'id');
    if (typeof id !== 'number')
        throw unreadableAnswer(service);
    return id;
}
//# sourceMappingURL=host-error.js.map

/***/ }),

/***/ 65639:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: function() { return /* binding */ textAt; },
/* harmony export */   Ap: function() { return /* binding */ parseLink; },
/* harmony export */   P2: function() { return /* binding */ readOrigin; },
/* harmony export */   Si: function() { return /* binding */ toCommitId; },
/* harmony export */   W3: function() { return /* binding */ readSlug; },
/* harmony export */   XL: function() { return /* binding */ toRepositoryId; },
/* harmony export */   dR: function() { return /* binding */ readPositiveNumber; },
/* harmony export */   fK: function() { return /* binding */ valueAt; },
/* harmony export */   gc: function() { return /* binding */ readNonEmptyText; },
/* harmony export */   jG: function() { return /* binding */ toPullRequestFacts; },
/* harmony export */   kF: function() { return /* binding */ readGuid; },
/* harmony export */   uH: function() { return /* binding */ parsePositiveNumber; }
/* harmony export */ });
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66238);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/** Reads texts and answers of others. A value without the expected shape is undefined. */


/** A positive whole number; anything else, also 0, counts as missing. */
function parsePositiveNumber(text) {
    if (text === undefined || !/^[1-9]\d{0,14}$/.test(text))
        return undefined;
    return Number(text);
}
/** A value that is a positive whole number; anything else counts as missing. */
function readPositiveNumber(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
/** A whole commit id, SHA-1 or SHA-256: "HEAD" and short ones name no commit. */
function toCommitId(text) {
    return typeof text === 'string' ? (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_0__/* .readCommitId */ .f)(text) : undefined;
}
/** A GUID; undefined for any other text. */
function readGuid(text) {
    const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
    return text !== undefined && shape.test(text) ? text : undefined;
}
/** `group/project`, at any depth, without a segment that leads elsewhere. */
function readSlug(text) {
    if (text === undefined || !/^[\w.-]+(?:\/[\w.-]+)+$/.test(text))
        return undefined;
    return text.split('/').some((part) => /^\.+$/.test(part)) ? undefined : text;
}
/** An http(s) address, without credentials and without a slash at its end. */
function parseLink(text) {
    if (text === undefined || !URL.canParse(text))
        return undefined;
    const url = new URL(text);
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return undefined;
    url.username = '';
    url.password = '';
    return url.href.replace(/\/$/, '');
}
/** The origin of an http(s) address; undefined for any other text. */
function readOrigin(text) {
    const address = parseLink(text);
    return address && new URL(address).origin;
}
/** A pull or merge request: no address without a number. */
function toPullRequestFacts(number, url) {
    return number === undefined ? undefined : { number, url };
}
/** The value at this path of names. */
function valueAt(value, ...names) {
    return names.reduce((inner, name) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(inner)[name], value);
}
/** A text that is not empty. */
function readNonEmptyText(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}
/** The text at this path of names, if it is not empty. */
function textAt(value, ...names) {
    return readNonEmptyText(valueAt(value, ...names));
}
/** The id of a repository with the server that gave it; undefined unless both are known. */
function toRepositoryId(host, id) {
    return host === undefined || id === undefined ? undefined : { host, id: String(id) };
}
//# sourceMappingURL=shapes.js.map

/***/ }),

/***/ 18471:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: function() { return /* binding */ TransportError; }
/* harmony export */ });
/** An exchange without a complete answer. */
class TransportError extends Error {
    name = 'TransportError';
    failure;
    /** A sentence that says what to do about it, if the failure itself makes that clear. */
    remedy;
    /** The word of the system or the library for it, as `ENOTFOUND`; `NO_TLS` for bytes that are not TLS. */
    code;
    helpCode;
    constructor(failure, message, options = {}) {
        super(message, options);
        this.failure = failure;
        this.remedy = options.remedy;
        this.code = options.code;
        this.helpCode = options.helpCode;
    }
}
//# sourceMappingURL=ports.js.map

/***/ }),

/***/ 83123:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ sectionTitle; },
/* harmony export */   z: function() { return /* binding */ sectionWords; }
/* harmony export */ });
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10000);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74913);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43629);



/** The title of a list of causes that keep the gate closed: what can be done about them, and by whom. */
function sectionTitle({ id, causes }, view) {
    const isApprovable = (view.context.actors.approvals?.toWrite ?? []).length > 0;
    switch (id) {
        case 'overridable': {
            const teams = [...new Set(causes.flatMap(({ overriders = [] }) => overriders))];
            const names = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .firstParts */ .J4)(teams.map((team) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .sentencePart */ .vn)('code', team, 80)), 4);
            return teams.length === 0
                ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `Must be fixed, or overridden by those who manage policy overrides`
                : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `Must be fixed, or overridden by ${teams.length === 1 ? 'team' : 'teams'} ${names}`;
        }
        case 'own-policies':
            return isApprovable
                ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `Must be fixed, or approved by a comment, or excepted for a time`
                : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `Must be fixed, or excepted for a time`;
        case 'guarded':
            return isApprovable
                ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `Guarded: needs approval by a comment`
                : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `Guarded: must be fixed`;
        case 'known-later':
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `Could not be judged before the apply`;
        case 'unjudged':
            return causes.every(({ status }) => status === 'errored')
                ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `Could not be evaluated`
                : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `Could not be judged`;
        default:
            return view.green ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `Failed, but not enforced` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `Must be fixed`;
    }
}
/** What the other causes are called together, with their number: `2 advisory policies`. */
function sectionWords({ id, causes }) {
    const { length } = causes;
    switch (id) {
        case 'accepted':
            return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countWords */ .rj)(length, (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .acceptedNoun */ .uI)(causes));
        case 'warnings':
            return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countWords */ .rj)(length, 'warning of the plan', 'warnings of the plan');
        case 'notices':
            return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countWords */ .rj)(length, 'notice');
        case 'advisory': {
            const failures = causes
                .flatMap(({ occurrences }) => occurrences)
                .reduce((sum, { workspaces }) => sum + workspaces.length, 0);
            const policies = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countWords */ .rj)((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .countPolicies */ .kC)(causes), 'advisory policy', 'advisory policies');
            return failures === length
                ? (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countWords */ .rj)(length, 'advisory failure')
                : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${policies}, ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countWords */ .rj)(failures, 'failure')}`;
        }
        default:
            return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countWords */ .rj)(length, 'cause');
    }
}
//# sourceMappingURL=section-words.js.map

/***/ }),

/***/ 96544:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $T: function() { return /* binding */ verdictTotals; },
/* harmony export */   CZ: function() { return /* binding */ resultsFold; },
/* harmony export */   cI: function() { return /* binding */ workspaceTable; }
/* harmony export */ });
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83538);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30445);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43629);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70075);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10000);
/* harmony import */ var _verdict_sentence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58087);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67713);
/* harmony import */ var _render_sentence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44254);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(95439);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(74913);
/** Tables of the workspaces (verdict, plan, policies) and of all policy results. */










/**
 * The policies of the service and the team's own have a column each, which says whose they are. Without a service there
 * are only the latter, and no run.
 */
function tableHead({ context }) {
    const { ownPolicies } = context.judges;
    const { hostname } = context.plans;
    const own = (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .joinNonEmpty */ .JO)(', ', ...ownPolicies.map((source) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(source, 60)));
    if (hostname === undefined) {
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `| | Workspace | Plan | ${own || 'Policies'} |\n|---|---|---|---|`;
    }
    if (ownPolicies.length === 0) {
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `| | Workspace | Plan | Policies | Run |\n|---|---|---|---|---|`;
    }
    const service = hostname === HCP_TERRAFORM_HOST ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `HCP Terraform` : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(hostname, 60);
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `| | Workspace | Plan | ${service} | ${own} | Run |\n|---|---|---|---|---|---|`;
}
const HCP_TERRAFORM_HOST = 'app.terraform.io';
/** With more rows than this, what must be fixed would not be on the first screen. */
const OPEN_ROWS = 12;
/** The workspaces, the worst first: open where they are few, else folded, with how many have which verdict as its title. */
function workspaceTable(view, budget) {
    const byName = [...view.workspaces].sort((one, other) => (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .compareCodeUnits */ .UF)(one.name, other.name));
    const sorted = (0,_verdict_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .sortWorstFirst */ .Qi)(byName);
    const head = tableHead(view);
    const toRow = (workspace) => workspaceRow(workspace, view);
    if (sorted.length > OPEN_ROWS) {
        const title = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .workspaceCountWords */ .jK)(sorted.length)}: ${verdictTotals(sorted)}`;
        return (0,_budget_js__WEBPACK_IMPORTED_MODULE_8__/* .renderFold */ .I2)(budget, { title, head }, sorted, toRow);
    }
    if (sorted.length === 0 || !budget.tryTake(head))
        return { text: '', missing: sorted.length };
    const rows = (0,_budget_js__WEBPACK_IMPORTED_MODULE_8__/* .renderWhileFits */ .oW)(budget, sorted, toRow);
    return { text: (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .joinNonEmpty */ .JO)('\n', head, ...rows), missing: sorted.length - rows.length };
}
/** `20 blocked, 40 need an override`, the worst first. */
function verdictTotals(sorted) {
    const totals = (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .groupBy */ .$z)(sorted, ({ verdict }) => verdict).map((alike) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNumber */ .ZV)(alike.length)} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictWordsFor */ .U_)(alike[0].verdict, alike.length)}`);
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .joinNonEmpty */ .JO)(', ', ...totals);
}
function workspaceRow(workspace, view) {
    const { verdict } = workspace;
    // The icon is about what fails the job, the words are about the policies alone.
    const none = (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .isGreen */ .gf)(verdict)
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `no policies`
        : (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictWords */ .L2)(verdict, workspace.counts.advisoryFailed);
    const plan = (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .planWords */ .DO)(workspace, (text) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `**${text}**`);
    return tableRow((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .signsOf */ .Oi)(verdict, (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .isGreen */ .gf)(verdict, view.context.gate.failOn)).icon}`, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(workspace.name, 90), (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .joinNonEmpty */ .JO)('<br>', plan, costWords(workspace.cost?.deltaMonthly)), ...policyCells(workspace, view, none), ...(view.context.plans.runsAt === undefined
        ? []
        : [(0,_links_js__WEBPACK_IMPORTED_MODULE_6__/* .runLink */ .ut)(workspace, view.context) || (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `–`]));
}
function tableRow(...cells) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `| ${(0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .joinNonEmpty */ .JO)(' | ', ...cells)} |`;
}
/**
 * How many policies have which result: one cell, or one for the service's policies and one for the team's own.
 *
 * @param none what a cell without policies says
 */
function policyCells(workspace, { context }, none) {
    const strong = (words) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `**${words}**`;
    if (context.plans.hostname === undefined || context.judges.ownPolicies.length === 0) {
        return [(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .resultCountWords */ .Gw)(workspace, strong) || none];
    }
    const { own, others } = workspace.countsBySource;
    return [others, own].map((counts) => (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .resultCountWords */ .Gw)(counts, strong) || none);
}
/** `+12.40 a month` of a decimal number as text; empty for nothing, zero and what is no number. */
function costWords(delta) {
    if (delta === undefined || !/^-?\d{1,15}(?:\.\d{1,10})?$/.test(delta))
        return '';
    const value = Number(delta);
    if (value === 0)
        return '';
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${value > 0 ? '+' : '−'}${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .asMarkdown */ .g5)(Math.abs(value).toFixed(2))} USD a month`;
}
/** For `sort`: results that all passed come last. */
function comparePassed(one, other) {
    const hasPassed = (results) => results.every(({ status }) => status === 'passed');
    return Number(hasPassed(one)) - Number(hasPassed(other));
}
/** Every policy once, with all its results, passed ones too, folded: for the job summary. */
function resultsFold(view, budget) {
    const name = ({ policySet, policy }) => `${policySet}\n${policy}`;
    const rows = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .groupByPolicy */ .px)(view.results).sort((one, other) => comparePassed(one, other) || (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .compareCodeUnits */ .UF)(name(one[0]), name(other[0])));
    const head = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `| Policy | Level | Result | Workspaces |\n|---|---|---|---|`;
    const title = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${rows.length > 1 ? 'All ' : ''}${(0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .policyCountWords */ .xZ)(rows.length)}`;
    return (0,_budget_js__WEBPACK_IMPORTED_MODULE_8__/* .renderFold */ .I2)(budget, { title, head }, rows, policyRow);
}
/** One line in each cell for every level and status of this policy, passed ones last. */
function policyRow(results) {
    const [{ policySet, policy }] = results;
    const set = policySet === '' ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `<br><sub>${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(policySet, 80)}</sub>`;
    const alike = (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .groupBy */ .$z)(results, ({ level, status, word, override }) => [
        level,
        status,
        status === 'unknown' && word,
        override?.condition,
    ]);
    alike.sort(comparePassed);
    const lines = (lineOf) => (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .joinNonEmpty */ .JO)('<br>', ...alike.map(lineOf));
    return tableRow((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(policy, 120)}${set}`, lines(([{ level }]) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .levelWords */ .s2)(level)}`), lines(([{ status, word = '', override }]) => {
        if (override?.condition)
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `condition approved`;
        return status === 'unknown' ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `unknown ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(word, 40)}` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${status}`;
    }), lines((group) => {
        const workspaceNames = [...new Set(group.map(({ workspace }) => workspace))];
        const names = workspaceNames.slice(0, 3).map((name) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(name, 60));
        const rest = workspaceNames.length - names.length;
        return (0,_render_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .toMarkdown */ .l6)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .listParts */ .Z)(rest > 0 ? [...names, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNumber */ .ZV)(rest)} more`] : names));
    }));
}
//# sourceMappingURL=workspace-table.js.map

/***/ })

};
;