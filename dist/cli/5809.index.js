"use strict";
exports.id = 5809;
exports.ids = [5809];
exports.modules = {

/***/ 29:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: function() { return /* binding */ askOpa; }
/* harmony export */ });
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34271);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2340);
/* harmony import */ var _execute_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4643);
/* harmony import */ var _temporary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53776);




/** For one command that judges nothing. A large set of policies is checked in seconds. */
const BOUNDS = {
    timeoutMs: 5 * 60_000,
    maxBytes: 256 * 1024 * 1024,
    maxResidentBytes: 2 * 1024 * 1024 * 1024,
};
/**
 * Runs `opa`, and ends it with everything that it started if it uses more than it may.
 *
 * @returns what it printed; undefined if there is no `opa` on the PATH
 */
async function askOpa({ executeBounded, environment, signal: signalOfPorts }, command) {
    const { args, cwd, stdin, bounds } = command;
    const signal = command.signal ?? signalOfPorts;
    const failed = (why) => ({ exitCode: -1, stdout: '', stderr: why });
    try {
        const options = { stdin, signal, endsWithUs: true, ...BOUNDS, ...bounds };
        const variables = { ...(0,_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .pickVariables */ .hY)(environment), ...memorySettings(options) };
        const run = (at) => executeBounded('opa', args, { ...options, variables, cwd: at });
        const answer = await (cwd === undefined ? (0,_temporary_js__WEBPACK_IMPORTED_MODULE_1__/* .inEmptyDirectory */ .AY)(run, signal) : run(cwd));
        const { exitCode = -1, ended, ...output } = answer;
        if (ended === undefined)
            return { exitCode, ...output };
        return { ...failed(`opa ${_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .WHY_ENDED */ .QG[ended]} and was ended.`), ended };
    }
    catch (error) {
        if ((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(error)['code'] === 'ENOENT')
            return undefined;
        return failed(`opa could not be started: ${(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_3__/* .errorMessage */ .g)(error)}`);
    }
}
/**
 * Settings of Go: most questions are answered before memory is worth collecting, which took a third of their time. A
 * question that needs much memory is collected as usual.
 */
function memorySettings({ maxResidentBytes }) {
    return { GOGC: '400', GOMEMLIMIT: `${Math.round(maxResidentBytes * 0.75)}B` };
}
//# sourceMappingURL=ask-opa.js.map

/***/ }),

/***/ 95809:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   COMPILE_OPA: function() { return /* binding */ COMPILE_OPA; },
/* harmony export */   FORBIDDEN: function() { return /* binding */ FORBIDDEN; },
/* harmony export */   RELEASE: function() { return /* binding */ RELEASE; },
/* harmony export */   findOpa: function() { return /* binding */ findOpa; },
/* harmony export */   howToGetOpa: function() { return /* binding */ howToGetOpa; },
/* harmony export */   noOpa: function() { return /* binding */ noOpa; }
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _machine_ask_opa_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85382);
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(239);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2340);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10000);
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77934);
/** Asks the `opa` on the PATH for its version and its functions, takes some of them from policies, and says how to get it. */







/** With the first that was released as 1, all policies of the tests have the results that the newest gives them. */
const OLDEST = '1.0.0';
/** Functions that a policy must not call, because they use more than its input. */
const FORBIDDEN = ['http.send', 'net.lookup_ip_addr', 'opa.runtime'];
/**
 * The `opa` on the PATH, or why it cannot be used; undefined if there is none.
 *
 * @param askedVersion its version, where another question tells it
 */
