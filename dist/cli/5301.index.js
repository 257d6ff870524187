"use strict";
exports.id = 5301;
exports.ids = [5301];
exports.modules = {

/***/ 75483:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: function() { return /* binding */ toOutputs; }
/* harmony export */ });
/* unused harmony export emptyOutputs */
/* harmony import */ var _report_approval_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70521);
/* harmony import */ var _report_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30445);
/** Outputs of the gate: small texts, nothing secret, the same names in every case. */



/** @param written outputs that are left out of it are empty */
function toOutputs(view, written = {}) {
    const { counts, workspaces } = view;
    const first = workspaces.find(({ runId }) => runId !== undefined) ?? workspaces[0];
    const runs = workspaces.flatMap(({ name, runId }) => runId === undefined ? [] : [[name, runId]]);
    return {
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
        ...(0,_report_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .changeTotals */ .QI)(workspaces),
        'no-changes': noChangesOf(view),
        'needs-approval': JSON.stringify((0,_report_approval_words_js__WEBPACK_IMPORTED_MODULE_0__/* .neededApprovals */ .ac)(view.results)),
        'comment-url': '',
        'report-json': '',
        'report-html': '',
        'report-sarif': '',
        'plan-json': '{}',
        ...written,
    };
}
/** Empty where it is not known of one workspace, and nothing is known to change in another. */
function noChangesOf({ workspaces, unaffected, }) {
    const known = workspaces.map(({ plan }) => plan?.noChanges);
    if (known.includes(false))
        return 'false';
    const areAllKnown = known.every((each) => each === true);
    return areAllKnown && workspaces.length + unaffected.length > 0 ? 'true' : '';
}
/** The outputs if nothing could be judged: every name is set, too. */
function emptyOutputs(verdict = 'undecided') {
    const counts = countResults([]);
    const totals = { adds: '', changes: '', destroys: '', replaces: '' };
    return {
        ...toOutputs({ verdict, green: false, counts, workspaces: [], unaffected: [], results: [] }),
        ...totals,
    };
}
//# sourceMappingURL=outputs.js.map

/***/ }),

/***/ 14748:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K5: function() { return /* binding */ withReportFiles; },
/* harmony export */   Li: function() { return /* binding */ writeReports; },
/* harmony export */   VB: function() { return /* binding */ renderFile; },
/* harmony export */   bI: function() { return /* binding */ reportFileNames; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _report_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47912);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75483);
/**
 * Reports as files: what Jenkins, CircleCI and every other host reads, and what GitLab shows on a
 * merge request by itself. The names are part of the interface.
 */



/** The reports that the gate has by itself, and those that features bring. */
function withReportFiles(brought) {
    return [
        {
            file: 'report.json',
            option: 'report-json',
            description: 'everything, as JSON',
            render: _report_json_js__WEBPACK_IMPORTED_MODULE_1__/* .renderJson */ .hF,
        },
        ...brought,
        {
            file: 'comment.md',
            description: 'the comment, as Markdown',
            render: async (view) => `${(await Promise.all(/* import() */[__webpack_require__.e(6010), __webpack_require__.e(7187), __webpack_require__.e(9543), __webpack_require__.e(4340)]).then(__webpack_require__.bind(__webpack_require__, 69543))).renderComment(view)}\n`,
        },
        {
            file: 'summary.md',
            description: 'the longer text that GitHub shows as the summary of a job',
            render: async (view) => (await Promise.all(/* import() */[__webpack_require__.e(6010), __webpack_require__.e(7187), __webpack_require__.e(9543), __webpack_require__.e(4340)]).then(__webpack_require__.bind(__webpack_require__, 69543))).renderSummary(view),
        },
        {
            file: 'changes.json',
            description: 'what changes with its values, where `show-values` asks for them',
            render: async (view) => (await __webpack_require__.e(/* import() */ 9760).then(__webpack_require__.bind(__webpack_require__, 39760))).renderValuesAsJson(view),
        },
        {
            file: 'verdict.env',
            description: 'the outputs as variables, for later jobs',
            shownBy: 'GitLab',
            render: renderDotenv,
        },
    ];
}
/** The text of one report, by the name of its file; empty where nothing brings it. */
async function renderFile(files, name, view) {
    return (await files.find(({ file }) => file === name)?.render(view)) ?? '';
}
/** `report.json, comment.md and the files that GitLab shows`. */
function reportFileNames(files) {
    const general = files.filter(({ shownBy }) => shownBy === undefined);
    return `${general.map(({ file }) => file).join(', ')} and the files that GitLab shows`;
}
/**
 * Rejects when a file cannot be written; what was written before stays.
 *
 * @param write writes a whole file or none, and makes the directories above it
 */
