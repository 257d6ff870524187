export const id = 426;
export const ids = [426];
export const modules = {
/***/ 30426:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
demo: () => ( demo)
});
var promises_ = __webpack_require__(51455);
var external_node_os_ = __webpack_require__(48161);
var external_node_path_ = __webpack_require__(76760);
var external_node_url_ = __webpack_require__(73136);
var scenarios = __webpack_require__(1397);
var machine_execute = __webpack_require__(45048);
;// CONCATENATED MODULE: ./build/src/machine/open-in-browser.js
const OPENERS = { darwin: 'open', win32: 'explorer' };
const SESSION = [
'DISPLAY',
'WAYLAND_DISPLAY',
'XDG_RUNTIME_DIR',
'DBUS_SESSION_BUS_ADDRESS',
'BROWSER',
];
async function openInBrowser(path, { execute, ...where }) {
const variables = (0,machine_execute.hY)(where.environment, SESSION);
const opener = OPENERS[(0,external_node_os_.platform)()] ?? 'xdg-open';
await execute(opener, [path], { ...where, variables, goesOn: true }).catch(() => undefined);
}
var verdict = __webpack_require__(83538);
var console = __webpack_require__(6621);
var report_json = __webpack_require__(47912);
var neutralise_log = __webpack_require__(22195);
var page_page = __webpack_require__(80558);
var terminal = __webpack_require__(24834);
var report_text = __webpack_require__(74913);
var report_comment = __webpack_require__(77077);
var command = __webpack_require__(24953);
var cli_log = __webpack_require__(11438);
var program = __webpack_require__(6180);
var read_input = __webpack_require__(73815);
var cli_terminal = __webpack_require__(49342);
;// CONCATENATED MODULE: ./build/src/cli/demo/command.js
const demo = {
name: 'demo',
tidiesUpMs: 3_000,
summary: 'see all of it in ten seconds, no account, no network',
description: 'Runs the real gate on the example configuration. A local service plans it and evaluates real policies. A local stand-in for GitHub receives the comment and the annotations. Prints what a reviewer would see, without waiting. Nothing leaves this machine.',
options: [
(0,command.uK)('--scenario <verdict>', 'how it ends', { choices: verdict.bk, default: 'blocked' }),
(0,command.uK)('--raw', "print everything: the job's log, the comment as Markdown, the annotations"),
(0,command.uK)('--open', 'write the report as a page and open it in the browser'),
(0,command.uK)('--json', 'print the report as JSON and nothing else'),
],
examples: {
'plangate demo': 'failures that cannot be overridden',
'plangate demo --scenario needs-override': 'one that can be overridden',
'plangate demo --open': 'the same as a page',
},
run,
};
async function run(input, io) {
const scenario = verdict.bk.find((word) => word === (0,read_input.XD)(input, 'scenario')) ?? 'blocked';
const json = (0,read_input.iP)(input, 'json');
const raw = (0,read_input.iP)(input, 'raw') && !json;
const log = (0,cli_log.h)(io, { printTo: json ? 'err' : 'out' });
if (raw)
await io.out(`${renderIntroduction(scenario)}${renderHeading("The job's log")}`);
else if (!json) {
const title = `Plangate demo: ${scenarios.U9[scenario].story}\n(the service and GitHub are stand-ins on this machine)`;
await io.out(`${fitToScreen(title, io)}\n\n`);
}
const { runDemo } = await Promise.all([__webpack_require__.e(7934), __webpack_require__.e(8697), __webpack_require__.e(3597), __webpack_require__.e(2940), __webpack_require__.e(351), __webpack_require__.e(2701), __webpack_require__.e(370), __webpack_require__.e(8536), __webpack_require__.e(9630), __webpack_require__.e(4080), __webpack_require__.e(6436), __webpack_require__.e(1816), __webpack_require__.e(8622), __webpack_require__.e(9355), __webpack_require__.e(4120), __webpack_require__.e(8795), __webpack_require__.e(6056)]).then(__webpack_require__.bind(__webpack_require__, 74188));
const result = await runDemo({
scenario,
examples: (0,scenarios.pW)(),
version: io.version,
signal: io.signal,
log,
onLines: (lines) => raw && lines.forEach(log.print),
});
await log.flush();
if (json)
await io.out((0,report_json.hF)(result.view));
else
await io.out(raw ? renderRaw(result) : renderScreen(result, io));
if ((0,read_input.iP)(input, 'open'))
await openPage(result, io);
return command.dc.green;
}
const ROWS = 33;
function renderScreen({ view, comments, annotations }, io) {
const { colour = false } = io.screen ?? {};
const columns = io.screen?.columns() ?? 100;
const report = (0,terminal.b)(view, { columns, rows: ROWS, colour });
const published = [
comments.length > 0 ? 'one comment' : 'no comment',
(0,report_text.rj)(annotations.length, 'annotation'),
`a ${view.green ? 'green' : 'red'} check`,
];
const other = view.verdict === 'passed' ? 'blocked' : 'passed';
return joinLines([
...report,
'',
fitToScreen(`The pull request gets ${(0,report_text.so)(published)}: plangate demo --open, --raw`, io),
fitToScreen(`Next: plangate init (your repository) · plangate demo --scenario ${other}`, io),
]);
}
function fitToScreen(text, { screen }) {
return screen === undefined ? text : (0,cli_terminal.MT)(text, screen.columns());
}
async function openPage({ view }, { out, execute, environment, workingDirectory: cwd }) {
const directory = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'plangate-page-'));
const page = (0,external_node_path_.join)(directory, 'report.html');
await (0,promises_.writeFile)(page, (0,page_page.renderPage)(view));
await out(`The page: ${(0,external_node_url_.pathToFileURL)(page).href}\n`);
await openInBrowser(page, { execute, environment, cwd });
}
function renderIntroduction(scenario) {
return `Plangate demo: ${scenarios.U9[scenario].story}.

The configuration, the policies, the gate and what it publishes are real. The service and GitHub are
stand-ins on this machine, shown as ${scenarios.kC.service} and
${scenarios.kC.github}. Other endings: --scenario ${verdict.bk.filter((word) => word !== scenario).join(', ')}.
`;
}
function renderRaw({ view, comments, annotations, exitCode }) {
const [comment] = comments;
const annotationLines = annotations.flatMap(({ path, start_line: startLine, annotation_level: level, title, message }) => [
`${path}:${startLine}  ${level}  ${title}`,
...message.split('\n').map((line) => `    ${line}`),
]);
return [
joinLines((0,console.gM)(view)),
renderHeading(`The comment on pull request #42${comment ? `, by ${comment.author}` : ''}`),
renderMarkdown(comment?.body ?? '(none)'),
renderHeading('The annotations, on the lines at fault'),
joinLines(annotationLines.length === 0 ? ['(none)'] : annotationLines),
renderHeading('The job summary'),
renderMarkdown((0,report_comment.renderSummary)(view)),
renderHeading('The verdict'),
`${(0,program.em)(view.headline)} The job is ${view.green ? 'green' : 'red'}; plangate check would exit with ${exitCode}.\n`,
].join('');
}
function renderHeading(text) {
return `\n── ${text} ${'─'.repeat(Math.max(3, 96 - text.length))}\n\n`;
}
function renderMarkdown(markdown) {
const visible = markdown.split('\n').filter((line) => !/^<!-- .* -->$/.test(line));
const text = visible.join('\n').replaceAll(/\n{3,}/g, '\n\n');
return joinLines((0,neutralise_log.Z$)(text.trimEnd()).map((line) => line.trimEnd()));
}
function joinLines(lines) {
return lines.map((line) => `${line}\n`).join('');
}
/***/ }),
/***/ 1397:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
U9: () => ( SCENARIOS),
kC: () => ( SHOWN),
pW: () => ( findExamples)
});
var node_fs_0_ = __webpack_require__(73024);
var node_url_1_ = __webpack_require__(73136);
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
const SHOWN = {
service: 'https://app.terraform.example',
github: 'https://github.example',
};
function findExamples() {
for (const path of ['../../examples/', '../../../../examples/']) {
const directory = (0,node_url_1_.fileURLToPath)(new URL(path, import.meta.url));
if ((0,node_fs_0_.existsSync)(`${directory}seed.json`))
return directory;
}
throw new Error('the folder examples/ is not where it was installed');
}
/***/ })
};
