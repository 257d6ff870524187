export const id = 2455;
export const ids = [2455,1046];
export const modules = {
/***/ 92455:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
renderMatrix: () => ( renderMatrix)
});
var _report_neutralise_log_js_0_ = __webpack_require__(22195);
var _report_width_js_2_ = __webpack_require__(80204);
var _report_text_js_3_ = __webpack_require__(74913);
var _wrap_js_4_ = __webpack_require__(96890);
var _read_audit_js_1_ = __webpack_require__(11046);
const SIGNS = {
blocked: ['✗', 31],
'needs an override': ['▲', 31],
errored: ['E', 31],
overridden: ['o', 33],
'advisory failure': ['!', 33],
unknown: ['?', 33],
'known after the apply': ['?', 33],
'not evaluated in that run': ['-', 2],
'no finished run': [' ', 2],
passed: ['✓', 32],
};
const WIDEST = { policy: 44, workspace: 20 };
const NARROWEST_POLICY = 12;
const MOST_BLOCKS = 2;
const BETWEEN = 2;
const MOST_NAMES = 10;
function renderMatrix(rows, screen) {
const idle = namesOf(rows.filter(({ result }) => result === 'no finished run'));
const judged = rows.filter(({ workspace }) => !idle.includes(workspace));
const names = namesOf(judged).sort();
const lines = policyLines(judged, names.length);
const room = Math.min(screen.columns, 400);
const policyWidth = Math.max(NARROWEST_POLICY, Math.min(WIDEST.policy, Math.floor(room / 2), Math.max(0, ...lines.map(({ policy }) => (0,_report_width_js_2_ .qz)(policy)))));
const left = room - policyWidth - BLOCKS.length - BETWEEN;
const widest = Math.max(2, Math.min(WIDEST.workspace, left - BETWEEN));
const named = names.map((workspace) => ({ workspace, heading: cut(workspace, widest) }));
const numbered = names.map((workspace, at) => ({ workspace, heading: String(at + 1) }));
const byName = blocksOf(named, left);
const blocks = byName.length <= MOST_BLOCKS ? byName : blocksOf(numbered, left);
const drawn = blocks.map((block) => drawBlock(block, lines, policyWidth, screen.colour));
const legend = byName.length <= MOST_BLOCKS ? '' : legendOf(numbered, room);
const withoutRun = idle.map((name) => cut(name, WIDEST.policy));
const signs = _read_audit_js_1_ .P.filter((each) => judged.some(({ result }) => result === each)).map((result) => `${SIGNS[result][0]} ${result}`);
const texts = [
lines.length > 0 ? `${signs.join('   ')}\n` : '',
lines.length === 0 && names.length > 0
? `No policy has judged ${(0,_report_text_js_3_ .U9)(names.length, 'workspace')} with a run.\n`
: '',
idle.length > 0 ? `No finished run: ${(0,_report_text_js_3_ .p_)(withoutRun, MOST_NAMES)}.\n` : '',
];
const parts = lines.length > 0 ? [...drawn, legend] : [];
return [...parts, ...texts.map((text) => (0,_wrap_js_4_ .M)(text, room))]
.filter((part) => part !== '')
.join('\n');
}
function namesOf(rows) {
return [...new Set(rows.map(({ workspace }) => workspace))];
}
function policyLines(rows, workspaces) {
const lines = new Map();
for (const { system, policySet, policy, workspace, result, wouldBlock } of rows) {
if (system === '' && policy === '')
continue;
const key = JSON.stringify([system, policySet, policy]);
const shown = (0,_report_neutralise_log_js_0_ .om)(policySet === '' ? policy : `${policy} (${policySet})`);
const blocks = wouldBlock === 0 ? '-' : `${wouldBlock} of ${workspaces}`;
const line = lines.get(key) ?? { policy: shown, wouldBlock: blocks, results: new Map() };
line.results.set(workspace, result);
lines.set(key, line);
}
return [...lines.values()];
}
function blocksOf(columns, room) {
const blocks = [];
let used = Infinity;
for (const column of columns) {
const width = BETWEEN + (0,_report_width_js_2_ .qz)(column.heading);
if (used + width > room) {
blocks.push([]);
used = 0;
}
blocks.at(-1)?.push(column);
used += width;
}
return blocks;
}
const POLICY = 'POLICY';
const BLOCKS = 'WOULD BLOCK';
function drawBlock(block, lines, policyWidth, colour) {
const row = (policy, blocks, cells) => [(0,_report_width_js_2_ .jC)(cut(policy, policyWidth), policyWidth), (0,_report_width_js_2_ .jC)(blocks, BLOCKS.length), ...cells]
.join(' '.repeat(BETWEEN))
.trimEnd();
const headings = block.map(({ heading }) => heading);
const drawn = lines.map(({ policy, wouldBlock, results }) => {
const cells = block.map(({ workspace, heading }) => {
const [sign, code] = SIGNS[results.get(workspace) ?? 'not evaluated in that run'];
const painted = colour ? `\x1b[${code}m${sign}\x1b[${code === 2 ? 22 : 39}m` : sign;
return painted + ' '.repeat(Math.max(0, (0,_report_width_js_2_ .qz)(heading) - 1));
});
return row(policy, wouldBlock, cells);
});
return `${[row(POLICY, BLOCKS, headings), ...drawn].join('\n')}\n`;
}
function legendOf(columns, room) {
const words = columns.map(({ heading, workspace }) => `${heading} ${cut(workspace, room - 8)}`);
const width = Math.max(...words.map(_report_width_js_2_ .qz)) + BETWEEN;
const perLine = Math.max(1, Math.floor(room / width));
const lines = [];
for (let at = 0; at < words.length; at += perLine) {
const some = words.slice(at, at + perLine).map((word) => (0,_report_width_js_2_ .jC)(word, width));
lines.push(some.join('').trimEnd());
}
return `${lines.join('\n')}\n`;
}
function cut(text, columns) {
return (0,_report_width_js_2_ .cz)((0,_report_neutralise_log_js_0_ .om)(text), columns);
}
/***/ }),
/***/ 11046:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
P: () => ( RESULTS),
STOPS: () => ( STOPS),
auditWorkspace: () => ( auditWorkspace),
auditedWorkspace: () => ( auditedWorkspace),
findNewestRun: () => ( findNewestRun),
stillHolds: () => ( stillHolds),
toRows: () => ( toRows)
});
var _client_errors_js_0_ = __webpack_require__(20486);
var _client_wire_resource_js_1_ = __webpack_require__(78235);
var _client_wire_schema_js_7_ = __webpack_require__(77934);
var _policy_systems_policy_checks_js_2_ = __webpack_require__(22941);
var _gate_judge_by_own_js_3_ = __webpack_require__(69003);
var _policy_observed_js_4_ = __webpack_require__(51894);
var _gate_compare_with_current_js_5_ = __webpack_require__(551);
var _gate_read_policies_js_6_ = __webpack_require__(11056);
var _model_error_message_js_8_ = __webpack_require__(34271);
const RESULTS = [
'blocked',
'needs an override',
'errored',
'overridden',
'advisory failure',
'unknown',
'known after the apply',
'not evaluated in that run',
'no finished run',
'passed',
];
const auditedPolicy = _client_wire_schema_js_7_ .Ikc({
system: _client_wire_schema_js_7_ .YjP(),
policySet: _client_wire_schema_js_7_ .YjP(),
policy: _client_wire_schema_js_7_ .YjP(),
level: _client_wire_schema_js_7_ .YjP(),
result: _client_wire_schema_js_7_ .KIO(RESULTS),
});
const auditedWorkspace = _client_wire_schema_js_7_ .Ikc({
id: _client_wire_schema_js_7_ .YjP(),
name: _client_wire_schema_js_7_ .YjP(),
versionId: _client_wire_schema_js_7_ .lqM(_client_wire_schema_js_7_ .YjP()),
currentRunId: _client_wire_schema_js_7_ .lqM(_client_wire_schema_js_7_ .YjP()),
run: _client_wire_schema_js_7_ .lqM(_client_wire_schema_js_7_ .Ikc({ id: _client_wire_schema_js_7_ .YjP(), createdAt: _client_wire_schema_js_7_ .lqM(_client_wire_schema_js_7_ .YjP()) })),
doubts: _client_wire_schema_js_7_ .YOg(_client_wire_schema_js_7_ .YjP()),
policies: _client_wire_schema_js_7_ .YOg(auditedPolicy),
});
const STOPS = [
'unauthorized',
'rate-limited',
'network',
'timeout',
'tls',
'aborted',
'local',
];
async function auditWorkspace(workspace, current, ports, judging) {
const { versionId, currentRunId, isUnnamed } = currentOf(workspace);
const { id, attributes } = workspace;
const audited = { id, name: attributes.name, versionId, currentRunId, doubts: [], policies: [] };
if (versionId === undefined) {
const doubt = 'The service does not say which configuration it has now.';
return { ...audited, doubts: isUnnamed ? [doubt] : [] };
}
try {
const run = await findNewestRun(workspace, current, ports.client);
if (run === undefined)
return audited;
const observed = await (0,_gate_read_policies_js_6_ .h9)(run, true, { ...ports, believesRun: true });
const systems = (0,_policy_observed_js_4_ .o)(run, observed);
if (judging !== undefined)
systems.push(await judgeOwn(judging, { run, workspace, systems }, ports));
const doubts = systems.flatMap(({ how, reading }) => [
...('doubt' in how ? [how.doubt] : []),
...reading.doubts,
...reading.errors,
]);
const policies = systems
.flatMap(({ reading }) => reading.results)
.map((each) => {
const { system, policySet, policy, level } = each;
return { system, policySet, policy, level, result: toAuditWord(each) };
});
const createdAt = run.attributes['created-at'] ?? undefined;
return { ...audited, run: { id: run.id, createdAt }, doubts, policies };
}
catch (error) {
if (!(error instanceof _client_errors_js_0_ ._) || STOPS.includes(error.code))
throw error;
return { ...audited, doubts: [(0,_model_error_message_js_8_ .g)(error)] };
}
}
async function judgeOwn({ own, organization, note }, { run, workspace, systems }, ports) {
const { id, attributes } = workspace;
const requirements = { organization, workspace: { id, name: attributes.name } };
const about = { run, workspace, requirements, of: systems };
const { evidence, notices } = await (0,_gate_judge_by_own_js_3_ .e)(own, about, ports);
for (const notice of notices)
note(`${attributes.name}: ${notice}`);
return evidence;
}
function currentOf(workspace) {
const { named } = (0,_client_wire_resource_js_1_ ._2)(workspace, 'current-configuration-version');
const currentRunId = (0,_client_wire_resource_js_1_ .Dl)(workspace, 'current-run');
return { versionId: named?.[0]?.id, currentRunId, isUnnamed: named === undefined };
}
async function findNewestRun(workspace, current, client) {
const { versionId, currentRunId } = currentOf(workspace);
if (versionId === undefined)
return undefined;
const { id } = workspace;
const named = currentRunId === undefined
? undefined
: await (0,_gate_compare_with_current_js_5_ .G)(id, { versionId, runId: currentRunId }, client, current);
return named ?? (await (0,_gate_compare_with_current_js_5_ .G)(id, { versionId, runId: undefined }, client));
}
function stillHolds(earlier, workspace) {
return (earlier.id === workspace.id &&
earlier.name === workspace.attributes.name &&
earlier.doubts.length === 0 &&
earlier.run !== undefined &&
earlier.run.id === (0,_client_wire_resource_js_1_ .Dl)(workspace, 'current-run') &&
earlier.versionId === (0,_client_wire_resource_js_1_ .Dl)(workspace, 'current-configuration-version'));
}
function toAuditWord({ status, level, overridable, word }) {
if (status === 'not-evaluated')
return 'not evaluated in that run';
if (status === 'known-after-apply')
return 'known after the apply';
if (status === 'errored' || status === 'overridden')
return status;
if (status === 'passed')
return word === undefined ? 'passed' : 'unknown';
if (status === 'unknown')
return 'unknown';
if (level === 'advisory')
return 'advisory failure';
return overridable ? 'needs an override' : 'blocked';
}
function toRows(workspaces) {
const policies = new Map();
const byWorkspace = workspaces.map((workspace) => {
const byKey = new Map();
for (const policy of workspace.policies) {
const key = JSON.stringify([policy.system, policy.policySet, policy.policy]);
const before = byKey.get(key);
if (before === undefined || rank(policy) < rank(before))
byKey.set(key, policy);
if (!policies.has(key))
policies.set(key, policy);
}
return { workspace, byKey };
});
const none = { system: '', policySet: '', policy: '', level: '', result: 'unknown' };
if (policies.size === 0)
policies.set('', none);
const groups = [...policies].map(([key, { system, policySet, policy }]) => {
const cells = byWorkspace.map(({ workspace, byKey }) => {
const { level = '', result } = byKey.get(key) ?? {};
return { workspace, level, result: resultFor(workspace, result) };
});
const wouldBlock = cells.filter((cell) => rank(cell) < RESULTS.indexOf('unknown')).length;
const unknown = cells.filter(({ result }) => result === 'unknown').length;
const rows = cells
.sort((one, other) => rank(one) - rank(other))
.map(({ workspace: { name, run }, level, result }) => {
return { system, policySet, policy, workspace: name, level, result, run, wouldBlock };
});
return { wouldBlock, unknown, rows };
});
groups.sort((one, other) => other.wouldBlock - one.wouldBlock || other.unknown - one.unknown);
return groups.flatMap(({ rows }) => rows);
}
function rank({ result }) {
return RESULTS.indexOf(result);
}
function resultFor({ run, doubts, policies }, result) {
if (result !== undefined && result !== 'passed')
return result;
if (doubts.length > 0)
return 'unknown';
if (result === 'passed')
return result;
if (run === undefined)
return 'no finished run';
const nameless = policies.some(({ policy }) => policy === '' || policy === _policy_systems_policy_checks_js_2_ .rY);
return nameless ? 'unknown' : 'not evaluated in that run';
}
/***/ })
};
