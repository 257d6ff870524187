export const id = 657;
export const ids = [657];
export const modules = {
/***/ 10657:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  findOpa: () => ( findOpa),
  l: () => ( TAKEN_AWAY)
 });
 var _client_wire_schema_js_1_ = __webpack_require__(77934);
 var _machine_ask_opa_js_0_ = __webpack_require__(29);
 var _model_parse_js_2_ = __webpack_require__(2340);
const TAKEN_AWAY = ['http.send', 'net.lookup_ip_addr', 'opa.runtime'];
async function findOpa(ports) {
  const ask = (args) => (0,_machine_ask_opa_js_0_ .a)(ports, { args, cwd: '/' });
  const [versions, functions] = await Promise.all([
    ask(['version']),
    ask(['capabilities', '--current']),
  ]);
  if (versions === undefined || functions === undefined)
    return undefined;
  const [, version] = /^Version: (\d+\.\d+\.\S+)/m.exec(versions.stdout) ?? [];
  if (version === undefined) {
    return { problem: `The \`opa\` on the PATH does not say its version: ${messageOf(versions)}` };
  }
  if (Number(version.split('.')[0]) < 1) {
    return { problem: `The \`opa\` on the PATH is ${version}. Install 1.0 or newer.` };
  }
  const parsed = _client_wire_schema_js_1_ .xLC(capabilitiesSchema, (0,_model_parse_js_2_ .qF)(functions.stdout));
  if (!parsed.success) {
    const problem = `The \`opa\` on the PATH does not say which functions it has (\`opa capabilities --current\`): ${messageOf(functions)}`;
    return { problem };
  }
  const builtins = parsed.output.builtins.filter(({ name }) => !TAKEN_AWAY.includes(name));
  return { version, capabilities: JSON.stringify({ ...parsed.output, builtins, allow_net: [] }) };
}
const capabilitiesSchema = _client_wire_schema_js_1_ ._H3({
  builtins: _client_wire_schema_js_1_ .YOg(_client_wire_schema_js_1_ ._H3({ name: _client_wire_schema_js_1_ .YjP() })),
});
function messageOf({ stdout, stderr }) {
  return (stderr || stdout).trim().slice(0, 200);
}
/***/ }),
/***/ 29:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  H: () => ( untilDeadline),
  a: () => ( askOpa)
 });
 var _model_error_message_js_1_ = __webpack_require__(34271);
 var _execute_js_0_ = __webpack_require__(4643);
const BOUNDS = {
  timeoutMs: 5 * 60_000,
  maxBytes: 256 * 1024 * 1024,
  maxResidentBytes: 2 * 1024 * 1024 * 1024,
};
async function askOpa({ executeBounded, environment, signal: all = new AbortController().signal }, { args, cwd, stdin, signal = all, bounds }) {
  const failed = (why) => ({ exitCode: -1, stdout: '', stderr: why });
  try {
    const { exitCode = -1, ended, ...said } = await executeBounded('opa', args, {
      cwd,
      stdin,
      variables: (0,_execute_js_0_ .I3)(environment),
      signal,
      ...BOUNDS,
      ...bounds,
    });
    if (ended === undefined)
      return { exitCode, ...said };
    return { ...failed(`opa ${_execute_js_0_ .QG[ended]} and was ended.`), ended };
  }
  catch (error) {
    if (isMissing(error))
      return undefined;
    return failed(`opa could not be started: ${(0,_model_error_message_js_1_ .g)(error)}`);
  }
}
function untilDeadline(deadline, ports) {
  return {
    ...ports,
    executeBounded: (program, args, options) => {
      const leftMs = Math.max(1, Math.ceil(deadline - ports.clock.now()) + 1);
      const timeoutMs = Math.min(options.timeoutMs, leftMs);
      return ports.executeBounded(program, args, { ...options, timeoutMs });
    },
  };
}
function isMissing(error) {
  return /was not found in PATH|ENOENT/.test((0,_model_error_message_js_1_ .g)(error));
}
/***/ })
};