async function writeReports(files, view, directory, write) {
    for (const { file, render } of files) {
        const text = await render(view);
        if (text !== undefined)
            await write((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, file), text);
    }
}
/** `artifacts:reports:dotenv`: one `PLANGATE_NAME=value` a line without white space, 5 KB in all, so no list. */
function renderDotenv(view) {
    return Object.entries((0,_outputs_js__WEBPACK_IMPORTED_MODULE_2__/* .toOutputs */ .I)(view))
        .filter(([name, value]) => value !== '' && !['run-ids', 'plan-json'].includes(name))
        .map(([name, value]) => `PLANGATE_${name.toUpperCase().replaceAll('-', '_')}=${value.replaceAll(/\s/g, '')}\n`)
        .join('');
}
//# sourceMappingURL=write-reports.js.map

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

/***/ 45301:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  demo: function() { return /* reexport */ demo; },
  findExamples: function() { return /* reexport */ scenarios/* findExamples */.pW; }
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./build/src/tools/demo/scenarios.js
var scenarios = __webpack_require__(7298);
// EXTERNAL MODULE: ./build/src/machine/execute.js + 1 modules
var machine_execute = __webpack_require__(4643);
;// CONCATENATED MODULE: ./build/src/machine/open-in-browser.js
/** Shows a file to the person at this machine. */


const OPENERS = { darwin: 'open', win32: 'explorer' };
/** Variables by which a program finds the graphical session. */
const SESSION = [
    'DISPLAY',
    'WAYLAND_DISPLAY',
    'XDG_RUNTIME_DIR',
    'DBUS_SESSION_BUS_ADDRESS',
    'BROWSER',
];
/**
 * Opens a file in the browser; does nothing on a machine without one.
 *
 * @param path absolute path of a file that this program wrote
 */
async function openInBrowser(path, { execute, ...where }) {
    const variables = (0,machine_execute/* pickVariables */.hY)(where.environment, SESSION);
    const opener = OPENERS[(0,external_node_os_.platform)()] ?? 'xdg-open';
    await execute(opener, [path], { ...where, variables, goesOn: true }).catch(() => undefined);
}
//# sourceMappingURL=open-in-browser.js.map
// EXTERNAL MODULE: ./build/src/model/verdict.js
var verdict = __webpack_require__(83538);
// EXTERNAL MODULE: ./build/src/report/job-log.js
var job_log = __webpack_require__(8600);
// EXTERNAL MODULE: ./build/src/report/json.js
var report_json = __webpack_require__(47912);
// EXTERNAL MODULE: ./build/src/report/neutralise-log.js
var neutralise_log = __webpack_require__(22195);
// EXTERNAL MODULE: ./build/src/features.js + 3 modules
var features = __webpack_require__(73163);
// EXTERNAL MODULE: ./build/src/hosts/write-reports.js
var write_reports = __webpack_require__(14748);
// EXTERNAL MODULE: ./build/src/report/screen.js
var screen = __webpack_require__(26338);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(74913);
// EXTERNAL MODULE: ./build/src/report/markdown-report.js + 1 modules
var markdown_report = __webpack_require__(69543);
// EXTERNAL MODULE: ./build/src/check/command.js
var command = __webpack_require__(19315);
// EXTERNAL MODULE: ./build/src/check/command-input.js
var command_input = __webpack_require__(89834);
// EXTERNAL MODULE: ./build/src/report/wrap-lines.js
var wrap_lines = __webpack_require__(15920);
;// CONCATENATED MODULE: ./build/src/tools/demo/demo.js
/** Shows what a reviewer sees, from the first line of the log to the verdict. */


















