"use strict";
exports.id = 6136;
exports.ids = [6136];
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