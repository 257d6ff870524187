export const id = 5789;
export const ids = [5789];
export const modules = {
/***/ 25789:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
renderCodeQuality: () => ( renderCodeQuality),
renderSarif: () => ( renderSarif)
});
var _markdown_js_0_ = __webpack_require__(70075);
var _json_js_1_ = __webpack_require__(47912);
var _links_js_2_ = __webpack_require__(67713);
var _occurrences_js_3_ = __webpack_require__(2314);
var _message_text_js_4_ = __webpack_require__(34707);
var _text_js_5_ = __webpack_require__(74913);
var _words_js_6_ = __webpack_require__(43629);
const SEVERITY_WORDS = {
blocks: { level: 'error', security: '8.5', quality: 'blocker' },
'needs-override': { level: 'error', security: '7.0', quality: 'critical' },
warns: { level: 'warning', security: '4.0', quality: 'minor' },
notes: { level: 'note', security: '1.0', quality: 'info' },
};
const RESULT_LIMIT = 5_000;
function causesToScan({ causes, green, verdict, headline, nextSteps }) {
const scanned = causes.filter(({ kind }) => kind !== 'notice');
if (green || scanned.length > 0)
return scanned;
const message = (0,_text_js_5_ .JO)(' ', `${headline}.`, ...nextSteps);
const fingerprint = (0,_text_js_5_ .tW)(JSON.stringify(['verdict', verdict]));
const nothing = { output: [], resources: [], generalMessages: [], workspaces: [], runs: [] };
const cause = {
...nothing,
kind: 'reason',
policySet: '',
policy: '',
level: 'unknown',
status: 'not-evaluated',
severity: 'blocks',
blocks: true,
overridable: false,
message,
fingerprint,
};
return [(0,_occurrences_js_3_ .tI)({ ...cause, output: [], resources: [], generalMessages: [] })];
}
function pathReader({ workspaces }) {
const directories = new Map(workspaces.map(({ name, directory }) => [name, directory]));
return ({ location, workspaces: [first = ''] }) => location?.path ?? directories.get(first) ?? '.';
}
function renderSarif(view) {
const entries = entriesOf(view);
const shown = entries.slice(0, RESULT_LIMIT);
const rest = entries.length - shown.length;
const pathOf = pathReader(view);
const rules = new Map(shown.map(({ cause }) => [ruleId(cause), ruleOf(cause)]));
return (0,_json_js_1_ .et)({
$schema: 'https://json.schemastore.org/sarif-2.1.0.json',
version: '2.1.0',
runs: [
{
tool: {
driver: {
name: 'Plangate',
semanticVersion: view.context.version,
informationUri: 'https://github.com/plangate/plangate',
rules: [...rules.values()],
},
},
automationDetails: { id: `plangate/${(0,_markdown_js_0_ .Ow)(view.key, 100)}/` },
columnKind: 'utf16CodeUnits',
originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The repository' } } },
invocations: rest > 0 ? [cutInvocation(rest)] : undefined,
results: shown.map((entry) => resultOf(entry, pathOf(entry.occurrence))),
},
],
});
}
function cutInvocation(rest) {
const text = `${(0,_text_js_5_ .rj)(rest, 'more result')} of policies: report.json has all of them.`;
const notification = { level: 'warning', message: { text } };
return { executionSuccessful: true, toolExecutionNotifications: [notification] };
}
function entriesOf(view) {
return causesToScan(view).flatMap((cause) => cause.occurrences.map((occurrence) => ({ cause, occurrence })));
}
function ruleId(cause) {
const { kind, policySet, policy } = cause;
const reason = _words_js_6_ ._G[(0,_words_js_6_ .He)(cause)].words;
return [kind === 'undecided' ? 'policy' : kind, policySet, kind === 'reason' ? reason : policy]
.filter(Boolean)
.map((part) => (0,_markdown_js_0_ .Ow)(part, 100))
.join('/');
}
function ruleOf(cause) {
const name = nameOf(cause);
const text = (0,_markdown_js_0_ .Ow)(cause.description ?? '', 1_000) || name;
const override = (0,_words_js_6_ .mF)(cause);
const level = `Level: ${(0,_words_js_6_ .s2)(cause.level)}.`;
return {
id: ruleId(cause),
name,
shortDescription: { text: (0,_markdown_js_0_ .$Q)(text, 250) },
fullDescription: { text },
helpUri: cause.helpUrl,
help: { text: (0,_text_js_5_ .JO)(' ', level, override && `This failure ${override}.`) },
defaultConfiguration: { level: SEVERITY_WORDS[cause.severity].level },
properties: {
tags: ['policy', cause.level],
'security-severity': SEVERITY_WORDS[cause.severity].security,
},
};
}
function resultOf({ cause, occurrence }, path) {
const { location } = occurrence;
const line = location?.startLine ?? 1;
const region = { startLine: line, startColumn: 1, endLine: line, endColumn: 2 };
const uri = (0,_links_js_2_ .O0)(path);
const artifactLocation = { uri, uriBaseId: '%SRCROOT%' };
const placeUnknown = location ? '' : ` (${whyWithoutPlace(cause, occurrence)})`;
const workspaces = `[workspaces: ${workspaceNames(occurrence, 10)}]`;
const message = messageOf(cause, occurrence, 4_000);
const justification = (0,_markdown_js_0_ .Ow)((0,_words_js_6_ .zs)(cause), 400);
const isExisting = occurrence.baseline === 'existing' || cause.status === 'existing';
return {
ruleId: ruleId(cause),
level: SEVERITY_WORDS[cause.severity].level,
message: { text: `${message}${placeUnknown} ${workspaces}` },
locations: [{ physicalLocation: { artifactLocation, region } }],
baselineState: isExisting ? 'unchanged' : occurrence.baseline,
partialFingerprints: { primaryLocationLineHash: `${occurrence.fingerprint}:1` },
suppressions: (0,_words_js_6_ .oB)(cause)
? [{ kind: 'external', status: 'accepted', justification }]
: undefined,
};
}
function whyWithoutPlace({ kind }, { addresses }) {
if (kind === 'policy' && addresses.length === 0)
return 'it names no resource';
return addresses.length > 1
? 'it names several resources'
: 'its place in the files is not known';
}
function renderCodeQuality(view) {
const pathOf = pathReader(view);
const issues = entriesOf(view).map(({ cause, occurrence }) => {
const { severity, level } = cause;
const { location } = occurrence;
const path = pathOf(occurrence);
const begin = location?.startLine ?? 1;
const message = messageOf(cause, occurrence, 1_000);
const circumstances = `${(0,_words_js_6_ .s2)(level)}; ${workspaceNames(occurrence, 5)}`;
const { quality } = SEVERITY_WORDS[severity === 'notes' && level === 'advisory' ? 'warns' : severity];
return {
description: (0,_markdown_js_0_ .$Q)(`${message} (${circumstances})`, 2_000),
check_name: nameOf(cause),
fingerprint: (0,_text_js_5_ .tW)(JSON.stringify([occurrence.fingerprint, severity, path, `${begin}`]), 40),
severity: quality,
location: { path, lines: { begin } },
};
});
return (0,_json_js_1_ .et)((0,_text_js_5_ .$z)(issues, ({ fingerprint }) => fingerprint).map(([issue]) => issue));
}
function nameOf(cause) {
const { kind, policy, policySet } = cause;
if (kind === 'reason')
return _words_js_6_ ._G[(0,_words_js_6_ .He)(cause)].words;
return (0,_markdown_js_0_ .Ow)(policy, 200) || (0,_markdown_js_0_ .Ow)(policySet, 200) || 'policy';
}
function messageOf({ messageOfAll }, occurrence, limit) {
const addresses = (0,_occurrences_js_3_ .TY)(occurrence);
const named = (0,_text_js_5_ .so)(addresses, 5, (address) => (0,_markdown_js_0_ .Ow)(address, 300));
const said = occurrence.messages.join('\n');
return (0,_message_text_js_4_ .Lo)([(0,_text_js_5_ .JO)(': ', named, said), messageOfAll].filter(Boolean), limit);
}
function workspaceNames({ workspaces }, limit) {
return (0,_text_js_5_ .so)(workspaces, limit, (name) => (0,_markdown_js_0_ .Ow)(name, 100));
}
/***/ })
};
