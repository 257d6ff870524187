export const id = 1540;
export const ids = [1540];
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
/***/ 61922:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Rc: () => ( readConftestFile),
ab: () => ( CONFTEST_FILE),
tl: () => ( withConftest)
});
var node_path_0_ = __webpack_require__(76760);
var _machine_ask_opa_js_1_ = __webpack_require__(29);
var _model_conftest_js_2_ = __webpack_require__(36433);
var _model_parse_js_5_ = __webpack_require__(2340);
var _model_policy_files_js_3_ = __webpack_require__(48391);
var _model_quote_js_4_ = __webpack_require__(28187);
const CONFTEST_FILE = 'conftest.toml';
const OF_PRINTING = /^(?:output|no-color|quiet|trace|tls|parser|strict|rego-version|show-builtin-errors|junit-hide-message|suppress-exceptions)$/;
const READ = ['policy', 'namespace', 'all-namespaces', 'data'];
async function readConftestFile(files, ports) {
const isThere = (await files.names('.'))?.includes(CONFTEST_FILE);
const text = isThere === true ? await files.read(CONFTEST_FILE) : undefined;
if (text === undefined)
return undefined;
const values = readToml(text);
const textsOf = (key) => {
const value = values.get(key);
const list = typeof value === 'string' ? [value] : value;
if (list === undefined || Array.isArray(list))
return list;
throw new _model_policy_files_js_3_ .cq(`${CONFTEST_FILE}: ${(0,_model_quote_js_4_ .hD)(key)} is no text and no list of texts.`);
};
const namespaces = textsOf('namespace') ?? ['main'];
if (namespaces.some((name) => /[*?[]/.test(name))) {
throw new _model_policy_files_js_3_ .cq(`${CONFTEST_FILE}: "namespace" has a wildcard. Name the packages, or write \`all-namespaces = true\`.`);
}
const others = [...values.keys()].filter((key) => !READ.includes(key) && !OF_PRINTING.test(key));
return {
policy: textsOf('policy') ?? ['policy'],
packages: values.get('all-namespaces') === true ? 'all' : namespaces,
data: await readData(textsOf('data') ?? [], files, ports),
notices: others.map((key) => `${CONFTEST_FILE}: ${(0,_model_quote_js_4_ .hD)(key)} is not read here. ${_model_conftest_js_2_ .w[key] ?? ''}`.trim()),
};
}
function withConftest(set, conftest) {
const { packages, data, notices } = conftest;
const files = new Map(set.files);
if (data !== undefined)
files.set('data.json', Buffer.from(data));
return { ...set, files, packages, notices: [set.notices ?? [], notices].flat() };
}
const ENTRY = /[ \t]*(?:([\w-]+)[ \t]*=[ \t]*("(?:[^"\\\n]|\\.)*"|'[^'\n]*'|true|false|[\d.]+|\[[^\][]*\])[ \t]*)?(?:#[^\n]*)?(?:\r?\n|$)/y;
const TEXT = /"((?:[^"\\\n]|\\.)*)"|'([^'\n]*)'|#[^\n]*/g;
function readToml(text) {
const values = new Map();
for (let at = 0; at < text.length; at = ENTRY.lastIndex) {
ENTRY.lastIndex = at;
const entry = ENTRY.exec(text);
if (entry === null) {
const line = text.slice(0, at).split('\n').length;
throw new _model_policy_files_js_3_ .cq(`${CONFTEST_FILE}:${line}: cannot be read. Here it has keys with a text, a list of texts, true or false.`);
}
const [, key, value = ''] = entry;
if (key === undefined)
continue;
const texts = [...value.matchAll(TEXT)].flatMap(([, double, single]) => double === undefined ? (single ?? []) : String((0,_model_parse_js_5_ .qF)(`"${double}"`)));
const isList = value.startsWith('[');
values.set(key, isList ? texts : /^[tf\d.]/.test(value) ? value === 'true' : (texts[0] ?? ''));
}
return values;
}
async function readData(paths, files, ports) {
if (paths.length === 0)
return undefined;
const texts = {};
const walk = async (path) => {
const names = await files.names(path);
for (const name of names ?? []) {
const inner = node_path_0_.posix.join(path, name);
if (/\.(?:json|ya?ml)$/.test(name))
texts[inner] = (await files.read(inner)) ?? '';
else if (!name.includes('.'))
await walk(inner);
}
return names !== undefined;
};
for (const path of paths) {
if (await walk(node_path_0_.posix.normalize(path)))
continue;
const text = await files.read(path);
if (text === undefined)
throw new _model_policy_files_js_3_ .cq(`${CONFTEST_FILE}: the data ${(0,_model_quote_js_4_ .hD)(path)} is missing.`);
texts[path] = text;
}
const query = '{file: value | some file, text in input; value := yaml.unmarshal(text)}';
const args = ['eval', '--stdin-input', '--format', 'raw', query];
const answer = await (0,_machine_ask_opa_js_1_ .a)(ports, { args, stdin: JSON.stringify(texts) });
const values = (0,_model_parse_js_5_ .Pf)((0,_model_parse_js_5_ .qF)(answer?.stdout ?? ''));
const document = {};
for (const path of Object.keys(texts)) {
if (answer !== undefined && !(0,_model_parse_js_5_ .u4)(values[path])) {
throw new _model_policy_files_js_3_ .cq(`${CONFTEST_FILE}: the data ${(0,_model_quote_js_4_ .hD)(path)} is no object of JSON or YAML.`);
}
mergeInto(document, values[path]);
}
return JSON.stringify(document);
}
function mergeInto(document, values) {
for (const [key, value] of Object.entries((0,_model_parse_js_5_ .Pf)(values))) {
const known = Object.hasOwn(document, key) ? document[key] : undefined;
if ((0,_model_parse_js_5_ .u4)(known) && (0,_model_parse_js_5_ .u4)(value))
mergeInto(known, value);
else
Object.defineProperty(document, key, { value, enumerable: true, writable: true });
}
}
/***/ })
};
