export const id = 5809;
export const ids = [5809,1242];
export const modules = {
/***/ 29:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => ( askOpa)
});
var _model_error_message_js_3_ = __webpack_require__(34271);
var _model_parse_js_2_ = __webpack_require__(2340);
var _execute_js_0_ = __webpack_require__(4643);
var _empty_directory_js_1_ = __webpack_require__(18728);
const BOUNDS = {
timeoutMs: 5 * 60_000,
maxBytes: 256 * 1024 * 1024,
maxResidentBytes: 2 * 1024 * 1024 * 1024,
};
async function askOpa({ executeBounded, environment, signal: all = new AbortController().signal }, command) {
const { args, cwd, stdin, signal = all, bounds } = command;
const failed = (why) => ({ exitCode: -1, stdout: '', stderr: why });
try {
const options = { stdin, variables: (0,_execute_js_0_ .I3)(environment), signal, ...BOUNDS, ...bounds };
const run = (at) => executeBounded('opa', args, { ...options, cwd: at });
const answer = await (cwd === undefined ? (0,_empty_directory_js_1_ .A)(run, signal) : run(cwd));
const { exitCode = -1, ended, ...said } = answer;
if (ended === undefined)
return { exitCode, ...said };
return { ...failed(`opa ${_execute_js_0_ .QG[ended]} and was ended.`), ended };
}
catch (error) {
if ((0,_model_parse_js_2_ .Pf)(error)['code'] === 'ENOENT')
return undefined;
return failed(`opa could not be started: ${(0,_model_error_message_js_3_ .g)(error)}`);
}
}
/***/ }),
/***/ 95809:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
findOpa: () => ( findOpa),
l: () => ( TAKEN_AWAY)
});
var _client_wire_schema_js_2_ = __webpack_require__(77934);
var _machine_ask_opa_js_0_ = __webpack_require__(29);
var _model_parse_js_3_ = __webpack_require__(2340);
var _get_opa_js_1_ = __webpack_require__(91242);
const OLDEST = '1.0.0';
const TAKEN_AWAY = ['http.send', 'net.lookup_ip_addr', 'opa.runtime'];
async function findOpa(ports, telling) {
const ask = (args) => (0,_machine_ask_opa_js_0_ .a)(ports, { args });
const [functions, told] = await Promise.all([ask(['capabilities', '--current']), telling]);
if (functions === undefined)
return undefined;
const versions = told === undefined ? await ask(['version']) : undefined;
const [, version = told] = /^Version: (\d+\.\d+\.\S+)/m.exec(versions?.stdout ?? '') ?? [];
if (version === undefined) {
return {
problem: `The \`opa\` on the PATH does not say its version: ${messageOf(versions ?? functions)}`,
};
}
if (Number(version.split('.')[0]) < 1) {
return { problem: `The \`opa\` on the PATH is ${version}. Install ${OLDEST} or newer.` };
}
if (/^1\.(?:21\.|22\.0(?:-|$))/.test(version)) {
const problem = `The \`opa\` on the PATH is ${version}. 1.21.0 to 1.22.0 overlook denials: \`input.x in {"a", input.y}\` never holds there. Install ${_get_opa_js_1_.RELEASE.slice(1)}.`;
return { problem };
}
const parsed = _client_wire_schema_js_2_ .xLC(capabilitiesSchema, (0,_model_parse_js_3_ .qF)(functions.stdout));
if (!parsed.success) {
const problem = `The \`opa\` on the PATH does not say which functions it has (\`opa capabilities --current\`): ${messageOf(functions)}`;
return { problem };
}
const builtins = parsed.output.builtins.filter(({ name }) => !TAKEN_AWAY.includes(name));
return { version, capabilities: JSON.stringify({ ...parsed.output, builtins, allow_net: [] }) };
}
const capabilitiesSchema = _client_wire_schema_js_2_ ._H3({
builtins: _client_wire_schema_js_2_ .YOg(_client_wire_schema_js_2_ ._H3({ name: _client_wire_schema_js_2_ .YjP() })),
});
function messageOf({ stdout, stderr }) {
return (stderr || stdout).trim().slice(0, 200);
}
/***/ }),
/***/ 91242:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
COMPILE_OPA: () => ( COMPILE_OPA),
RELEASE: () => ( RELEASE),
howToGetOpa: () => ( howToGetOpa)
});
var node_os_0_ = __webpack_require__(48161);
const RELEASE = 'v1.22.3';
const OPA = `https://openpolicyagent.org/downloads/${RELEASE}`;
const COMPILE_OPA = `go install github.com/open-policy-agent/opa@${RELEASE}`;
const PROGRAMS = {
'linux x64': 'opa_linux_amd64_static',
'linux arm64': 'opa_linux_arm64_static',
'darwin x64': 'opa_darwin_amd64',
'darwin arm64': 'opa_darwin_arm64_static',
'win32 x64': 'opa_windows_amd64.exe',
};
function howToGetOpa(here = `${(0,node_os_0_.platform)()} ${(0,node_os_0_.arch)()}`) {
const program = PROGRAMS[here];
if (program === undefined)
return 'For `opa` on this system see https://openpolicyagent.org.';
const download = here.startsWith('win32')
? `curl.exe -Lo opa.exe ${OPA}/${program}`
: `curl -Lo opa ${OPA}/${program} && chmod +x opa`;
return `To get opa: \`${download}\`. Move it to a directory on the PATH. With Go, \`${COMPILE_OPA}\` does all of that.`;
}
/***/ })
};