async function findOpa(ports, askedVersion) {
    const ask = (args) => (0,_machine_ask_opa_js__WEBPACK_IMPORTED_MODULE_1__/* .askOpa */ .a)(ports, { args });
    const [listed, known] = await Promise.all([ask(['capabilities', '--current']), askedVersion]);
    if (listed === undefined)
        return undefined;
    const answer = known === undefined ? await ask(['version']) : undefined;
    const version = known ?? /(?:^|\n)Version: (\d+\.\d+\.[^ \r\n]+)/.exec(answer?.stdout ?? '')?.[1];
    if (version === undefined) {
        return unusable((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The ${OPA} on the PATH does not say its version: ${messageOf(answer ?? listed)}`);
    }
    const here = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The ${OPA} on the PATH is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .sentencePart */ .vn)('name', version, 60)}.`;
    if (Number(version.split('.')[0]) < 1) {
        return unusable((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${here} Install ${OLDEST} or newer.`);
    }
    if (/^1\.(?:21\.|22\.0(?:-|$))/.test(version)) {
        const overlooked = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .typed */ .nE)('input.x in {"a", input.y}');
        return unusable((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${here} 1.21.0 to 1.22.0 overlook denials: ${overlooked} never holds there. Install ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .sentencePart */ .vn)('name', RELEASE.slice(1), 60)}.`);
    }
    const parsed = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .safeParse */ .xLC(capabilitiesSchema, (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .parseJson */ .qF)(listed.stdout));
    if (!parsed.success) {
        const asked = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .typed */ .nE)('opa capabilities --current');
        return unusable((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The ${OPA} on the PATH does not say which functions it has (${asked}): ${messageOf(listed)}`);
    }
    const builtins = parsed.output.builtins.filter(({ name }) => !FORBIDDEN.includes(name));
    const functions = builtins.map(({ name }) => name);
    // Without a list of hosts, a schema of a policy could be read from any.
    const capabilities = JSON.stringify({ ...parsed.output, builtins, allow_net: [] });
    return { version, capabilities, functions };
}
const capabilitiesSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    builtins: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ name: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() })),
});
function messageOf({ stdout, stderr }) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .foreign */ .V$)((0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_3__/* .trimSpace */ .Pd)(stderr || stdout).slice(0, 200));
}
function unusable(says) {
    return { problem: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .gk)('unusable-opa', says, { remedy: howToGetOpa(), actor: 'operators' }) };
}
/** The release that the tests judge with. */
const RELEASE = 'v1.22.4';
const DOWNLOADS = `https://openpolicyagent.org/downloads/${RELEASE}`;
const OPA = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('opa');
/** Compiles that release. Go compares its sources with the digest in Go's checksum database. */
const COMPILE_OPA = `go install github.com/open-policy-agent/opa@${RELEASE}`;
/** System and processor → the name of the file to download. */
const PROGRAMS = {
    'linux x64': 'opa_linux_amd64_static',
    'linux arm64': 'opa_linux_arm64_static',
    'darwin x64': 'opa_darwin_amd64',
    'darwin arm64': 'opa_darwin_arm64_static',
    'win32 x64': 'opa_windows_amd64.exe',
};
/** Sentences with the command that downloads `opa` for this system. */
function howToGetOpa(here = `${(0,node_os__WEBPACK_IMPORTED_MODULE_0__.platform)()} ${(0,node_os__WEBPACK_IMPORTED_MODULE_0__.arch)()}`) {
    const program = PROGRAMS[here];
    if (program === undefined) {
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `For ${OPA} on this system see https://openpolicyagent.org.`;
    }
    const download = here.startsWith('win32')
        ? `curl.exe -Lo opa.exe ${DOWNLOADS}/${program}`
        : `curl -Lo opa ${DOWNLOADS}/${program} && chmod +x opa`;
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `To get opa: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .typed */ .nE)(download)}. Move it to a directory on the PATH. With Go, ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .typed */ .nE)(COMPILE_OPA)} does all of that.`;
}
/** That nothing here judges policies in Rego. @param policies the directory that has them, as it was written */
function noOpa(policies) {
    const says = policies === undefined
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `There is no ${OPA} on the PATH.`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `There is no ${OPA} on the PATH to judge the Rego in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryPart */ .Pv)(policies)}.`;
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .gk)('no-opa', says, {
        about: { policySet: policies },
        remedy: howToGetOpa(),
        actor: 'operators',
    });
}
//# sourceMappingURL=find-opa.js.map

/***/ })

};
;