export const id = 1671;
export const ids = [1671];
export const modules = {
/***/ 11671:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
readPlanCall: () => ( readPlanCall)
});
var _model_quote_js_2_ = __webpack_require__(28187);
var _configuration_argument_files_js_1_ = __webpack_require__(92603);
var _planned_as_js_0_ = __webpack_require__(50564);
function readPlanCall([program, ...words], environment) {
const [, directory] = /^-chdir=(.+)$/.exec(words[0] ?? '') ?? [];
const [command, ...given] = directory === undefined ? words : words.slice(1);
if (program !== 'tofu' || command !== 'plan')
return { problem: NO_CALL };
const merged = [];
for (const name of ['TF_CLI_ARGS_plan', 'TF_CLI_ARGS']) {
const split = (0,_configuration_argument_files_js_1_ .y)(environment[name] ?? '');
if ('problem' in split)
return { problem: `gets ${name}, which ${split.problem}` };
merged.push(...split.value);
}
merged.push(...given);
const { flags, unknown, problem } = readFlags(merged.filter((word) => !VIEW_WORDS.has(word)));
if (problem !== undefined)
return { problem };
const valuesOf = (...names) => flags.flatMap(({ name, value }) => (names.includes(name) ? value : []));
const isSet = (name, otherwise) => flags.findLast((flag) => flag.name === name)?.isOn ?? otherwise;
const otherMode = isSet('refresh-only', false) ? 'refresh-only' : 'normal';
return {
value: {
directory,
words: given,
planned: {
mode: isSet('destroy', false) ? 'destroy' : otherMode,
targets: (0,_planned_as_js_0_ .pj)(valuesOf('target', 'target-file')),
excludes: (0,_planned_as_js_0_ .pj)(valuesOf('exclude', 'exclude-file')),
actions: [],
deferred: false,
refreshed: isSet('refresh', true),
unknown,
},
out: valuesOf('out').at(-1) || undefined,
hasDetailedExitCode: isSet('detailed-exitcode', false),
},
};
}
const NO_CALL = 'is no call of `tofu plan`. Write `tofu plan` or `tofu -chdir=DIRECTORY plan` after `--`, without a wrapper; of Terraform, and of a plan that is not encrypted, give the saved plan.';
const VIEW_WORDS = new Set([
'-no-color',
'-compact-warnings',
'-consolidate-warnings',
'-consolidate-warnings=true',
'-consolidate-warnings=false',
'-consolidate-errors',
'-consolidate-errors=true',
'-consolidate-errors=false',
'-concise',
]);
const SWITCHES = new Set([
'lock',
'refresh',
'destroy',
'refresh-only',
'detailed-exitcode',
'input',
'show-sensitive',
'json',
]);
const WITH_VALUE = new Set([
'lock-timeout',
'state',
'state-out',
'backup',
'parallelism',
'target',
'target-file',
'exclude',
'exclude-file',
'replace',
'var',
'var-file',
'out',
'generate-config-out',
'deprecation',
'json-into',
]);
const ON = ['1', 't', 'T', 'TRUE', 'true', 'True'];
const OFF = ['0', 'f', 'F', 'FALSE', 'false', 'False'];
function readFlags(words) {
const flags = [];
for (let at = 0; at < words.length; at++) {
const word = words[at] ?? '';
const written = /^--?([^-=][^=]*)(?:=([^]*))?$/.exec(word);
if (written === null) {
const isEnd = word === '--' && at === words.length - 1;
if (isEnd)
break;
return { flags, unknown: [], problem: `gets ${(0,_model_quote_js_2_ .hD)(word)}, which \`tofu plan\` refuses.` };
}
const [, name = '', inWord] = written;
if (SWITCHES.has(name)) {
const isOn = inWord === undefined || ON.includes(inWord);
if (!isOn && !OFF.includes(inWord ?? '')) {
return { flags, unknown: [], problem: `gets ${(0,_model_quote_js_2_ .hD)(word)}, which \`tofu plan\` refuses.` };
}
flags.push({ name, value: '', isOn });
}
else if (WITH_VALUE.has(name)) {
const value = inWord ?? words[++at];
if (value === undefined) {
return { flags, unknown: [], problem: `gets ${(0,_model_quote_js_2_ .hD)(word)} without a value.` };
}
flags.push({ name, value, isOn: true });
}
else
return { flags, unknown: [`-${name}`.slice(0, 100)] };
}
return { flags, unknown: [] };
}
/***/ }),
};
