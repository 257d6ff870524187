#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_modules__ = ({
/***/ 42613:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");
/***/ }),
/***/ 20181:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");
/***/ }),
/***/ 35317:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");
/***/ }),
/***/ 24434:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");
/***/ }),
/***/ 79896:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");
/***/ }),
/***/ 58611:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");
/***/ }),
/***/ 65692:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");
/***/ }),
/***/ 69278:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");
/***/ }),
/***/ 34589:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");
/***/ }),
/***/ 16698:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");
/***/ }),
/***/ 4573:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
/***/ }),
/***/ 31421:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
/***/ }),
/***/ 37540:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");
/***/ }),
/***/ 77598:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
/***/ }),
/***/ 53053:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");
/***/ }),
/***/ 40610:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");
/***/ }),
/***/ 78474:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");
/***/ }),
/***/ 73024:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
/***/ }),
/***/ 51455:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
/***/ }),
/***/ 37067:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
/***/ }),
/***/ 32467:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");
/***/ }),
/***/ 77030:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
/***/ }),
/***/ 48161:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
/***/ }),
/***/ 76760:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
/***/ }),
/***/ 643:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");
/***/ }),
/***/ 1708:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");
/***/ }),
/***/ 41792:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");
/***/ }),
/***/ 80099:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");
/***/ }),
/***/ 57075:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");
/***/ }),
/***/ 46466:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");
/***/ }),
/***/ 46193:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");
/***/ }),
/***/ 87997:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers");
/***/ }),
/***/ 58500:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
/***/ }),
/***/ 41692:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");
/***/ }),
/***/ 73136:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
/***/ }),
/***/ 57975:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
/***/ }),
/***/ 73429:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");
/***/ }),
/***/ 75919:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
/***/ }),
/***/ 38522:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
/***/ }),
/***/ 70857:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");
/***/ }),
/***/ 16928:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");
/***/ }),
/***/ 932:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");
/***/ }),
/***/ 13193:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");
/***/ }),
/***/ 53557:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");
/***/ }),
/***/ 64756:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");
/***/ }),
/***/ 39023:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");
/***/ }),
/***/ 43106:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");
/***/ }),
/***/ 24953:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
I1: () => ( withGroup),
J5: () => ( TRUST_OPTION),
Md: () => ( DIRECTORY),
dc: () => ( EXIT),
uK: () => ( option)
});
function option(flags, description, more = {}) {
const [, short, name = flags, value] = /^(?:-(\w), )?--([\w-]+)(?: <(.+)>)?$/.exec(flags) ?? [];
return { name, short, value, description, ...more };
}
const TRUST_OPTION = option('--trust-checkout', 'the files here are your own: hooks, editors, pipes');
function withGroup(group, options) {
return options.map((ungrouped) => ({ ...ungrouped, group }));
}
const DIRECTORY = {
name: 'directory',
description: 'the same as --directory',
required: false,
};
const EXIT = {
green: 0,
blocked: 1,
badInput: 2,
needsOverride: 3,
errored: 4,
undecided: 5,
refused: 6,
network: 7,
tooLarge: 8,
interrupted: 130,
terminated: 143,
};
/***/ }),
/***/ 49342:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
MT: () => ( wrapLines),
Ml: () => ( wantsColour),
PL: () => ( columnsOf),
RO: () => ( rowsOf),
od: () => ( shareTerminal)
});
var _report_width_js_0_ = __nccwpck_require__(80204);
var _model_without_trailing_js_1_ = __nccwpck_require__(21804);
const ERASE_LINE = '\r\x1b[K';
function shareTerminal(streams) {
const { out, err, columns } = streams;
let statusLine = '';
let lastWrite = Promise.resolve();
const inTurn = (write) => (lastWrite = lastWrite.then(write));
const aboveStatus = (write) => (text) => inTurn(async () => {
if (statusLine !== '')
await err(ERASE_LINE);
await write(paint(text));
if (text.endsWith('\n'))
await err(statusLine);
else
statusLine = '';
});
return {
erasing: () => (statusLine === '' ? '' : ERASE_LINE),
out: aboveStatus(out),
err: aboveStatus(err),
status: (line = '') => inTurn(async () => {
const fitted = (0,_report_width_js_0_ .ZU)(line, columns() - 1);
if (fitted === statusLine)
return;
await err(`${statusLine === '' ? '' : ERASE_LINE}${fitted}`);
statusLine = fitted;
}),
};
}
function columnsOf({ columns }) {
return columns || 80;
}
function rowsOf({ rows }) {
return rows || 24;
}
const COLOURS = { '✓': 32, '✗': 31, '!': 33, '?': 33 };
function paint(text) {
return text.replaceAll(/^( *)([✓✗!?])(?= )/gmu, (_, indent, sign) => `${indent}\x1b[${COLOURS[sign]}m${sign}\x1b[39m`);
}
function wantsColour({ NO_COLOR = '', TERM, CI = '', }) {
return NO_COLOR === '' && TERM !== 'dumb' && CI === '';
}
const MIN_COLUMNS = 20;
function wrapLines(text, columns) {
if (columns < MIN_COLUMNS)
return text;
return text
.split('\n')
.map((line) => line.includes('\x1b') || (0,_report_width_js_0_ .qz)(line) <= columns ? line : wrapLine(line, columns))
.join('\n');
}
function wrapLine(line, columns) {
const [ownIndent = ''] = /^ */.exec(line) ?? [];
const indent = ' '.repeat(Math.min(ownIndent.length + 2, Math.floor(columns / 3)));
const finished = [];
let current = ownIndent;
const words = (0,_model_without_trailing_js_1_ .h)(line.slice(ownIndent.length), ' ');
for (const [, space = '', piece = ''] of words.matchAll(/( *)((?:`[^`]*`|[^ ])+)/g)) {
const isEmpty = current.trim() === '';
if (!isEmpty && (0,_report_width_js_0_ .qz)(current + space + piece) > columns) {
finished.push(current);
current = indent + piece;
}
else
current += space + piece;
}
return [...finished, current].join('\n');
}
/***/ }),
/***/ 45048:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
AY: () => ( inEmptyDirectory),
Fo: () => ( executeBounded),
QG: () => ( WHY_ENDED),
Vo: () => ( programsEndedBy),
g7: () => ( execute),
hY: () => ( pickVariables),
vs: () => ( endPrograms)
});
var node_child_process_0_ = __nccwpck_require__(31421);
var node_events_1_ = __nccwpck_require__(78474);
var node_fs_2_ = __nccwpck_require__(73024);
var node_os_3_ = __nccwpck_require__(48161);
var node_path_4_ = __nccwpck_require__(76760);
var node_fs_promises_5_ = __nccwpck_require__(51455);
var _system_clock_js_6_ = __nccwpck_require__(69233);
var _model_ended_by_js_7_ = __nccwpck_require__(17953);
var _program_path_js_8_ = __nccwpck_require__(60439);
var _temporary_js_9_ = __nccwpck_require__(53776);
const PASSED_VARIABLES = [
'PATH',
'HOME',
'USER',
'LOGNAME',
'LANG',
'LC_ALL',
'LC_CTYPE',
'TZ',
'TMPDIR',
'TEMP',
'TMP',
'PATHEXT',
'SYSTEMROOT',
'SYSTEMDRIVE',
'WINDIR',
'COMSPEC',
'USERPROFILE',
'USERNAME',
];
const TIMEOUT_MS = 5 * 60_000;
const execute = async (program, args, options) => {
const { cwd, stdin, environment = {}, variables = {}, take } = options;
const { timeoutMs = TIMEOUT_MS, signal = new AbortController().signal } = options;
const safeEnvironment = (0,_program_path_js_8_ .DD)(environment, cwd);
const path = findProgram(program, safeEnvironment);
const passed = { ...pickVariables(safeEnvironment), ...variables };
if (options.goesOn === true)
return await startDetached(path, args, { cwd, env: passed });
if (node_path_4_.sep !== '/')
return await executeOnWindows(path, args, { ...options, variables: passed });
const limits = { signal, timeoutMs, maxBytes: Number.POSITIVE_INFINITY };
const run = { cwd, stdin, variables: passed, take, ...limits };
const { ended, exitCode = -1, ...output } = await runProgram(path, args, run);
if (ended !== undefined)
throw new Error(`${program} ${WHY_ENDED[ended]} and was ended.`);
return { exitCode, ...output };
};
async function executeOnWindows(path, args, options) {
const { cwd, stdin, variables = {}, take, timeoutMs = TIMEOUT_MS, signal } = options;
const { getExecOutput } = await __nccwpck_require__.e( 1260).then(__nccwpck_require__.bind(__nccwpck_require__, 81260));
const timeUp = AbortSignal.timeout(timeoutMs);
const endSignal = signal === undefined ? timeUp : AbortSignal.any([signal, timeUp]);
const command = `"${path.replaceAll('"', '\\"')}"`;
const running = getExecOutput(command, [...args], {
cwd,
env: { ...variables },
silent: true,
ignoreReturnCode: true,
input: stdin === undefined ? undefined : Buffer.from(stdin),
listeners: take && { stdout: take },
});
return await (0,_model_ended_by_js_7_ .m)(endSignal, running);
}
async function startDetached(path, args, where) {
const child = (0,node_child_process_0_.spawn)(path, [...args], { ...where, detached: true, stdio: 'ignore' });
child.unref();
await (0,node_events_1_.once)(child, 'spawn');
return { exitCode: 0, stdout: '', stderr: '' };
}
const WHY_ENDED = {
timeout: 'took too long',
flood: 'printed too much',
memory: 'took too much memory',
aborted: 'was no longer needed',
};
const executeBounded = async (program, args, { take, ...options }) => {
const decoder = new TextDecoder();
const takeBytes = take && ((bytes) => take(decoder.decode(bytes, { stream: true })));
const variables = (0,_program_path_js_8_ .DD)(options.variables, options.cwd);
const run = { ...options, variables, take: takeBytes };
return runProgram(findProgram(program, variables), args, run);
};
const SHELL = '/bin/sh';
const GROUP_ENDING_SCRIPT = 'read -r group; read -r ended || kill -9 -"$group"';
function endGroupWithThisProcess({ pid }) {
if (pid === undefined || !(0,node_fs_2_.existsSync)(SHELL))
return () => undefined;
const guard = (0,node_child_process_0_.spawn)(SHELL, ['-c', GROUP_ENDING_SCRIPT], {
cwd: '/',
env: {},
detached: true,
stdio: ['pipe', 'ignore', 'ignore'],
});
guard.on('error', () => undefined).unref();
guard.stdin?.on('error', () => undefined).write(`${pid}\n`);
return () => void guard.stdin?.end('\n');
}
async function runProgram(path, args, options) {
const { cwd, stdin, variables, signal, timeoutMs, maxBytes, maxResidentBytes, take } = options;
const { endsWithUs } = options;
const child = (0,node_child_process_0_.spawn)(path, [...args], {
cwd,
env: variables,
detached: node_path_4_.sep === '/',
stdio: [stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
});
running.add(child);
const tellGuardOfEnd = endsWithUs === true ? endGroupWithThisProcess(child) : undefined;
child.stdin?.on('error', () => undefined).end(stdin);
const output = { stdout: [], stderr: [] };
let ended;
const end = (why) => {
ended ??= why;
endGroup(child);
};
let bytes = 0;
for (const name of ['stdout', 'stderr']) {
child[name]?.on('data', (chunk) => {
if (ended !== undefined)
return;
bytes += chunk.length;
if (bytes > maxBytes)
return end('flood');
output[name].push(chunk);
if (name === 'stdout')
take?.(chunk);
});
}
const watched = { pid: child.pid, maxBytes: maxResidentBytes };
const ask = (pid) => residentBytes(pid, (0,node_os_3_.platform)(), askPs);
const stopWatching = watchMemory(watched, ask, () => end('memory'));
const timer = setTimeout(() => end('timeout'), Math.min(timeoutMs, _system_clock_js_6_ .Mv));
const abort = () => end('aborted');
signal.addEventListener('abort', abort);
try {
if (signal.aborted)
abort();
const exitCode = await exitCodeOf(child);
return { exitCode, stdout: textOf(output.stdout), stderr: textOf(output.stderr), ended };
}
finally {
running.delete(child);
tellGuardOfEnd?.();
clearTimeout(timer);
stopWatching();
signal.removeEventListener('abort', abort);
}
}
async function askPs(pid) {
const { signal } = new AbortController();
const bounds = { signal, timeoutMs: 5_000, maxBytes: 1_000 };
const args = ['-o', 'rss=', '-p', String(pid)];
const { stdout } = await executeBounded('/bin/ps', args, { cwd: '/', variables: {}, ...bounds });
return stdout;
}
function programsEndedBy(endSignal, programs) {
const withEndSignal = (own) => own === undefined ? endSignal : AbortSignal.any([own, endSignal]);
const { execute: run, executeBounded: runBounded } = programs;
return {
execute: (program, args, options) => run(program, args, { ...options, signal: withEndSignal(options.signal) }),
executeBounded: (program, args, options) => runBounded(program, args, { ...options, signal: withEndSignal(options.signal) }),
};
}
const running = new Set();
function endPrograms() {
running.forEach(endGroup);
}
const textOf = (chunks) => Buffer.concat(chunks).toString('utf8');
const OUTPUT_WAIT_MS = 1_000;
const MOST_OUTPUT_WAITS = 10;
function exitCodeOf(child) {
return new Promise((resolve, reject) => {
child.once('error', reject);
child.once('exit', (code) => {
endGroup(child);
let timer;
let waitsLeft = MOST_OUTPUT_WAITS;
let hasMoreOutput = false;
const onOutput = () => {
hasMoreOutput = true;
};
child.stdout?.on('data', onOutput);
child.stderr?.on('data', onOutput);
const finish = () => {
waitsLeft = 0;
clearTimeout(timer);
child.stdout?.destroy();
child.stderr?.destroy();
resolve(code ?? undefined);
};
const waitForOutput = () => {
hasMoreOutput = false;
const look = () => {
waitsLeft -= 1;
if (hasMoreOutput && waitsLeft > 0)
waitForOutput();
else
finish();
};
timer = setTimeout(() => setImmediate(look), OUTPUT_WAIT_MS);
};
waitForOutput();
child.once('close', finish);
});
});
}
function endGroup(child) {
if (child.pid === undefined)
return;
try {
if (node_path_4_.sep === '/')
process.kill(-child.pid, 'SIGKILL');
else
child.kill('SIGKILL');
}
catch {
}
}
function pickVariables(environment, names = PASSED_VARIABLES) {
const variables = {};
for (const [name, value] of Object.entries(environment)) {
const comparedName = node_path_4_.sep === '/' ? name : name.toUpperCase();
if (value !== undefined && names.includes(comparedName))
variables[name] = value;
}
return variables;
}
function findProgram(program, environment) {
if (program.includes(node_path_4_.sep))
return program;
const executable = (0,_program_path_js_8_ .aY)(program, environment);
if (executable === undefined) {
throw Object.assign(new Error(`${program} was not found in PATH`), { code: 'ENOENT' });
}
return executable;
}
const PAUSE_MS = 100;
function watchMemory({ pid, maxBytes }, ask, exceeded) {
if (pid === undefined || maxBytes === undefined)
return () => undefined;
let isAsking = false;
const look = async () => {
if (isAsking)
return;
isAsking = true;
const bytes = await ask(pid).catch(() => undefined);
isAsking = false;
if (bytes !== undefined && bytes > maxBytes)
exceeded();
};
const timer = setInterval(() => void look(), PAUSE_MS);
return () => clearInterval(timer);
}
async function residentBytes(pid, system, askPs) {
if (system === 'win32')
return undefined;
const kilobytes = system === 'linux'
? /^VmRSS:\s*(\d+) kB$/m.exec(await (0,node_fs_promises_5_.readFile)(`/proc/${pid}/status`, 'utf8'))?.[1]
: /\d+/.exec(await askPs(pid))?.[0];
return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}
async function inEmptyDirectory(use, signal) {
const directory = (0,_temporary_js_9_ .ww)('plangate-empty-');
const remove = () => (0,_temporary_js_9_ .cF)(directory);
try {
const using = use(directory);
if (signal?.aborted === true)
remove();
signal?.addEventListener('abort', remove, { once: true });
return await using;
}
finally {
signal?.removeEventListener('abort', remove);
remove();
}
}
/***/ }),
/***/ 80467:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Gf: () => ( followLinksIn),
Jd: () => ( localFiles),
n1: () => ( followLinks),
zK: () => ( readableHere)
});
var node_fs_0_ = __nccwpck_require__(73024);
var node_path_1_ = __nccwpck_require__(76760);
var _read_regular_js_2_ = __nccwpck_require__(43962);
var _model_or_else_js_3_ = __nccwpck_require__(17026);
const localFiles = {
readDirectory: (path) => (0,_model_or_else_js_3_ .N)(() => (0,node_fs_0_.readdirSync)(path), []),
readFile: (path) => (0,_model_or_else_js_3_ .N)(() => (0,_read_regular_js_2_ .Wy)(path, Number.POSITIVE_INFINITY), undefined),
follow: followLinks,
};
const readableHere = {
names: async (directory) => localFiles.readDirectory(directory),
read: async (path) => localFiles.readFile(path),
};
function followLinksIn(directory, limit = 100_000) {
const places = [];
const queue = [directory];
let entryCount = 0;
for (const folder of queue) {
const entries = (0,_model_or_else_js_3_ .N)(() => (0,node_fs_0_.readdirSync)(folder, { withFileTypes: true }), []);
entryCount += entries.length;
if (entryCount > limit)
return undefined;
for (const entry of entries) {
const path = (0,node_path_1_.join)(folder, entry.name);
if (entry.isSymbolicLink())
places.push(...followLinks(path));
else if (entry.isDirectory() && entry.name !== '.git')
queue.push(path);
}
}
return places;
}
const MOST_LINKS = 40;
function followLinks(path) {
const real = (0,_model_or_else_js_3_ .N)(() => node_fs_0_.realpathSync.native(path), undefined);
const places = [path];
for (const at of places) {
const next = at === real ? undefined : followFirstLink(at);
if (next !== undefined)
places.push(next);
if (places.length > MOST_LINKS)
return [path];
}
return places;
}
function followFirstLink(path) {
const parts = path.split(node_path_1_.sep);
for (let count = 2; count <= parts.length; count++) {
const link = parts.slice(0, count).join(node_path_1_.sep);
const target = (0,_model_or_else_js_3_ .N)(() => (0,node_fs_0_.readlinkSync)(link), undefined);
if (target !== undefined)
return (0,node_path_1_.join)((0,node_path_1_.resolve)((0,node_path_1_.dirname)(link), target), ...parts.slice(count));
}
return undefined;
}
/***/ }),
/***/ 6609:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Di: () => ( findAround),
I8: () => ( findCheckout),
Mn: () => ( isNamedSubmodule),
Uo: () => ( headOf),
W1: () => ( findRepository),
Xg: () => ( checkedOutCommit),
Yw: () => ( isBelow),
_8: () => ( openAt),
bp: () => ( findKnownRepository),
df: () => ( slashed),
eF: () => ( realOrSame),
hH: () => ( commonDirectory),
wd: () => ( isDirectory)
});
var node_fs_0_ = __nccwpck_require__(73024);
var node_path_1_ = __nccwpck_require__(76760);
var _model_or_else_js_4_ = __nccwpck_require__(17026);
var _model_relative_path_js_2_ = __nccwpck_require__(20319);
var _read_regular_js_3_ = __nccwpck_require__(43962);
var _model_commit_id_js_5_ = __nccwpck_require__(66238);
function findAround(directory, workspace) {
const levels = levelsDown(realOrSame(workspace), realOrSame(directory));
const outermost = levels.find(hasGit) ?? findCheckout(levels[0] ?? directory);
const others = [];
let repository = outermost === undefined ? undefined : openAt(outermost);
const levelsInside = levels.slice(levels.indexOf(outermost ?? '') + 1);
for (const level of levelsInside) {
if (!hasGit(level))
continue;
const part = repository && others.length === 0 ? openSubmoduleOrWorktree(repository, level) : undefined;
if (part === undefined)
others.push(level);
else if (part.isWorktree)
repository = part.repository;
}
return { repository, others };
}
function findKnownRepository(path, workspace) {
const real = realOrSame(path);
const { repository, others } = findAround(real, workspace);
if (repository === undefined || others.length > 0)
return undefined;
let nearest = repository;
for (const level of levelsDown(repository.root, real).slice(1)) {
if (nearest && hasGit(level))
nearest = openSubmoduleOrWorktree(nearest, level)?.repository;
}
return nearest?.root === real ? nearest : undefined;
}
function levelsDown(top, path) {
const levels = [path];
for (let at = path; at !== top && (0,node_path_1_.dirname)(at) !== at; at = (0,node_path_1_.dirname)(at)) {
const parent = (0,node_path_1_.dirname)(at);
const isAboveTop = parent !== top && isBelow(top, parent);
if (isAboveTop)
break;
levels.unshift(parent);
}
return levels;
}
function isBelow(path, directory) {
return (0,_model_relative_path_js_2_ ._)(directory, path) !== undefined;
}
function openSubmoduleOrWorktree({ gitDirectory: outer }, level) {
const isFile = (0,node_fs_0_.lstatSync)((0,node_path_1_.join)(level, '.git'), { throwIfNoEntry: false })?.isFile() === true;
const inner = isFile ? gitDirectory(level) : undefined;
if (inner === undefined)
return undefined;
const isSubmodule = inner.startsWith((0,node_path_1_.join)(outer, 'modules') + node_path_1_.sep);
const isWorktree = inner.startsWith((0,node_path_1_.join)(commonDirectory(outer), 'worktrees') + node_path_1_.sep);
let back;
if (isSubmodule) {
const settings = readTextFileSync((0,node_path_1_.join)(inner, 'config')) ?? '';
back = /^\s*worktree\s*=\s*(.+?)\s*$/m.exec(settings)?.[1];
}
else if (isWorktree) {
const file = readTextFileSync((0,node_path_1_.join)(inner, 'gitdir'))?.trim();
back = file === undefined ? undefined : (0,node_path_1_.dirname)(file);
}
if (back === undefined || realOrSame((0,node_path_1_.resolve)(inner, back)) !== level)
return undefined;
return { repository: { root: level, gitDirectory: inner }, isWorktree: !isSubmodule };
}
function openAt(root) {
const directory = gitDirectory(root);
return directory === undefined ? undefined : { root: realOrSame(root), gitDirectory: directory };
}
function findRepository(path) {
for (let at = path;; at = (0,node_path_1_.dirname)(at)) {
if (hasGit(at))
return at;
if ((0,node_path_1_.dirname)(at) === at)
return undefined;
}
}
function hasGit(path) {
return (0,_model_or_else_js_4_ .N)(() => (0,node_fs_0_.lstatSync)((0,node_path_1_.join)(path, '.git')), undefined) !== undefined;
}
function findCheckout(path) {
const nearest = findRepository(path);
if (nearest === undefined || (0,node_path_1_.dirname)(nearest) === nearest)
return nearest;
const outer = findCheckout((0,node_path_1_.dirname)(nearest));
if (outer === undefined)
return nearest;
const innerGit = gitDirectory(nearest);
const outerGit = gitDirectory(outer);
const isSubmodule = innerGit && outerGit && innerGit.startsWith((0,node_path_1_.join)(outerGit, 'modules') + node_path_1_.sep);
return isSubmodule ? outer : nearest;
}
function gitDirectory(repository) {
const path = (0,node_path_1_.join)(repository, '.git');
const read = () => {
if ((0,node_fs_0_.statSync)(path).isDirectory())
return node_fs_0_.realpathSync.native(path);
const named = /^gitdir: (.+)$/m.exec((0,_read_regular_js_3_ .Wy)(path))?.[1];
return named && node_fs_0_.realpathSync.native((0,node_path_1_.resolve)(repository, named.trim()));
};
return (0,_model_or_else_js_4_ .N)(read, undefined);
}
function commonDirectory(gitDirectory) {
const common = readTextFileSync((0,node_path_1_.join)(gitDirectory, 'commondir'))?.trim();
return common === undefined ? gitDirectory : (0,node_path_1_.resolve)(gitDirectory, common);
}
function isNamedSubmodule(path) {
const around = (0,node_path_1_.dirname)(path) === path ? undefined : findRepository((0,node_path_1_.dirname)(path));
const text = around && readTextFileSync((0,node_path_1_.join)(around, '.gitmodules'));
if (around === undefined || text === undefined)
return false;
const inner = slashed((0,node_path_1_.relative)(around, path));
const settings = [...text.matchAll(/^[ \t]*path[ \t]*=[ \t]*(.*?)[ \t]*\r?$/gm)];
return settings.some(([, value]) => value?.replace(/^"(.*)"$/, '$1') === inner);
}
function readTextFileSync(path) {
return (0,_model_or_else_js_4_ .N)(() => (0,_read_regular_js_3_ .Wy)(path), undefined);
}
function isDirectory(path) {
return (0,node_fs_0_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function slashed(path) {
return path.split(node_path_1_.sep).join('/');
}
function realOrSame(path) {
return (0,_model_or_else_js_4_ .N)(() => node_fs_0_.realpathSync.native(path), undefined) ?? (0,node_path_1_.resolve)(path);
}
async function checkedOutCommit(directory, workspace, name = 'HEAD') {
const { repository, others } = findAround((0,node_path_1_.resolve)(directory), workspace);
return repository && others.length === 0 ? headOf(repository, name) : undefined;
}
async function headOf({ gitDirectory }, name = 'HEAD') {
const readTextFile = (path) => (0,_read_regular_js_3_ .VX)(path).catch(() => undefined);
const head = name === 'HEAD' ? (await readTextFile((0,node_path_1_.join)(gitDirectory, name)))?.trim() : `ref: ${name}`;
const reference = /^ref: (refs\/[^\s]+)$/.exec(head ?? '')?.[1];
if (reference === undefined)
return (0,_model_commit_id_js_5_ .f)(head);
if (reference.split('/').includes('..'))
return undefined;
const shared = commonDirectory(gitDirectory);
const loose = (await readTextFile((0,node_path_1_.join)(shared, reference)))?.trim();
if (loose !== undefined)
return (0,_model_commit_id_js_5_ .f)(loose);
const packed = (await readTextFile((0,node_path_1_.join)(shared, 'packed-refs'))) ?? '';
const line = packed.split('\n').find((entry) => entry.endsWith(` ${reference}`));
return (0,_model_commit_id_js_5_ .f)(line?.split(' ')[0]);
}
/***/ }),
/***/ 60439:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
DD: () => ( environmentFor),
Ej: () => ( withoutProposedPrograms),
aY: () => ( findOnPath)
});
var node_fs_0_ = __nccwpck_require__(73024);
var node_path_1_ = __nccwpck_require__(76760);
var _model_or_else_js_5_ = __nccwpck_require__(17026);
var _model_relative_path_js_2_ = __nccwpck_require__(20319);
var _find_repository_js_3_ = __nccwpck_require__(6609);
var _files_here_js_4_ = __nccwpck_require__(80467);
const PROGRAMS = ['git', 'opa', 'terraform', 'tofu', 'unshare'];
const NO_SCRIPTS = ['git', 'opa'];
const THIS_SYSTEM = { path: node_path_1_, follow: _files_here_js_4_ .n1, isProgram, isScript };
function readPath(environment, places, system = THIS_SYSTEM) {
const defaultPath = isWindows(system) ? '' : '/usr/local/bin:/usr/bin:/bin';
const written = environment[nameOfPath(environment, system)] ?? defaultPath;
const directories = [];
const skipped = [];
const isRoot = (path) => system.path.parse(path).root === path;
const proposed = places.proposed
.flatMap((path) => system.follow(path))
.filter((path) => !isRoot(path));
const limits = { proposed, noScripts: places.isJob === true ? NO_SCRIPTS : [] };
for (const entry of written.split(system.path.delimiter)) {
const directory = isWindows(system) ? entry.replace(/^"(.*)"$/, '$1') : entry;
const at = system.path.resolve(places.workingDirectory, directory);
const programs = PROGRAMS.flatMap((name) => {
const path = firstInDirectories([at], name, environment, system);
return path === undefined ? [] : [{ name, path }];
});
const why = whyEntryIsSkipped(directory, programs, limits, system);
if (why === undefined)
directories.push(directory);
else
skipped.push({ entry, why, holds: programs.map(({ name }) => name) });
}
return { directories, skipped };
}
function withoutProposedPrograms(environment, places, onSkipped, system = THIS_SYSTEM) {
const { directories, skipped } = readPath(environment, places, system);
if (skipped.length === 0)
return environment;
for (const entry of skipped)
if (entry.holds.length > 0)
onSkipped(saySkipped(entry));
const path = directories.join(system.path.delimiter);
return { ...environment, [nameOfPath(environment, system)]: path };
}
function environmentFor(environment, cwd) {
const places = { proposed: [(0,_find_repository_js_3_ .I8)(cwd) ?? cwd], workingDirectory: cwd };
return withoutProposedPrograms(environment, places, () => undefined);
}
function findOnPath(program, environment) {
const { directories } = readPath(environment, { proposed: [], workingDirectory: node_path_1_.sep });
return firstInDirectories(directories, program, environment, THIS_SYSTEM);
}
function innermostAround(path, directories, { path: pathModule }) {
const around = directories.filter((directory) => (0,_model_relative_path_js_2_ ._)(directory, path, pathModule) !== undefined);
return around.toSorted((one, other) => other.length - one.length)[0];
}
function whyEntryIsSkipped(directory, programs, { proposed, noScripts }, system) {
if (!system.path.isAbsolute(directory))
return 'only absolute entries count';
if (/^\/+(?:proc|dev)(?:\/|$)/.test(system.path.normalize(directory))) {
return 'each process finds another directory there';
}
const examined = [
{ what: 'it', path: directory },
...programs.map((program) => ({ what: `its ${program.name}`, path: program.path })),
];
for (const { what, path } of examined) {
for (const place of system.follow(path)) {
const around = innermostAround(place, proposed, system);
if (around === undefined)
continue;
const leads = place === directory ? 'it is' : `${what} leads to ${JSON.stringify(place)},`;
return `${leads} inside of ${JSON.stringify(around)}, whose files are judged`;
}
}
const script = programs.find(({ name, path }) => noScripts.includes(name) && system.isScript(path));
return script && `its ${script.name} is a script, which may run what judged files name`;
}
function saySkipped({ entry, holds, why }) {
const shown = entry === '' ? 'an empty entry' : JSON.stringify(entry);
const programs = holds.join(', ').replace(/, (?=[^,]*$)/, ' and ');
return `PATH: ${shown} is skipped, so its ${programs} ${holds.length > 1 ? 'are' : 'is'} not run: ${why}. Install programs outside of it.`;
}
function firstInDirectories(directories, program, environment, system) {
const { PATHEXT = '.COM;.EXE;.BAT;.CMD' } = environment;
const endings = isWindows(system) ? ['', ...PATHEXT.split(';').filter(Boolean)] : [''];
for (const directory of directories) {
for (const ending of endings) {
const path = system.path.join(directory, program + ending);
if (system.isProgram(path))
return path;
}
}
return undefined;
}
function nameOfPath(environment, system) {
if (!isWindows(system))
return 'PATH';
return Object.keys(environment).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
}
const isWindows = ({ path: { sep } }) => sep === '\\';
function isProgram(path) {
return (0,_model_or_else_js_5_ .N)(() => {
if ((0,node_fs_0_.statSync)(path, { throwIfNoEntry: false })?.isFile() !== true)
return false;
(0,node_fs_0_.accessSync)(path, node_fs_0_.constants.X_OK);
return true;
}, false);
}
const PROGRAM_BYTES = /^(?:7f454c46|feedface|feedfacf|cefaedfe|cffaedfe|cafebabe|4d5a)/;
function isScript(path) {
let file;
try {
file = (0,node_fs_0_.openSync)(path, node_fs_0_.constants.O_RDONLY | node_fs_0_.constants.O_NONBLOCK);
}
catch {
return false;
}
try {
const bytes = Buffer.alloc(4);
(0,node_fs_0_.readSync)(file, bytes);
return !PROGRAM_BYTES.test(bytes.toString('hex'));
}
finally {
(0,node_fs_0_.closeSync)(file);
}
}
/***/ }),
/***/ 43962:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Ue: () => ( readDeciding),
VX: () => ( readRegular),
Wy: () => ( readRegularSync),
i4: () => ( readBeginning),
js: () => ( readBytesSync),
wh: () => ( readNamedFile)
});
var node_fs_0_ = __nccwpck_require__(73024);
var node_fs_promises_1_ = __nccwpck_require__(51455);
var _model_ended_by_js_2_ = __nccwpck_require__(17953);
var _model_unreadable_file_js_3_ = __nccwpck_require__(13491);
const LONGEST_BYTES = 64 * 1024 * 1024;
const FLAGS = node_fs_0_.constants.O_RDONLY | node_fs_0_.constants.O_NONBLOCK;
async function readRegular(path, maxBytes = LONGEST_BYTES) {
const file = await (0,node_fs_promises_1_.open)(path, FLAGS);
try {
refuseOthers(await file.stat(), path, maxBytes);
return await file.readFile('utf8');
}
finally {
await file.close();
}
}
async function readDeciding(path, maxBytes = LONGEST_BYTES) {
try {
return (0,_model_unreadable_file_js_3_ .r)(readRegularSync(path, maxBytes));
}
catch (error) {
if (!(error instanceof Error && 'code' in error))
throw error;
const code = String(error.code);
const leadsNowhere = code === 'ENOENT' || code === 'ENOTDIR';
if (leadsNowhere && !(0,node_fs_0_.lstatSync)(path, { throwIfNoEntry: false }))
return undefined;
if (leadsNowhere || code === 'ELOOP') {
throw new _model_unreadable_file_js_3_ .i(`is a link that leads to no file (${code})`);
}
if (code === 'EINVAL')
throw new _model_unreadable_file_js_3_ .i('is not a file');
if (code === 'EFBIG')
throw new _model_unreadable_file_js_3_ .i(`is longer than ${maxBytes} bytes`);
throw new _model_unreadable_file_js_3_ .i(`cannot be read (${code})`);
}
}
async function readNamedFile(path, signal) {
return await (0,_model_ended_by_js_2_ .m)(signal, openAndRead(path));
}
async function openAndRead(path) {
const file = await (0,node_fs_promises_1_.open)(path);
try {
return await file.readFile('utf8');
}
finally {
await file.close();
}
}
function readBeginning(path, length) {
const file = (0,node_fs_0_.openSync)(path, FLAGS);
try {
refuseOthers((0,node_fs_0_.fstatSync)(file), path, Number.POSITIVE_INFINITY);
const bytes = Buffer.alloc(length);
return bytes.toString('latin1', 0, (0,node_fs_0_.readSync)(file, bytes));
}
finally {
(0,node_fs_0_.closeSync)(file);
}
}
function readRegularSync(path, maxBytes = LONGEST_BYTES) {
return readBytesSync(path, maxBytes).toString('utf8');
}
function readBytesSync(path, maxBytes = LONGEST_BYTES) {
const file = (0,node_fs_0_.openSync)(path, FLAGS);
try {
refuseOthers((0,node_fs_0_.fstatSync)(file), path, maxBytes);
return (0,node_fs_0_.readFileSync)(file);
}
finally {
(0,node_fs_0_.closeSync)(file);
}
}
function refuseOthers(stats, path, maxBytes) {
if (!stats.isFile())
throw errorWithCode('EINVAL', `${path} is no regular file`);
if (stats.size > maxBytes)
throw errorWithCode('EFBIG', `${path} has more than ${maxBytes} bytes`);
}
function errorWithCode(code, message) {
return Object.assign(new Error(message), { code });
}
/***/ }),
/***/ 69233:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Mv: () => ( LONGEST_TIMER_MS),
bq: () => ( alarms),
ml: () => ( systemClock)
});
var node_timers_promises_0_ = __nccwpck_require__(58500);
var node_events_1_ = __nccwpck_require__(78474);
var _model_ended_by_js_2_ = __nccwpck_require__(17953);
function systemClock() {
return {
now: () => performance.now(),
date: () => new Date(),
sleep: async (ms, signal) => {
try {
await (0,node_timers_promises_0_.setTimeout)(Math.max(0, ms), undefined, signal ? { signal } : {});
}
catch (error) {
throw signal?.aborted ? signal.reason : error;
}
},
};
}
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const alarms = {
in(ms) {
const alarm = new AbortController();
startTimer(alarm, ms);
return withoutListenerLimit(alarm.signal);
},
after(signal, ms) {
const alarm = new AbortController();
if (signal.aborted)
startTimer(alarm, ms);
else
signal.addEventListener('abort', () => startTimer(alarm, ms), { once: true });
return withoutListenerLimit(alarm.signal);
},
any: (...signals) => withoutListenerLimit(AbortSignal.any(signals)),
};
function startTimer(alarm, ms) {
const abort = () => alarm.abort(new _model_ended_by_js_2_ .D());
setTimeout(abort, Math.min(Math.max(0, ms), LONGEST_TIMER_MS)).unref();
}
function withoutListenerLimit(signal) {
(0,node_events_1_.setMaxListeners)(0, signal);
return signal;
}
/***/ }),
/***/ 53776:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Qy: () => ( removeWithProcess),
Vt: () => ( removeAllTemporary),
aC: () => ( keep),
cF: () => ( removeTemporary),
ww: () => ( makeTemporary)
});
var node_fs_0_ = __nccwpck_require__(73024);
var node_os_1_ = __nccwpck_require__(48161);
var node_path_2_ = __nccwpck_require__(76760);
var node_process_3_ = __nccwpck_require__(1708);
const paths = new Set();
function makeTemporary(prefix, inside = (0,node_os_1_.tmpdir)()) {
const path = (0,node_fs_0_.realpathSync)((0,node_fs_0_.mkdtempSync)((0,node_path_2_.join)(inside, node_path_2_.sep) + prefix));
removeWithProcess(path);
return path;
}
function removeWithProcess(path) {
if (paths.size === 0)
node_process_3_.once('exit', removeAllTemporary);
paths.add(path);
}
function keep(path) {
paths.delete(path);
if (paths.size === 0)
node_process_3_.removeListener('exit', removeAllTemporary);
}
function removeTemporary(path) {
(0,node_fs_0_.rmSync)(path, { recursive: true, force: true, maxRetries: 3, retryDelay: 10 });
keep(path);
}
function removeAllTemporary() {
for (const path of paths) {
try {
removeTemporary(path);
}
catch {
}
}
}
/***/ }),
/***/ 66238:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
f: () => ( readCommitId)
});
function readCommitId(text) {
return text !== undefined && isCommitId(text) ? text : undefined;
}
function isCommitId(text) {
return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}
/***/ }),
/***/ 17953:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
D: () => ( TimeIsUp),
m: () => ( endedBy)
});
class TimeIsUp extends Error {
name = 'TimeIsUp';
constructor() {
super('The time for this was over, and something on this machine had not ended: git, another program, or the reading of a file.');
}
}
async function endedBy(signal, work) {
work.catch(() => undefined);
signal.throwIfAborted();
let onAbort = () => undefined;
const ended = new Promise((resolve) => {
onAbort = resolve;
signal.addEventListener('abort', onAbort, { once: true });
}).then(() => {
throw signal.reason;
});
try {
return await Promise.race([work, ended]);
}
finally {
signal.removeEventListener('abort', onAbort);
}
}
/***/ }),
/***/ 17026:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
N: () => ( orElse)
});
function orElse(read, otherwise) {
try {
return read();
}
catch {
return otherwise;
}
}
/***/ }),
/***/ 20319:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
X: () => ( pathWriter),
_: () => ( relativePathInside)
});
var node_path_0_ = __nccwpck_require__(76760);
function relativePathInside(root, path, system = node_path_0_) {
const inner = system.relative(root, path);
const above = inner === '..' || inner.startsWith(`..${system.sep}`);
return above || system.isAbsolute(inner) ? undefined : inner.split(system.sep).join('/');
}
function pathWriter(directories) {
const spelled = directories.flatMap(({ path, writtenAs }) => {
const isWindows = isOfWindows(path);
const parts = path.split(/[/\\]/).filter((part, at) => part !== '' || at === 0);
if (parts.filter(Boolean).length < (isWindows ? 2 : 1))
return [];
const separators = isWindows ? ['/', '\\', '\\\\', '\\/'] : ['/', '\\/'];
return separators.map((separator) => ({ text: parts.join(separator), writtenAs }));
});
spelled.sort((one, other) => other.text.length - one.text.length);
return (text) => spelled.reduce((written, each) => writeAnew(written, each), text);
}
const isOfWindows = (path) => /^[A-Za-z]:[/\\]/.test(path);
function writeAnew(text, { text: directory, writtenAs }) {
const isWindows = isOfWindows(directory);
const searched = isWindows ? withSmallLetters(text) : text;
const wanted = isWindows ? withSmallLetters(directory) : directory;
let written = '';
let from = 0;
for (let at = searched.indexOf(wanted); at >= 0; at = searched.indexOf(wanted, at + 1)) {
const end = at + wanted.length;
const near = text.slice(Math.max(from, at - LONGEST_BEFORE), at);
const [scheme = ''] = FILE_SCHEME.exec(near) ?? [];
const before = near.slice(0, near.length - scheme.length);
if (at < from || IN_PATH_BEFORE.test(before) || TYPED_WHOLE.test(before))
continue;
const [, separator = '', rest = ''] = REST.exec(text.slice(end)) ?? [];
if (separator === '' && !END.test(text.slice(end)))
continue;
const inside = isWindows ? rest.replaceAll(/[/\\]+/g, '/') : rest.replaceAll('\\/', '/');
const path = [writtenAs, inside].filter(Boolean).join('/') || '.';
written += text.slice(from, at - scheme.length) + path;
from = end + separator.length + rest.length;
}
return from === 0 ? text : written + text.slice(from);
}
const withSmallLetters = (text) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
const LONGEST_BEFORE = 40;
const FILE_SCHEME = /\bfile:\/\/(?:localhost)?\/?$/;
const IN_PATH_BEFORE = /[\p{L}\p{N}_.~/\\-]$/u;
const TYPED_WHOLE = /\bsafe\.directory ["']?$/;
const REST = /^(\\{1,2}\/?|\/)((?:[^\s"'`<>()[\]{},;:|*?\\]|\\+(?=[\p{L}\p{N}_.~/-]))*)/u;
const END = /^(?:$|[^\p{L}\p{N}_.~\\/-]|\.(?:$|\s))/u;
/***/ }),
/***/ 13491:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
i: () => ( UnreadableFile),
r: () => ( wholeText)
});
class UnreadableFile extends Error {
name = 'UnreadableFile';
}
function wholeText(text) {
if (!/[\0\uFFFD]/.test(text))
return text;
throw new UnreadableFile('is no text in UTF-8. Save it as UTF-8');
}
/***/ }),
/***/ 55603:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
f5: () => ( IS_RELEASED),
xv: () => ( VERSION)
});
const VERSION = '0.9.0';
const IS_RELEASED = false;
const ON_NPM = false;
/***/ }),
/***/ 21804:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
h: () => ( withoutTrailing)
});
function withoutTrailing(text, characters) {
let end = text.length;
while (end > 0 && characters.includes(text.charAt(end - 1)))
end -= 1;
return text.slice(0, end);
}
/***/ }),
/***/ 80204:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
UG: () => ( padToColumns),
ZU: () => ( clipToColumns),
qz: () => ( widthOf)
});
const WIDE = /^(?:\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6])$/u;
function widthOf(text) {
if (/^[ -~]*$/.test(text))
return text.length;
let width = 0;
for (const character of text) {
if (/^\p{M}$/u.test(character))
continue;
width += WIDE.test(character) ? 2 : 1;
}
return width;
}
function clipToColumns(text, columns) {
if (widthOf(text) <= columns)
return text;
let kept = '';
for (const character of text) {
if (widthOf(kept) + widthOf(character) > columns - 1)
break;
kept += character;
}
return `${kept}…`;
}
function padToColumns(text, columns) {
return text + ' '.repeat(Math.max(0, columns - widthOf(text)));
}
/***/ })
});
var __webpack_module_cache__ = {};
function __nccwpck_require__(moduleId) {
var cachedModule = __webpack_module_cache__[moduleId];
if (cachedModule !== undefined) {
return cachedModule.exports;
}
var module = __webpack_module_cache__[moduleId] = {
id: moduleId,
loaded: false,
exports: {}
};
var threw = true;
try {
__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
threw = false;
} finally {
if(threw) delete __webpack_module_cache__[moduleId];
}
module.loaded = true;
return module.exports;
}
__nccwpck_require__.m = __webpack_modules__;
if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
(() => {
var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
var leafPrototypes;
__nccwpck_require__.t = function(value, mode) {
if(mode & 1) value = this(value);
if(mode & 8) return value;
if(typeof value === 'object' && value) {
if((mode & 4) && value.__esModule) return value;
if((mode & 16) && typeof value.then === 'function') return value;
}
var ns = Object.create(null);
__nccwpck_require__.r(ns);
var def = {};
leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
}
def['default'] = () => (value);
__nccwpck_require__.d(ns, def);
return ns;
};
})();
(() => {
__nccwpck_require__.d = (exports, definition) => {
for(var key in definition) {
if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
}
}
};
})();
(() => {
__nccwpck_require__.f = {};
__nccwpck_require__.e = (chunkId) => {
return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
__nccwpck_require__.f[key](chunkId, promises);
return promises;
}, []));
};
})();
(() => {
__nccwpck_require__.u = (chunkId) => {
return ({
  "127": "shared-marker.js",
  "167": "compare-with-commit.js",
  "351": "shared-parse-hcl.js",
  "370": "shared-plan-of-run.js",
  "426": "command.js",
  "445": "shared-changes.js",
  "458": "shared-existing-failures.js",
  "558": "page.js",
  "600": "plan-file.js",
  "686": "show-plan.js",
  "961": "shared-take-over.js",
  "1046": "read-audit.js",
  "1076": "init-sources.js",
  "1105": "to-view.js",
  "1126": "find-exceptions.js",
  "1260": "exec.js",
  "1593": "other-commands.js",
  "1597": "variables.js",
  "1650": "shared-ask-git.js",
  "1671": "plan-arguments.js",
  "1741": "read-configuration.js",
  "1767": "open-own-policies.js",
  "1816": "check.js",
  "1864": "run-programs.js",
  "2184": "github.js",
  "2308": "group-reports.js",
  "2309": "trial.js",
  "2316": "shared-terminal.js",
  "2417": "judge-named-run.js",
  "2447": "host.js",
  "2482": "azure.js",
  "2579": "named-files.js",
  "2701": "shared-run.js",
  "2789": "without-service.js",
  "2856": "re2js.js",
  "2940": "result.js",
  "3076": "made-of.js",
  "3208": "comment.js",
  "3292": "smol-toml.js",
  "3356": "junit.js",
  "3485": "upload.js",
  "3493": "shared-compare-with-commit.js",
  "3551": "pack-directory.js",
  "3597": "shared-read-plan.js",
  "3654": "start.js",
  "3765": "shared-parse.js",
  "3790": "git-files.js",
  "3929": "redacted-plan.js",
  "4080": "shared-overview.js",
  "4120": "seed.js",
  "4122": "read-configuration.2.js",
  "4393": "pack.js",
  "4397": "circleci.js",
  "5212": "gitea.js",
  "5213": "matrix-group.js",
  "5317": "shared-section-words.js",
  "5322": "shared-commander.js",
  "5673": "shared-policy-files.js",
  "5724": "shared-find-workspace.js",
  "5789": "sarif.js",
  "5808": "shared-workflow-parser.js",
  "5809": "find-opa.js",
  "5940": "shared-ignore-rules.js",
  "6056": "run-demo.js",
  "6099": "examine-required.js",
  "6103": "bitbucket.js",
  "6136": "check.2.js",
  "6174": "examine-workflows.js",
  "6286": "sections.js",
  "6436": "shared-send.js",
  "6438": "engine.js",
  "6748": "gate.js",
  "6752": "undici.js",
  "6754": "shared-literal.js",
  "6806": "pinned-policies.js",
  "6846": "gitlab.js",
  "6951": "with-service.js",
  "7077": "comment.2.js",
  "7094": "repository-contents.js",
  "7183": "shared-resource.js",
  "7580": "open-allowed-sources.js",
  "7751": "jenkins.js",
  "7896": "long-numbers.js",
  "7934": "valibot.js",
  "8000": "program.js",
  "8013": "apply-run.js",
  "8087": "shared-to-do.js",
  "8190": "find-opa.2.js",
  "8328": "version-control.js",
  "8396": "shared-shapes.js",
  "8415": "init-local.js",
  "8502": "server.js",
  "8528": "shared-marker.2.js",
  "8536": "shared-ask.js",
  "8571": "examine-local.js",
  "8622": "shared-client.js",
  "8645": "shared-program-plan.js",
  "8669": "shared-compare-with-commit.2.js",
  "8697": "tar.js",
  "8717": "digest.js",
  "8745": "find-exceptions.2.js",
  "8763": "isolate-program.js",
  "8795": "service.js",
  "8806": "buildkite.js",
  "8854": "look-at-commit.js",
  "8872": "shared-current-run.js",
  "9223": "locate-results.js",
  "9355": "shared-calls.js",
  "9365": "shared-find-used.js",
  "9426": "shared-parsed-files.js",
  "9519": "serve.js",
  "9535": "uncommitted.js",
  "9541": "shared-words.js",
  "9630": "shared-cloud-block.js",
  "9714": "shared-open-policies.js",
  "9769": "open-served.js",
  "9796": "shared-ask-git.2.js",
  "9983": "find-plans.js"
})[chunkId];
};
})();
(() => {
__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
})();
(() => {
__nccwpck_require__.r = (exports) => {
if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
}
Object.defineProperty(exports, '__esModule', { value: true });
};
})();
(() => {
__nccwpck_require__.nmd = (module) => {
module.paths = [];
if (!module.children) module.children = [];
return module;
};
})();
(() => {
var installedChunks = {
8792: 0
};
var installChunk = (data) => {
var {ids, modules, runtime} = data;
var moduleId, chunkId, i = 0;
for(moduleId in modules) {
if(__nccwpck_require__.o(modules, moduleId)) {
__nccwpck_require__.m[moduleId] = modules[moduleId];
}
}
if(runtime) runtime(__nccwpck_require__);
for(;i < ids.length; i++) {
chunkId = ids[i];
if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
installedChunks[chunkId][0]();
}
installedChunks[ids[i]] = 0;
}
}
__nccwpck_require__.f.j = (chunkId, promises) => {
var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
if(installedChunkData !== 0) { 
if(installedChunkData) {
promises.push(installedChunkData[1]);
} else {
if(true) { 
var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
throw e;
});
var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
promises.push(installedChunkData[1] = promise);
}
}
}
};
})();
var __webpack_exports__ = {};
;// CONCATENATED MODULE: ./build/src/machine/no-headers.js
Object.defineProperty(globalThis, 'Headers', {
value: undefined,
configurable: true,
writable: true,
});
var external_node_process_ = __nccwpck_require__(1708);
;// CONCATENATED MODULE: external "node:readline/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline/promises");
;// CONCATENATED MODULE: external "node:v8"
const external_node_v8_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");
var version = __nccwpck_require__(55603);
var promises_ = __nccwpck_require__(58500);
var execute = __nccwpck_require__(45048);
var temporary = __nccwpck_require__(53776);
;// CONCATENATED MODULE: ./build/src/machine/end-process.js
const THREADS_MS = 100;
const LOOK_MS = 10;
async function endProcess(exitCode) {
(0,execute.vs)();
for (let waitedMs = 0; isThreadBusy() && waitedMs < THREADS_MS; waitedMs += LOOK_MS) {
await (0,promises_.setTimeout)(LOOK_MS);
}
return endProcessNow(exitCode);
}
function endProcessNow(exitCode) {
(0,execute.vs)();
if (isThreadBusy()) {
(0,temporary.Vt)();
endByForce(exitCode);
}
external_node_process_.exit(exitCode);
}
function isThreadBusy() {
return external_node_process_.getActiveResourcesInfo()
.some((kind) => kind.startsWith('FSReq') || kind.startsWith('GetAddrInfo'));
}
const SIGNALS = { 130: 'SIGINT', 143: 'SIGTERM' };
function endByForce(exitCode) {
const execve = Reflect.get(external_node_process_, 'execve');
try {
if (typeof execve === 'function') {
Reflect.apply(execve, external_node_process_, ['/bin/sh', ['sh', '-c', `exit ${exitCode}`], {}]);
}
}
catch {
}
const signal = SIGNALS[exitCode] ?? 'SIGKILL';
external_node_process_.removeAllListeners(signal);
external_node_process_.kill(external_node_process_.pid, signal);
}
var system_clock = __nccwpck_require__(69233);
var command = __nccwpck_require__(24953);
var terminal = __nccwpck_require__(49342);
;// CONCATENATED MODULE: ./build/src/cli/main.js
(0,external_node_v8_namespaceObject.setFlagsFromString)('--heap-growing-percent=15');
const environment = { ...external_node_process_.env };
delete external_node_process_.env['GITHUB_EVENT_PATH'];
const canceling = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
external_node_process_.on(name, () => {
if (canceling.signal.aborted) {
external_node_process_.stderr.write(sharedTerminal?.erasing() ?? '');
endProcessNow(exitCodeOf(canceling.signal));
}
canceling.abort(name === 'SIGINT' ? name : 'SIGTERM');
});
}
const canceled = system_clock.bq.any(canceling.signal);
const READER_MS = 400;
const readerIsLate = system_clock.bq.after(canceled, READER_MS);
let writeError;
for (const stream of [external_node_process_.stdout, external_node_process_.stderr]) {
stream.on('error', (error) => {
if (error.code !== 'EPIPE')
writeError ??= error;
});
}
const streams = {
out: (text) => write(external_node_process_.stdout, text),
err: (text) => write(external_node_process_.stderr, text),
};
const areTerminals = external_node_process_.stdout.isTTY && external_node_process_.stderr.isTTY;
const sharedTerminal = areTerminals && (0,terminal.Ml)(environment)
? (0,terminal.od)({ ...streams, columns: () => (0,terminal.PL)(external_node_process_.stderr) })
: undefined;
const outputs = sharedTerminal ?? streams;
const isForPerson = external_node_process_.stderr.isTTY && (environment['CI'] ?? '') === '';
const lineWidth = isForPerson ? () => (0,terminal.PL)(external_node_process_.stderr) : undefined;
const screen = {
columns: () => (0,terminal.PL)(external_node_process_.stdout),
rows: () => (0,terminal.RO)(external_node_process_.stdout),
colour: (0,terminal.Ml)(environment),
};
const io = {
...outputs,
err: (text) => outputs.err(lineWidth ? (0,terminal.MT)(text, lineWidth()) : text),
lineWidth,
environment,
workingDirectory: findWorkingDirectory(),
canAnswer: external_node_process_.stdout.isTTY && external_node_process_.stdin.isTTY,
isPersonThere: external_node_process_.stdin.isTTY && external_node_process_.stderr.isTTY,
screen: external_node_process_.stdout.isTTY ? screen : undefined,
ask,
clock: (0,system_clock.ml)(),
alarms: system_clock.bq,
random: Math.random,
...(0,execute.Vo)(canceled, { execute: execute.g7, executeBounded: execute.Fo }),
signal: canceled,
version: version.xv,
};
external_node_process_.exitCode = command.dc.undecided;
void main();
async function main() {
const words = external_node_process_.argv.slice(2);
const exitCode = await run(words);
if (writeError !== undefined) {
await io.err(`Not all of it could be written: ${writeError.message}\n`);
}
const isGreenUnread = exitCode === command.dc.green && writeError !== undefined;
const codeOfUnread = canceled.aborted ? exitCodeOf(canceling.signal) : command.dc.undecided;
await endProcess(isGreenUnread ? codeOfUnread : exitCode);
}
function findWorkingDirectory() {
try {
return external_node_process_.cwd();
}
catch {
external_node_process_.stderr.write('The working directory is not there any more: change to one that is.\n');
return endProcessNow(command.dc.badInput);
}
}
async function run(words) {
if (words[0] !== '--version' && words[0] !== '-V') {
return (await Promise.all([__nccwpck_require__.e(5322), __nccwpck_require__.e(3654)]).then(__nccwpck_require__.bind(__nccwpck_require__, 23654))).start(words, io);
}
await io.out(`${version.xv}\n`);
return command.dc.green;
}
function exitCodeOf({ reason }) {
return reason === 'SIGTERM' ? command.dc.terminated : command.dc.interrupted;
}
function write(stream, text) {
return new Promise((resolve) => {
const giveUp = () => {
writeError ??= new Error('its reader takes no more.');
resolve();
};
readerIsLate.addEventListener('abort', giveUp, { once: true });
stream.write(text, () => {
readerIsLate.removeEventListener('abort', giveUp);
resolve();
});
});
}
async function ask(question) {
const lines = (0,promises_namespaceObject.createInterface)({ input: external_node_process_.stdin, output: external_node_process_.stderr });
lines.on('SIGINT', () => canceling.abort('SIGINT'));
try {
return await lines.question(question, { signal: canceling.signal });
}
catch (error) {
external_node_process_.stderr.write('\n');
if (canceling.signal.aborted)
throw error;
return undefined;
}
finally {
lines.close();
}
}
