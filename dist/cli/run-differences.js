export const id = 2484;
export const ids = [2484];
export const modules = {
/***/ 22484:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
di: () => ( differencesFromOwn),
ku: () => ( unusualOptions),
pZ: () => ( differencesFromOptions),
sV: () => ( reportedOptions),
w3: () => ( differencesFromRequest)
});
var _run_options_js_0_ = __webpack_require__(19138);
const FLAGS = {
refresh: true,
'refresh-only': false,
'is-destroy': false,
};
const OTHER_FLAGS = { 'allow-empty-apply': false, 'allow-config-generation': false };
const LISTS = [
'target-addrs',
'replace-addrs',
'variables',
'invoke-action-addrs',
'policy-paths',
];
const REPORTED_LISTS = ['target-addrs', 'replace-addrs', 'variables'];
function unusualOptions(attributes) {
const given = LISTS.filter((name) => {
const value = attributes[name] ?? [];
return !Array.isArray(value) || value.length > 0;
});
return [...unusual(attributes, FLAGS), ...given];
}
function reportedOptions({ attributes }) {
const names = [...unusualOptions(attributes), ...unusual(attributes, OTHER_FLAGS)];
return Object.fromEntries(names.map((name) => [name, attributes[name]]));
}
function differencesFromOptions({ attributes }, options) {
const requested = (0,_run_options_js_0_ .l3)(options);
const named = new Set(requested.map(([name]) => name));
const others = [...unusualOptions(attributes), ...unusual(attributes, OTHER_FLAGS)];
return [
...requested
.filter(([name, value]) => normal(attributes[name]) !== normal(value))
.map(([name, value]) => {
const shown = show(name, attributes[name]);
return `has "${name}": ${shown}, and ${show(name, value)} was asked for`;
}),
...others
.filter((name) => !named.has(name))
.map((name) => `has "${name}": ${show(name, attributes[name])}, which was not requested`),
];
}
function differencesFromRequest(run, mode, options = {}) {
const { attributes } = run;
const differences = differencesFromOptions(run, options);
if (mode === 'speculative') {
if (attributes['plan-only'] !== true)
differences.push('is not speculative: it could be applied');
if (attributes.actions?.['is-confirmable'] === true)
differences.push('can be confirmed and applied');
return differences;
}
if (attributes['save-plan'] !== true)
differences.push('does not only save its plan: it is an ordinary run');
if (attributes['auto-apply'] !== false)
differences.push('does not say that nothing applies it by itself');
return differences;
}
function differencesFromOwn(run, terraformVersion, options = {}, mode = 'speculative') {
const { attributes } = run;
const silent = [
...Object.keys(FLAGS).filter((name) => typeof attributes[name] !== 'boolean'),
...REPORTED_LISTS.filter((name) => attributes[name] === undefined),
];
const version = attributes['terraform-version'];
const isDefaultVersion = options['terraform-version'] === undefined;
return [
...differencesFromRequest(run, mode, options),
...silent.map((name) => `does not say what its "${name}" is`),
...(isDefaultVersion && (version !== terraformVersion || version === undefined)
? [
`planned with Terraform ${show('', version)}, the workspace has ${show('', terraformVersion)}`,
]
: []),
];
}
function unusual(attributes, flags) {
return Object.entries(flags)
.filter(([name, defaultValue]) => (attributes[name] ?? defaultValue) !== defaultValue)
.map(([name]) => name);
}
function normal(value) {
if (!Array.isArray(value))
return JSON.stringify(value);
const entries = value.map((each) => {
if (typeof each === 'string')
return each;
const parts = Object.entries(each ?? {}).map((part) => JSON.stringify(part));
return parts.sort().join();
});
return JSON.stringify(entries.sort());
}
function show(name, value) {
const shown = name === 'variables' ? (0,_run_options_js_0_ .PE)(value) : value;
return (JSON.stringify(shown) ?? 'unknown').slice(0, 100);
}
/***/ })
};
