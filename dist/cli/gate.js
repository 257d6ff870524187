export const id = 5593;
export const ids = [5593,7183];
export const modules = {
/***/ 28333:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
gate: () => ( gate)
});
var ended_by = __webpack_require__(17953);
var take_turn = __webpack_require__(44990);
var vouch = __webpack_require__(18327);
var decide = __webpack_require__(38966);
var policy_exceptions = __webpack_require__(29272);
var observed = __webpack_require__(51894);
var workspace_selectors = __webpack_require__(30589);
var failure_of = __webpack_require__(46281);
var judge = __webpack_require__(77786);
var judges_judges = __webpack_require__(80613);
var read_policies = __webpack_require__(11056);
var result = __webpack_require__(32940);
var external_node_events_ = __webpack_require__(78474);
var job_time = __webpack_require__(71680);
;// CONCATENATED MODULE: ./build/src/gate/scope.js
const GRACE_MS = 300;
function openScope({ deadline: jobDeadline, timeoutMs }, { clock, random, log, alarms, signal: canceled, onEvent }, asksService) {
const started = clock.now();
const deadline = asksService ? jobDeadline - (0,job_time.t4)(timeoutMs) : jobDeadline;
const elapsedMs = () => clock.now() - started;
const graceMs = asksService ? GRACE_MS : 0;
const overdue = alarms === undefined
? new AbortController().signal
: alarms.any(alarms.in(deadline - started + graceMs), asksService ? alarms.after(canceled, graceMs) : canceled);
(0,external_node_events_.setMaxListeners)(0, canceled, overdue);
const warned = new Set();
return {
clock,
random,
signal: asksService ? canceled : overdue,
deadline,
overdue,
emit: (event) => onEvent({ ...event, atMs: elapsedMs() }),
debug: (line) => log.debug(line),
info: (line) => log.info(line),
warn(line) {
if (!warned.has(line))
log.warning(line);
warned.add(line);
},
elapsedMs,
endReason: () => (0,failure_of.dL)(deadline, { clock, signal: canceled }),
};
}
var gate_source = __webpack_require__(34296);
;// CONCATENATED MODULE: ./build/src/gate/gate.js
async function gate(source, request, ports, judges = judges_judges.R) {
const scope = openScope(request, ports, source.gives.run);
let workspaces;
try {
workspaces = await (0,ended_by.m)(scope.overdue, source.find(scope));
}
catch (error) {
const failure = (0,failure_of.g5)(error, scope.endReason());
const named = (0,workspace_selectors.Ht)(request.plan);
const failures = named.map((workspace) => ({ workspace, failure }));
return (0,result.unjudgedResult)(failures, scope.elapsedMs());
}
const claims = (0,vouch.UP)(judges.flatMap(({ systems }) => systems));
const judging = judgeAll({ source, workspaces, request, scope, judges, claims });
const { results, unaffected } = await judging.finally(() => workspaces.close?.());
const durationMs = scope.elapsedMs();
return {
verdict: (0,result.Vj)(results, request),
workspaces: results,
unaffected: unaffected.length > 0 ? unaffected : undefined,
archives: [],
...(await workspaces.describe?.(results)),
durationMs,
};
}
async function judgeAll(check) {
const { source, workspaces, request, scope } = check;
const { found, skipped = [] } = workspaces;
const mayBegin = !source.startsTogether || !found.some(gate_source.t);
const judging = found.map((workspace) => async () => {
const result = mayBegin
? await judgeWorkspace(workspace, check)
: explainUnstarted(workspace, scope);
if (result !== undefined)
scope.emit({ kind: 'workspace-decided', result });
return { name: workspace.name, result };
});
const judged = await (0,take_turn.G)(judging, source.mostAtOnce);
const results = judged.flatMap(({ result }) => result ?? []);
const unconcerned = judged.flatMap(({ name, result }) => (result === undefined ? name : []));
return {
results: addExceptionNotices(results, request.judging.exceptions),
unaffected: [...skipped, ...unconcerned],
};
}
function explainUnstarted(workspace, scope) {
if ((0,gate_source.t)(workspace))
return explainUnjudged(workspace, scope);
const message = 'Nothing was started for this workspace, because another one cannot be gated.';
return { ...(0,result.FK)(workspace), verdict: (0,decide.Rh)({ message }) };
}
function explainUnjudged({ name, error, missedBy }, scope) {
return { ...failedResult({ name }, error, scope), ...(missedBy !== undefined && { missedBy }) };
}
function failedResult(known, error, { endReason }) {
const failure = (0,failure_of.g5)(error, endReason());
const errored = error instanceof failure_of.GateStop && error.errored;
return {
...(0,result.FK)(known),
verdict: (0,decide.Rh)({ ...failure, errored }),
failure,
};
}
async function judgeWorkspace(workspace, check) {
const { workspaces, scope } = check;
if ((0,gate_source.t)(workspace))
return explainUnjudged(workspace, scope);
let reached = workspace;
let standing;
const step = { ...scope, reach: (now) => void (reached = now) };
const steps = async () => {
scope.signal.throwIfAborted();
const ready = await workspaces.prepare(workspace, step);
for await (const offer of workspaces.offers(ready, step)) {
try {
const judged = await judgeOffer(offer, check);
const conclude = () => concludeOffer(offer, judged, scope);
if (offer.orNext === undefined)
standing = conclude;
const result = await conclude();
if (result !== undefined)
return (await workspaces.compare?.(result, ready)) ?? result;
standing = undefined;
}
catch (error) {
if (offer.orNext === undefined)
throw error;
offer.orNext(error);
}
}
return undefined;
};
try {
return await (0,ended_by.m)(scope.overdue, steps());
}
catch (error) {
const isLate = scope.endReason() === 'timeout';
const kept = isLate ? await standing?.().catch(() => undefined) : undefined;
if (kept !== undefined)
return kept;
const cause = isLate ? (workspaces.whyLate?.(workspace.name) ?? error) : error;
const failed = failedResult(reached, cause, scope);
const why = failed.failure?.kind === 'canceled' ? 'the check was canceled' : 'the gate gave up';
return { ...failed, ...(await workspaces.giveUp?.(reached, why)) };
}
}
async function judgeOffer({ plan, skipsEvents = false }, { source, request, scope, judges, claims }) {
const { run } = plan;
const readEvents = async () => run === undefined
? []
: (0,read_policies.dA)(run.ports, [], ({ runs }) => runs.events(run.watched.run.id));
const { judging, change } = request;
const asked = { judging, pullRequest: change.pullRequest, signal: scope.signal };
const [known, parts, problems, earlyEvents] = await Promise.all([
plan.known(),
(0,judge.t7)(plan, asked, judges),
plan.problems(),
skipsEvents ? undefined : readEvents(),
]);
const facts = (0,judge.xS)(plan, known, parts, problems);
const verdict = (0,decide.LD)((0,judge.X1)(plan, known, source.gives, parts, request), claims);
const events = earlyEvents ?? (verdict.word === 'passed' ? [] : await readEvents());
return {
...facts,
verdict,
results: (0,observed.qc)(facts.results, events),
notices: [...(0,observed.lx)(events), ...facts.notices],
};
}
async function concludeOffer(offer, judged, scope) {
const { facts, status } = offer;
const sayPolicies = () => {
for (const words of (0,judge.IP)(judged.results)) {
scope.emit({ kind: 'progress', workspace: facts.workspace, status, words });
}
};
const mayStand = offer.orNext === undefined;
if (mayStand)
sayPolicies();
const concluded = (await offer.conclude?.(judged)) ?? {};
if ('next' in concluded)
return undefined;
if (!mayStand)
sayPolicies();
const { notices = [], ...more } = concluded;
return {
...facts,
...judged,
notices: [...facts.notices, ...notices, ...judged.notices],
diagnostics: fromPackedRoot(judged.diagnostics, facts.workingDirectory),
...more,
};
}
function fromPackedRoot(diagnostics, workingDirectory) {
const prefix = workingDirectory === '' ? '' : `${workingDirectory}/`;
return diagnostics.map((diagnostic) => {
const { file } = diagnostic;
return file === undefined ? diagnostic : { ...diagnostic, file: `${prefix}${file}` };
});
}
function addExceptionNotices(workspaces, exceptions) {
if (exceptions === undefined)
return [...workspaces];
const judged = workspaces.filter(({ failure }) => failure === undefined);
const notices = (0,policy_exceptions.j2)(judged, exceptions);
return workspaces.map((result) => {
const added = notices.get(result.workspace) ?? [];
return { ...result, notices: [...result.notices, ...added] };
});
}
/***/ }),
/***/ 67820:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Lp: () => ( nextIntervalMs),
Q: () => ( readUntilReady),
YW: () => ( soonThenRarely),
wt: () => ( poll)
});
var _failure_of_js_0_ = __webpack_require__(46281);
async function poll(options, ports) {
const { clock, signal, deadline } = ports;
const started = clock.now();
let last;
let lastState;
let trouble;
let failures = 0;
const take = (value) => {
last = value;
const state = options.changeOf?.(value);
if (state === lastState)
return;
lastState = state;
options.onChange?.(value);
};
const end = (kind) => ({ kind, last, trouble });
if (options.initial !== undefined)
take(options.initial);
for (;;) {
if (signal.aborted)
return end('aborted');
const now = clock.now();
if (now >= deadline)
return end('timeout');
const remainingMs = deadline - now;
let interval = Math.min(options.intervalMs(now - started), remainingMs);
if (interval === remainingMs && remainingMs > LAST_LOOK_MS)
interval -= LAST_LOOK_MS;
if (interval > 0) {
await clock.sleep(interval, signal).catch((error) => {
if (!signal.aborted)
throw error;
});
if (signal.aborted)
return end('aborted');
if (deadline - clock.now() < USEFUL_MS)
return end('timeout');
}
let value;
try {
value = await options.read();
}
catch (error) {
if (signal.aborted)
return end('aborted');
failures += 1;
trouble = error;
if (clock.now() >= deadline)
return end('timeout');
if (!(0,_failure_of_js_0_ .Zk)(error, failures))
throw error;
continue;
}
failures = 0;
trouble = undefined;
take(value);
if (options.isSettled(value))
return { kind: 'settled', last: value };
}
}
const LAST_LOOK_MS = 2_000;
const USEFUL_MS = 50;
const CATCH_UP_MS = 10_000;
async function readUntilReady(read, isReady, { clock, signal, deadline }) {
const until = Math.min(deadline, clock.now() + CATCH_UP_MS);
for (let pauseMs = 1_000;; pauseMs *= 2) {
const value = await read();
if (isReady(value) || clock.now() + pauseMs >= until)
return value;
await clock.sleep(pauseMs, signal);
}
}
const SHORTEST_MS = 1_600;
const LONGEST_MS = 5_200;
const SHORT_RUN_MS = 10_000;
const GROWTH = 1 / 2;
const EARLY_MS = [300, 600, 1_000];
const EARLY_UP_TO_MS = 5_000;
const LEAST_APART_MS = 150;
const SPARSE_LONGEST_MS = 30_000;
const DENSE_BEFORE = 0.1;
const DENSE_AFTER = 0.15;
const DENSE_SHARE = 1 / 20;
const DENSEST_MS = 1_000;
const SPARSE_SHARE = 0.45;
function nextIntervalMs(waitedMs, lastDurationMs = 0) {
const mayBeEarly = lastDurationMs <= EARLY_UP_TO_MS;
const earlyMs = mayBeEarly
? EARLY_MS.find((lookMs) => lookMs >= waitedMs + LEAST_APART_MS)
: undefined;
if (earlyMs !== undefined)
return earlyMs - waitedMs;
if (waitedMs < lastDurationMs * (1 + DENSE_AFTER)) {
const dense = clamp(lastDurationMs * DENSE_SHARE, DENSEST_MS, LONGEST_MS);
const untilDense = lastDurationMs * (1 - DENSE_BEFORE) - waitedMs;
const sparse = Math.min(untilDense, lastDurationMs * SPARSE_SHARE, SPARSE_LONGEST_MS);
return Math.max(dense, sparse);
}
return clamp((waitedMs - SHORT_RUN_MS) * GROWTH, SHORTEST_MS, LONGEST_MS);
}
function clamp(value, least, most) {
return Math.max(least, Math.min(value, most));
}
function soonThenRarely(leastMs, mostMs) {
let looks = 0;
return (waitedMs) => (looks++ === 0 ? 0 : clamp(waitedMs / 4, leastMs, mostMs));
}
/***/ }),
/***/ 34296:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
t: () => ( isUnjudged)
});
function isUnjudged(workspace) {
return 'error' in workspace;
}
/***/ }),
};
