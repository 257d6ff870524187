export const id = 1056;
export const ids = [1056];
export const modules = {
/***/ 7820:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Lp: () => ( nextIntervalMs),
Q: () => ( readUntilReady),
YW: () => ( soonThenRarely),
wt: () => ( poll)
});
var _failure_of_js_0_ = __webpack_require__(6281);
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
/***/ 1056:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
h9: () => ( readPolicies),
rY: () => ( createSystemReader),
readIfPossible: () => ( readIfPossible)
});
var _client_errors_js_0_ = __webpack_require__(486);
var _client_wire_resource_js_1_ = __webpack_require__(8235);
var _policy_systems_systems_js_2_ = __webpack_require__(2937);
var _poll_js_3_ = __webpack_require__(7820);
const OPTIONAL_BUDGET_MS = 20_000;
async function readPolicies(run, ports, { waitsForPerson, systems = _policy_systems_systems_js_2_ .P, }) {
const isFinished = ({ system, items }) => !items.some((item) => system.isUnfinished(item));
const lists = await (0,_poll_js_3_ .Q)(() => readListedObjects(ports, run, systems), (listed) => waitsForPerson || listed.every(isFinished), ports);
const reader = createSystemReader(ports);
return await Promise.all(lists.map(async ({ system, items, how }) => {
const objects = items.map(async (item) => ({
object: system.objectOf(item),
contents: await system.readDetails(item, reader),
}));
return { system, how, objects: await Promise.all(objects) };
}));
}
function readListedObjects({ client, trustsEmptyLists = false }, run, systems) {
return Promise.all(systems.map(async (system) => {
const namesNone = (0,_client_wire_resource_js_1_ ._2)(run, system.relation).named?.length === 0;
if (namesNone && (trustsEmptyLists || system.emptyIsFinal)) {
return { system, items: [], how: { complete: true } };
}
return { system, ...(await readWholeList(system.list(client, run.id))) };
}));
}
function createSystemReader(ports) {
return {
client: ports.client,
readAll: readWholeList,
readOptional: (read) => readIfPossible(ports, undefined, read),
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
return { items: [], how: { doubt: error.message, code: error.helpCode } };
}
throw error;
}
}
async function readIfPossible({ client, clock, signal, deadline }, otherwise, read) {
try {
const until = Math.min(deadline, clock.now() + OPTIONAL_BUDGET_MS);
return await read(client.with({ signal, deadline: until }));
}
catch (error) {
if (error instanceof _client_errors_js_0_ ._ && error.code !== 'aborted')
return otherwise;
throw error;
}
}
/***/ })
};
