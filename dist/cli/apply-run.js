export const id = 7010;
export const ids = [7010,1056];
export const modules = {
/***/ 17010:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
applyRun: () => ( applyRun),
whyNotApplied: () => ( whyNotApplied)
});
var _model_verdict_js_0_ = __webpack_require__(83538);
var _model_status_js_1_ = __webpack_require__(62373);
var _trust_audit_js_3_ = __webpack_require__(79239);
var _model_error_message_js_4_ = __webpack_require__(34271);
var _gate_watch_apply_js_2_ = __webpack_require__(62251);
function whyNotApplied({ result, run, mode, options }, allowDestroy) {
const { word } = result.verdict;
if (run === undefined || !(0,_model_verdict_js_0_ .gf)(word))
return `is not green ("${word}").`;
if (mode !== 'provisional')
return 'is not provisional, so it left no plan to apply.';
if (options['is-destroy'] === true && !allowDestroy) {
return 'destroys everything that the workspace manages. Pass --allow-destroy-apply if you mean that.';
}
return undefined;
}
async function applyRun(request, ports) {
const { runId, workspace, reason, actor } = request;
const { client, clock } = ports;
const { run } = await client.runs.show(runId);
const { status, actions } = run.attributes;
const idle = { runId, status, words: (0,_model_status_js_1_ .$W)(run), workspace, audit: [] };
if (status === 'planned_and_finished')
return { ...idle, outcome: 'nothing' };
if (actions?.['is-confirmable'] !== true) {
return { notApplied: `does not wait for its confirmation: it is "${status}".` };
}
const self = await client.account().catch(() => undefined);
const by = actor.by ?? self?.account.attributes.username ?? undefined;
await client.runs.apply(runId, (0,_trust_audit_js_3_ .S)(reason, actor));
const at = clock.date().toISOString();
const audit = [
{ action: 'apply', run: runId, workspace, by, job: actor.job, at, reason },
];
try {
return { ...(await (0,_gate_watch_apply_js_2_ .A)(run, true, ports)), workspace, audit };
}
catch (error) {
const words = `confirmed, and could not be watched: ${(0,_model_error_message_js_4_ .g)(error)}`;
return { ...idle, words, outcome: 'unfinished', audit };
}
}
/***/ }),
/***/ 11056:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
TC: () => ( readerOf),
extra: () => ( extra),
h9: () => ( readPolicies)
});
var _client_errors_js_0_ = __webpack_require__(20486);
var _client_wire_resource_js_1_ = __webpack_require__(78235);
var _policy_systems_systems_js_2_ = __webpack_require__(82937);
const CATCH_UP_MS = 10_000;
const EXTRA_BUDGET_MS = 20_000;
async function readPolicies(run, rests, ports, systems = _policy_systems_systems_js_2_ .P) {
const { clock, signal, deadline } = ports;
const until = rests ? clock.now() : Math.min(deadline, clock.now() + CATCH_UP_MS);
let lists = await readLists(ports, run, systems);
const lags = ({ system, items }) => items.some((item) => system.lags(item));
for (let pauseMs = 1_000; lists.some(lags) && clock.now() + pauseMs < until; pauseMs *= 2) {
await clock.sleep(pauseMs, signal);
lists = await readLists(ports, run, systems);
}
const reader = readerOf(ports);
return await Promise.all(lists.map(async ({ system, items, how }) => {
const objects = items.map(async (item) => ({
object: system.objectOf(item),
contents: await system.readMore(item, reader),
}));
return { system, how, objects: await Promise.all(objects) };
}));
}
function readLists({ client, believesRun = false }, run, systems) {
return Promise.all(systems.map(async (system) => {
const isNone = (0,_client_wire_resource_js_1_ ._2)(run, system.relation).named?.length === 0;
if (isNone && (believesRun || system.isNamedByRun)) {
return { system, items: [], how: { complete: true } };
}
return { system, ...(await readWholeList(system.list(client, run.id))) };
}));
}
function readerOf(ports) {
return {
client: ports.client,
whole: readWholeList,
extra: (read) => extra(ports, undefined, read),
isFrugal: ports.isFrugal?.() === true,
};
}
async function readWholeList(listing) {
try {
const { items, absent } = await listing.whole();
return { items, how: absent === undefined ? { complete: true } : { absent } };
}
catch (error) {
if (error instanceof _client_errors_js_0_ ._ && error.code === 'unreadable') {
return { items: [], how: { doubt: error.message } };
}
throw error;
}
}
async function extra({ client, clock, signal, deadline }, otherwise, read) {
try {
const until = Math.min(deadline, clock.now() + EXTRA_BUDGET_MS);
return await read(client.with({ signal, deadline: until }));
}
catch (error) {
if (error instanceof _client_errors_js_0_ ._ && error.code !== 'aborted')
return otherwise;
throw error;
}
}
/***/ }),
/***/ 62251:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
A: () => ( watchApply)
});
var _client_wire_resource_js_0_ = __webpack_require__(78235);
var _policy_from_plan_log_js_1_ = __webpack_require__(16595);
var _policy_systems_systems_js_2_ = __webpack_require__(82937);
var _model_status_js_3_ = __webpack_require__(62373);
var _poll_js_4_ = __webpack_require__(67820);
var _read_policies_js_5_ = __webpack_require__(11056);
const LOG_BYTES = 256 * 1024;
async function watchApply(run, confirmed, { onChange, ...ports }) {
const looking = {
async read() {
const { run: seen } = await ports.client.runs.show(run.id);
return { seen, behind: await findBlocking(seen, ports) };
},
isSettled: ({ seen, behind }) => (0,_model_status_js_3_ .Ck)(seen.attributes.status) || waits(seen, confirmed) || behind !== undefined,
changeOf: ({ seen }) => seen.attributes.status,
intervalMs: _poll_js_4_ .Lp,
onChange: ({ seen }) => onChange((0,_model_status_js_3_ .$W)(seen)),
};
const waiting = await (0,_poll_js_4_ .wt)(looking, ports);
const { seen: last, behind } = waiting.last ?? { seen: run, behind: undefined };
const { status } = last.attributes;
const ended = (0,_model_status_js_3_ .Ck)(status) ? (ENDS[status] ?? 'failed') : undefined;
const rests = waiting.kind === 'settled' ? 'waits' : 'unfinished';
const outcome = ended ?? rests;
const isApplied = outcome === 'applied' || outcome === 'failed';
const details = isApplied ? await readApply(last, ports) : undefined;
const policies = isApplied ? await readAtApply(last, ports) : undefined;
return {
runId: run.id,
outcome: outcome === 'applied' && policies?.isAgainst ? 'against-policy' : outcome,
status,
behind,
words: behind === undefined
? (0,_model_status_js_3_ .$W)(last)
: `in the queue behind ${behind}, which a person has to confirm or discard`,
durationMs: ended && applyDurationMs(last),
counts: details?.counts,
firstError: outcome === 'failed' ? details?.firstError : undefined,
policies: policies?.sentences ?? [],
};
}
async function findBlocking(run, ports) {
const id = (0,_client_wire_resource_js_0_ .Dl)(run, 'workspace');
if (run.attributes.status !== 'pending' || id === undefined)
return undefined;
return await (0,_read_policies_js_5_.extra)(ports, undefined, async (client) => {
const first = (0,_client_wire_resource_js_0_ .Dl)(await client.workspaces.show(id), 'current-run');
if (first === undefined || first === run.id)
return undefined;
const { run: other } = await client.runs.show(first);
return waits(other, false) ? first : undefined;
});
}
const ENDS = {
applied: 'applied',
planned_and_finished: 'nothing',
};
function waits({ attributes: { status, actions } }, confirmed) {
return (status.endsWith('_awaiting_decision') || (!confirmed && actions?.['is-confirmable'] === true));
}
function applyDurationMs({ attributes }) {
const stamps = attributes['status-timestamps'] ?? {};
const began = ['confirmed-at', 'apply-queued-at', 'applying-at']
.map((name) => Date.parse(stamps[name] ?? ''))
.find((time) => Number.isFinite(time));
const ended = Date.parse(stamps[`${attributes.status.replaceAll('_', '-')}-at`] ?? '');
return began !== undefined && ended >= began ? ended - began : undefined;
}
async function readAtApply(run, ports) {
return await (0,_read_policies_js_5_.extra)(ports, undefined, async (client) => {
const reader = (0,_read_policies_js_5_ .TC)({ ...ports, client });
const asked = _policy_systems_systems_js_2_ .P.map(async (system) => system.readAtApply?.(reader, run.id));
const readings = (await Promise.all(asked)).flatMap((one) => one ?? []);
const errors = readings.flatMap((reading) => reading.errors);
const results = readings
.flatMap((reading) => reading.results)
.filter(({ status }) => status !== 'passed');
const sentences = results.map(({ policy, level, status, message }) => `Policy "${policy}" (${level}) ${status === 'failed' ? 'failed' : 'was not evaluated'}: ${message}`);
const isAgainst = errors.length > 0 || results.some(({ level }) => level !== 'advisory');
return { sentences: [...errors, ...sentences], isAgainst };
});
}
async function readApply(run, ports) {
const id = (0,_client_wire_resource_js_0_ .Dl)(run, 'apply');
if (id === undefined)
return undefined;
return await (0,_read_policies_js_5_.extra)(ports, undefined, async (client) => {
const apply = await client.runs.showApply(id);
const { attributes } = apply;
const failed = attributes.status === 'errored';
const log = failed ? await client.runs.planLog(apply, LOG_BYTES) : '';
const problem = (0,_policy_from_plan_log_js_1_ .i)(log).find(({ severity }) => severity === 'error');
return {
counts: {
additions: attributes['resource-additions'] ?? 0,
changes: attributes['resource-changes'] ?? 0,
destructions: attributes['resource-destructions'] ?? 0,
imports: attributes['resource-imports'] ?? 0,
},
firstError: problem && [problem.summary, problem.detail].filter(Boolean).join(': '),
};
});
}
/***/ }),
/***/ 16595:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
i: () => ( fromPlanLog)
});
var _reading_js_0_ = __webpack_require__(10988);
var _model_parse_js_1_ = __webpack_require__(2340);
const MOST = 100;
const LONGEST = 4_000;
function fromPlanLog(log) {
const all = log.split('\n').flatMap((line) => fromLine(line.slice(0, LONGEST * 4)));
const distinct = new Map(all.map((each) => [JSON.stringify(each), each]));
return [...distinct.values()].slice(0, MOST);
}
function fromLine(line) {
const { severity, range, ...texts } = (0,_model_parse_js_1_ .Pf)((0,_model_parse_js_1_ .Pf)((0,_model_parse_js_1_ .qF)(line))['diagnostic']);
const summary = asText(texts['summary']);
if ((severity !== 'error' && severity !== 'warning') || summary === undefined)
return [];
const { start, filename } = (0,_model_parse_js_1_ .Pf)(range);
return [
{
severity,
summary: summary.slice(0, LONGEST),
detail: asText(texts['detail'])?.slice(0, LONGEST),
address: asText(texts['address']),
file: asText(filename),
line: (0,_reading_js_0_ .Wg)((0,_model_parse_js_1_ .Pf)(start)['line']) || undefined,
},
];
}
function asText(value) {
return typeof value === 'string' && value !== '' ? value : undefined;
}
/***/ })
};
