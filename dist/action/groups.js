export const id = 6337;
export const ids = [6337];
export const modules = {
/***/ 6337:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
mX: () => ( jobCountOf),
readGroups: () => ( readGroups),
workspacesOfGroups: () => ( workspacesOfGroups)
});
var _client_wire_schema_js_1_ = __webpack_require__(7934);
var _model_parse_js_2_ = __webpack_require__(2340);
var _settings_workspace_selectors_js_0_ = __webpack_require__(589);
const MOST_GROUPS = 256;
const DEFAULT_SIZE = 25;
const MATRIX_LETTERS = 12;
const GROUP_NAME = /^[a-z0-9]{12}-([1-9]\d{0,2})-of-([1-9]\d{0,2})$/;
function jobCountOf(group = '') {
return Number(GROUP_NAME.exec(group)?.[2] ?? 1);
}
const entry = _client_wire_schema_js_1_ .Ikc({ group: _client_wire_schema_js_1_ .YjP(), workspaces: _client_wire_schema_js_1_ .YjP() });
const matrix = _client_wire_schema_js_1_ .KCZ([_client_wire_schema_js_1_ .Ikc({ include: _client_wire_schema_js_1_ .YOg(entry) }), _client_wire_schema_js_1_ .g1P(_client_wire_schema_js_1_ .YjP(), entry)]);
function readGroups(text) {
if (text.trim() === '')
return {
problem: 'is no matrix: it is empty. See the log of the job that runs `plangate matrix`.',
};
const value = (0,_model_parse_js_2_ .qF)(text);
if (value === undefined)
return { problem: 'is no matrix as it was printed: it is no JSON.' };
const parsed = _client_wire_schema_js_1_ .xLC(matrix, value, { abortEarly: true });
if (!parsed.success)
return { problem: 'is no matrix as it was printed.' };
const entries = Array.isArray(parsed.output['include'])
? parsed.output['include']
: Object.values(parsed.output);
let isReadable = true;
const groups = entries.map(({ group, workspaces }) => {
const selectors = (0,_settings_workspace_selectors_js_0_ .Ak)(workspaces, () => {
isReadable = false;
});
const named = selectors.filter((selector) => selector.kind === 'name');
if (named.length < selectors.length)
isReadable = false;
return { group, selectors: named, workspaces: named.map(({ name }) => name) };
});
if (!isReadable || !isWholeMatrix(groups.map(({ group }) => group))) {
return { problem: 'lacks a group, or has one twice: pass all that was printed.' };
}
const names = groups.flatMap(({ workspaces }) => workspaces);
return new Set(names).size === names.length ? groups : { problem: 'has a workspace twice.' };
}
function workspacesOfGroups(groups) {
return (0,_settings_workspace_selectors_js_0_ .TZ)(groups.flatMap(({ selectors }) => selectors)) || 'none';
}
function isWholeMatrix(groups) {
const numbers = new Set(groups.map((group) => GROUP_NAME.exec(group)?.[1]));
const matrices = new Set(groups.map((group) => group.slice(0, MATRIX_LETTERS)));
return (numbers.size === groups.length &&
matrices.size <= 1 &&
groups.every((group) => GROUP_NAME.exec(group)?.[2] === String(groups.length)));
}
/***/ })
};
