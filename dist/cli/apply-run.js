export const id = 7010;
export const ids = [7010];
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
const beforeApply = { runId, status, words: (0,_model_status_js_1_ .rM)(run), workspace, audit: [] };
if (status === 'planned_and_finished')
return { ...beforeApply, outcome: 'nothing' };
if (actions?.['is-confirmable'] !== true) {
return { notApplied: `does not wait for its confirmation: it is "${status}".` };
}
const ownAccount = await client.account().catch(() => undefined);
const by = actor.by ?? ownAccount?.account.attributes.username ?? undefined;
await client.runs.apply(runId, (0,_trust_audit_js_3_ .S)(reason, actor));
const at = clock.date().toISOString();
const audit = [
{ action: 'apply', run: runId, workspace, by, job: actor.job, at, reason },
];
try {
return { ...(await (0,_gate_watch_apply_js_2_ .A)(run, { confirmed: true }, ports)), workspace, audit };
}
catch (error) {
const words = `confirmed, and could not be watched: ${(0,_model_error_message_js_4_ .g)(error)}`;
return { ...beforeApply, words, outcome: 'unfinished', audit };
}
}
/***/ }),
/***/ 62251:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
A: () => ( watchApply)
});
var _client_wire_resource_js_0_ = __webpack_require__(78235);
var _plan_program_log_js_6_ = __webpack_require__(506);
var _policy_systems_systems_js_1_ = __webpack_require__(82937);
var _model_status_js_2_ = __webpack_require__(62373);
var _poll_js_3_ = __webpack_require__(67820);
var _read_policies_js_4_ = __webpack_require__(11056);
var _model_parse_js_5_ = __webpack_require__(2340);
const LOG_BYTES = 256 * 1024;
async function watchApply(run, { confirmed }, { onChange, ...ports }) {
const polling = {
async read() {
const { run: seen } = await ports.client.runs.show(run.id);
return { seen, behind: await findBlockingRun(seen, ports) };
},
isSettled: ({ seen, behind }) => (0,_model_status_js_2_ .Ck)(seen.attributes.status) || waitsForPerson(seen, confirmed) || behind !== undefined,
changeOf: ({ seen }) => seen.attributes.status,
intervalMs: _poll_js_3_ .Lp,
onChange: ({ seen }) => onChange((0,_model_status_js_2_ .rM)(seen)),
};
const waiting = await (0,_poll_js_3_ .wt)(polling, ports);
const { seen: last, behind } = waiting.last ?? { seen: run, behind: undefined };
const { status } = last.attributes;
const isOver = (0,_model_status_js_2_ .Ck)(status);
let outcome;
if (isOver)
outcome = OUTCOME_OF_STATUS[status] ?? 'failed';
else
outcome = waiting.kind === 'settled' ? 'waits' : 'unfinished';
const isApplied = outcome === 'applied' || outcome === 'failed';
const details = isApplied ? await readApply(last, ports) : undefined;
const policies = isApplied ? await readPoliciesOfApply(last, ports) : undefined;
return {
runId: run.id,
outcome: outcome === 'applied' && policies?.isAgainst ? 'against-policy' : outcome,
status,
behind,
words: behind === undefined
? (0,_model_status_js_2_ .rM)(last)
: `in the queue behind ${behind}, which a person has to confirm or discard`,
durationMs: isOver ? applyDurationMs(last) : undefined,
counts: details?.counts,
firstError: outcome === 'failed' ? details?.firstError : undefined,
policies: policies?.sentences ?? [],
};
}
async function findBlockingRun(run, ports) {
const id = (0,_client_wire_resource_js_0_ .Dl)(run, 'workspace');
if (run.attributes.status !== 'pending' || id === undefined)
return undefined;
return await (0,_read_policies_js_4_.readIfPossible)(ports, undefined, async (client) => {
const currentId = (0,_client_wire_resource_js_0_ .Dl)(await client.workspaces.show(id), 'current-run');
if (currentId === undefined || currentId === run.id)
return undefined;
const { run: current } = await client.runs.show(currentId);
return waitsForPerson(current, false) ? currentId : undefined;
});
}
const OUTCOME_OF_STATUS = {
applied: 'applied',
planned_and_finished: 'nothing',
};
function waitsForPerson({ attributes: { status, actions } }, confirmed) {
return (status.endsWith('_awaiting_decision') || (!confirmed && actions?.['is-confirmable'] === true));
}
function applyDurationMs({ attributes }) {
const stamps = attributes['status-timestamps'] ?? {};
const began = ['confirmed-at', 'apply-queued-at', 'applying-at']
.map((name) => (0,_model_parse_js_5_ .nR)(stamps[name]))
.find((time) => Number.isFinite(time));
const ended = (0,_model_parse_js_5_ .nR)(stamps[`${attributes.status.replaceAll('_', '-')}-at`]);
return began !== undefined && ended >= began ? ended - began : undefined;
}
async function readPoliciesOfApply(run, ports) {
return await (0,_read_policies_js_4_.readIfPossible)(ports, undefined, async (client) => {
const reader = (0,_read_policies_js_4_ .rY)({ ...ports, client });
const reading = _policy_systems_systems_js_1_ .P.map(async (system) => system.readForApply?.(reader, run.id));
const readings = (await Promise.all(reading)).flatMap((ofSystem) => ofSystem ?? []);
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
return await (0,_read_policies_js_4_.readIfPossible)(ports, undefined, async (client) => {
const apply = await client.runs.showApply(id);
const { attributes } = apply;
const log = attributes.status === 'errored' ? await client.runs.planLog(apply, LOG_BYTES) : '';
const problem = (0,_plan_program_log_js_6_ ._)(log).find(({ severity }) => severity === 'error');
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
};
