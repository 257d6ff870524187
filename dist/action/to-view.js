export const id = 1105;
export const ids = [1105];
export const modules = {
/***/ 1105:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
toReportView: () => ( toReportView)
});
var node_path_0_ = __webpack_require__(6760);
var _model_verdict_js_1_ = __webpack_require__(3538);
var _model_command_line_js_10_ = __webpack_require__(9753);
var _policy_count_results_js_8_ = __webpack_require__(7895);
var _words_js_2_ = __webpack_require__(3629);
var _causes_js_3_ = __webpack_require__(3008);
var _places_js_4_ = __webpack_require__(5342);
var _to_do_js_5_ = __webpack_require__(1553);
var _sentence_js_6_ = __webpack_require__(2251);
var _model_without_trailing_js_9_ = __webpack_require__(1804);
var _verdict_sentence_js_7_ = __webpack_require__(8087);
function toReportView(result, context) {
const { workspaces, verdict } = result;
const causes = (0,_causes_js_3_ .cZ)(result, context);
const { resolved, notCompared } = countResolved(result, causes, context);
const green = (0,_model_verdict_js_1_ .gf)(verdict.word, context.failOn);
const facts = {
schemaVersion: 1,
key: context.key,
verdict: verdict.word,
green,
overrides: green ? [] : overrideSteps(result, causes, context),
counts: (0,_policy_count_results_js_8_ .a)(workspaces.flatMap(({ results }) => results)),
workspaces: workspaces.map((workspace) => toWorkspaceView(workspace, context)),
unaffected: result.unaffected ?? [],
causes,
resolved,
notCompared,
results: workspaces.flatMap(({ results, workspace }) => results.map((policyResult) => toReportedResult(policyResult, workspace))),
runTasks: workspaces.flatMap(({ runTasks, workspace }) => runTasks.map((runTask) => ({ ...runTask, workspace }))),
audit: workspaces.flatMap((workspace) => auditRecords(workspace, context)),
archives: result.archives.map(({ root, files, bytes, sha256, excluded }) => ({
directory: relativeDirectory(root, context) ?? '.',
files,
bytes,
sha256,
excluded,
})),
context,
durationMs: Math.round(result.durationMs),
};
const reasons = green ? [] : verdict.reasons;
const steps = workspaces.length === 0
? reasons.map(({ text }) => (0,_sentence_js_6_ .vn)('text', text, 600))
: (0,_to_do_js_5_ .B)(facts);
const leftovers = green ? [] : workspaces.flatMap(({ leftover }) => leftover ?? []);
const nextSteps = [...leftovers, ...steps.map(_sentence_js_6_ .bo)];
const counts = (0,_verdict_sentence_js_7_ .q2)(facts);
const heading = (0,_verdict_sentence_js_7_ .BT)(counts);
const shownVerdict = (0,_verdict_sentence_js_7_ .t7)(counts);
const headline = (0,_sentence_js_6_ .bo)(heading);
return { ...facts, heading, shownVerdict, headline, steps, nextSteps };
}
function toReportedResult(result, workspace) {
const placed = (named) => ({
...named,
location: (0,_causes_js_3_ .R1)(named.location),
});
return {
...placed(result),
resources: result.resources.map(placed),
generalMessages: result.generalMessages.map(placed),
workspace,
};
}
function auditRecords({ workspace, runId, discarded }, { actor, job }) {
if (discarded === undefined)
return [];
const run = runId ?? '';
return [{ action: 'discard', run, workspace, by: actor, job: job?.url, ...discarded }];
}
function toWorkspaceView(result, context) {
const { verdict } = result;
const directory = relativeDirectory(result.root, context);
return {
name: result.workspace,
workspaceId: result.workspaceId,
configurationVersionId: result.configurationVersionId,
directory: directory && node_path_0_.posix.join(directory, result.workingDirectory),
runId: result.runId,
runUrl: result.runUrl,
runStatus: result.runStatus,
plan: result.plan,
changes: result.changes,
cost: result.cost,
takesNoOverride: result.takesNoOverride,
timestamps: result.timestamps,
durationMs: result.durationMs && Math.round(result.durationMs),
leftover: result.leftover,
missedBy: result.missedBy,
seals: result.seals,
verdict: verdict.word,
reasons: verdict.reasons,
...resultCounts(result.results),
countsBySource: {
own: resultCounts(result.results.filter(({ system }) => system === 'own-policies')),
others: resultCounts(result.results.filter(({ system }) => system !== 'own-policies')),
},
notices: result.notices,
confirmable: result.confirmable ?? false,
};
}
function resultCounts(results) {
const approvedGuards = results.filter(({ system, status }) => system === 'guard' && status === 'overridden').length;
return { counts: (0,_policy_count_results_js_8_ .a)(results), policies: (0,_words_js_2_ .kC)(results), approvedGuards };
}
function countResolved({ workspaces, unaffected = [] }, causes, { previous }) {
const isOpen = ({ verdict }) => ['errored', 'undecided', 'canceled'].includes(verdict.word);
const open = workspaces.filter(isOpen).map(({ workspace }) => workspace);
const unjudged = new Set([...open, ...unaffected]);
const names = [...workspaces.map(({ workspace }) => workspace), ...unaffected];
const places = previous && (0,_places_js_4_ .h)(previous.places, names);
const present = new Set(causes.map(({ fingerprint }) => fingerprint));
const notCompared = new Set();
const resolved = new Set();
for (const [index, fingerprint] of (previous?.fingerprints ?? []).entries()) {
const missing = (places?.[index] ?? names).filter((name) => unjudged.has(name));
for (const name of places === undefined ? [] : missing)
notCompared.add(name);
if (!present.has(fingerprint) && missing.length === 0)
resolved.add(fingerprint);
}
return { resolved: resolved.size, notCompared: notCompared.size };
}
function relativeDirectory(root, context) {
if (root === undefined || !context.repository)
return undefined;
const directory = withSlashes(root);
const repository = withSlashes(context.repository.root);
if (directory === repository)
return '.';
return directory.startsWith(`${repository}/`)
? directory.slice(repository.length + 1)
: undefined;
}
function withSlashes(path) {
return (0,_model_without_trailing_js_9_ .h)(path.replaceAll('\\', '/'), '/');
}
function overrideSteps(result, causes, context) {
const waiting = (0,_causes_js_3_ .H1)(causes.filter(({ severity, guard, own }) => severity === 'needs-override' && !guard && !own));
return result.workspaces.flatMap(({ workspace, runId, runUrl, verdict, takesNoOverride }) => {
if (takesNoOverride)
return [];
if (verdict.word !== 'needs-override' && verdict.word !== 'blocked')
return [];
const policies = (waiting.get(workspace) ?? []).map(({ policy }) => policy);
if (runId === undefined || !/^[\w-]+$/.test(runId) || policies.length === 0)
return [];
const command = `${(0,_model_command_line_js_10_ .QW)(`plangate override ${runId}`, context)} --reason "…"`;
return [{ workspace, runId, runUrl, policies: [...new Set(policies)], command }];
});
}
/***/ })
};
