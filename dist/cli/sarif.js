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
var _json_js_5_ = __webpack_require__(47912);
var _links_js_1_ = __webpack_require__(67713);
var _findings_js_2_ = __webpack_require__(85636);
var _text_js_3_ = __webpack_require__(74913);
var _words_js_4_ = __webpack_require__(43629);
const SEVERITY_WORDS = {
blocks: { level: 'error', security: '8.5', quality: 'blocker' },
'needs-override': { level: 'error', security: '7.0', quality: 'critical' },
warns: { level: 'warning', security: '4.0', quality: 'minor' },
notes: { level: 'note', security: '1.0', quality: 'info' },
};
const RESULT_LIMIT = 5_000;
function findingsToScan(view) {
const unexplained = view.workspaces.filter((workspace) => (0,_findings_js_2_ .ec)(workspace, view));
const verdicts = unexplained.map(({ name, verdict, reasons }) => verdictFinding(verdict, reasons.map(({ text }) => text).join(' '), [name]));
const findings = [...verdicts, ...view.findings];
if (view.green || findings.length > 0)
return findings;
return [
verdictFinding(view.verdict, (0,_text_js_3_ .JO)(' ', `${view.headline}.`, ...view.nextSteps), []),
];
}
function verdictFinding(verdict, message, workspaces) {
const { words } = _words_js_4_ ._G[verdict];
return {
policySet: '',
policy: words,
message: message.trim() === '' ? `The verdict is "${words}", without a reason.` : message,
kind: 'undecided',
level: 'unknown',
status: 'not-evaluated',
severity: 'blocks',
overridable: false,
output: [],
resources: [],
workspaces,
fingerprint: (0,_text_js_3_ .tW)(JSON.stringify(['verdict', ...workspaces, verdict])),
};
}
function pathOf({ location, workspaces: [first] }, { workspaces }) {
return location?.path ?? workspaces.find(({ name }) => name === first)?.directory ?? '.';
}
function renderSarif(view) {
const shown = entriesOf(view).slice(0, RESULT_LIMIT);
const rules = new Map(shown.map(({ finding }) => [ruleId(finding), ruleOf(finding)]));
return (0,_json_js_5_ .et)({
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
results: shown.map((entry) => resultOf(entry, view)),
},
],
});
}
function entriesOf(view) {
return findingsToScan(view).flatMap((finding) => (0,_findings_js_2_ .Og)(finding).map((occurrence) => ({ finding, occurrence })));
}
function ruleId({ kind, policySet, policy }) {
return [kind === 'undecided' ? 'policy' : kind, policySet, policy]
.filter(Boolean)
.map((part) => (0,_markdown_js_0_ .Ow)(part, 100))
.join('/');
}
function ruleOf(finding) {
const name = (0,_markdown_js_0_ .Ow)(finding.policy, 200) || 'policy';
const text = (0,_markdown_js_0_ .Ow)(finding.description ?? '', 1_000) || name;
const override = (0,_words_js_4_ .mF)(finding);
const level = `Level: ${(0,_words_js_4_ .s2)(finding.level)}.`;
return {
id: ruleId(finding),
name,
shortDescription: { text: (0,_markdown_js_0_ .$Q)(text, 250) },
fullDescription: { text },
helpUri: finding.helpUrl,
help: { text: (0,_text_js_3_ .JO)(' ', level, override && `This finding ${override}.`) },
defaultConfiguration: { level: SEVERITY_WORDS[finding.severity].level },
properties: {
tags: ['policy', finding.level],
'security-severity': SEVERITY_WORDS[finding.severity].security,
},
};
}
function resultOf({ finding, occurrence }, view) {
const { location } = occurrence;
const line = location?.startLine ?? 1;
const region = { startLine: line, startColumn: 1, endLine: line, endColumn: 2 };
const uri = (0,_links_js_1_ .O0)(pathOf(occurrence, view));
const artifactLocation = { uri, uriBaseId: '%SRCROOT%' };
const placeUnknown = location ? '' : ' (its place in the files is not known)';
const workspaces = `[workspaces: ${workspaceNames(occurrence, 10)}]`;
const message = (0,_markdown_js_0_ .$Q)((0,_markdown_js_0_ .X5)(messageOf(finding, occurrence)), 4_000);
const justification = (0,_markdown_js_0_ .Ow)((0,_words_js_4_ .zs)(finding), 400);
const isExisting = occurrence.baseline === 'existing' || finding.status === 'existing';
return {
ruleId: ruleId(finding),
level: SEVERITY_WORDS[finding.severity].level,
message: { text: `${message}${placeUnknown} ${workspaces}` },
locations: [{ physicalLocation: { artifactLocation, region } }],
baselineState: isExisting ? 'unchanged' : occurrence.baseline,
partialFingerprints: { primaryLocationLineHash: `${occurrence.fingerprint}:1` },
suppressions: (0,_words_js_4_ .oB)(finding)
? [{ kind: 'external', status: 'accepted', justification }]
: undefined,
};
}
function renderCodeQuality(view) {
const issues = entriesOf(view).map(({ finding, occurrence }) => {
const { severity, level, policy } = finding;
const { location } = occurrence;
const path = pathOf(occurrence, view);
const begin = location?.startLine ?? 1;
const message = (0,_markdown_js_0_ .Ow)(messageOf(finding, occurrence), 1_000);
const circumstances = `${(0,_words_js_4_ .s2)(level)}; ${workspaceNames(occurrence, 5)}`;
const { quality } = SEVERITY_WORDS[severity === 'notes' && level === 'advisory' ? 'warns' : severity];
return {
description: (0,_markdown_js_0_ .$Q)(`${message} (${circumstances})`, 2_000),
check_name: (0,_markdown_js_0_ .Ow)(policy, 200) || 'policy',
fingerprint: (0,_text_js_3_ .tW)(JSON.stringify([occurrence.fingerprint, severity, path, `${begin}`]), 40),
severity: quality,
location: { path, lines: { begin } },
};
});
return (0,_json_js_5_ .et)((0,_text_js_3_ .$z)(issues, ({ fingerprint }) => fingerprint).map(([issue]) => issue));
}
function messageOf(finding, occurrence) {
const address = (0,_markdown_js_0_ .Ow)((0,_findings_js_2_ .PW)(occurrence), 300);
return (0,_text_js_3_ .JO)(': ', address, (0,_findings_js_2_ .Ig)(finding), occurrence.message);
}
function workspaceNames({ workspaces }, limit) {
return (0,_text_js_3_ .so)(workspaces, limit, (name) => (0,_markdown_js_0_ .Ow)(name, 100));
}
/***/ })
};
