export const id = 9003;
export const ids = [9003];
export const modules = {
/***/ 69003:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
T: () => ( takeInParts),
readStreamed: () => ( readStreamed),
v: () => ( judgeByOwn)
});
var _client_errors_js_0_ = __webpack_require__(20486);
var _client_wire_resource_js_1_ = __webpack_require__(78235);
var _machine_take_turn_js_2_ = __webpack_require__(44990);
var _model_error_message_js_7_ = __webpack_require__(34271);
var _model_parse_js_8_ = __webpack_require__(2340);
var _policy_from_change_json_js_3_ = __webpack_require__(83249);
var _policy_reading_js_4_ = __webpack_require__(10988);
var _model_status_js_5_ = __webpack_require__(62373);
var _policy_systems_own_policies_js_6_ = __webpack_require__(88532);
const CATCH_UP_MS = 10_000;
async function judgeByOwn(own, { run, plan, workspace, requirements, of, findOther }, ports) {
const { organization } = requirements;
const doubtful = (why) => ({ evidence: (0,_policy_systems_own_policies_js_6_ .HG)(own, why), notices: [] });
if (plan === undefined || (0,_model_status_js_5_ .I)(_model_status_js_5_ .Ac, plan.attributes.status) !== 'good') {
return doubtful(`run ${run.id} has no finished plan`);
}
let json;
try {
json = await readPlanJson(plan.id, own.readsWhole, ports);
}
catch (error) {
if (!(error instanceof _client_errors_js_0_ ._) || error.code === 'aborted')
throw error;
return doubtful(error.message);
}
if (json.bytes.length === 0)
return doubtful(`the service shows no JSON of plan ${plan.id}`);
const about = {
text: Buffer.from(json.bytes).toString('utf8'),
isWhole: json.isWhole,
run: workspace && runInput(run, workspace, organization),
workspace: requirements.workspace.name,
exceptions: requirements.exceptions,
readBase: findOther && (() => readBase(findOther, json.isWhole, ports)),
others: new Set(of.flatMap(({ reading }) => reading.results.map(({ policy }) => policy))),
};
try {
const { results, notices } = await own.judge(about, ports.signal);
const approvals = results.some(_policy_systems_own_policies_js_6_ .eG)
? await own.released?.(requirements.workspace.id)
: undefined;
const evidence = (0,_policy_systems_own_policies_js_6_ .eh)((0,_policy_systems_own_policies_js_6_ .Dk)(results, approvals ?? []));
const doubts = await doubtsAbout(plan, json, ports);
return { evidence: { ...evidence, reading: { ...evidence.reading, doubts } }, notices, json };
}
catch (error) {
ports.signal.throwIfAborted();
return { ...doubtful((0,_model_error_message_js_7_ .g)(error)), json };
}
}
async function doubtsAbout({ attributes }, { bytes }, { signal }) {
const reader = (0,_policy_from_change_json_js_3_ .i)(undefined, true);
await takeInParts(bytes, (some) => reader.take(some), signal);
const changes = reader.end((0,_policy_reading_js_4_ .mQ)(attributes));
if (changes === undefined)
return ["The plan's JSON cannot be read."];
const isLost = changes.unlisted === true && attributes['has-changes'] === true;
const lost = isLost
? "The plan's JSON has no list of changes, and the plan has some."
: undefined;
return [changes.doubt ?? lost ?? []].flat();
}
const AT_ONCE = 256 * 1024;
async function takeInParts(bytes, take, signal) {
for (let at = 0; at < bytes.length; at += AT_ONCE) {
take(bytes.subarray(at, at + AT_ONCE));
await (0,_machine_take_turn_js_2_ .V)(signal);
}
}
async function readBase(findOther, isWhole, ports) {
try {
const run = await findOther();
const planId = (0,_client_wire_resource_js_1_ .Dl)(run, 'plan');
if (planId === undefined)
throw new Error(`its run ${run.id} names no plan`);
const { bytes, ...base } = await readPlanJson(planId, isWhole, ports);
if (bytes.length === 0 || base.isWhole !== isWhole) {
throw new Error(`the JSON of plan ${planId} could not be read`);
}
return { text: Buffer.from(bytes).toString('utf8') };
}
catch (error) {
ports.signal.throwIfAborted();
const why = (0,_model_error_message_js_7_ .g)(error).replace(/\.$/, '');
return {
notice: `Every failure of an own policy counts: only-new could not compare with the default branch, because ${why}.`,
};
}
}
async function readPlanJson(planId, readsWhole, ports) {
if (readsWhole) {
try {
const bytes = await readBytes('streamWholePlanJson', planId, ports);
if (bytes.length > 0)
return { bytes, isWhole: true };
}
catch (error) {
if (!(error instanceof _client_errors_js_0_ ._) || !['not-found', 'forbidden'].includes(error.code)) {
throw error;
}
}
}
return { bytes: await readBytes('streamPlanJson', planId, ports), isWhole: false };
}
async function readBytes(how, planId, { client, clock, signal, deadline }) {
const until = Math.min(deadline, clock.now() + CATCH_UP_MS);
for (let pauseMs = 1_000;; pauseMs *= 2) {
const bytes = await readStreamed((open) => client.runs[how](planId, open));
if (bytes.length > 0 || clock.now() + pauseMs >= until)
return bytes;
await clock.sleep(pauseMs, signal);
}
}
async function readStreamed(stream) {
let parts = [];
await stream(() => {
parts = [];
return (bytes) => void parts.push(Uint8Array.from(bytes));
});
return Buffer.concat(parts);
}
function runInput({ id, attributes, relationships }, workspace, organization) {
const { 'created-at': createdAt, source } = attributes;
const facts = attributes;
const { name, 'auto-apply': autoApply, 'working-directory': directory } = workspace.attributes;
const { 'tag-names': tags } = workspace.attributes;
const isKnown = [createdAt, source, autoApply, tags, organization].every((one) => (one ?? undefined) !== undefined);
if (!isKnown || (0,_client_wire_resource_js_1_ .Dl)({ relationships }, 'workspace') !== workspace.id)
return undefined;
return {
id,
created_at: createdAt ?? '',
message: attributes.message ?? '',
is_destroy: attributes['is-destroy'] === true,
refresh: facts['refresh'] !== false,
refresh_only: facts['refresh-only'] === true,
replace_addrs: stringsOf(facts['replace-addrs']),
target_addrs: stringsOf(facts['target-addrs']),
source: source ?? '',
speculative: attributes['plan-only'] === true,
organization: { name: organization ?? '' },
workspace: {
id: workspace.id,
name,
auto_apply: autoApply === true,
working_directory: directory ?? null,
tags: tags ?? [],
},
};
}
function stringsOf(value) {
return (0,_model_parse_js_8_ .c3)(value).map(String);
}
/***/ })
};
