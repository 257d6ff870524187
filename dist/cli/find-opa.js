export const id = 5809;
export const ids = [5809,1242];
export const modules = {
/***/ 95809:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
A: () => ( FORBIDDEN),
findOpa: () => ( findOpa)
});
var _client_wire_schema_js_2_ = __webpack_require__(77934);
var _machine_ask_opa_js_0_ = __webpack_require__(29);
var _model_parse_js_3_ = __webpack_require__(2340);
var _get_opa_js_1_ = __webpack_require__(91242);
const OLDEST = '1.0.0';
const FORBIDDEN = ['http.send', 'net.lookup_ip_addr', 'opa.runtime'];
async function findOpa(ports, askedVersion) {
const ask = (args) => (0,_machine_ask_opa_js_0_ .a)(ports, { args });
const [listed, known] = await Promise.all([ask(['capabilities', '--current']), askedVersion]);
if (listed === undefined)
return undefined;
const answer = known === undefined ? await ask(['version']) : undefined;
const version = known ?? /^Version: (\d+\.\d+\.\S+)/m.exec(answer?.stdout ?? '')?.[1];
if (version === undefined) {
return {
problem: `The \`opa\` on the PATH does not say its version: ${messageOf(answer ?? listed)}`,
};
}
if (Number(version.split('.')[0]) < 1) {
return { problem: `The \`opa\` on the PATH is ${version}. Install ${OLDEST} or newer.` };
}
if (/^1\.(?:21\.|22\.0(?:-|$))/.test(version)) {
const problem = `The \`opa\` on the PATH is ${version}. 1.21.0 to 1.22.0 overlook denials: \`input.x in {"a", input.y}\` never holds there. Install ${_get_opa_js_1_.RELEASE.slice(1)}.`;
return { problem };
}
const parsed = _client_wire_schema_js_2_ .xLC(capabilitiesSchema, (0,_model_parse_js_3_ .qF)(listed.stdout));
if (!parsed.success) {
const problem = `The \`opa\` on the PATH does not say which functions it has (\`opa capabilities --current\`): ${messageOf(listed)}`;
return { problem };
}
const builtins = parsed.output.builtins.filter(({ name }) => !FORBIDDEN.includes(name));
const functions = builtins.map(({ name }) => name);
const capabilities = JSON.stringify({ ...parsed.output, builtins, allow_net: [] });
return { version, capabilities, functions };
}
const capabilitiesSchema = _client_wire_schema_js_2_ ._H3({
builtins: _client_wire_schema_js_2_ .YOg(_client_wire_schema_js_2_ ._H3({ name: _client_wire_schema_js_2_ .YjP() })),
});
function messageOf({ stdout, stderr }) {
return (stderr || stdout).trim().slice(0, 200);
}
/***/ }),
};