const demo = {
    name: 'demo',
    tidiesUpMs: 3_000,
    summary: 'see all of it in ten seconds, no account, no network',
    description: 'Runs the real gate on the example configuration. A local service plans it and evaluates real policies. A local stand-in for GitHub receives the comment and the annotations. Prints what a reviewer would see, without waiting. Nothing leaves this machine.',
    options: [
        (0,command/* option */.uK)('--scenario <verdict>', 'how it ends', { choices: verdict/* VERDICTS */.bk, default: 'blocked' }),
        (0,command/* option */.uK)('--raw', "print everything: the job's log, the comment as Markdown, the annotations"),
        (0,command/* option */.uK)('--open', 'write the report as a page and open it in the browser'),
        (0,command/* option */.uK)('--json', 'print the report as JSON and nothing else'),
    ],
    examples: {
        'plangate demo': 'failures that cannot be overridden',
        'plangate demo --scenario needs-override': 'one that can be overridden',
        'plangate demo --open': 'the same as a page',
    },
    run,
};
async function run(input, io) {
    const scenario = verdict/* VERDICTS */.bk.find((word) => word === (0,command_input/* optionOf */.XD)(input, 'scenario')) ?? 'blocked';
    const json = (0,command_input/* flagOf */.iP)(input, 'json');
    const raw = (0,command_input/* flagOf */.iP)(input, 'raw') && !json;
    const { createLog } = await io.partsForTools();
    const log = createLog(io, { printTo: json ? 'err' : 'out' });
    if (raw)
        await io.out(`${renderIntroduction(scenario)}${renderHeading("The job's log")}`);
    else if (!json) {
        const title = `Plangate demo: ${scenarios/* SCENARIOS */.U9[scenario].story}\n(the service and GitHub are stand-ins on this machine)`;
        await io.out(`${fitToScreen(title, io)}\n\n`);
    }
    // The simulated hosts are loaded after the first lines are printed.
    const { runDemo } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(8697), __webpack_require__.e(3597), __webpack_require__.e(351), __webpack_require__.e(2940), __webpack_require__.e(6433), __webpack_require__.e(8005), __webpack_require__.e(7937), __webpack_require__.e(177), __webpack_require__.e(5940), __webpack_require__.e(8954), __webpack_require__.e(4080), __webpack_require__.e(3027), __webpack_require__.e(9051), __webpack_require__.e(1307), __webpack_require__.e(4120), __webpack_require__.e(754), __webpack_require__.e(829), __webpack_require__.e(5051)]).then(__webpack_require__.bind(__webpack_require__, 6802));
    const result = await runDemo({
        scenario,
        examples: (0,scenarios/* findExamples */.pW)(),
        version: io.version,
        signal: io.signal,
        log,
        onLines: (lines) => raw && lines.forEach(log.print),
    });
    await log.flush();
    if (json)
        await io.out((0,report_json/* renderJson */.hF)(result.view));
    else
        await io.out(raw ? renderRaw(result) : renderScreen(result, io));
    if ((0,command_input/* flagOf */.iP)(input, 'open'))
        await openPage(result, io);
    return command/* EXIT */.dc.green;
}
/** Rows for the report: with the title and the three lines below it, one screen of 38 rows is full. */
const ROWS = 33;
/** The report, what the pull request gets, and what to try next. */
function renderScreen({ view, comments, annotations }, io) {
    const { colour = false } = io.screen ?? {};
    const columns = io.screen?.columns() ?? 100;
    const report = (0,screen/* renderTerminal */.b)(view, { columns, rows: ROWS, colour });
    const published = [
        comments.length > 0 ? 'one comment' : 'no comment',
        (0,report_text/* countWords */.rj)(annotations.length, 'annotation'),
        `a ${view.green ? 'green' : 'red'} check`,
    ];
    const other = view.verdict === 'passed' ? 'blocked' : 'passed';
    return joinLines([
        ...report,
        '',
        fitToScreen(`The pull request gets ${(0,report_text/* listText */.so)(published)}: plangate demo --open, --raw`, io),
        fitToScreen(`Next: plangate init (your repository) · plangate demo --scenario ${other}`, io),
    ]);
}
function fitToScreen(text, { screen }) {
    return screen === undefined ? text : (0,wrap_lines/* wrapLines */.M)(text, screen.columns());
}
/** Writes the report as a page and opens it. Its address is printed, too, for a machine without a browser. */
async function openPage({ view }, { out, execute, environment, workingDirectory: cwd }) {
    const directory = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'plangate-page-'));
    const page = (0,external_node_path_.join)(directory, 'report.html');
    await (0,promises_.writeFile)(page, await (0,write_reports/* renderFile */.VB)(features/* FILES_OF_FEATURES */.om, 'report.html', view));
    await out(`The page: ${(0,external_node_url_.pathToFileURL)(page).href}\n`);
    await openInBrowser(page, { execute, environment, cwd });
}
function renderIntroduction(scenario) {
    return `Plangate demo: ${scenarios/* SCENARIOS */.U9[scenario].story}.

The configuration, the policies, the gate and what it publishes are real. The service and GitHub are
stand-ins on this machine, shown as ${scenarios/* SHOWN */.kC.service} and
${scenarios/* SHOWN */.kC.github}. Other endings: --scenario ${verdict/* VERDICTS */.bk.filter((word) => word !== scenario).join(', ')}.
`;
}
/** Everything that a pull request and its job would show, below the log of the job. */
function renderRaw({ view, comments, annotations, exitCode }) {
    const [comment] = comments;
    const annotationLines = annotations.flatMap(({ path, start_line: startLine, annotation_level: level, title, message }) => [
        `${path}:${startLine}  ${level}  ${title}`,
        ...message.split('\n').map((line) => `    ${line}`),
    ]);
    return [
        joinLines((0,job_log/* renderVerdict */.gM)(view)),
        renderHeading(`The comment on pull request #42${comment ? `, by ${comment.author}` : ''}`),
        renderMarkdown(comment?.body ?? '(none)'),
        renderHeading('The annotations, on the lines at fault'),
        joinLines(annotationLines.length === 0 ? ['(none)'] : annotationLines),
        renderHeading('The job summary'),
        renderMarkdown((0,markdown_report.renderSummary)(view)),
        renderHeading('The verdict'),
        `${(0,command/* sentence */.em)(view.headline)} The job is ${view.green ? 'green' : 'red'}; plangate check would exit with ${exitCode}.\n`,
    ].join('');
}
/** A line of 100 columns, as wide as the report, with an empty line before and after. */
function renderHeading(text) {
    return `\n── ${text} ${'─'.repeat(Math.max(3, 96 - text.length))}\n\n`;
}
/** Markdown as plain lines, without its invisible comments, such as the marker. */
function renderMarkdown(markdown) {
    const visible = markdown.split('\n').filter((line) => !/^<!-- .* -->$/.test(line));
    const text = visible.join('\n').replaceAll(/\n{3,}/g, '\n\n');
    return joinLines((0,neutralise_log/* neutraliseLog */.Z$)(text.trimEnd()).map((line) => line.trimEnd()));
}
function joinLines(lines) {
    return lines.map((line) => `${line}\n`).join('');
}
//# sourceMappingURL=demo.js.map
;// CONCATENATED MODULE: ./build/src/tools/demo/index.js


