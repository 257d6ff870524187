export const id = 961;
export const ids = [961];
export const modules = {
/***/ 33109:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
cb: () => ( openTakeOver),
gq: () => ( plannedSameFiles)
});
var node_crypto_0_ = __webpack_require__(77598);
var node_fs_1_ = __webpack_require__(73024);
var node_path_2_ = __webpack_require__(76760);
var node_stream_promises_3_ = __webpack_require__(46466);
var _machine_temporary_js_4_ = __webpack_require__(53776);
var _client_wire_resource_js_5_ = __webpack_require__(78235);
var _model_verdict_js_6_ = __webpack_require__(83538);
var _policy_run_differences_js_7_ = __webpack_require__(22484);
var _follow_run_js_8_ = __webpack_require__(30968);
var _service_scope_js_9_ = __webpack_require__(74963);
var _listed_runs_js_10_ = __webpack_require__(78039);
var _own_run_js_11_ = __webpack_require__(70025);
var _runs_of_change_js_12_ = __webpack_require__(67306);
var _run_message_js_13_ = __webpack_require__(56326);
var _plan_of_run_js_14_ = __webpack_require__(40370);
var _run_js_15_ = __webpack_require__(69268);
var _model_error_message_js_17_ = __webpack_require__(34271);
var _model_parse_js_18_ = __webpack_require__(2340);
var _failure_of_js_16_ = __webpack_require__(46281);
const BUDGET_MS = 60_000;
const MOST_EXAMINED = 3;
function openTakeOver({ plan, client, clock, change }) {
const { sealing, namedRuns, mayBeRepeated = false, leavesBase = false } = change;
const { searched } = sealing ?? {};
const readConditions = plan.reuse === 'upload' && sealing !== undefined
? conditionsReader(client, plan.organization)
: undefined;
let named;
const listed = searched === undefined
? undefined
: (0,_listed_runs_js_10_ .oS)(client, clock, plan.group ?? searched, plan);
return async function* offerEarlierRuns(packed, known, step) {
const { name } = packed;
if (sealing === undefined || listed === undefined)
return;
let isSought = mayBeRepeated || leavesBase || plan.reuse === 'upload';
try {
const conditions = await readConditions?.(packed);
known.conditions = conditions;
named ??= namedRuns?.();
const ofComment = ((await named) ?? []).filter(({ workspace }) => workspace === name);
isSought ||= ofComment.some(({ head }) => head === sealing.head);
if (!isSought)
return;
const toSeal = (0,_run_js_15_ .Wm)({ ...packed, conditions }, step, sealing);
const ports = { client, clock, seals: sealing.seals, listed, changeRequest: searched };
const oldestMs = clock.date().getTime() - _listed_runs_js_10_ .FG;
const found = await listed.since(packed.workspaceId, oldestMs);
let examined = 0;
for (const run of await (0,_runs_of_change_js_12_ .ay)(found, ofComment, client)) {
const otherSeals = (0,_runs_of_change_js_12_ .aj)(run.id, ofComment);
const own = (0,_own_run_js_11_ .YH)({ run, workspaceId: packed.workspaceId, otherSeals }, ports);
if ('why' in own) {
if (!(0,_run_message_js_13_ .yF)(run.attributes.message, searched ?? '', sealing.head))
continue;
const line = `Run ${run.id} of ${name} ${own.text}.`;
step.debug(line);
if (own.why === 'other-key')
known.notices.push(line);
continue;
}
const candidate = toCandidate({ run, own }, toSeal);
if (candidate === undefined) {
step.debug(`Run ${run.id} of ${name} is of another gate, commit or upload.`);
continue;
}
if (examined === MOST_EXAMINED)
break;
examined += 1;
const { endedByComment } = sealing;
const offer = await offerCandidate(candidate, { packed, sealing }, step, {
...ports,
endedByComment,
});
if ('why' in offer) {
sayWhyNot(run, name, offer.why, step);
continue;
}
let failed;
yield { ...offer, orNext: (error) => void (failed = { error }) };
if (failed !== undefined)
throw failed.error;
}
}
catch (error) {
const line = `An earlier run of ${name} is not taken over: ${(0,_model_error_message_js_17_ .g)(error)}`;
if (isSought)
step.info(`${line} A new run is started.`);
else
step.debug(line);
}
};
}
function sayWhyNot({ id }, workspace, why, { debug }) {
debug(`Run ${id} of ${workspace} is not taken over: ${why}.`);
}
function toCandidate({ run, own }, toSeal) {
const { facts } = own;
const isSame = (0,_run_message_js_13_ .Mn)(facts, toSeal);
const isOfUpload = toSeal.conditions !== '' &&
facts.conditions === toSeal.conditions &&
facts.upload === toSeal.upload;
const isOfCommit = (0,_own_run_js_11_ .xh)(own, toSeal.head)?.group === toSeal.group;
return isSame && (isOfCommit || isOfUpload) ? { run, own, isOfUpload } : undefined;
}
async function offerCandidate(candidate, { packed, sealing }, step, ownRunPorts) {
const { run: found, own } = candidate;
const { terraformVersion } = packed;
const { clock, signal } = step;
const { mode, runOptions } = step.plan;
const deadline = Math.min(step.deadline, clock.now() + BUDGET_MS);
const client = step.client.with({ signal, deadline });
const { id: runId } = found;
const seen = await client.runs.show(runId, { include: [..._run_js_15_ .tC, 'configuration_version'] });
const { run } = seen;
const [difference] = [found, run].flatMap((each) => (0,_policy_run_differences_js_7_ .rA)(each, terraformVersion, runOptions, mode));
if (difference !== undefined)
return { why: `it ${difference}` };
if ((0,_client_wire_resource_js_5_ .Dl)(run, 'workspace') !== packed.workspaceId) {
return { why: 'it belongs to another workspace' };
}
const { versionId } = own;
if ((0,_client_wire_resource_js_5_ .Dl)(run, 'configuration-version') !== versionId) {
return { why: 'it planned another configuration version' };
}
const ports = { ...ownRunPorts, client, version: seen.configurationVersion };
const why = await (0,_own_run_js_11_ .gK)(run, own, sealing.head, ports);
if (why !== undefined)
return { why: `it ${why}` };
const watched = await (0,_follow_run_js_8_ .R)(seen, { client, clock, deadline });
const settled = (0,_run_js_15_ .Pm)({ ...packed, versionId }, runId, watched, step);
const reading = { client, clock, signal, deadline, isFrugal: () => false };
return {
...(0,_plan_of_run_js_14_ .VG)(settled, step, {}, reading),
async conclude(judged) {
const stays = await whyNotTaken({ ...candidate, run }, judged, { packed, sealing, ports }, step);
if (stays === undefined)
return takenOver(own, run, judged, { packed, sealing, step });
sayWhyNot(run, packed.name, stays, step);
return 'next';
},
};
}
async function whyNotTaken({ run, own, isOfUpload }, { verdict: { word }, results }, about, { change }) {
const { packed, sealing, ports } = about;
const { client } = ports;
const isOpened = results.some(wasAgreedTo) && ['overridden', 'needs-override'].includes(word);
const isForCommit = (0,_own_run_js_11_ .xh)(own, sealing.head) !== undefined;
const isUnchanged = change.leavesBase === true && word !== 'canceled';
if (!(isForCommit && (isOpened || isUnchanged))) {
const mostMs = isOfUpload ? MOST_AGE_MS[word] : undefined;
if (mostMs === undefined)
return `its verdict is "${word}"`;
if ((0,_own_run_js_11_ .ff)(run, ports) > mostMs) {
const limit = mostMs > HOUR_MS ? 'a day' : 'an hour';
return `its verdict is "${word}", and it is older than ${limit}`;
}
}
if (isOfUpload && (await wasAppliedSince((0,_listed_runs_js_10_ .CT)(run), packed.current.runId, client))) {
return 'something was applied in the workspace since';
}
const isSame = await plannedSameFiles(packed.archive.sha256, run.id, client);
return isSame ? undefined : 'it planned other files';
}
function wasAgreedTo({ status, approval }) {
return status === 'overridden' || (approval?.given ?? []).length > 0;
}
function takenOver(own, run, { verdict, results }, { packed, sealing, step }) {
const { name: workspace, workspaceId } = packed;
const { id: runId } = run;
const runUrl = (0,_service_scope_js_9_ .Q)(workspace, runId, step);
const earlierHead = sealing.head === own.facts.head ? undefined : own.facts.head;
if (earlierHead === undefined && results.some(wasAgreedTo)) {
step.emit({ kind: 'run-overridden', workspace, runId, runUrl });
}
else {
step.emit({ kind: 'run-reused', workspace, runId, runUrl, commit: own.facts.head });
}
const seals = own.isInMessage ? [] : [own.seal];
if (earlierHead !== undefined) {
const version = { service: step.client.origin, workspaceId, versionId: own.versionId };
const { group = '' } = step.plan;
const facts = { ...own.facts, kind: 'taken-over', head: sealing.head, group };
seals.push(sealing.seals.seal(version, facts));
}
const mayBeApplied = step.plan.mode === 'provisional' && (0,_model_verdict_js_6_ .gf)(verdict.word, step.policy.failOn);
return {
notices: [sayTakenOver(run, earlierHead, results)],
seals: seals.length > 0 ? seals : undefined,
...(mayBeApplied && { confirmable: run.attributes.actions?.['is-confirmable'] === true }),
};
}
function sayTakenOver({ id, attributes }, earlierHead, results) {
if (earlierHead === undefined) {
if (results.some(({ status }) => status === 'overridden')) {
return `Run ${id} planned these very files and was overridden, so no new run was started.`;
}
return results.some(wasAgreedTo)
? `Run ${id} planned these very files and was approved in part, so no new run was started.`
: `Run ${id} planned these very files, and only the text of the pull request was edited since, so no new run was started.`;
}
const createdDate = new Date((0,_model_parse_js_18_ .nR)(attributes['created-at'])).toISOString();
const when = `${createdDate.slice(0, 'YYYY-MM-DD'.length)} ${createdDate.slice(11, 16)} UTC`;
const names = new Set(results.flatMap(({ override }) => override?.by ?? []));
const who = names.size === 0
? ''
: ` It was overridden by ${[...names].join(', ')}: whether that account of the service pushed to this change is not known.`;
return `Run ${id} planned these very files at ${when} for commit ${earlierHead.slice(0, 7)}, and nothing was applied since, so no new run was started.${who} The comment \`/plangate again\` starts new runs.`;
}
async function plannedSameFiles(sha256, runId, client) {
const directory = (0,_machine_temporary_js_4_ .ww)('plangate-');
try {
const file = (0,node_path_2_.join)(directory, 'planned.tar.gz');
await client.configurationVersions.downloadForRun(runId, file);
const hash = (0,node_crypto_0_.createHash)('sha256');
await (0,node_stream_promises_3_.pipeline)((0,node_fs_1_.createReadStream)(file), hash);
return hash.digest('hex') === sha256;
}
finally {
(0,_machine_temporary_js_4_ .cF)(directory);
}
}
function conditionsReader(client, organization) {
const { workspaces } = client;
const shared = new Map();
const readOnce = (key, list) => {
const reading = shared.get(key) ?? readAsText(list);
shared.set(key, reading);
return reading;
};
return async ({ workspaceId, current, settings, projectId, }) => {
if (current.stateId === undefined)
return undefined;
const lists = await Promise.all([
readOnce('policy sets', () => workspaces.policySets(organization).all()),
readOnce('run tasks', () => workspaces.runTasksOfOrganization(organization).all()),
projectId === undefined
? undefined
: readOnce(projectId, () => workspaces.runTasksOfProject(projectId).all()),
readAsText(() => workspaces.effectiveTags(workspaceId).all()),
readAsText(() => workspaces.variables(workspaceId).all()),
readAsText(async () => {
const sets = await workspaces.variableSets(workspaceId).all();
const inSets = sets.map(({ id }) => workspaces.variablesOfSet(id).all());
return [...sets, ...(await Promise.all(inSets)).flat()];
}),
readAsText(() => workspaces.runTasks(workspaceId).all()),
]);
return JSON.stringify([settings, current.stateId, ...lists]);
};
}
async function readAsText(list) {
try {
const items = (await list()).map((item) => {
if (typeof item === 'string')
return item;
const { id, attributes, relationships } = item;
return JSON.stringify([id, withoutCounts(attributes), relationships]);
});
return JSON.stringify(items.sort());
}
catch (error) {
if (!(0,_failure_of_js_16_ .vu)(error))
throw error;
return undefined;
}
}
function withoutCounts(attributes = {}) {
return Object.fromEntries(Object.entries(attributes).filter(([name]) => !/[-_]count$/.test(name)));
}
const HOUR_MS = 60 * 60_000;
const MOST_AGE_MS = {
overridden: 24 * HOUR_MS,
'needs-override': 24 * HOUR_MS,
passed: HOUR_MS,
advisory: HOUR_MS,
};
const APPLYING = ['confirmed-at', 'apply-queued-at', 'applying-at', 'applied-at'];
async function wasAppliedSince(sinceMs, currentRunId, client) {
if (currentRunId === undefined)
return false;
const { run } = await client.runs.show(currentRunId);
const times = run.attributes['status-timestamps'] ?? {};
return APPLYING.some((name) => (0,_model_parse_js_18_ .nR)(times[name]) >= sinceMs);
}
/***/ })
};