//# sourceMappingURL=index.js.map

/***/ }),

/***/ 7298:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U9: function() { return /* binding */ SCENARIOS; },
/* harmony export */   kC: function() { return /* binding */ SHOWN; },
/* harmony export */   pW: function() { return /* binding */ findExamples; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
/** How each verdict comes about: what the pull request changes in the examples, what happens to the run, and where these are. */


const ENCRYPT = [
    'storage/volumes.tf',
    '  encrypted         = false\n',
    '  encrypted         = true\n  kms_key_id        = aws_kms_key.data.arn\n',
];
const CLOSE_NFS = [
    'storage/shared.tf',
    'cidr_blocks = ["0.0.0.0/0"]',
    'cidr_blocks = ["10.20.0.0/16"]',
];
const MOVE_BUCKET = ['network/flow-logs.tf', '  region = "us-east-1"\n', ''];
const TAG_EIP = [
    'network/main.tf',
    '  domain = "vpc"\n',
    '  domain = "vpc"\n  tags   = local.tags\n',
];
const TAG_ROUTES = [
    'modules/vpc/subnets/main.tf',
    'resource "aws_route_table" "this" {\n  vpc_id = var.vpc_id\n',
    'resource "aws_route_table" "this" {\n  vpc_id = var.vpc_id\n  tags   = var.tags\n',
];
const TAG_SCRATCH = [
    'storage/volumes.tf',
    '  availability_zone = each.value\n',
    '  availability_zone = each.value\n  tags              = local.tags\n',
];
const KEEP_EXPORTS = [
    'storage/buckets.tf',
    'resource "aws_s3_bucket" "exports" {\n',
    `resource "aws_s3_bucket_versioning" "exports" {
  bucket = aws_s3_bucket.exports.id

  versioning_configuration {
    status = "Enabled"
  }
}

resource "aws_s3_bucket" "exports" {
`,
];
const MISSPELL = [
    'network/main.tf',
    'source = "../modules/vpc"',
    'source = "../modules/vcp"',
];
const MANDATORY = [ENCRYPT, CLOSE_NFS];
const ADVISORY = [TAG_EIP, TAG_ROUTES, TAG_SCRATCH, KEEP_EXPORTS];
const EVERYTHING = [...MANDATORY, MOVE_BUCKET, ...ADVISORY];
const SCENARIOS = {
    passed: { story: 'a pull request that fixes everything', edits: EVERYTHING, plans: 'passed' },
    advisory: {
        story: 'a pull request that leaves the advisory failures',
        edits: [...MANDATORY, MOVE_BUCKET],
        plans: 'advisory',
    },
    overridden: {
        story: 'a pull request whose one mandatory failure is overridden during the check',
        edits: [...MANDATORY, ...ADVISORY],
        plans: 'overridden',
        isOverridden: true,
    },
    'needs-override': {
        story: 'a pull request with a failure that can be overridden',
        edits: MANDATORY,
        plans: 'needs-override',
    },
    blocked: {
        story: 'a pull request with failures that cannot be overridden',
        edits: [],
        plans: 'blocked',
    },
    errored: {
        story: 'a pull request that cannot be planned',
        edits: [...EVERYTHING, MISSPELL],
        plans: 'passed',
    },
    undecided: {
        story: 'a pull request whose policies are never evaluated, although the run ends well',
        edits: EVERYTHING,
        plans: 'passed',
        script: { workspace: 'net-prod', reference: { evaluationStuck: true } },
    },
    canceled: {
        story: 'a pull request whose run another person cancels',
        edits: EVERYTHING,
        plans: 'passed',
        script: {
            workspace: 'net-prod',
            reference: { interruption: { at: 'planning', action: 'cancel' } },
        },
    },
};
/** The addresses that are shown in place of the local service's, which changes with every start. */
const SHOWN = {
    service: 'https://app.terraform.example',
    github: 'https://github.example',
};
/**
 * The absolute path of `examples/`, with a slash at its end. It lies next to `dist/` in a clone and in the package, and two
 * levels higher from compiled sources.
 */
function findExamples() {
    for (const path of ['../../examples/', '../../../../examples/']) {
        const directory = (0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(new URL(path, require("url").pathToFileURL(__filename).href));
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(`${directory}seed.json`))
            return directory;
    }
    throw new Error('the folder examples/ is not where it was installed');
}
//# sourceMappingURL=scenarios.js.map

/***/ })

};
;